"""Avoidable rectangles: corners that hold digits which are not given."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.avoidable_rectangle import TECHNIQUE
from tests.noting import eliminations, noted

THREE = {"r1c1": 1, "r1c4": 2, "r2c1": 2}
LAST = {"r2c4": "13"}


def test_type_1() -> None:
    assert eliminations(TECHNIQUE, noted(LAST, placed=THREE), "avoidable-rectangle-1") == ["1r2c4"]


def test_a_given_corner() -> None:
    puzzle = Puzzle([1] + [0] * 80)
    assert eliminations(TECHNIQUE, noted(LAST, puzzle, {"r1c4": 2, "r2c1": 2})) == []


def test_type_2() -> None:
    state = noted({"r2c1": "23", "r2c4": "13"}, placed={"r1c1": 1, "r1c4": 2})
    seen = "3r2c2 3r2c3 3r2c5 3r2c6 3r2c7 3r2c8 3r2c9"
    assert eliminations(TECHNIQUE, state, "avoidable-rectangle-2") == [seen]


def test_type_2_across() -> None:
    state = noted({"r1c4": "23", "r2c1": "23"}, placed={"r1c1": 1, "r2c4": 1})
    seen = ["2r1c2 2r1c3 2r2c5 2r2c6", "3r1c2 3r1c3 3r2c5 3r2c6"]
    assert eliminations(TECHNIQUE, state, "avoidable-rectangle-2") == seen


def test_four_boxes_are_no_pattern() -> None:
    state = noted({"r4c4": "13"}, placed={"r1c1": 1, "r1c4": 2, "r4c1": 2})
    assert eliminations(TECHNIQUE, state) == []
