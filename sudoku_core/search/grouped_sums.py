"""Sums in the search whose cells differ only in groups, which makes their bounds narrower.

Three cells of one box, for example, add up to at least 6.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..rules.kernel import Linear, bits
from ..rules.kernel.sums import Masks

EXACT_SUM = 3
"""Most open cells of a sum for which all combinations of their digits are tried."""
Groups = tuple[tuple[int, tuple[int, ...]], ...]
"""Factors, each with cells that must differ."""


class GroupedSum:
    """A sum with bounds that heed which cells must differ.

    Args:
        linear: any sum.
        groups: its cells as ``groups_of`` returns them.
    """

    __slots__ = ("_groups", "_linear", "_values", "cells")

    def __init__(self, linear: Linear, groups: Groups) -> None:
        self.cells = linear.cells
        self._linear = linear
        self._values = linear.values
        self._groups = groups

    def prune(self, masks: list[int]) -> Sequence[int] | None:
        """Narrow the cells by the bounds of the sum, and by its sums where few cells are open."""
        total, sense, values = self._linear.total, self._linear.sense, self._values
        least = most = open_cells = 0
        bounds = []
        for factor, cells in self._groups:
            group = tuple([masks[cell] for cell in cells])
            pair = _bounds(group, values)
            if pair is None:
                return None
            low, high = pair
            open_cells += sum([1 for mask in group if mask & mask - 1])
            bounds.append((group, low, high))
            least += factor * (low if factor > 0 else high)
            most += factor * (high if factor > 0 else low)
        below = most - least if sense == ">=" else total - least
        above = most - least if sense == "<=" else most - total
        if below < 0 or above < 0:
            return None
        if least == most:
            return ()
        changed = self._narrow(masks, bounds, below, above)
        if changed is None or changed or open_cells > EXACT_SUM:
            return changed
        return self._linear.prune(masks)

    def _narrow(
        self, masks: list[int], bounds: Sequence[tuple[Masks, int, int]], below: int, above: int
    ) -> list[int] | None:
        """Narrow each group so that the sum can be met; return the cells that changed.

        Args:
            masks: by cell its candidates; changed in place.
            bounds: by group its candidates, and the bounds of its sum.
            below: how far the whole sum may rise above its least value.
            above: how far it may fall below its greatest value.
        """
        changed: list[int] = []
        for (factor, cells), (group, low, high) in zip(self._groups, bounds):
            up, down = (below, above) if factor > 0 else (above, below)
            top, bottom = low + up // abs(factor), high - down // abs(factor)
            if top >= high and bottom <= low:
                continue
            narrowed = _within(group, self._values, max(bottom, low), min(top, high))
            if narrowed is None:
                return None
            for cell, before, mask in zip(cells, group, narrowed):
                if mask != before:
                    masks[cell] = mask
                    changed.append(cell)
        return changed


def groups_of(linear: Linear, peers: Sequence[Sequence[int]]) -> Groups:
    """Return the cells of a sum in groups of one factor whose cells must differ.

    Args:
        linear: any sum.
        peers: by cell of the board the cells that must differ from it.

    >>> from sudoku_core.rules.kernel import Linear
    >>> groups_of(Linear((0, 1, 2), 6, (1, 2, 3, 4), distinct=False), [(1,), (0,), ()])
    ((1, (0, 1)), (1, (2,)))
    """
    groups: list[tuple[int, list[int]]] = []
    for factor, cell in linear.terms:
        for other, cells in groups:
            if other == factor and all(each in peers[cell] for each in cells):
                cells.append(cell)
                break
        else:
            groups.append((factor, [cell]))
    return tuple([(factor, tuple(cells)) for factor, cells in groups if factor])


@lru_cache(maxsize=1 << 16)
def _bounds(masks: Masks, values: tuple[int, ...]) -> tuple[int, int] | None:
    """Return bounds of the sum of cells that differ; None if there are too few digits."""
    least, most = 0, 0
    first, last = 0, len(values) - 1
    for mask in sorted([mask & -mask for mask in masks]):
        digit = max(mask.bit_length() - 1, first)
        if digit >= len(values):
            return None
        least += values[digit]
        first = digit + 1
    for length in sorted([mask.bit_length() for mask in masks], reverse=True):
        digit = min(length - 1, last)
        if digit < 0:
            return None
        most += values[digit]
        last = digit - 1
    return least, most


@lru_cache(maxsize=1 << 16)
def _within(masks: Masks, values: tuple[int, ...], bottom: int, top: int) -> Masks | None:
    """Narrow cells that differ so that their sum can be in a range; return None if it cannot."""
    narrowed = []
    for number, mask in enumerate(masks):
        if mask & mask - 1:
            pair = _bounds(masks[:number] + masks[number + 1 :], values)
            if pair is None:
                return None
            low, high = bottom - pair[1], top - pair[0]
            mask = sum([1 << digit for digit in bits(mask) if low <= values[digit] <= high])
            if not mask:
                return None
        narrowed.append(mask)
    return tuple(narrowed)
