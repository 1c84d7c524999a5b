"""The page for everyone: languages, themes, screen readers, small screens, old browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Sudoku

EASY = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
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
    expect(page.get_by_role("gridcell", name="Linha 1, coluna 1, pista 5")).to_be_visible()
    expect(sudoku.status).to_have_text("Um puzzle de 9 × 9 com 36 pistas.")
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


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("side", ["9", "16"])
def test_axe_finds_nothing_in_the_page(
    sudoku: Sudoku, violations: Violations, scheme: str, side: str
) -> None:
    sudoku.page.emulate_media(color_scheme=scheme)
    sudoku.open("#p=" + EASY)
    sudoku.choice("Size").select_option(side)
    sudoku.cell(2, 3).click()
    sudoku.page.keyboard.type("5")
    sudoku.cell(2, 5).click()
    sudoku.page.keyboard.type("5")
    expect(sudoku.status).to_contain_text("more than once")
    assert violations(sudoku.page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_solved_board(
    sudoku: Sudoku, violations: Violations, scheme: str
) -> None:
    sudoku.page.emulate_media(color_scheme=scheme)
    sudoku.open("#p=" + EASY).ready()
    sudoku.cell(1, 3).click()
    sudoku.page.keyboard.type("6")
    sudoku.solve()
    assert violations(sudoku.page) == []


@pytest.mark.parametrize("name", ["Import", "Share"])
def test_axe_finds_nothing_in_a_dialog(sudoku: Sudoku, violations: Violations, name: str) -> None:
    sudoku.open("#p=" + EASY)
    sudoku.button(name).click()
    expect(sudoku.page.get_by_role("dialog")).to_be_visible()
    assert violations(sudoku.page) == []


def test_one_region_says_what_happens(sudoku: Sudoku) -> None:
    sudoku.open()
    expect(sudoku.page.get_by_role("status")).to_have_count(1)


def test_a_puzzle_is_typed_solved_and_undone_by_keyboard_alone(sudoku: Sudoku) -> None:
    sudoku.open().ready()
    keyboard = sudoku.page.keyboard

    def tab_to(name: str) -> None:
        for _stop in range(30):
            keyboard.press("Tab")
            focused = sudoku.page.evaluate("document.activeElement.textContent")
            if focused == name:
                return
        raise AssertionError(f"{name} is not reached by Tab")

    sudoku.choice("Theme").focus()
    keyboard.press("Tab")
    expect(sudoku.cell(1, 1)).to_be_focused()
    keyboard.type("5")
    tab_to("Solve")
    keyboard.press("Enter")
    expect(sudoku.status).to_contain_text("more than one solution", timeout=60_000)
    expect(sudoku.button("Solve")).to_be_focused()
    keyboard.press("Control+z")
    assert sudoku.values() == ["5"] + [""] * 80


def test_targets_are_large_enough_for_fingers(browser: Browser, phone: dict, site: str) -> None:
    context = browser.new_context(**phone)
    page = Sudoku(context.new_page(), site).open().page
    sizes = page.eval_on_selector_all(
        "button, select, input:not([type=radio])",
        """elements => elements.map(e => [e.id || e.textContent, e.getBoundingClientRect()])
             .filter(([name, box]) => box.width)
             .map(([name, box]) => [name, box.width, box.height])""",
    )
    assert len(sizes) > 20
    assert [size for size in sizes if size[1] < 44 or size[2] < 44] == []
    context.close()


def test_nothing_is_wider_than_the_screen(sudoku: Sudoku) -> None:
    sudoku.open()
    for width in (320, 390, 820, 1280, 1920):
        sudoku.page.set_viewport_size({"width": width, "height": 900})
        for language in ("en", "pt", "es"):
            sudoku.page.locator("#language").select_option(language)
            for side in ("9", "25"):
                sudoku.page.locator("#size").select_option(side)
                needed = sudoku.page.evaluate("document.documentElement.scrollWidth")
                assert needed <= width, (language, side)


def test_the_board_is_the_largest_thing_on_the_page(sudoku: Sudoku) -> None:
    for width, height in ((390, 844), (820, 1180), (1440, 900)):
        sudoku.page.set_viewport_size({"width": width, "height": height})
        sudoku.open()
        areas = sudoku.page.eval_on_selector_all(
            "#frame, .desk > section",
            "elements => elements.map(element => element.offsetWidth * element.offsetHeight)",
        )
        assert areas[0] == max(areas)
        assert areas[0] > 0.4 * width * min(width, height)


@pytest.mark.parametrize("size", [(720, 450), (720, 600), (900, 700), (1000, 600)])
def test_a_low_window_has_the_controls_beside_the_board(
    sudoku: Sudoku, size: tuple[int, int]
) -> None:
    width, height = size
    sudoku.page.set_viewport_size({"width": width, "height": height})
    sudoku.open()
    left, right, end = sudoku.page.evaluate("""() => {
      const board = document.getElementById("frame").getBoundingClientRect();
      const desk = document.querySelector(".desk").getBoundingClientRect();
      return [board.width, desk.left - board.right, innerWidth - desk.right];
    }""")
    assert left > 0.45 * width
    assert right > 8
    assert end > 8


def test_what_a_browser_lacks_is_said_instead_of_a_blank_page(page: Page, site: str) -> None:
    page.route("**/core.js", lambda route: route.abort())
    page.goto(site)
    expect(page.get_by_text("this page needs a browser")).to_be_visible(timeout=15_000)


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
