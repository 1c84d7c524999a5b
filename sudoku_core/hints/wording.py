"""Cells and digits as a message takes them, and what has no place left."""

from __future__ import annotations

from collections.abc import Iterable

from ..grid import cell_at
from ..messages import Message
from ..puzzle import Puzzle
from ..techniques.ground import ground_of, place_message


def about(puzzle: Puzzle, cells: Iterable[int], digits: Iterable[int]) -> dict[str, object]:
    """The parameters of a message about digits in cells.

    Args:
        puzzle: whose cells and digits they are.
        cells: cell indices from 0.
        digits: digits from 1.

    >>> about(Puzzle([0] * 16), [5], [2, 3])
    {'cells': ((2, 2),), 'digits': '2, 3'}
    """
    where = tuple([cell_at(cell, puzzle.columns) for cell in cells])
    return {"cells": where, "digits": shown(puzzle, digits)}


def shown(puzzle: Puzzle, digits: Iterable[int]) -> str:
    """Digits as a message takes them: what they stand for, with commas.

    Args:
        puzzle: whose digits they are.
        digits: digits from 1.
    """
    return ", ".join([str(puzzle.digits[digit - 1]) for digit in digits])


def nothing_left(puzzle: Puzzle, name: str, saying: str) -> Message | None:
    """What it means that nothing is left of an equation: no digit for a cell, no place for a digit.

    Args:
        puzzle: whose equation it is.
        name: the equation's.
        saying: how the code of the message begins, "step" or "why".

    Returns:
        The message; None where the equation is neither of a cell nor of a digit in a block.

    >>> str(nothing_left(Puzzle([0] * 16), "row1_digit3", "step"))
    'That cannot be: 3 has no place left in row 1.'
    """
    ground = ground_of(puzzle.layout)
    empty = next((one for one in ground.equations if one.name == name), None)
    if empty is None:
        return None
    base = (place_message(ground, empty.place or name),)
    if not empty.place:
        return Message(saying + ".no-digit", base=base)
    return Message(saying + ".no-place", base=base, digits=shown(puzzle, [empty.digit]))
