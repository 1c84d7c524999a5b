"""The grade beside a puzzle, and what is told to who sets one, as a person finds them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sudoku

PUZZLE = ".4.1........3.2."


def test_the_grade_comes_quietly_and_opens_and_stays_over_a_reload(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + PUZZLE)
    told = sudoku.status.inner_text()
    grade = sudoku.page.get_by_role("button", name=re.compile("How hard it is: Beginner"))
    expect(grade).to_be_visible()
    expect(sudoku.status).to_have_text(told)
    grade.click()
    dialog = sudoku.page.get_by_role("dialog", name="How hard it is: Beginner")
    expect(dialog.get_by_text("Rating 1.2")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(grade).to_be_focused()
    sudoku.page.reload()
    expect(grade).to_be_visible()


def test_who_sets_a_puzzle_is_told_what_is_missing_and_may_draw_its_pattern(sudoku: Sudoku) -> None:
    sudoku.open("#p=" + PUZZLE)
    sudoku.more().button("Edit").click()
    expect(
        sudoku.button("Where to add a given?").or_(sudoku.page.get_by_text("1 solution"))
    ).to_be_visible()
    sudoku.cell(1, 2).click()
    sudoku.page.keyboard.press("Delete")
    sudoku.button("Where to add a given?").click()
    expect(sudoku.status).to_contain_text("fewest solutions")
    sudoku.button("Pattern").click()
    sudoku.cell(1, 1).click()
    sudoku.page.keyboard.press("ArrowRight")
    sudoku.page.keyboard.press("Space")
    expect(sudoku.cell(1, 2)).to_have_accessible_name(re.compile("in the pattern"))
    sudoku.cell(3, 3).click()
    sudoku.button("Make one with 6 givens").click()
    expect(sudoku.cell(3, 3)).to_have_attribute("aria-readonly", "true")
    assert sum(value != "" for value in sudoku.values()) == 6
