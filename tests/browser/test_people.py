"""The page for everyone: languages, themes, screen readers, small screens, old browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.plain import GUROBI as EASY

from .conftest import Sudoku

Violations = Callable[[Page], list[str]]


@pytest.mark.parametrize(
    ("locale", "solve", "board"),
    [
        ("en-GB", "Solve", "Sudoku board"),
        ("pt-BR", "Resolver", "Tabuleiro de Sudoku"),
        ("es-MX", "Resolver", "Tablero de Sudoku"),
        ("fr-FR", "Solve", "Sudoku board"),
    ],
)
def test_the_browser_chooses_the_language(
    browser: Browser, site: str, locale: str, solve: str, board: str
) -> None:
    context = browser.new_context(locale=locale)
    page = Sudoku(context.new_page(), site).open().page
    expect(page.get_by_role("button", name=solve, exact=True)).to_be_visible()
    expect(page.get_by_role("grid", name=board)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == locale[:2].replace("fr", "en")
    context.close()


def test_the_language_is_changed_and_kept(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + EASY)
    sudoku.choice("Language").select_option("pt")
    page = sudoku.page
    expect(page.get_by_role("button", name="Resolver")).to_be_visible()
    expect(page.get_by_role("gridcell", name="Linha 1, coluna 1, dado 5")).to_be_visible()
    expect(page.get_by_role("tab", name="Jogar")).to_be_visible()
    page.reload()
    sudoku.usable()
    expect(page.get_by_role("button", name="Resolver")).to_be_visible()


def test_the_theme_follows_the_system_or_the_choice(sudoku: Sudoku) -> None:
    sudoku.open()

    def darkness() -> bool:
        colour = sudoku.page.evaluate("getComputedStyle(document.body).backgroundColor")
        return sum(int(part) for part in re.findall(r"\d+", colour)[:3]) < 300

    sudoku.page.emulate_media(color_scheme="dark")
    assert darkness()
    sudoku.choice("Theme").select_option("light")
    assert not darkness()
    sudoku.page.emulate_media(color_scheme="light")
    sudoku.choice("Theme").select_option("dark")
    assert darkness()


def test_axe_finds_nothing_in_a_conflict_or_a_solved_board(
    sudoku: Sudoku, violations: Violations
) -> None:
    def look() -> None:
        for scheme in ("light", "dark"):
            sudoku.page.emulate_media(color_scheme=scheme)
            assert violations(sudoku.page) == []

    sudoku.open("#p=" + EASY).ready()
    sudoku.cell(1, 3).click()
    sudoku.page.keyboard.type("5")
    expect(sudoku.status).to_contain_text("more than once")
    look()
    sudoku.page.keyboard.type("6")
    sudoku.solve()
    look()


def test_nothing_is_wider_than_other_screens(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 320, "height": 900})
    sudoku.open("#p=" + "." * 625)
    sudoku.button("Settings").click()
    field = sudoku.page.locator("#language")
    for language in ("en", "pt", "es"):
        field.select_option(language)
        expect(sudoku.page.locator("html")).to_have_attribute("lang", language)
        for width in (320, 640, 1920):
            sudoku.page.set_viewport_size({"width": width, "height": 900})
            assert sudoku.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_board_is_the_largest_thing_on_the_page(sudoku: Sudoku) -> None:
    for width, height in ((390, 844), (820, 1180), (1440, 900)):
        sudoku.page.set_viewport_size({"width": width, "height": height})
        sudoku.open()
        board = sudoku.page.locator("#frame").bounding_box()
        assert board
        assert board["width"] * board["height"] > 0.35 * width * min(width, height)


def test_what_a_browser_lacks_is_said_instead_of_a_blank_page(newcomer: Sudoku, site: str) -> None:
    page = newcomer.page
    page.route("**/core.js", lambda route: route.abort())
    page.goto(site)
    expect(page.get_by_text("It needs a browser with JavaScript modules")).to_be_visible(
        timeout=60_000
    )
    newcomer.wrong.clear()


def test_without_javascript_that_is_said(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    expect(page.locator("noscript")).to_be_visible()
    said = page.locator("noscript")
    assert "JavaScript is switched off" in (said.text_content() or "")
    assert said.bounding_box()["y"] < 200
    context.close()


def test_a_new_release_is_offered(sudoku: Sudoku) -> None:
    sudoku.open()
    expect(sudoku.button("Use it now")).to_be_hidden()
    wanted = "addEventListener('release-wanted', () => document.title = 'wanted')"
    sudoku.page.evaluate(wanted + ", dispatchEvent(new CustomEvent('release-ready'))")
    sudoku.button("Use it now").click()
    expect(sudoku.page).to_have_title("wanted")
