"""Extended rectangles: three digits in six cells."""

from __future__ import annotations

from sudoku_core.hints.techniques.extended_rectangle import TECHNIQUE
from tests.noting import eliminations, noted

SIX = {"r1c1 r1c2 r1c4 r2c1 r2c2": "123", "r2c4": "1234"}


def test_one_corner() -> None:
    assert eliminations(TECHNIQUE, noted(SIX), "extended-rectangle-1") == ["1r2c4 2r2c4 3r2c4"]


def test_columns_too() -> None:
    turned = {"r1c1 r2c1 r4c1 r1c2 r2c2": "123", "r4c2": "345"}
    assert eliminations(TECHNIQUE, noted(turned), "extended-rectangle-1") == ["3r4c2"]


def test_two_rows_that_are_not_in_the_same_boxes() -> None:
    notes = {"r1c1 r1c2 r1c4 r4c1 r4c2": "123", "r4c4": "1234"}
    assert eliminations(TECHNIQUE, noted(notes)) == []
