"""Sums that follow from cages and full blocks together: the rule of 45 of killer solvers.

The digits of a row have a known sum, and so have the digits of several blocks that share no cell.
Subtracting the cages inside leaves the sum of the remaining cells; subtracting the blocks from the
cages that meet them leaves the sum of the cells outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..board.layout import Layout
from ..board.lowering import lowered
from ..rules.kernel import Linear

MOST_CELLS = 8
"""Largest number of cells in a sum; longer sums narrow little."""
MOST_BLOCKS = 4
"""Largest number of blocks side by side that are combined."""

Cells = frozenset[int]
"""Cell indices from 0."""


def block_sums(layout: Layout) -> list[Linear]:
    """Return the short sums that follow from the cages and blocks of a board.

    Args:
        layout: the board.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer
    >>> cages = [Killer((0, 1, 4), 6), Killer((2, 6), 5)]
    >>> sums = block_sums(Puzzle([0] * 16, rules=cages).layout)
    >>> [(sum.cells, sum.total) for sum in sums if len(sum.cells) < 3]
    [((10, 14), 5), ((5,), 4), ((3, 7), 5)]
    """
    lower = lowered(layout)
    cages = [
        (frozenset(primitive.cells), primitive.total)
        for _, primitive in lower.others
        if isinstance(primitive, Linear) and not primitive.coefficients and primitive.sense == "="
    ]
    if not cages:
        return []
    known = {cells for cells, _ in cages}
    sums = []
    for blocks in _unions(layout):
        area = frozenset().union(*blocks)
        total = len(blocks) * sum(layout.digits)
        for cells, rest in _rests(area, total, cages):
            if 0 < len(cells) <= MOST_CELLS and cells != area and cells not in known:
                known.add(cells)
                distinct = any(cells <= set(block.cells) for block in layout.blocks)
                order = tuple(sorted(cells))
                sums.append(Linear(order, rest, layout.digits, distinct=distinct))
    return sums


def _rests(
    area: Cells, total: int, cages: Iterable[tuple[Cells, int]]
) -> Iterator[tuple[Cells, int]]:
    """Yield the cells that cages leave inside an area and those outside it, each with their sum."""
    inside, rest = area, total
    covered: Cells = frozenset()
    jutting = -total
    for cells, cage_total in cages:
        if cells <= inside:
            inside -= cells
            rest -= cage_total
        if cells & area and not cells & covered:
            covered |= cells
            jutting += cage_total
    yield inside, rest
    if covered >= area:
        yield covered - area, jutting


def _unions(layout: Layout) -> Iterator[list[Cells]]:
    """Yield full blocks of one kind that share no cell: each alone, and some side by side."""
    kinds: dict[str, list[Cells]] = {}
    for block in layout.blocks:
        if len(block.cells) == layout.side:
            kinds.setdefault(block.kind, []).append(frozenset(block.cells))
    for blocks in kinds.values():
        for count in range(1, MOST_BLOCKS + 1):
            for first in range(len(blocks) - count + 1):
                chosen = blocks[first : first + count]
                if len(frozenset().union(*chosen)) == count * layout.side:
                    yield chosen
