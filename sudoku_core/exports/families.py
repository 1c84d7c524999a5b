"""The blocks of a puzzle, sorted into what a language says in one line and what it has to list."""

from __future__ import annotations

from dataclasses import dataclass

from ..blocks import Block, lines, standard_blocks
from ..grid import cell_at
from ..puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Families:
    """Which families of blocks a puzzle has in full, and its other blocks.

    Args:
        rows: whether every row is a block.
        columns: whether every column is one.
        box: rows and columns of a box if every box is one, else None.
        others: the other blocks of two cells or more, each as cells (row, column) from 1.
    """

    rows: bool
    columns: bool
    box: tuple[int, int] | None
    others: tuple[tuple[Block, tuple[tuple[int, int], ...]], ...]


def families(puzzle: Puzzle) -> Families:
    """Sort the blocks of a puzzle.

    >>> families(Puzzle([0] * 16)).box
    (2, 2)
    >>> [cells for _, cells in families(Puzzle([0] * 16, [(0, 5), (3,)])).others]
    [((1, 1), (2, 2))]
    """
    side, held = puzzle.side, set(puzzle.blocks)
    rows, columns = set(lines(side)[:side]), set(lines(side)[side:])
    boxes = set(standard_blocks(*puzzle.box)[2 * side :]) if puzzle.box else set()
    said: set[Block] = set().union(*[f for f in (rows, columns, boxes) if f <= held])
    return Families(
        rows <= held,
        columns <= held,
        puzzle.box if boxes and boxes <= held else None,
        tuple(
            (block, tuple(cell_at(cell, side) for cell in block.cells))
            for block in puzzle.blocks
            if block not in said and len(block.cells) > 1
        ),
    )
