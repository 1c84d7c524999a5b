"""Two fingers zoom and pick nothing; buttons zoom, too, wherever the board is zoomed into."""

from __future__ import annotations

from time import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sudoku
from tests.browser.test_playing import PUZZLE, picked

LARGE = "#p=" + "1".ljust(256, ".")


class Fingers:
    """Fingers on the screen of a phone.

    Args:
        board: the page.
    """

    def __init__(self, board: Sudoku) -> None:
        self._board = board
        self._session = board.page.context.new_cdp_session(board.page)

    def touch(self, kind: str, *places: tuple[float, float], at: float | None = None) -> None:
        """Put fingers down, move or lift them.

        Args:
            kind: of the event, such as "touchStart".
            places: row and column of the cell that each finger is on, with fractions.
            at: time of the event in seconds, however busy the machine is; now if None.
        """
        first = self._board.cell(1, 1).bounding_box()
        assert first
        points = []
        for number, (row, column) in enumerate(places):
            x = first["x"] + (column - 0.5) * first["width"]
            y = first["y"] + (row - 0.5) * first["height"]
            points.append({"x": x, "y": y, "id": number})
        parameters = {"type": kind, "touchPoints": points, "timestamp": at or time()}
        self._session.send("Input.dispatchTouchEvent", parameters)


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
    assert picked(board) == [0]
    expect(board.page.locator("html")).to_have_attribute("data-zoomed", "true")


def test_a_board_that_is_zoomed_into_has_buttons_to_zoom_out(phone: Sudoku) -> None:
    board = phone.open(PUZZLE)
    expect(board.button("Zoom out of the board")).to_be_hidden()
    fingers = Fingers(board)
    fingers.touch("touchStart", (5, 5), (5, 6))
    fingers.touch("touchMove", (5, 3), (5, 8))
    fingers.touch("touchEnd")
    board.button("Zoom out of the board").tap()
    expect(board.page.locator("html")).to_have_attribute("data-zoomed", "false")


def test_a_tap_and_a_second_tap_pick_as_ever(phone: Sudoku) -> None:
    board = phone.open(PUZZLE)
    board.cell(2, 3).tap()
    assert picked(board) == [11]
    fingers = Fingers(board)
    start = time()
    for tap in (0, 0.2):
        fingers.touch("touchStart", (1, 1), at=start + tap)
        fingers.touch("touchEnd", at=start + tap + 0.05)
    assert len(picked(board)) > 1
    board.button("Zoom out of the board").wait_for(state="hidden")
