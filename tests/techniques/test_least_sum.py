"""The least that cells add up to, where some of them see each other."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.least_sum import least_sum
from sudoku_core.hints.techniques.position import Position
from tests.noting import noted


def test_cells_that_see_each_other_hold_different_digits() -> None:
    position = Position(noted({}))
    least, proof = least_sum(position, [(1, 0), (1, 1), (1, 9)]) or (0, {})
    assert least == 6
    assert proof["box1_digit1"] == 2
    assert least_sum(position, [(2, 0), (1, 40)])[0] == 3


def test_cells_that_cannot_be_filled_have_no_least_sum() -> None:
    position = Position(noted({"r1c1 r1c2 r1c3": "12"}, Puzzle([0] * 81)))
    assert least_sum(position, [(1, 0), (1, 1), (1, 2)]) is None
    assert least_sum(position, []) == (0, {})
