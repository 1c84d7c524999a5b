"""The law of leftovers: overhangs of lines and regions hold the same digits."""

from __future__ import annotations

from sudoku_core import Candidates, Puzzle
from sudoku_core.hints.techniques.law_of_leftovers import TECHNIQUE
from sudoku_core.rules import jigsaw, windows
from tests.noting import as_text, eliminations, noted, steps_of

# The first two rows are the first two regions but for R2C6, for which these have R3C1.
MARKS = "aaabbb" + "aaabbc" + "bccccc" + "ddddee" + "ddeeee" + "ffffff"
LAW = "law-of-leftovers"
BOARD = Puzzle([0] * 36, jigsaw(6, MARKS))


def test_one_cell_on_either_side() -> None:
    state = noted({"r2c6": "123", "r3c1": "234"}, BOARD)
    (step,) = steps_of(TECHNIQUE, state, LAW)
    assert eliminations(TECHNIQUE, state, LAW) == ["1r2c6 4r3c1"]
    assert {*step.rests_on} == {"row1", "row2", "region1", "region2"}
    assert step.rating == 3.0


def test_a_digit_that_stands_there() -> None:
    state = noted({"r2c6": "123"}, BOARD, placed={"r3c1": 2})
    assert eliminations(TECHNIQUE, state, LAW) == ["1r2c6 3r2c6"]


def test_both_sides_alike() -> None:
    assert eliminations(TECHNIQUE, noted({"r2c6": "123", "r3c1": "123"}, BOARD), LAW) == []


def test_hidden_window() -> None:
    # Rows 2 to 4 hold two windows; the cells between and about these have each digit once.
    board = Puzzle([0] * 81, rules=windows(9))
    notes = {"r2c1 r2c5 r2c9 r3c1 r3c5 r3c9 r4c1 r4c5 r4c9": "!1"}
    assert eliminations(TECHNIQUE, noted({}, board)) == []
    for places, expected in (
        ({"r3c5": "123"}, "2r3c5 3r3c5"),
        ({"r2c9": "123456789", "r3c9": "123456789"}, "1r1c9 1r5c9 1r6c9 1r7c9 1r8c9 1r9c9"),
    ):
        left = " ".join(cell for cell in next(iter(notes)).split() if cell not in places)
        steps = steps_of(TECHNIQUE, noted({left: "!1", **places}, board), "hidden-block")
        assert expected in [as_text(step.eliminates) for step in steps]
        assert steps[0].rests_on[:5] == ("row2", "row3", "row4", "window1", "window2")


def test_boxes_leave_nothing_over() -> None:
    assert eliminations(TECHNIQUE, Candidates(Puzzle([0] * 81))) == []
