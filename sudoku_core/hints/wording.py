"""Cells and digits as a message takes them, and what has no place left."""

from __future__ import annotations

from collections.abc import Iterable

from ..board.checker import Conflict, conflicts
from ..board.grid import cell_at
from ..board.puzzle import Puzzle
from ..language.messages import Message
from .techniques.equation_index import equation_index, place_message


def about(puzzle: Puzzle, cells: Iterable[int], digits: Iterable[int]) -> dict[str, object]:
    """Return the parameters of a message about digits in cells.

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


def already_placed(puzzle: Puzzle, cell: int, digit: int) -> tuple[Conflict, Message] | None:
    """Return the first rule that a digit in a cell would break, and the sentence that says so.

    Args:
        puzzle: with the digit in the cell among its givens.
        cell: a cell index from 0.
        digit: a digit from 1.

    >>> str(already_placed(Puzzle([1, 0, 1] + [0] * 13), 2, 1)[1])
    'Row 1 already has its 1, in R1C1.'
    """
    broken = conflicts(puzzle)
    if not broken:
        return None
    first = broken[0]
    digits = puzzle.givens.cells
    others = [other for other in first.cells if other != cell and digits[other] == digit]
    if not others or (first.digit is None and (first.fault or not first.rule.differ)):
        return first, first.message
    base = (place_message(equation_index(puzzle.layout), first.rule.name),)
    return first, Message("why.seen", base=base, **about(puzzle, others, [digit]))


def nothing_left(puzzle: Puzzle, name: str, saying: str) -> Message | None:
    """Return the sentence for an equation without candidates: no digit for a cell, no place for a
    digit.

    Args:
        puzzle: whose equation it is.
        name: the equation's.
        saying: how the code of the message begins, "step" or "why".

    Returns:
        The message; None where the equation is neither of a cell nor of a digit in a block.

    >>> str(nothing_left(Puzzle([0] * 16), "row1_digit3", "step"))
    'This is impossible: 3 has no place left in row 1.'
    """
    ground = equation_index(puzzle.layout)
    empty = next((equation for equation in ground.equations if equation.name == name), None)
    if empty is None:
        return None
    base = (place_message(ground, empty.block or name),)
    if not empty.block:
        return Message(saying + ".no-digit", base=base)
    return Message(saying + ".no-place", base=base, digits=shown(puzzle, [empty.digit]))
