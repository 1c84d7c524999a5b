"""Thermometers: bounds along the line, from both ends, all in one sum."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.thermometer import TECHNIQUE
from sudoku_core.rules import Thermometer
from tests.noting import eliminations, noted, steps_of

LINE = Puzzle([0] * 16, rules=[Thermometer((0, 5, 10))])


def test_the_ends_leave_room_for_each_other() -> None:
    assert eliminations(TECHNIQUE, noted({}, LINE)) == ["3r1c1 4r1c1 1r2c2 4r2c2 1r3c3 2r3c3"]


def test_two_cells() -> None:
    board = Puzzle([0] * 16, rules=[Thermometer((0, 1))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "23"}, board))
    assert step.eliminates == ((1, 1), (1, 2))
    assert step.proof == (("cell_r1c1", -1), ("thermometer_r1c1_digit2", 1))


def test_from_a_cell_in_the_middle_that_holds_a_digit() -> None:
    state = noted({}, LINE, placed={"r2c2": 2})
    assert eliminations(TECHNIQUE, state) == ["3r1c1 4r1c1 1r3c3 2r3c3"]


def test_nothing_where_there_is_room() -> None:
    assert eliminations(TECHNIQUE, noted({"r1c1": "12", "r2c2": "23", "r3c3": "34"}, LINE)) == []


def test_side_16() -> None:
    board = Puzzle([0] * 256, rules=[Thermometer(range(0, 255, 17))])
    (step,) = steps_of(TECHNIQUE, noted({}, board))
    assert len(step.eliminates) == 15 * 14
