"""Parameters and sentences of messages about cells, digits and equations."""

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
        puzzle: the puzzle with the cells and digits.
        cells: cell indices from 0.
        digits: digits from 1.

    >>> about(Puzzle([0] * 16), [5], [2, 3])
    {'cells': ((2, 2),), 'digits': '2, 3'}
    """
    where = tuple([cell_at(cell, puzzle.columns) for cell in cells])
    return {"cells": where, "digits": digit_text(puzzle, digits)}


def digit_text(puzzle: Puzzle, digits: Iterable[int]) -> str:
    """Return the values of digits, separated by commas, as messages expect them.

    Args:
        puzzle: the puzzle with the digits.
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


def nothing_left(puzzle: Puzzle, name: str, prefix: str) -> Message | None:
    """Return the sentence for an equation without candidates: no digit for a cell, no place for a
    digit.

    Args:
        puzzle: the puzzle with the equation.
        name: the name of the equation.
        prefix: the beginning of the message's code, "step" or "why".

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
        return Message(prefix + ".no-digit", base=base)
    return Message(prefix + ".no-place", base=base, digits=digit_text(puzzle, [empty.digit]))
