"""The law of leftovers: overhangs of lines and regions hold the same digits."""

from __future__ import annotations

from sudoku_core import Candidates, Puzzle
from sudoku_core.hints.techniques.law_of_leftovers import TECHNIQUE
from sudoku_core.language import LANGUAGES
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
    assert eliminations(TECHNIQUE, noted({}, board)) == []
    state = noted({"r2c1 r2c5 r3c1 r3c5 r4c1 r4c5 r4c9": "!1"}, board)
    steps = steps_of(TECHNIQUE, state, "hidden-block")
    removed = [as_text(step.eliminates) for step in steps]
    assert "1r1c9 1r5c9 1r6c9 1r7c9 1r8c9 1r9c9" in removed
    assert steps[0].rests_on[:5] == ("row2", "row3", "row4", "window1", "window2")


def test_a_digit_with_one_place_in_a_hidden_window_is_placed() -> None:
    board = Puzzle([0] * 81, rules=windows(9))
    notes = {"r2c1 r2c5 r2c9 r3c1 r3c9 r4c1 r4c5 r4c9": "!1", "r3c5": "123"}
    (step,) = steps_of(TECHNIQUE, noted(notes, board), "hidden-block")
    assert (step.places, step.eliminates) == (((22, 1),), ())
    assert step.rests_on == ("row2", "row3", "row4", "window1", "window2")
    texts = [step.message.in_language(language) for language in LANGUAGES]
    assert texts == [
        "Rows 2–4, without the window of R2C2 and the window of R2C6, hold each digit once. "
        "There 1 fits only in R3C5.",
        "As linhas 2–4, sem a janela de L2C2 e a janela de L2C6, têm cada dígito uma vez. "
        "Ali 1 só cabe em L3C5.",
        "Las filas 2–4, sin la ventana de F2C2 y la ventana de F2C6, tienen cada dígito una vez. "
        "Ahí 1 solo cabe en F3C5.",
    ]


def test_boxes_leave_nothing_over() -> None:
    assert eliminations(TECHNIQUE, Candidates(Puzzle([0] * 81))) == []
