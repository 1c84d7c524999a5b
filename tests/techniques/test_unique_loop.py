"""Unique loops: rings of six and more cells."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.unique_loop import TECHNIQUE
from sudoku_core.rules import diagonals
from tests.noting import eliminations, noted

RING = {"r1c1 r1c4 r2c4 r2c7 r3c1": "12", "r3c7": "123"}


def test_six_cells() -> None:
    assert eliminations(TECHNIQUE, noted(RING), "unique-loop-1") == ["1r3c7 2r3c7"]


def test_two_corners_with_the_same_digit() -> None:
    state = noted({"r1c1 r1c4 r2c4 r3c1": "12", "r2c7 r3c7": "123"})
    seen = "r1c7 r1c8 r1c9 r2c8 r2c9 r3c8 r3c9 r4c7 r5c7 r6c7 r7c7 r8c7 r9c7"
    assert eliminations(TECHNIQUE, state, "unique-loop-2") == [f"3{seen.replace(' ', ' 3')}"]


def test_a_diagonal_through_a_corner() -> None:
    assert eliminations(TECHNIQUE, noted(RING, Puzzle([0] * 81, rules=diagonals(9)))) == []


def test_a_ring_that_leaves_a_box_open() -> None:
    notes = {"r1c1 r1c4 r5c4 r5c7 r2c1": "12", "r2c7": "123"}
    assert eliminations(TECHNIQUE, noted(notes)) == []
