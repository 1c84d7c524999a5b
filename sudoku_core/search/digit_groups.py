"""Groups of cells whose pair tables allow only a few sets of digits, as in a renban.

Where cells differ, and every two of them have the same symmetric table, their digits are a set in
which the table allows every two. The search narrows such cells set by set.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb

from ..board.layout import Layout
from ..board.lowering import lowered
from ..rules.kernel import Table, bits
from .required import Required, digits_of, restrict

FEWEST_CELLS = 3
"""Two cells need no group: the table covers them."""
MOST_SETS = 500
"""Most sets of digits that are listed."""


class DigitGroup:
    """Different cells whose digits are one of some sets.

    Args:
        cells: cell indices.
        sets: the sets, as masks of digits from 0.
        peers: by cell of the board the cells that must differ from it.
    """

    __slots__ = ("_required", "_sets", "cells")

    def __init__(
        self, cells: tuple[int, ...], sets: tuple[int, ...], peers: Sequence[Sequence[int]]
    ) -> None:
        self.cells = cells
        self._sets = sets
        self._required = Required(peers)

    def prune(self, masks: list[int]) -> Sequence[int] | None:
        """Narrow the cells and those around; arguments and result are as for ``Table.prune``."""
        settled = union = 0
        open_cells = []
        for cell in self.cells:
            mask = masks[cell]
            union |= mask
            if mask & mask - 1:
                open_cells.append(cell)
            else:
                settled |= mask
        some, each = _left(self._sets, settled, union)
        if not some:
            return None
        changed: list[int] = []
        if not open_cells:
            return changed
        if union & ~some and not restrict(masks, open_cells, some, changed):
            return None
        needed = each & ~settled
        if needed and not self._required.place(masks, open_cells, needed, changed):
            return None
        return changed


def digit_groups(layout: Layout) -> list[DigitGroup]:
    """Return the groups of cells whose tables leave few sets of digits.

    Args:
        layout: the board.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Renban
    >>> (group,) = digit_groups(Puzzle([0] * 16, rules=[Renban((0, 1, 4))]).layout)
    >>> masks = [0b1011, 0b1111, 0b1111, 0b1111, 0b0001, *[0b1111] * 11]
    >>> group.prune(masks), [f"{mask:04b}" for mask in masks[:5]]
    ([0, 1, 2, 3, 5, 1], ['0011', '0100', '1101', '1101', '0001'])
    """
    lower = lowered(layout)
    pairs: dict[tuple[int, ...], set[tuple[int, int]]] = {}
    for _, primitive in lower.others:
        if isinstance(primitive, Table) and _is_symmetric(primitive.allowed):
            a, b = sorted(primitive.cells)
            if b in lower.peers[a]:
                pairs.setdefault(primitive.allowed, set()).add((a, b))
    groups = []
    for allowed, linked in pairs.items():
        for cells in _cliques(linked):
            sets = _sets(allowed, len(cells))
            if sets is not None and len(sets) < comb(layout.side, len(cells)):
                groups.append(DigitGroup(cells, sets, lower.peers))
    return groups


def _is_symmetric(allowed: tuple[int, ...]) -> bool:
    return all(allowed[v] >> u & 1 for u, mask in enumerate(allowed) for v in bits(mask))


def _cliques(linked: set[tuple[int, int]]) -> Iterator[tuple[int, ...]]:
    """Yield sets of cells of which every two are linked, until each link is in one."""
    others: dict[int, set[int]] = {}
    for a, b in linked:
        others.setdefault(a, set()).add(b)
        others.setdefault(b, set()).add(a)
    covered: set[tuple[int, int]] = set()
    for pair in sorted(linked):
        if pair in covered:
            continue
        cells = list(pair)
        for cell in sorted(others[pair[0]] & others[pair[1]]):
            if others[cell].issuperset(cells):
                cells.append(cell)
        covered.update(combinations(sorted(cells), 2))
        if len(cells) >= FEWEST_CELLS:
            yield tuple(sorted(cells))


@lru_cache(maxsize=256)
def _sets(allowed: tuple[int, ...], count: int) -> tuple[int, ...] | None:
    """Return the sets of so many digits of which the table allows every two; None for too many."""
    chosen_and_next = [(1 << digit, mask & (-2 << digit)) for digit, mask in enumerate(allowed)]
    for _ in range(count - 1):
        chosen_and_next = [
            (chosen | 1 << digit, after & allowed[digit] & (-2 << digit))
            for chosen, after in chosen_and_next
            for digit in bits(after)
        ]
        if len(chosen_and_next) > MOST_SETS:
            return None
    return tuple([chosen for chosen, _ in chosen_and_next])


@lru_cache(maxsize=1 << 16)
def _left(sets: tuple[int, ...], settled: int, union: int) -> tuple[int, int]:
    """Return the digits of any set that is left, and the digits of all these sets."""
    return digits_of([mask for mask in sets if not settled & ~mask], union)
