"""Cells and digits as a message takes them."""

from __future__ import annotations

from ..grid import cell_at
from ..puzzle import Puzzle


def about(puzzle: Puzzle, cell: int, *digits: int) -> dict[str, object]:
    """The parameters of a message about digits in a cell.

    Args:
        puzzle: whose cell it is, and whose digits they are.
        cell: a cell index from 0.
        digits: digits from 1.

    >>> about(Puzzle([0] * 16), 5, 2, 3)
    {'cells': ((2, 2),), 'digits': '2, 3'}
    """
    shown = ", ".join([str(puzzle.digits[digit - 1]) for digit in digits])
    return {"cells": (cell_at(cell, puzzle.columns),), "digits": shown}
