"""Test what a screen reader says: a virtual one reads the built page, under its policy."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sitebuild.fetch import Packages

from .conftest import Sudoku

READER = "@guidepup/virtual-screen-reader/lib/esm/index.browser.js"
PUZZLE = ".4.1........3.2."
GRADE = "polite: How hard it is"
START = """async () => {
  const { virtual } = await import('./reader.js');
  await virtual.start({ container: document.body });
  globalThis.reader = virtual;
}"""


class Reader:
    """A screen reader at work.

    Args:
        page: what it reads.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._heard = 0
        page.evaluate(START)

    def log(self) -> list[str]:
        """Return all that it said."""
        phrases: list[str] = self._page.evaluate("() => reader.spokenPhraseLog()")
        return phrases

    def said(self) -> list[str]:
        """Return what it said since it was asked last, without the grade, which comes any time."""
        log = self.log()
        heard, self._heard = self._heard, len(log)
        return [each for each in log[heard:] if each != "polite: " and not each.startswith(GRADE)]

    def reads_on(self, count: int) -> list[str]:
        """Return what it says of the next things in the page's order."""
        self.said()
        for _step in range(count):
            self._page.evaluate("() => reader.next()")
        return self.said()


@pytest.fixture
def page_read(sudoku: Sudoku, packages: Packages) -> Sudoku:
    """The page, not yet opened, at whose address there is a screen reader, too."""
    script = packages.npm / READER
    sudoku.page.route(
        "**/reader.js", lambda route: route.fulfill(path=script, content_type="text/javascript")
    )
    return sudoku


def test_cells_and_all_that_is_in_them(page_read: Sudoku) -> None:
    sudoku = page_read.open("#p=" + PUZZLE).ready()
    page, keys = sudoku.page, sudoku.page.keyboard
    expect(page.locator("#grade-name")).not_to_be_empty()  # it is said when it comes
    sudoku.cell(1, 3).focus()
    for key in ("Shift+Digit2", "Shift+Digit3", "Control+Digit3", "v", "4", "z"):
        keys.press(key)
    keys.press("ArrowRight")
    reader = Reader(page)
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "1", "ArrowRight"):
        keys.press(key)
    assert reader.said() == [
        "document",
        "gridcell, Row 1, column 3, empty, corner notes 2, 3, centre notes 3, "
        "in conflict among the notes: 2, coloured green, selected",
        "gridcell, Row 1, column 2, given 4, read only, selected",
        "gridcell, Row 1, column 1, empty, selected",
        "polite: Row 1 has the digit 1 more than once: R1C1 and R1C4.",
        "gridcell, Row 1, column 2, given 4, read only, selected",
    ]
    sudoku.choice("Language").select_option("pt")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    keys.press("Escape")
    reader.said()
    page.locator("[data-cell='0']").focus()
    assert reader.said()[-1:] == ["gridcell, Linha 1, coluna 1, escrito 1, em conflito, selected"]


def test_what_is_made_away_from_the_board(page_read: Sudoku) -> None:
    sudoku = page_read.open("#p=" + PUZZLE)
    sudoku.cell(1, 1).focus()
    sudoku.page.keyboard.press("x")
    reader = Reader(sudoku.page)
    sudoku.page.locator("#pad button").nth(1).focus()
    reader.said()
    sudoku.page.keyboard.press("Enter")
    assert reader.said() == ["polite: Row 1, column 1, empty, corner notes 2"]
    sudoku.button("Undo").focus()
    sudoku.page.keyboard.press("Enter")
    assert reader.said()[1:] == ["polite: Row 1, column 1, empty", "polite: Undone."]


def test_rules_are_said_cell_by_cell(page_read: Sudoku) -> None:
    sudoku = page_read.open()
    sudoku.example("killer")
    reader = Reader(sudoku.page)
    sudoku.cell(2, 1).focus()
    assert reader.said()[-1] == "gridcell, Row 2, column 1, empty, in a cage with sum 17, selected"
    sudoku.example("thermometers")
    sudoku.cell(2, 3).focus()
    assert reader.said()[-1] == (
        "gridcell, Row 2, column 3, given 6, thermometer, step 4 of 6, read only, selected"
    )


def test_a_grade_is_said_as_a_whole(page_read: Sudoku) -> None:
    sudoku = page_read.open("#p=" + PUZZLE).ready()
    name = sudoku.page.locator("#grade-name")
    expect(name).to_have_text("Hidden single")
    reader = Reader(sudoku.page)
    sudoku.example("killer")
    expect(name).not_to_have_text("Hidden single")
    expect(name).not_to_be_empty()
    graded = [phrase for phrase in reader.log() if phrase.startswith(GRADE)]
    assert re.fullmatch(GRADE + ": Medium Hardest step: .+", graded[-1])


def test_a_solve_and_the_toolbar_in_its_order(page_read: Sudoku) -> None:
    sudoku = page_read.open("#p=" + PUZZLE).ready()
    reader = Reader(sudoku.page)
    sudoku.button("Solve").focus()
    reader.said()
    sudoku.solve()
    outcomes = [each for each in reader.said() if each.startswith("polite: Solved")]
    assert outcomes
    assert re.fullmatch(r"polite: Solved .* s\. This is the only solution\.", outcomes[-1])
    sudoku.cell(1, 1).focus()
    assert reader.said() == ["gridcell, Row 1, column 1, solved 2, selected"]
    sudoku.button("Undo").focus()
    assert [phrase.split(",")[:2] for phrase in reader.reads_on(8)] == [
        ["button", " Redo"],
        ["button", " Notes"],
        ["button", " Hint"],
        ["button", " Check"],
        ["button", " Fill in notes"],
        ["button", " Why not…?"],
        ["button", " More"],
        ["button", " Solve"],
    ]
