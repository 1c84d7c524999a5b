"""The board by keyboard, mouse and finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Sudoku


@pytest.fixture
def board(sudoku: Sudoku) -> Sudoku:
    """The page with an empty board and the focus on its first cell."""
    sudoku.open().blank()
    sudoku.cell(1, 1).focus()
    return sudoku


def test_the_board_is_one_tab_stop(board: Sudoku) -> None:
    assert board.page.locator("[role=gridcell][tabindex='0']").count() == 1
    board.page.keyboard.press("ArrowDown")
    board.page.keyboard.press("Tab")
    expect(board.cell(2, 1)).not_to_be_focused()
    board.page.keyboard.press("Shift+Tab")
    expect(board.cell(2, 1)).to_be_focused()


def test_arrows_and_ends_move_the_focus(board: Sudoku) -> None:
    ways = [
        ("ArrowRight", 1, 2),
        ("ArrowDown", 2, 2),
        ("End", 2, 9),
        ("Home", 2, 1),
        ("PageDown", 5, 1),
        ("PageUp", 2, 1),
        ("Control+End", 9, 9),
        ("ArrowRight", 9, 9),
        ("Control+Home", 1, 1),
        ("ArrowUp", 1, 1),
    ]
    for key, row, column in ways:
        board.page.keyboard.press(key)
        expect(board.cell(row, column)).to_be_focused()


def test_typed_digits_are_givens_then_entries(board: Sudoku) -> None:
    board.page.keyboard.type("5")
    expect(board.cell(1, 1)).to_have_accessible_name("Row 1, column 1, given 5")
    board.button("Start").click()
    board.cell(1, 2).click()
    board.page.keyboard.type("7")
    expect(board.cell(1, 2)).to_have_accessible_name("Row 1, column 2, entry 7")
    expect(board.cell(1, 2)).to_have_attribute("data-value", "7")
    board.page.keyboard.press("Delete")
    expect(board.cell(1, 2)).to_have_accessible_name("Row 1, column 2, empty")
    expect(board.cell(1, 2)).to_have_attribute("data-value", "")


def test_two_digits_in_turn_make_one_value(board: Sudoku) -> None:
    board.blank(16)
    board.cell(2, 2).click()
    board.page.keyboard.type("12")
    expect(board.cell(2, 2)).to_have_text("12")
    board.page.keyboard.press("ArrowRight")
    board.page.keyboard.type("g")
    expect(board.cell(2, 3)).to_have_text("16")
    board.page.keyboard.press("ArrowRight")
    board.page.keyboard.type("17")
    expect(board.cell(2, 4)).to_have_text("1")
    expect(board.cell(2, 5)).to_have_text("7")


def test_each_size_has_its_cells(board: Sudoku) -> None:
    for side in (4, 6, 8, 9, 12, 16, 25):
        board.blank(side)
        expect(board.page.get_by_role("gridcell")).to_have_count(side * side)
        expect(board.page.get_by_role("row")).to_have_count(side)


def test_a_conflict_is_marked_and_said_at_once(board: Sudoku) -> None:
    board.page.keyboard.type("5")
    board.page.keyboard.press("End")
    board.page.keyboard.type("5")
    expect(board.status).to_have_text("Row 1 has the digit 5 more than once: R1C1 and R1C9.")
    for column in (1, 9):
        expect(board.cell(1, column)).to_have_accessible_name(
            f"Row 1, column {column}, given 5, in conflict"
        )
        expect(board.cell(1, column)).to_have_css("text-decoration-line", "underline")
    board.cell(1, 9).click()
    board.page.keyboard.press("Delete")
    expect(board.cell(1, 1)).to_have_accessible_name("Row 1, column 1, given 5")


def test_undo_and_redo_by_key_and_button(board: Sudoku) -> None:
    board.page.keyboard.type("56")
    board.page.keyboard.press("Control+z")
    expect(board.cell(1, 2)).to_have_text("")
    board.button("Undo").click()
    expect(board.cell(1, 1)).to_have_text("")
    board.page.keyboard.press("Control+Shift+z")
    expect(board.cell(1, 1)).to_have_text("5")
    board.page.keyboard.press("Control+y")
    expect(board.cell(1, 2)).to_have_text("6")
    board.button("Undo").click()
    board.button("Redo").click()
    expect(board.cell(1, 2)).to_have_text("6")


def test_a_second_clear_leaves_what_was_entered_in_reach(board: Sudoku) -> None:
    board.page.keyboard.type("12")
    board.button("Clear").click()
    board.holds([""] * 81)
    board.button("Undo").click()
    assert board.values()[:3] == ["1", "2", ""]


PINCH = """spans => {
  const frame = document.getElementById("frame");
  for (const [number, span] of spans.entries()) {
    const touches = [-1, 1].map((way, identifier) => new Touch(
      { identifier, target: frame, clientX: 195 + (way * span) / 2, clientY: 200 }));
    const type = number ? "touchmove" : "touchstart";
    frame.dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }));
  }
  frame.dispatchEvent(new TouchEvent("touchend", { touches: [], bubbles: true }));
}"""


def test_two_fingers_zoom_into_the_board(phone: Sudoku) -> None:
    board = phone.open().blank()
    board.blank(25)
    width = board.cell(1, 1).bounding_box()["width"]
    board.page.evaluate(PINCH, [100, 110, 130, 170])
    assert board.cell(1, 1).bounding_box()["width"] > 1.8 * width
    board.page.evaluate(PINCH, [170, 130, 100])
    assert board.cell(1, 1).bounding_box()["width"] == width


def test_the_number_pad_writes_on_a_phone(phone: Sudoku) -> None:
    board = phone.open().blank()
    board.blank(25)
    board.cell(3, 3).tap()
    board.button("24").tap()
    expect(board.cell(3, 3)).to_have_text("24")
    board.cell(3, 3).tap()
    board.button("Erase").tap()
    expect(board.cell(3, 3)).to_have_text("")


def test_a_phone_zooms_into_the_board_and_not_the_page(phone: Sudoku) -> None:
    board = phone.open().blank()
    board.blank(25)
    before = board.cell(1, 1).bounding_box()["width"]
    width = board.page.evaluate("document.documentElement.scrollWidth")
    assert before >= 28, "opened so large that its digits can be read"
    for _step in range(2):
        board.button("Zoom into the board").tap()
    wide = (
        "least => document.querySelector('[role=gridcell]').getBoundingClientRect().width > least"
    )
    board.page.wait_for_function(wide, arg=1.8 * before)
    assert board.page.evaluate("document.documentElement.scrollWidth") == width == 390
    board.cell(1, 1).focus()
    board.page.keyboard.press("Control+End")
    inner, outer = board.cell(25, 25).bounding_box(), board.page.locator("#frame").bounding_box()
    assert outer["x"] <= inner["x"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
