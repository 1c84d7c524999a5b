"""The board of a puzzle as rows of numbers, for all formats but LP, MPS and DIMACS."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.puzzle import Puzzle

NOT_GIVEN, NO_CELL = -1, -2
"""The numbers for an empty cell and for a gap, on a board that is not plain; values of digits are
never negative. On a plain board, 0 is an empty cell."""


@dataclass(frozen=True, slots=True)
class Board:
    """The shape of a board, and its givens.

    Args:
        side: number of digits, N.
        rows: number of rows.
        columns: number of columns.
        plain: True for N rows, N columns, no gaps, and the digits 1 to N.
        square: True for N rows and N columns.
        digits: the numbers that the digits stand for, ascending.
        gaps: whether some places are no cells.
        givens: the rows, with the numbers that the givens stand for.
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
        """True if the digits are all whole numbers from the first to the last."""
        return self.digits[-1] - self.digits[0] == len(self.digits) - 1

    def aligned(self) -> list[str]:
        """Return the rows as text, with numbers aligned and separated by spaces."""
        most = self.side if self.plain else max([n for row in self.givens for n in row])
        width = max(len(str(most)), 1 if self.plain else 2)
        return [" ".join([f"{number:{width}}" for number in row]) for row in self.givens]


def board(puzzle: Puzzle) -> Board:
    """Return the board of a puzzle.

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
