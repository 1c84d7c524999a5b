"""Whether digits obey the blocks; shares nothing with model, search or solvers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .blocks import KINDS
from .grid import Grid, Puzzle, cell_at
from .messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .blocks import Block


class Conflict:
    """One digit that stands more than once in one block.

    >>> conflict = conflicts(Grid([1, 1, 0, 0]))[0]
    >>> conflict.block.name, conflict.digit, conflict.cells
    ('row1', 1, (0, 1))
    >>> str(conflict)
    'Row 1 has the digit 1 more than once: R1C1, R1C2.'
    """

    __slots__ = ("_block", "_cells", "_digit", "_side")

    def __init__(self, block: Block, digit: int, cells: Iterable[int], side: int) -> None:
        self._block = block
        self._digit = digit
        self._cells = tuple(cells)
        self._side = side

    @property
    def block(self) -> Block:
        """The block in which the digit repeats."""
        return self._block

    @property
    def digit(self) -> int:
        """The digit that repeats."""
        return self._digit

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the block that hold the digit, as indices from 0."""
        return self._cells

    @property
    def message(self) -> Message:
        """The conflict in words."""
        kind = self._block.kind if self._block.kind in KINDS else "block"
        return Message(
            f"conflict.{kind}",
            number=self._block.number,
            digit=self._digit,
            cells=tuple([cell_at(cell, self._side) for cell in self._cells]),
        )

    def __str__(self) -> str:
        return str(self.message)

    def __repr__(self) -> str:
        return f"Conflict({self._block.name!r}, digit={self._digit}, cells={self._cells})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Conflict)
            and self._block == other._block
            and self._digit == other._digit
            and self._cells == other._cells
        )

    def __hash__(self) -> int:
        return hash((self._block, self._digit, self._cells))


def conflicts(board: Puzzle | Grid, blocks: Iterable[Block] | None = None) -> tuple[Conflict, ...]:
    """Every digit that stands more than once in a block.

    Args:
        board: a puzzle (its givens are looked at) or a grid, filled or not.
        blocks: the blocks to look at; by default the puzzle's own, or for a grid the standard ones
            of its side.

    Returns:
        One value for each block and digit, in the order of the blocks; empty where all is well.

    >>> conflicts(Grid([1, 2, 2, 1]))
    ()
    >>> [str(conflict) for conflict in conflicts(Puzzle([1, 0, 1, 0]))]
    ['Column 1 has the digit 1 more than once: R1C1, R2C1.']
    """
    puzzle = board if isinstance(board, Puzzle) else Puzzle(board)
    digits = puzzle.givens.cells
    found = []
    for block in puzzle.blocks if blocks is None else blocks:
        places: dict[int, list[int]] = {}
        for cell in block.cells:
            if digits[cell]:
                places.setdefault(digits[cell], []).append(cell)
        for digit in sorted(places):
            if len(places[digit]) > 1:
                found.append(Conflict(block, digit, places[digit], puzzle.side))
    return tuple(found)


def is_solution(puzzle: Puzzle, grid: Grid) -> bool:
    """Whether a grid is full, keeps the puzzle's givens, and repeats no digit in any of its blocks.

    >>> puzzle = Puzzle([1, 0, 0, 0])
    >>> is_solution(puzzle, Grid([1, 2, 2, 1])), is_solution(puzzle, Grid([2, 1, 1, 2]))
    (True, False)
    """
    if grid.side != puzzle.side or not grid.is_full:
        return False
    givens = puzzle.givens.cells
    if any(given and given != digit for given, digit in zip(givens, grid.cells)):
        return False
    return not conflicts(grid, puzzle.blocks)
