"""Digits that a rule counts, as quadruples do."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.required_digits import TECHNIQUE
from sudoku_core.rules import Quadruple
from tests.made_up import Often
from tests.noting import eliminations, noted, steps_of

THREE = Puzzle([0] * 81, rules=[Quadruple((0, 1, 9, 10), (3,))])


def test_the_only_cell_left_for_a_digit() -> None:
    state = noted({"r1c1 r1c2 r2c1": "!3"}, THREE)
    (step,) = steps_of(TECHNIQUE, state, "counted-digit")
    assert (step.places, step.eliminates) == (((10, 3),), ())
    text = "The quadruple at R1C1 needs 3, which fits only in R2C2."
    assert str(step.message) == text


def test_a_digit_that_stands_often_enough() -> None:
    board = Puzzle([0] * 16, rules=[Often((0, 5, 10), 2, 0, 1)])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "2"}, board))
    assert step.eliminates == ((5, 2), (10, 2))


def test_nothing_once_the_digit_stands_there() -> None:
    state = noted({"r1c1": "3", "r1c2 r2c1 r2c2": "!3"}, THREE, placed={"r1c1": 3})
    assert eliminations(TECHNIQUE, state) == []


def test_digits_that_need_all_cells() -> None:
    board = Puzzle([0] * 81, rules=[Quadruple((0, 1, 9, 10), (1, 2, 3, 3))])
    (step,) = steps_of(TECHNIQUE, noted({}, board), "counted-digits")
    assert len(step.eliminates) == 4 * 6
    assert str(step.message) == (
        "The quadruple at R1C1 needs 1, 2 and 3, which fill all the cells left for them: "
        "R1C1, R1C2, R2C1 and R2C2."
    )


def test_cells_that_see_all_places_of_a_digit() -> None:
    steps = steps_of(TECHNIQUE, noted({"r1c1 r1c2": "!3"}, THREE), "counted-pointing")
    in_row = tuple([(cell, 3) for cell in range(11, 18)])
    in_box = ((2, 3), (11, 3), (18, 3), (19, 3), (20, 3))
    assert [step.eliminates for step in steps] == [in_row, in_box]
    assert str(steps[0].message) == (
        "The quadruple at R1C1 needs 3, which fits only in R2C1 and R2C2. A cell that sees all of "
        "these cannot be 3."
    )
    assert steps[0].proof == (("quadruple_r1c1_least", -1), ("row2_digit3", 1))
