"""Sums in the search by propagation: cheaper than the kernel's pruning, and with the cells around.

A state is a list of masks, one per cell. Both kinds of sum narrow only where the kernel's pruning
is likely to narrow, and decide every sum once all its cells are settled.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..rules.kernel import Linear, Propagator
from ..rules.kernel.sums import digit_sets, prune_cage
from .grouped_sums import EXACT_SUM, GroupedSum, groups_of
from .required import Required, digits_of, restrict

EXACT_CAGE = 4
"""Most open cells of a cage for which the cells are narrowed set by set."""
LARGE_GROUP = 3
"""Fewest cells of a group that must differ for which bounds that heed it are worth their time."""


class Cage:
    """A sum of different digits, which also tells the cells around which digits it needs.

    Args:
        linear: a cage.
        peers: by cell of the board the cells that must differ from it.
    """

    __slots__ = ("_required", "_total", "_values", "cells")

    def __init__(self, linear: Linear, peers: Sequence[Sequence[int]]) -> None:
        self.cells = linear.cells
        self._total = linear.total
        self._values = linear.values
        self._required = Required(peers)

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
        if not some or (union & ~some and not restrict(masks, open_cells, some, changed)):
            return None
        if each and not self._required.place(masks, open_cells, each, changed):
            return None
        return changed


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


def propagator_of(
    primitive: Propagator, peers: Sequence[Sequence[int]], *, derived: bool = False
) -> Cage | GroupedSum | SignedSum | Propagator:
    """Return the search's propagator for a primitive: another for a sum.

    Args:
        primitive: any table, sum, automaton or count.
        peers: by cell of the board the cells that must differ from it.
        derived: whether it is a sum that follows from others; grouping its cells takes too long.
    """
    if not isinstance(primitive, Linear):
        return primitive
    if not primitive.is_cage:
        groups = () if derived else groups_of(primitive, peers)
        if max([len(cells) for _, cells in groups], default=0) >= LARGE_GROUP:
            return GroupedSum(primitive, groups)
        return SignedSum(primitive)
    sets = digit_sets(primitive.values, len(primitive.cells), primitive.total)
    return primitive if sets is None else Cage(primitive, peers)


@lru_cache(maxsize=1 << 16)
def _digits_of_sets(values: tuple[int, ...], union: int, count: int, total: int) -> tuple[int, int]:
    """Return the digits of any set that fits in a mask, and the digits of all these sets."""
    sets = digit_sets(values, count, total)
    return (union, 0) if sets is None else digits_of(sets, union)
