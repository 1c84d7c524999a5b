"""The blocks of a puzzle for exports: whether it has all rows, columns and boxes; other blocks."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.blocks import Block, lines, standard_blocks
from ...board.grid import cell_at
from ...board.lowering import lowered
from ...board.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class ListedBlock:
    """Cells whose digits differ and which are listed one by one.

    Args:
        name: the name of the constraint.
        cells: two or more cells, each as row and column from 1.
        full: whether there are as many cells as digits, so that each digit stands in a cell.
    """

    name: str
    cells: tuple[tuple[int, int], ...]
    full: bool


@dataclass(frozen=True, slots=True)
class Blocks:
    """The kinds of blocks that a puzzle has in full, and its other blocks.

    Args:
        rows: whether every row is a block.
        columns: whether every column is a block.
        box: rows and columns of a box if every box is a block, else None.
        others: the other blocks, and the all-different constraints of rules.
    """

    rows: bool
    columns: bool
    box: tuple[int, int] | None
    others: tuple[ListedBlock, ...]


def blocks_of(puzzle: Puzzle) -> Blocks:
    """Return the blocks of a puzzle, sorted by kind.

    >>> blocks_of(Puzzle([0] * 16)).box
    (2, 2)
    >>> blocks_of(Puzzle([0] * 16, [(0, 5), (3,)])).others
    (ListedBlock(name='block1', cells=((1, 1), (2, 2)), full=False),)
    """
    side, layout = puzzle.side, puzzle.layout
    blocks = set(puzzle.blocks) if layout.columns == side and layout.size == side * side else set()
    rows, columns = set(lines(side)[:side]), set(lines(side)[side:])
    boxes = set(standard_blocks(*puzzle.box)[2 * side :]) if puzzle.box else set()
    complete: set[Block] = set().union(*[kind for kind in (rows, columns, boxes) if kind <= blocks])
    others = []
    for number, (name, different) in enumerate(lowered(layout).all_different):
        block = puzzle.blocks[number] if number < len(puzzle.blocks) else None
        if block not in complete and len(different.cells) > 1:
            cells = tuple([cell_at(cell, layout.columns) for cell in different.cells])
            label = name if block else f"{name}_all_different"
            others.append(ListedBlock(label, cells, len(cells) == side))
    return Blocks(
        rows <= blocks,
        columns <= blocks,
        puzzle.box if boxes and boxes <= blocks else None,
        tuple(others),
    )
