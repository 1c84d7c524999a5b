"""What must differ in a puzzle, sorted into what a language says in one line and what it lists."""

from __future__ import annotations

from dataclasses import dataclass

from ..blocks import Block, lines, standard_blocks
from ..grid import cell_at
from ..lowering import lowered
from ..puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Listed:
    """Cells that must differ and belong to no family.

    Args:
        name: what a constraint on them is called.
        cells: two or more, each as row and column from 1.
        full: whether there are as many as digits, so that each digit stands in one of them.
    """

    name: str
    cells: tuple[tuple[int, int], ...]
    full: bool


@dataclass(frozen=True, slots=True)
class Families:
    """Which families of blocks a puzzle has in full, and what must differ beside them.

    Args:
        rows: whether every row is a block.
        columns: whether every column is one.
        box: rows and columns of a box if every box is one, else None.
        others: all else: the other blocks, and what rules ask.
    """

    rows: bool
    columns: bool
    box: tuple[int, int] | None
    others: tuple[Listed, ...]


def families(puzzle: Puzzle) -> Families:
    """Sort what must differ in a puzzle.

    >>> families(Puzzle([0] * 16)).box
    (2, 2)
    >>> families(Puzzle([0] * 16, [(0, 5), (3,)])).others
    (Listed(name='block1', cells=((1, 1), (2, 2)), full=False),)
    """
    side, layout = puzzle.side, puzzle.layout
    held = set(puzzle.blocks) if layout.columns == side and layout.size == side * side else set()
    rows, columns = set(lines(side)[:side]), set(lines(side)[side:])
    boxes = set(standard_blocks(*puzzle.box)[2 * side :]) if puzzle.box else set()
    said: set[Block] = set().union(*[f for f in (rows, columns, boxes) if f <= held])
    others = []
    for number, (name, one) in enumerate(lowered(layout).different):
        block = puzzle.blocks[number] if number < len(puzzle.blocks) else None
        if block not in said and len(one.cells) > 1:
            cells = tuple([cell_at(cell, layout.columns) for cell in one.cells])
            called = name if block else f"{name}_different"
            others.append(Listed(called, cells, len(cells) == side))
    return Families(
        rows <= held,
        columns <= held,
        puzzle.box if boxes and boxes <= held else None,
        tuple(others),
    )
