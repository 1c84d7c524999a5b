"""The board of a puzzle as rows of numbers, which all languages but LP, MPS and DIMACS write."""

from __future__ import annotations

from dataclasses import dataclass

from ..puzzle import Puzzle

NOT_GIVEN, NO_CELL = -1, -2
"""Where a board is not plain, what stands for an empty cell and for what is no cell: no digit
stands for a number below 0. On a plain board 0 stands for an empty cell."""


@dataclass(frozen=True, slots=True)
class Board:
    """The shape of a board, and what is given on it.

    Args:
        side: how many digits there are.
        rows: how many rows it has.
        columns: how many columns it has.
        plain: whether it has a row and a column for each digit, every cell, and the digits 1 to N.
        square: whether it has as many rows and columns as digits.
        digits: what the digits stand for, ascending.
        gaps: whether some places in it are no cells.
        givens: its rows, with the values that are given.
    """

    side: int
    rows: int
    columns: int
    plain: bool
    square: bool
    digits: tuple[int, ...]
    gaps: bool
    givens: tuple[tuple[int, ...], ...]

    @property
    def in_sequence(self) -> bool:
        """Whether the digits are all whole numbers from the first to the last."""
        return self.digits[-1] - self.digits[0] == len(self.digits) - 1

    def aligned(self) -> list[str]:
        """The rows, their numbers one below the other with spaces between."""
        most = self.side if self.plain else max([n for row in self.givens for n in row])
        width = max(len(str(most)), 1 if self.plain else 2)
        return [" ".join([f"{number:{width}}" for number in row]) for row in self.givens]


def board(puzzle: Puzzle) -> Board:
    """The board of a puzzle.

    >>> board(Puzzle([1, 0, 0, 0])).givens, board(Puzzle([1, 0, 0, 0], digits=(0, 1))).givens
    (((1, 0), (0, 0)), ((0, -1), (-1, -1)))
    """
    layout = puzzle.layout
    values = (0 if layout.plain else NOT_GIVEN, *layout.digits)
    gaps = set(layout.gaps)
    numbers = [
        NO_CELL if cell in gaps else values[digit] for cell, digit in enumerate(puzzle.givens.cells)
    ]
    return Board(
        layout.side,
        layout.rows,
        layout.columns,
        layout.plain,
        layout.rows == layout.columns == layout.side,
        layout.digits,
        bool(gaps),
        tuple(
            tuple(numbers[first : first + layout.columns])
            for first in range(0, layout.size, layout.columns)
        ),
    )
