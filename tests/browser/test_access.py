"""Model, clashing givens and comparison by keyboard alone, in the dark, and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Sudoku

HARD = "98.7.....76....8....5.8....4......3...69..4......42..1..76..9......1...2.....3.4."
CLASHING = "..24213..4..1..."
"""Three sets of givens clash, and only without R1C4 there is a solution."""
SMALL = """() => [...document.querySelectorAll(
    'button, select, summary, label.box, .chip, input:not([type=radio], [type=checkbox])')]
  .map(element => [element.id || element.textContent, element.getBoundingClientRect()])
  .filter(([name, box]) => box.width && (box.width < 44 || box.height < 44))
  .map(([name, box]) => [name, box.width, box.height])"""
"""What is too small for a finger, of all that shows."""
Violations = Callable[[Page], list[str]]


@pytest.fixture
def mobile(
    browser: Browser, site: str, phone: dict[str, object]
) -> Iterator[Callable[..., Sudoku]]:
    """Opens the page as on a phone."""
    contexts = []

    def open_(locale: str = "en", scheme: str = "light") -> Sudoku:
        context = browser.new_context(**{**phone, "locale": locale, "color_scheme": scheme})
        contexts.append(context)
        return Sudoku(context.new_page(), site)

    yield open_
    for context in contexts:
        context.close()


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def everything(sudoku: Sudoku) -> None:
    """The panel, all of its parts open and filled."""
    sudoku.open(f"#p={HARD}").ready()
    page = sudoku.page
    sudoku.choice("Solver").select_option("highs")
    sudoku.button("The model").click()
    panel = page.get_by_role("region", name="The model of this puzzle")
    sudoku.solve()
    closed = panel.locator("details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    sudoku.button("Solve the relaxation").click()
    expect(panel).to_contain_text(re.compile(r"settles \d+ of 81 cells"))
    sudoku.cell(1, 3).click()
    group = panel.get_by_role("group", name="Row 1: each digit once")
    group.get_by_role("radio", name=re.compile("^1, ")).check(force=True)
    expect(panel.get_by_role("textbox", name="The model as text")).not_to_have_value("")


def test_axe_finds_nothing_in_all_of_the_panel_in_the_dark(
    sudoku: Sudoku, violations: Violations
) -> None:
    sudoku.page.emulate_media(color_scheme="dark")
    everything(sudoku)
    assert violations(sudoku.page) == []


def test_all_of_the_panel_on_a_phone_in_the_dark(
    mobile: Callable[..., Sudoku], violations: Violations
) -> None:
    sudoku = mobile(scheme="dark")
    everything(sudoku)
    assert violations(sudoku.page) == []
    assert sudoku.page.evaluate(SMALL) == []
    assert fits(sudoku.page)


def test_clashing_givens_on_a_phone(mobile: Callable[..., Sudoku], violations: Violations) -> None:
    sudoku = mobile(scheme="dark")
    sudoku.open(f"#p={CLASHING}").ready()
    sudoku.button("Solve").click()
    sudoku.button("Which givens clash?").click(timeout=60_000)
    expect(sudoku.button("Another set")).to_be_visible(timeout=60_000)
    assert violations(sudoku.page) == []
    assert sudoku.page.evaluate(SMALL) == []
    sudoku.button("Fewest to erase").click()
    expect(sudoku.button("Erase it")).to_be_visible(timeout=60_000)
    assert sudoku.page.evaluate(SMALL) == []
    assert fits(sudoku.page)


def test_clashing_givens_are_found_and_erased_by_keyboard_alone(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={CLASHING}").ready()
    keyboard = sudoku.page.keyboard

    def press(name: str, key: str = "Shift+Tab") -> None:
        button = sudoku.button(name)
        expect(button).to_be_visible(timeout=60_000)
        expect(button).not_to_have_attribute("aria-disabled", "true", timeout=60_000)
        for _stop in range(30):
            if button.evaluate("element => element === document.activeElement"):
                break
            keyboard.press(key)
        expect(button).to_be_focused()
        keyboard.press("Enter")

    sudoku.cell(1, 1).focus()
    press("Solve", "Tab")
    press("Fewest to erase")
    expect(sudoku.button("Erase it")).to_be_focused(timeout=60_000)
    press("Which givens clash?")
    expect(sudoku.status).to_contain_text("cannot stand together", timeout=60_000)
    another = sudoku.button("Another set")
    expect(another).to_be_focused()
    for _set in range(3):
        keyboard.press("Enter")
        expect(sudoku.button("Cancel")).to_be_hidden(timeout=60_000)
    expect(another).to_be_hidden()
    expect(sudoku.status).to_contain_text("There is no other such set")
    expect(sudoku.button("Fewest to erase")).to_be_focused()
    keyboard.press("Enter")
    expect(sudoku.button("Erase it")).to_be_focused()
    keyboard.press("Enter")
    expect(sudoku.status).to_contain_text("One given is erased.")
    expect(sudoku.cell(1, 1)).to_be_focused()
    press("Solve", "Tab")
    expect(sudoku.status).to_contain_text("This is the only solution.", timeout=60_000)


@pytest.mark.parametrize(
    ("locale", "close", "quickest"),
    [("pt-BR", "Fechar", "O mais rápido"), ("es-MX", "Cerrar", "El más rápido")],
)
def test_solvers_are_compared_on_a_phone(
    mobile: Callable[..., Sudoku], violations: Violations, locale: str, close: str, quickest: str
) -> None:
    sudoku = mobile(locale).open(f"#p={HARD}").ready()
    page = sudoku.page
    sudoku.button("Comparar solvers").tap()
    dialog = page.get_by_role("dialog", name="Comparar solvers")
    for box in dialog.get_by_role("checkbox").all():
        box.uncheck()
    for name in ("^HiGHS", "^CaDiCaL"):
        dialog.get_by_role("checkbox", name=re.compile(name)).check()
    dialog.get_by_role("button", name="Comparar", exact=True).tap()
    expect(dialog).to_contain_text(quickest, timeout=60_000)
    assert violations(page) == []
    assert page.evaluate(SMALL) == []
    assert fits(page)
    assert dialog.evaluate("element => element.scrollWidth <= element.clientWidth")
    dialog.get_by_role("button", name=close, exact=True).tap()
    expect(dialog).to_be_hidden()
