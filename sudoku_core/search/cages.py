"""Sums in the search by propagation: cheaper than the kernel's pruning, and with the cells around.

A state is a list of masks, one per cell. Both kinds of sum narrow only where the kernel's pruning
is likely to narrow, and decide every sum once all its cells are settled.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..rules.kernel import Linear, Propagator, bits
from ..rules.kernel.sums import digit_sets, prune_cage

EXACT_CAGE = 4
"""Most open cells of a cage for which the cells are narrowed set by set."""
EXACT_SUM = 3
"""Most open cells of a sum that is narrowed though its bounds rule nothing out."""


class Cage:
    """A sum of different digits, which also tells the cells around which digits it needs.

    Args:
        linear: a cage.
        peers: by cell of the board the cells that must differ from it.
    """

    __slots__ = ("_common", "_peers", "_total", "_values", "cells")

    def __init__(self, linear: Linear, peers: Sequence[Sequence[int]]) -> None:
        self.cells = linear.cells
        self._total = linear.total
        self._values = linear.values
        self._peers = peers
        self._common: dict[tuple[int, ...], tuple[int, ...]] = {}

    def prune(self, masks: list[int]) -> Sequence[int] | None:
        """Narrow the cells and those around; arguments and result are as for ``Linear.prune``."""
        values, left = self._values, self._total
        settled = union = 0
        open_cells = []
        for cell in self.cells:
            mask = masks[cell]
            if mask & mask - 1:
                union |= mask
                open_cells.append(cell)
            else:
                settled |= mask
                left -= values[mask.bit_length() - 1]
        if not open_cells:
            return None if left else ()
        changed: list[int] = []
        if len(open_cells) <= EXACT_CAGE:
            before = tuple([masks[cell] for cell in open_cells])
            after = prune_cage(before, values, left)
            if after is None:
                return None
            if after != before:
                union = 0
                for cell, mask in zip(open_cells, after):
                    union |= mask
                    if mask != masks[cell]:
                        masks[cell] = mask
                        changed.append(cell)
        some, each = _digits_of_sets(values, union & ~settled, len(open_cells), left)
        if not some or (union & ~some and not _restrict(masks, open_cells, some, changed)):
            return None
        if each and not self._require(masks, open_cells, each, changed):
            return None
        return changed

    def _require(self, masks: list[int], cells: list[int], each: int, changed: list[int]) -> bool:
        """Place digits that the cage must hold, or remove them from the common peers."""
        for digit in bits(each):
            bit = 1 << digit
            places = tuple([cell for cell in cells if masks[cell] & bit])
            if not places:
                return False
            if len(places) == 1:
                if masks[places[0]] != bit:
                    masks[places[0]] = bit
                    changed.append(places[0])
                continue
            for cell in self._common.get(places) or self._common_peers(places):
                mask = masks[cell]
                if mask & bit:
                    if mask == bit:
                        return False
                    masks[cell] = mask ^ bit
                    changed.append(cell)
        return True

    def _common_peers(self, places: tuple[int, ...]) -> tuple[int, ...]:
        common = set(self._peers[places[0]])
        for place in places[1:]:
            common.intersection_update(self._peers[place])
        self._common[places] = cells = tuple(common)
        return cells


class SignedSum:
    """A sum with factors, or of digits that may repeat.

    Args:
        linear: any sum.
    """

    __slots__ = ("_factors", "_linear", "_span", "cells")

    def __init__(self, linear: Linear) -> None:
        self.cells = linear.cells
        self._linear = linear
        self._factors = linear.coefficients or (1,) * len(linear.cells)
        steps = [abs(factor) for factor in self._factors]
        self._span = (linear.values[-1] - linear.values[0]) * max(steps)

    def prune(self, masks: list[int]) -> Sequence[int] | None:
        """Narrow the cells by the bounds of the sum, and by its sums where few cells are open."""
        linear = self._linear
        values, total = linear.values, linear.total
        least = most = open_cells = 0
        for cell, factor in zip(self.cells, self._factors):
            mask = masks[cell]
            low, high = values[(mask & -mask).bit_length() - 1], values[mask.bit_length() - 1]
            if low != high:
                open_cells += 1
            if factor < 0:
                low, high = high, low
            least += factor * low
            most += factor * high
        below, above = total - least, most - total
        if (below < 0 and linear.sense != ">=") or (above < 0 and linear.sense != "<="):
            return None
        if linear.sense == "=":
            if least == most or (open_cells > EXACT_SUM and min(below, above) >= self._span):
                return ()
        elif (below if linear.sense == "<=" else above) >= self._span:
            return ()
        return linear.prune(masks)


def _restrict(masks: list[int], cells: Sequence[int], allowed: int, changed: list[int]) -> bool:
    """Remove all digits but the allowed ones from cells; return False if a cell loses all."""
    for cell in cells:
        mask = masks[cell]
        if mask & ~allowed:
            if not mask & allowed:
                return False
            masks[cell] = mask & allowed
            changed.append(cell)
    return True


def propagator_of(
    primitive: Propagator, peers: Sequence[Sequence[int]]
) -> Cage | SignedSum | Propagator:
    """Return the search's propagator for a primitive: another for a sum.

    Args:
        primitive: any table, sum, automaton or count.
        peers: by cell of the board the cells that must differ from it.
    """
    if not isinstance(primitive, Linear):
        return primitive
    if not primitive.is_cage:
        return SignedSum(primitive)
    sets = digit_sets(primitive.values, len(primitive.cells), primitive.total)
    return primitive if sets is None else Cage(primitive, peers)


@lru_cache(maxsize=1 << 16)
def _digits_of_sets(values: tuple[int, ...], union: int, count: int, total: int) -> tuple[int, int]:
    """Return the digits of any set that fits in a mask, and the digits of all these sets."""
    sets = digit_sets(values, count, total)
    if sets is None:
        return union, 0
    some, each = 0, union
    for mask in sets:
        if not mask & ~union:
            some |= mask
            each &= mask
    return some, each if some else 0
