"""Playing by keyboard, mouse and finger: digits, notes, several cells, the pad, the keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Sudoku

PUZZLE = "#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

PATTERN = """element => {
  const { content, backgroundImage } = getComputedStyle(element, "::after");
  return [content, backgroundImage];
}"""


@pytest.fixture
def board(sudoku: Sudoku) -> Sudoku:
    """The page with a puzzle on it."""
    return sudoku.open(PUZZLE)


def picked(board: Sudoku) -> list[int]:
    """The cells that are picked."""
    return board.page.eval_on_selector_all(
        "[role=gridcell][aria-selected=true]", "cells => cells.map(cell => +cell.dataset.cell)"
    )


def test_keys_go_to_the_board_wherever_the_focus_is(board: Sudoku) -> None:
    keys = board.page.keyboard
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("4")
    expect(board.cell(1, 3)).to_have_text("4")
    board.button("Check").click()
    keys.press("d")
    keys.press("2")
    expect(board.cell(1, 4)).to_have_text("2")
    board.button("New").focus()
    keys.press("6")
    expect(board.cell(1, 4)).to_have_text("6")
    assert board.page.get_by_role("gridcell").count() == 81
    board.button("Check").focus()
    keys.press("Space")
    expect(board.cell(1, 4)).to_have_text("6")
    expect(board.button("Check")).to_be_focused()


def test_keys_stay_in_a_field_and_a_dialog(board: Sudoku) -> None:
    board.cell(1, 3).click()
    board.page.keyboard.press("Alt+2")
    board.page.get_by_role("spinbutton", name="Time limit").fill("4")
    board.page.get_by_role("spinbutton", name="Time limit").press("2")
    expect(board.cell(1, 3)).to_have_text("")
    board.cell(1, 3).focus()
    board.page.keyboard.press("?")
    dialog = board.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog.get_by_role("rowheader", name="Corner note", exact=True)).to_be_visible()
    board.page.keyboard.press("4")
    board.page.mouse.click(3, 300)
    expect(dialog).to_be_hidden()
    expect(board.cell(1, 3)).to_have_text("")
    expect(board.cell(1, 3)).to_be_focused()


def test_arrows_move_in_tabs(board: Sudoku) -> None:
    board.page.get_by_role("tab", name="Play").focus()
    board.page.keyboard.press("ArrowRight")
    expect(board.page.get_by_role("tab", name="Solvers", selected=True)).to_be_focused()
    board.page.keyboard.press("End")
    expect(board.page.get_by_role("tab", name="Model", selected=True)).to_be_focused()
    board.page.keyboard.press("ArrowRight")
    expect(board.page.get_by_role("tab", name="Play", selected=True)).to_be_focused()
    assert picked(board) == [0]


def test_notes_are_typed_with_shift_and_ctrl_or_by_kind(board: Sudoku) -> None:
    board.cell(1, 3).click()
    board.page.keyboard.press("Shift+Digit1")
    board.page.keyboard.press("Control+Digit2")
    expect(board.cell(1, 3)).to_have_accessible_name(
        "Row 1, column 3, empty, corner notes 1, centre notes 2"
    )
    board.page.keyboard.press("x")
    expect(board.page.get_by_role("radio", name="Corner")).to_be_checked()
    expect(board.button("Notes")).to_have_attribute("aria-pressed", "true")
    board.button("4").click()
    expect(board.cell(1, 3)).to_have_accessible_name(
        "Row 1, column 3, empty, corner notes 1, 4, centre notes 2"
    )
    expect(board.cell(1, 3)).to_be_focused()


def test_several_cells_are_picked_by_mouse_and_key(board: Sudoku) -> None:
    mouse, keys = board.page.mouse, board.page.keyboard
    # All places come first: a press that stays in one is long, and asks "Why not?".
    boxes = [board.cell(*cell).bounding_box() for cell in ((2, 2), (2, 3), (4, 5))]
    for number, box in enumerate(boxes):
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if not number:
            mouse.down()
    mouse.up()
    expect(board.cell(4, 5)).to_be_focused()
    assert picked(board) == [10, 11, 21, 31]
    board.cell(7, 7).click(modifiers=["Control"])
    board.cell(2, 2).click(modifiers=["Control"])
    assert picked(board) == [11, 21, 31, 60]
    keys.press("Escape")
    assert len(picked(board)) == 1
    board.cell(1, 3).click()
    board.cell(2, 4).click(modifiers=["Shift"])
    keys.press("Shift+ArrowDown")
    assert picked(board) == [2, 3, 11, 12, 21]
    board.cell(1, 1).dblclick()
    assert picked(board) == [0, 14, 71]
    keys.press("Control+a")
    assert len(picked(board)) == 81
    assert board.page.evaluate("getSelection().toString()") == ""


def test_the_pad_counts_and_shows_colours(board: Sudoku) -> None:
    pad = board.page.get_by_role("group", name="Digits")
    expect(pad.get_by_role("button", name="6", exact=True)).to_have_attribute("data-beside", "4")
    board.cell(1, 4).click()
    board.button("6").click()
    expect(pad.get_by_role("button", name="6", exact=True)).to_have_attribute("data-beside", "3")
    board.page.keyboard.press("v")
    pad.get_by_role("button", name="6 blue").click()
    expect(board.cell(1, 4)).to_have_accessible_name("Row 1, column 4, entry 6, coloured blue")
    pad.get_by_role("button", name="4 green").click()
    cell = board.cell(1, 4)
    expect(cell).to_have_accessible_name("Row 1, column 4, entry 6, coloured green and blue")
    green = cell.locator("em[data-colour='4']")
    assert green.evaluate("el => getComputedStyle(el).maskImage").startswith("conic-gradient")
    assert green.evaluate("el => getComputedStyle(el).backgroundColor") != "rgba(0, 0, 0, 0)"
    pad.get_by_role("button", name="6 blue").click()
    expect(cell).to_have_accessible_name("Row 1, column 4, entry 6, coloured green")
    expect(cell).to_have_attribute("data-colour", "4")
    expect(cell.locator("em")).to_have_count(0)
    board.page.keyboard.press("Control+z")
    expect(cell.locator("em")).to_have_count(2)


def test_patterns_of_colours_are_drawn_on_cells(board: Sudoku) -> None:
    page = board.page
    page.keyboard.press("v")
    board.cell(1, 3).click()
    page.keyboard.press("2")
    board.cell(2, 3).click()
    page.keyboard.press("4")
    page.keyboard.press("6")
    dotted, striped = board.cell(1, 3), board.cell(2, 3).locator("em").first
    expect(dotted).to_have_attribute("data-colour", "2")

    def pattern(element: Locator) -> str:
        content, image = element.evaluate(PATTERN)
        return str(image) if content == '""' else ""

    assert pattern(dotted) == pattern(striped) == ""
    key = page.locator("#pad button").nth(2)
    rim = "key => parseFloat(getComputedStyle(key).paddingTop)"  # a key's pattern is seen in it
    assert key.evaluate(rim) == 0
    page.emulate_media(contrast="more")
    assert pattern(dotted)
    assert key.evaluate(rim) >= 3
    page.emulate_media(contrast="no-preference", forced_colors="active")
    assert pattern(dotted) != pattern(striped)
    assert "radial-gradient" in pattern(dotted)
    page.emulate_media(forced_colors="none")
    board.settings()
    page.get_by_role("checkbox", name="Patterns on colours").check()
    page.keyboard.press("Escape")
    assert "radial-gradient" in pattern(dotted)
    assert "linear-gradient" in pattern(striped)
    assert pattern(board.cell(3, 1)) == ""


def test_a_picked_cell_shows_its_colours_unmixed(board: Sudoku) -> None:
    board.page.keyboard.press("v")
    board.cell(1, 3).click()
    board.page.keyboard.press("2")
    expect(board.cell(1, 3)).to_have_attribute("data-colour", "2")
    expect(board.cell(1, 3)).to_have_css("background-image", "none")
    board.page.keyboard.press("4")
    slices = board.cell(1, 3).locator("em")
    expect(slices).to_have_count(2)
    for number in range(2):
        expect(slices.nth(number)).to_have_css("opacity", "1")
        expect(slices.nth(number)).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_a_puzzle_is_entered_cell_by_cell(sudoku: Sudoku) -> None:
    board = sudoku.open()
    board.blank()
    board.page.keyboard.type("53..7")
    board.page.keyboard.press("Backspace")
    board.button("8").click()
    board.button("9").click()
    assert board.values()[:7] == ["5", "3", "", "", "8", "9", ""]
    expect(board.cell(1, 7)).to_be_focused()


def test_a_finger_drags_over_cells(phone: Sudoku) -> None:
    board = phone.open(PUZZLE)
    finger = board.page.context.new_cdp_session(board.page)
    for number, (row, column) in enumerate([(2, 2), (2, 3), (4, 3)]):
        box = board.cell(row, column).bounding_box()
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert picked(board) == [10, 11, 20, 29]
    board.button("Notes").click()  # under load, what should be a tap gets a long press
    board.button("4").click()
    expect(board.cell(4, 3)).to_have_accessible_name(
        "Row 4, column 3, empty, centre notes 4, in conflict among the notes: 4"
    )


def test_a_finger_meets_each_digit_of_the_pad(phone: Sudoku) -> None:
    board = phone.open()
    for side in (4, 16, 25):
        board.follow("#p=" + "1".ljust(side**2, "."))
        expect(board.page.get_by_role("gridcell")).to_have_count(side**2)
        expect(board.button(str(side))).to_be_visible()
        for digit in (1, side):
            assert board.button(str(digit)).bounding_box()["height"] >= 44


PRESSED = """([key, code]) => {
  const noted = document.querySelector("[aria-label^='Row 1, column 2,']");
  const picked = document.activeElement;
  picked.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true }));
  const read = () => [picked, noted].map((cell) => cell.ariaLabel);
  const before = read();
  window.dispatchEvent(new Event("beforeprint"));
  return [before, read()];
}"""


def test_notes_of_other_cells_wait_for_a_pause_or_for_print(sudoku: Sudoku) -> None:
    sudoku.open("#p=1" + "." * 80)
    sudoku.cell(1, 2).click()
    sudoku.page.keyboard.press("Shift+Digit2")
    sudoku.cell(1, 4).click()
    at_once, printed = sudoku.page.evaluate(PRESSED, ["2", "Digit2"])
    assert at_once == ["Row 1, column 4, entry 2", "Row 1, column 2, empty, corner notes 2"]
    assert printed == ["Row 1, column 4, entry 2", "Row 1, column 2, empty"]
    sudoku.page.keyboard.press("Control+z")
    expect(sudoku.cell(1, 2)).to_have_accessible_name("Row 1, column 2, empty, corner notes 2")


def test_a_digit_that_is_complete_is_ticked_off_on_the_pad(sudoku: Sudoku) -> None:
    page = sudoku.open("#p=1234" + "." * 4 + "2143" + "." * 4).page
    mark = "key => getComputedStyle(key, '::after').content"
    key = page.locator("#pad").get_by_role("button", name="1", exact=True)
    assert "2" in key.evaluate(mark)
    for row, column in ((2, 3), (4, 4)):
        sudoku.cell(row, column).click()
        page.keyboard.press("1")
    expect(key).to_have_attribute("data-beside", "0")
    assert "✓" in key.evaluate(mark)


def test_a_digit_fades_in_after_a_tap_and_stands_at_once_when_it_is_typed(board: Sudoku) -> None:
    page, cell = board.page, board.cell(1, 3)
    page.emulate_media(reduced_motion="no-preference")
    seconds = "cell => parseFloat(getComputedStyle(cell).transitionDuration)"
    cell.click()
    page.keyboard.press("4")
    expect(cell).to_have_text("4")
    assert cell.evaluate(seconds) == 0
    board.button("5").click()
    expect(cell).to_have_text("5")
    assert 0.1 <= cell.evaluate(seconds) <= 0.15
