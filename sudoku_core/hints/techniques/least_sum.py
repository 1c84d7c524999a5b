"""The least that cells add up to, if some of them see each other.

Cells in one block hold different digits, so their least sum is that of the cheapest assignment of
digits to cells; its dual values are the certificate, a multiplier for each cell and for each digit
of the block.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import inf

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from .assignment import least_assignment
from .position import Position
from .rule_proofs import Proof

Term = tuple[int, int]
"""A factor and its cell."""
Bound = tuple[int, Proof]
"""The least sum, and rows that, added to the sum, leave each candidate at least 0."""


def least_sum(position: Position, terms: Sequence[Term]) -> Bound:
    """Return the least that some cells add up to, with the certificate.

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
    least, proof = 0, Counter[str]()
    for block, cells in _apart(position.index.layout, tuple(costs)):
        dual = least_assignment(tuple([costs[cell] for cell in cells]))
        if dual is None:
            return 0, Counter()
        least += sum(map(int, (*dual[0], *dual[1])))
        for cell, times in zip(cells, dual[0]):
            proof[position.equation(position.cell_equation(cell)).name] -= int(times)
        for digit, times in enumerate(dual[1], 1):
            proof[f"{block}_digit{digit}"] -= int(times)
    return least, proof


def _apart(layout: Layout, cells: tuple[int, ...]) -> Sequence[tuple[str, tuple[int, ...]]]:
    """Return cells in groups that one block or rule each keeps different, with its name."""
    return _groups(layout, rule_names(layout), cells)


@lru_cache(maxsize=4096)
def _groups(
    layout: Layout, _names: tuple[str, ...], cells: tuple[int, ...]
) -> Sequence[tuple[str, tuple[int, ...]]]:
    left = set(cells)
    groups = []
    blocks = [(name, left.intersection(part.cells)) for name, part in lowered(layout).all_different]
    while left:
        name, largest = max(blocks, key=lambda pair: len(pair[1] & left), default=("", set()))
        group = tuple(sorted(largest & left)) or (min(left),)
        groups.append((name, group))
        left.difference_update(group)
    return tuple(groups)
