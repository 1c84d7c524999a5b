"""Two fingers zoom and pick nothing; buttons zoom, too, wherever the board is zoomed into."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sudoku
from tests.browser.test_playing import PUZZLE, picked

LARGE = "#p=" + "1".ljust(256, ".")


class Fingers:
    """Fingers on the screen of a phone.

    The place of the board is measured once: a finger that waits for a measurement presses long.

    Args:
        board: the page.
    """

    def __init__(self, board: Sudoku) -> None:
        self._session = board.page.context.new_cdp_session(board.page)
        first = board.cell(1, 1).bounding_box()
        assert first
        self._first = first

    def touch(self, kind: str, *places: tuple[float, float]) -> None:
        """Put fingers down, move or lift them.

        Args:
            kind: of the event, such as "touchStart".
            places: row and column of the cell that each finger is on, with fractions.
        """
        points = [dict(self._point(place), id=number) for number, place in enumerate(places)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def tap_twice(self, place: tuple[float, float]) -> None:
        """Tap a cell twice; the browser itself times it, however busy the machine is."""
        times = {"duration": 20, "tapCount": 2, "gestureSourceType": "touch"}
        self._session.send("Input.synthesizeTapGesture", {**self._point(place), **times})

    def _point(self, place: tuple[float, float]) -> dict[str, float]:
        """Return where on the screen a row and a column are."""
        first, (row, column) = self._first, place
        x = first["x"] + (column - 0.5) * first["width"]
        return {"x": x, "y": first["y"] + (row - 0.5) * first["height"]}


@pytest.mark.parametrize("puzzle", [PUZZLE, LARGE])
def test_a_pinch_picks_no_cells(phone: Sudoku, puzzle: str) -> None:
    board = phone.open(puzzle)
    board.cell(1, 1).tap()
    assert picked(board) == [0]
    fingers = Fingers(board)
    fingers.touch("touchStart", (4, 4))
    fingers.touch("touchStart", (4, 4), (4, 5))
    for more in (0.3, 0.8, 1.6, 2.4):
        fingers.touch("touchMove", (4, 4 - more), (4, 5 + more))
    fingers.touch("touchEnd", (4, 1.6))
    fingers.touch("touchEnd")
    expect(board.page.locator("html")).to_have_attribute("data-zoomed", "true")
    expect(board.cell(1, 1)).to_have_attribute("aria-selected", "true")
    assert picked(board) == [0]


def test_a_board_that_is_zoomed_into_has_buttons_to_zoom_out(phone: Sudoku) -> None:
    board = phone.open(PUZZLE)
    expect(board.button("Zoom out of the board")).to_be_hidden()
    fingers = Fingers(board)
    fingers.touch("touchStart", (5, 5), (5, 6))
    fingers.touch("touchMove", (5, 3), (5, 8))
    fingers.touch("touchEnd")
    board.button("Zoom out of the board").tap()
    expect(board.page.locator("html")).to_have_attribute("data-zoomed", "false")


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)])
def test_buttons_zoom_and_nothing_else_moves(sudoku: Sudoku, size: tuple[int, int]) -> None:
    sudoku.page.set_viewport_size({"width": size[0], "height": size[1]})
    board = sudoku.open(PUZZLE)
    rooms = ("#frame", ".line", "#undo", "#pad", "#timer", "#solve")
    before = [board.page.locator(room).bounding_box() for room in rooms]
    more = board.page.get_by_role("button", name="More", exact=True)
    more.click()
    board.button("Zoom into the board").click()
    board.page.keyboard.press("Escape")
    assert [board.page.locator(room).bounding_box() for room in rooms] == before
    expect(board.button("Show the whole board")).to_be_hidden()
    board.button("Zoom into the board").click()
    board.button("Show the whole board").click()
    expect(board.button("Zoom out of the board")).to_be_hidden()
    assert [board.page.locator(room).bounding_box() for room in rooms] == before


def test_a_tap_and_a_second_tap_pick_as_ever(phone: Sudoku) -> None:
    board = phone.open(PUZZLE)
    board.cell(2, 3).tap()
    assert picked(board) == [11]
    for _attempt in range(5):  # on a busy machine two taps may be too far apart
        Fingers(board).tap_twice((1, 1))
        if len(picked(board)) > 1:
            break
    assert len(picked(board)) > 1
    board.button("Zoom out of the board").wait_for(state="hidden")
