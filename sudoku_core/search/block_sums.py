"""Sums that follow from cages and full blocks together: the rule of 45 of killer solvers.

The digits of a row have a known sum, and so have the digits of several blocks that share no cell.
Subtracting the cages inside leaves the sum of the other cells inside (innies). A cage that juts out
is subtracted too if most of its cells are inside; then its cells outside (outies) have factor -1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from ..board.layout import Layout
from ..board.lowering import Lowered, lowered
from ..rules.kernel import Linear, bits

MOST_CELLS = 8
"""Largest number of cells in a sum without factors; longer sums narrow little."""
MOST_MIXED = 5
"""Largest number of cells in a sum of innies less outies."""
MOST_BLOCKS = 4
"""Largest number of blocks side by side that are combined."""
MOST_CHOICES = 3
"""Largest number of cages of an area that are tried both inside and outside; more cost time."""

Cells = int
"""Cells as the set bits of a number."""
Difference = tuple[Cells, Cells, int]
"""Cells whose sum, less that of other cells, is a total."""


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
    >>> (mixed,) = [sum for sum in sums if sum.cells == (2, 3, 4)]
    >>> mixed.coefficients, mixed.total
    ((1, 1, -1), 4)
    """
    lower = lowered(layout)
    cages = _cages(lower)
    if not cages:
        return []
    known = {(cells, 0) for cells, _ in cages}
    known.update((_mask_of(cells), 0) for cells in lower.full)
    sums = []
    for area, count in _unions(layout):
        for plus, minus, total in _differences(area, count * sum(layout.digits), cages):
            if (plus, minus) not in known and (minus, plus) not in known:
                known.add((plus, minus))
                sums.append(_sum_of(plus, minus, total, layout.digits, lower))
    return sums


def _mask_of(cells: Iterable[int]) -> Cells:
    return sum([1 << cell for cell in cells])


def _cages(lower: Lowered) -> list[tuple[Cells, int]]:
    return [
        (_mask_of(primitive.cells), primitive.total)
        for _, primitive in lower.others
        if isinstance(primitive, Linear) and not primitive.coefficients and primitive.sense == "="
    ]


def _sum_of(
    plus: Cells, minus: Cells, total: int, values: tuple[int, ...], lower: Lowered
) -> Linear:
    inside, outside = tuple(bits(plus)), tuple(bits(minus))
    if outside:
        factors = (1,) * len(inside) + (-1,) * len(outside)
        return Linear(inside + outside, total, values, factors, distinct=False)
    distinct = all(b in lower.peers[a] for a, b in combinations(inside, 2))
    return Linear(inside, total, values, distinct=distinct)


def _differences(
    area: Cells, total: int, cages: Sequence[tuple[Cells, int]]
) -> Iterator[Difference]:
    """Yield the short sums of the cells that cages leave inside an area less those outside it.

    A cage with most of its cells inside is subtracted; of one with about half, both are tried.
    """
    plus, minus, covered = area, 0, 0
    halved: list[tuple[Cells, int]] = []
    inner_cages = [cage for cage in cages if cage[0] & area]
    inner_cages.sort(key=lambda cage: -(cage[0] & area).bit_count() / cage[0].bit_count())
    for cells, cage_total in inner_cages:
        inside, outside = (cells & area).bit_count(), (cells & ~area).bit_count()
        if cells & covered or inside < outside - 1:
            continue
        covered |= cells
        if outside and abs(inside - outside) < 2 and len(halved) < MOST_CHOICES:
            halved.append((cells, cage_total))
        elif inside > outside:
            plus &= ~cells
            minus |= cells & ~area
            total -= cage_total
    for inner, outer, number in _chosen((plus, minus, total), halved, area):
        if outer and not inner:
            inner, outer, number = outer, inner, -number
        if inner and (inner | outer).bit_count() <= (MOST_MIXED if outer else MOST_CELLS):
            yield inner, outer, number


def _chosen(
    base: Difference, halved: Sequence[tuple[Cells, int]], area: Cells
) -> Iterator[Difference]:
    """Yield the differences with each choice of the cages, as long as they may stay short."""
    plus, minus, total = base
    least = plus.bit_count() + minus.bit_count()
    for cells, _ in halved:
        least += min((cells & ~area).bit_count() - (cells & area).bit_count(), 0)
    if least > MOST_CELLS:
        return
    if not halved:
        yield base
        return
    (cells, cage_total), *others = halved
    yield from _chosen(base, others, area)
    subtracted = plus & ~cells, minus | cells & ~area, total - cage_total
    yield from _chosen(subtracted, others, area)


def _unions(layout: Layout) -> Iterator[tuple[Cells, int]]:
    """Yield the cells of full blocks of one kind, side by side, and the number of the blocks."""
    kinds: dict[str, list[Cells]] = {}
    for block in layout.blocks:
        if len(block.cells) == layout.side:
            kinds.setdefault(block.kind, []).append(_mask_of(block.cells))
    for blocks in kinds.values():
        for first, area in enumerate(blocks):
            yield area, 1
            for count, other in enumerate(blocks[first + 1 : first + MOST_BLOCKS], 2):
                if area & other:
                    break
                area |= other
                yield area, count
