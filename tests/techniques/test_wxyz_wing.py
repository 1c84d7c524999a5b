"""WXYZ-wings and VWXYZ-wings."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.wxyz_wing import TECHNIQUE
from sudoku_core.rules import diagonals
from tests.noting import eliminations, noted

WING = {"r1c1": "1234", "r1c2": "14", "r1c9": "24", "r9c1": "34"}
"""Notes in which 4 is the free digit."""


def test_the_free_digit_goes_from_what_sees_all_of_it() -> None:
    assert eliminations(TECHNIQUE, noted(WING)) == []
    notes = {**WING, "r1c1": "123"}
    assert eliminations(TECHNIQUE, noted(notes)) == []
    notes = {"r1c1": "1234", "r1c2": "14", "r1c9": "24", "r2c3": "34"}
    assert eliminations(TECHNIQUE, noted(notes), "wxyz-wing") == ["4r1c3"]


def test_five_cells() -> None:
    notes = {"r1c1": "1235", "r1c2": "15", "r1c9": "25", "r2c3": "345", "r3c2": "45"}
    assert eliminations(TECHNIQUE, noted(notes), "vwxyz-wing") == ["5r1c3"]
    assert eliminations(TECHNIQUE, noted(notes), "wxyz-wing") == []


def test_two_free_digits() -> None:
    notes = {"r1c1": "1234", "r1c2": "14", "r1c9": "24", "r9c3": "34"}
    assert eliminations(TECHNIQUE, noted(notes)) == []


def test_a_diagonal_binds_too() -> None:
    notes = {"r1c1": "1234", "r1c2": "14", "r1c9": "24", "r9c9": "34"}
    puzzle = Puzzle([0] * 81, rules=diagonals(9))
    assert eliminations(TECHNIQUE, noted(notes)) == []
    assert eliminations(TECHNIQUE, noted(notes, puzzle)) == []
    notes = {"r1c1": "1234", "r2c1": "14", "r1c9": "24", "r9c9": "34"}
    assert eliminations(TECHNIQUE, noted(notes, puzzle)) == ["4r9c1"]


def test_side_16() -> None:
    notes = {"r1c1": "1234", "r1c2": "14", "r1c9": "24", "r2c3": "34"}
    places = eliminations(TECHNIQUE, noted(notes, Puzzle([0] * 256)), "wxyz-wing")
    assert places == ["4r1c3 4r1c4"]
