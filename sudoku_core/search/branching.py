"""Depth-first search on bit planes, for small boards.

A state is one integer (see ``planes``), so the stack of what is still to try holds plain integers,
and going back undoes nothing. To branch, an item with two options is taken where there is one; of
several, one in a cell that many contradictions have touched lately.

All in one function, ``settle`` would save some calls, and be harder to read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from .budget import Budget
from .planes import Planes, ones

COUNTERS = 6
"""Bits of the counter that each cell has for its contradictions."""
PATIENCE = 300
"""Contradictions after which a board is left to the search that learns …"""
KNOWN = 100
"""… unless more solutions than this were found, which that search would have to leave out."""


def branch(planes: Planes, state: int, budget: Budget, rng: Random | None = None) -> Iterator[int]:
    """Yield the state of every solution, or of some if contradictions become too many.

    Args:
        planes: the tables of the board.
        state: where to start.
        budget: counts the nodes; told whether the search came to its end.
        rng: shuffles the order.
    """
    stack = [state]
    weights = [0] * COUNTERS
    found = contradictions = 0
    while stack:
        if not budget.spend():
            return
        state, failed = settle(planes, stack.pop())
        if failed:
            contradictions += 1
            if contradictions >= PATIENCE and found <= KNOWN:
                return
            weights = _add(weights, planes.cells[failed.bit_length()])
        elif not planes.open_items(state):
            found += 1
            yield state
        else:
            bit = _bit_to_branch(planes, state, weights, rng)
            stack.append(state ^ planes.own[bit])
            stack.append(state & planes.keep[bit])
    budget.complete = True


def settle(planes: Planes, state: int) -> tuple[int, int]:
    """Place singles and lock candidates until nothing more comes of it.

    Args:
        planes: the tables of the board.
        state: any state.

    Returns:
        The state reached, and the items that cannot be covered any more, as a mask.
    """
    top = planes.top
    while True:
        some, one, two, several = _add_up(planes, state)
        if one != planes.plane:
            return state, planes.plane & ~one
        single = one & ~two & state >> top
        if single:
            state, failed = _place(planes, state, single)
            if failed:
                return state, failed
            continue
        locked = one & ~several & state >> top + planes.count
        if not locked:
            return state, 0
        before = state
        state = _lock(planes, state, locked, some)
        if not (before ^ state) & planes.slots:
            return state, 0


def _add_up(planes: Planes, state: int) -> tuple[int, int, int, int]:
    """Add up the planes, first within the groups, then over them, as none, one or more.

    Returns:
        By group, the items with an option in it; the items with an option, with two, and with
        options in two groups.
    """
    low = planes.row
    plane = planes.plane
    some = state & low
    many = 0
    for shift in planes.row_shifts:
        row = state >> shift & low
        many |= some & row
        some |= row
    one = some & plane
    two = many
    several = 0
    for shift in planes.group_shifts:
        group = some >> shift & plane
        several |= one & group
        one |= group
        two |= many >> shift
    return some, one, two | several, several


def _place(planes: Planes, state: int, single: int) -> tuple[int, int]:
    """Place the last options of these items; the state, and an item that lost its own thereby."""
    while single:
        option = state & planes.options[single.bit_length()]
        if not option:
            return state, single
        state &= planes.keep[option.bit_length()]
        single &= state >> planes.top
    return state, 0


def _lock(planes: Planes, state: int, locked: int, some: int) -> int:
    """Lock these items into the one group in which each of them has options."""
    spread = locked
    for shift in planes.group_shifts:
        spread |= locked << shift
    spread &= some
    while spread:
        bit = spread.bit_length()
        state &= planes.locks[bit]
        spread ^= 1 << bit - 1
    return state


def _bit_to_branch(planes: Planes, state: int, weights: Sequence[int], rng: Random | None) -> int:
    """The bit, counted from 1, of the candidate to place first and to leave out then."""
    items = _items_to_branch(planes, state)
    for weight in reversed(weights):
        items = items & weight or items
    if rng:
        item = rng.choice(list(ones(items))) + 1
        return rng.choice(list(ones(state & planes.options[item]))) + 1
    # The lowest: cells come first, and in them low digits.
    return _lowest(state & planes.options[_lowest(items)])


def _lowest(mask: int) -> int:
    """The lowest one of a mask, counted from 1."""
    return (mask & -mask).bit_length()


def _items_to_branch(planes: Planes, state: int) -> int:
    """The items with two options left, or else the open items with the fewest."""
    plane = planes.plane
    one = two = three = 0
    for shift in range(0, planes.top, planes.count):
        slot = state >> shift & plane
        three |= two & slot
        two |= one & slot
        one |= slot
    return two & ~three or _fewest(planes, state)


def _fewest(planes: Planes, state: int) -> int:
    """The open items with the fewest options, counted for all items at once, bit by bit."""
    counts = [0] * planes.planes.bit_length()
    for shift in range(0, planes.top, planes.count):
        counts = _add(counts, state >> shift & planes.plane)
    items = planes.open_items(state)
    for count in reversed(counts):
        items = items & ~count or items
    return items


def _add(counters: Sequence[int], mask: int) -> list[int]:
    """Add 1 to the counters of the ones in a mask; when one runs over, all are halved.

    The bits of a counter lie at one place of several integers, the lowest bit in the first.
    """
    added = []
    for counter in counters:
        added.append(counter ^ mask)
        mask &= counter
    return added if not mask else [*(counter | mask for counter in added[1:]), mask]
