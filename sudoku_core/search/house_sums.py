"""Sums that follow from cages and full blocks together: solvers of killers call it the rule of 45.

The digits of a row add up to a number that is known. So do those of several blocks that share no
cell. Taking away the cages inside leaves the sum of the cells that are in none; taking the blocks
away from the cages that meet them leaves the sum of what juts out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..lowering import lowered
from ..puzzle import Layout
from ..rules.kernel import Linear

MOST_CELLS = 8
"""Cells of a sum from which it says little."""
ROWS = 4
"""Blocks side by side that are looked at together."""

Cells = frozenset[int]
"""Cell indices from 0."""


def house_sums(layout: Layout) -> list[Linear]:
    """The sums that follow, short ones only.

    Args:
        layout: the board.

    >>> from sudoku_core.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer
    >>> cages = [Killer((0, 1, 4), 6), Killer((2, 6), 5)]
    >>> sums = house_sums(Puzzle([0] * 16, rules=cages).layout)
    >>> [(sum.cells, sum.total) for sum in sums if len(sum.cells) < 3]
    [((10, 14), 5), ((5,), 4), ((3, 7), 5)]
    """
    lower = lowered(layout)
    cages = [
        (frozenset(one.cells), one.total)
        for _, one in lower.others
        if isinstance(one, Linear) and not one.coefficients and one.sense == "="
    ]
    if not cages:
        return []
    known = {cells for cells, _ in cages}
    found = []
    for houses in _unions(layout):
        area = frozenset().union(*houses)
        total = len(houses) * sum(layout.digits)
        for cells, rest in _rests(area, total, cages):
            if 0 < len(cells) <= MOST_CELLS and cells != area and cells not in known:
                known.add(cells)
                distinct = any(cells <= set(block.cells) for block in layout.blocks)
                order = tuple(sorted(cells))
                found.append(Linear(order, rest, layout.digits, distinct=distinct))
    return found


def _rests(
    area: Cells, total: int, cages: Iterable[tuple[Cells, int]]
) -> Iterator[tuple[Cells, int]]:
    """What cages leave inside an area, and what juts out of it, with its sum."""
    inside, outside = area, total
    covered: Cells = frozenset()
    jutting = -total
    for cells, own in cages:
        if cells <= inside:
            inside -= cells
            outside -= own
        if cells & area and not cells & covered:
            covered |= cells
            jutting += own
    yield inside, outside
    if covered >= area:
        yield covered - area, jutting


def _unions(layout: Layout) -> Iterator[list[Cells]]:
    """Full blocks of one kind that share no cell: each alone, and some side by side."""
    kinds: dict[str, list[Cells]] = {}
    for block in layout.blocks:
        if len(block.cells) == layout.side:
            kinds.setdefault(block.kind, []).append(frozenset(block.cells))
    for houses in kinds.values():
        for count in range(1, ROWS + 1):
            for first in range(len(houses) - count + 1):
                some = houses[first : first + count]
                if len(frozenset().union(*some)) == count * layout.side:
                    yield some
