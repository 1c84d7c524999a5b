"""The least that cells add up to, if some of them see each other.

Cells in one block hold different digits, so their least sum is that of the cheapest assignment of
digits to cells; its dual values are the certificate, a multiplier for each cell and for each digit
of the block.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import inf

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...rules.kernel import bits
from .assignment import least_assignment
from .position import Position
from .rule_proofs import Proof

Term = tuple[int, int]
"""A factor and its cell."""
Bound = tuple[int, Proof]
"""The least sum, and rows that, added to the sum, leave each candidate at least 0."""
Costs = tuple[float, ...]
"""By digit from 0 its share of the sum, infinite if the cell cannot hold it."""
Partition = tuple[tuple[str, tuple[int, ...]], ...]
"""Sets of cells without common ones, each with the name of the block that keeps them different."""
MOST_PARTITIONS = 24
"""Most partitions to compare; the largest possible set of cells always comes first."""


def least_sum(position: Position, terms: Sequence[Term]) -> Bound | None:
    """Return the least that some cells add up to, with the certificate; None if nothing fits them.

    Args:
        position: the position.
        terms: the cells, each once, with their factors.
    """
    values = position.index.layout.digits
    costs = {
        cell: tuple(
            [
                factor * value if position.state.masks[cell] >> digit & 1 else inf
                for digit, value in enumerate(values)
            ]
        )
        for factor, cell in terms
    }
    best: Bound | None = None
    for partition in _partitions_of(position.index.layout, tuple(costs)):
        bound = _bound(position, costs, partition)
        if bound is None:
            return None
        if best is None or bound[0] > best[0]:
            best = bound
    return best


def least_candidates(position: Position, terms: Sequence[Term], rows: Proof) -> int:
    """Return the set of the candidates with which cells can add up to their least sum.

    Args:
        position: the position.
        terms: the cells, with their factors.
        rows: the certificate of their least sum.
    """
    layout, least = position.index.layout, 0
    for factor, cell in terms:
        blocks = [name for name, block in lowered(layout).all_different if cell in block.cells]
        for digit in bits(position.state.masks[cell]):
            names = [position.cell_row(cell), *[f"{name}_digit{digit + 1}" for name in blocks]]
            if factor * layout.digits[digit] + sum([rows[name] for name in names]) == 0:
                least |= 1 << cell * position.side + digit
    return least


def _bound(position: Position, costs: Mapping[int, Costs], partition: Partition) -> Bound | None:
    """Return the least sum of cells in blocks; None if a block has no assignment of its digits."""
    least, proof = 0, Counter[str]()
    for block, cells in partition:
        dual = least_assignment(tuple([costs[cell] for cell in cells]))
        if dual is None:
            return None
        least += sum(map(int, (*dual[0], *dual[1])))
        for cell, times in zip(cells, dual[0]):
            proof[position.cell_row(cell)] -= int(times)
        for digit, times in enumerate(dual[1], 1):
            proof[f"{block}_digit{digit}"] -= int(times)
    return least, proof


def _partitions_of(layout: Layout, cells: tuple[int, ...]) -> Sequence[Partition]:
    """Return partitions of cells into sets that one block or rule each keeps different."""
    return _partitions(layout, rule_names(layout), cells)


@lru_cache(maxsize=4096)
def _partitions(layout: Layout, names: tuple[str, ...], cells: tuple[int, ...]) -> list[Partition]:
    if not cells:
        return [()]
    within: dict[tuple[int, ...], str] = {}
    for name, different in lowered(layout).all_different:
        inside = tuple([cell for cell in cells if cell in different.cells])
        if len(inside) > 1:
            within.setdefault(inside, name)
    if not within:
        return [tuple([("", (cell,)) for cell in cells])]
    largest = max(map(len, within))
    partitions: list[Partition] = []
    for inside, name in within.items():
        if len(inside) == largest and len(partitions) < MOST_PARTITIONS:
            rest = tuple([cell for cell in cells if cell not in inside])
            tails = _partitions(layout, names, rest)
            partitions += [((name, inside), *tail) for tail in tails]
    return partitions
