"""Every tab, clashing givens and a comparison by keyboard alone, in the dark, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sudoku
from tests.plain import AMPL

CLASHING = "..24213..4..1..."
STOPS = 60
"""More than the Tab key makes in the page, one way or the other."""
"""Three sets of givens clash, and only without R1C4 there is a solution."""
SMALL = """() => [...document.querySelectorAll(
    'button, select, summary, label.box, .chip, input:not([type=radio], [type=checkbox])')]
  .map(element => [element.id || element.textContent, element.getBoundingClientRect()])
  .filter(([name, box]) => box.width && (box.width < 43 || box.height < 44))
  .map(([name, box]) => [name, box.width, box.height])"""
"""What is too small for a finger, of all that shows; nine keys in a row are a hair narrower."""
APART = ("Proof", "Program", "Log", "Export")
"""What shows nothing of its own outside the tab, of which the rest has been looked at by then."""
Violations = Callable[..., list[str]]


def fits(page: Page) -> bool:
    """Return whether nothing is wider than the screen."""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def look_at_everything(sudoku: Sudoku, look: Callable[[str], None]) -> None:
    """Each tab and each part of the model, filled, is looked at."""
    sudoku.open(f"#p={AMPL}").ready()
    page = sudoku.page
    sudoku.choice("Solver").select_option("highs")
    sudoku.solve()
    look("Solvers")
    sudoku.tab("Play").cell(1, 3).click()
    page.keyboard.press("Shift+Digit1")
    look("Play")
    sudoku.tab("Model").tab("Relaxation").button("Solve the relaxation").click()
    relaxation = page.get_by_role("tabpanel", name="Relaxation")
    settled = re.compile(r"settles \d+ of 81 cells|alone solves")
    expect(relaxation).to_contain_text(settled, timeout=60_000)
    look("Relaxation")
    group = sudoku.tab("Cell").page.get_by_role("group", name="Row 1: each digit once")
    group.get_by_role("radio", name=re.compile("^1, ")).check(force=True)
    look("Cell")
    sudoku.tab("Proof").page.get_by_text("The no-good cut in full").click()
    look("Proof")
    for name in ("Program", "Log", "Export"):
        sudoku.tab(name)
        look(name)


def test_every_tab_on_a_phone_in_the_dark(phone: Sudoku, violations: Violations) -> None:
    page = phone.page
    page.emulate_media(color_scheme="dark")
    found: dict[str, list[object]] = {}

    def look(name: str) -> None:
        too_wide = [] if fits(page) else ["too wide"]
        within = "#panel-model" if name in APART else None
        found[name] = [*violations(page, within), *page.evaluate(SMALL), *too_wide]

    look_at_everything(phone, look)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_clashing_givens_on_a_phone(phone: Sudoku, violations: Violations) -> None:
    phone.page.emulate_media(color_scheme="dark")
    phone.open(f"#p={CLASHING}").ready()
    phone.button("Solve").click()
    phone.button("Which givens clash?").click(timeout=60_000)
    expect(phone.button("Another set")).to_be_visible(timeout=60_000)
    assert violations(phone.page) == []
    assert phone.page.evaluate(SMALL) == []
    phone.button("Fewest to erase").click()
    expect(phone.button("Erase it")).to_be_visible(timeout=60_000)
    assert phone.page.evaluate(SMALL) == []
    assert fits(phone.page)


def test_clashing_givens_are_found_and_erased_by_keyboard_alone(sudoku: Sudoku) -> None:
    sudoku.open(f"#p={CLASHING}").ready()
    keyboard = sudoku.page.keyboard

    def press(name: str, key: str = "Shift+Tab") -> None:
        button = sudoku.button(name)
        expect(button).to_be_visible(timeout=60_000)
        expect(button).not_to_have_attribute("aria-disabled", "true", timeout=60_000)
        for _stop in range(STOPS):
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
    expect(sudoku.status).to_contain_text("contradict each other", timeout=60_000)
    another = sudoku.button("Another set")
    expect(another).to_be_focused()
    for _set in range(3):
        keyboard.press("Enter")
        expect(sudoku.button("Cancel")).to_be_hidden(timeout=60_000)
    expect(another).to_be_hidden()
    expect(sudoku.status).to_contain_text("There are no other sets")
    expect(sudoku.button("Fewest to erase")).to_be_focused()
    keyboard.press("Enter")
    expect(sudoku.button("Erase it")).to_be_focused()
    keyboard.press("Enter")
    expect(sudoku.status).to_contain_text("One given erased.")
    expect(sudoku.cell(1, 1)).to_be_focused()
    press("Solve", "Tab")
    expect(sudoku.status).to_contain_text("This is the only solution.", timeout=60_000)


@pytest.mark.parametrize(
    ("language", "quickest"), [("pt", "O mais rápido"), ("es", "El más rápido")]
)
def test_solvers_are_compared_on_a_phone(
    phone: Sudoku, violations: Violations, language: str, quickest: str
) -> None:
    phone.open(f"#p={AMPL}").ready().choice("Language").select_option(language)
    page = phone.page
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Solvers").tap()
    section = page.get_by_role("region", name="Comparar solvers")
    boxes = section.get_by_role("checkbox")
    expect(boxes).not_to_have_count(0)
    for box in boxes.all():
        box.uncheck()
    for name in ("^HiGHS", "^CaDiCaL"):
        section.get_by_role("checkbox", name=re.compile(name)).check()
    section.get_by_role("button", name="Comparar", exact=True).tap()
    expect(section).to_contain_text(quickest, timeout=60_000)
    assert violations(page) == []
    assert page.evaluate(SMALL) == []
    assert fits(page)
    assert section.evaluate("element => element.scrollWidth <= element.clientWidth")
