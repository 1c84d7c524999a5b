"""Depth-first search on bit planes, for small boards.

A state is one integer (see ``planes``), so the stack of states still to try holds plain integers,
and backtracking undoes nothing. The search branches on an item with two options if possible, and of
several such items on one in a cell with many recent contradictions.

``settle`` calls small functions, so that it can be read; as one function it would be a little
faster.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from .budget import Budget
from .planes import Planes, ones

COUNTERS = 6
"""Number of bits of the counter of contradictions that each cell has."""
PATIENCE = 300
"""Contradictions after which the search by learning continues the search."""
KNOWN = 100
"""Most solutions of the search so far for which it does: it has to exclude each of them."""


def solutions_by_branching(
    planes: Planes, state: int, budget: Budget, rng: Random | None = None
) -> Iterator[int]:
    """Yield the state of every solution, or of some if contradictions become too many.

    Args:
        planes: the tables of the board.
        state: the initial state.
        budget: counts the nodes; its ``complete`` becomes True once every solution was yielded.
        rng: shuffles the order.
    """
    stack = [state]
    weights = [0] * COUNTERS
    solutions = contradictions = 0
    while stack:
        if not budget.spend():
            return
        state, failed = settle(planes, stack.pop())
        if failed:
            contradictions += 1
            if contradictions >= PATIENCE and solutions <= KNOWN:
                return
            weights = _add(weights, planes.cells[failed.bit_length()])
        elif not planes.open_items(state):
            solutions += 1
            yield state
        else:
            bit = _bit_to_branch(planes, state, weights, rng)
            stack.append(state ^ planes.bits[bit])
            stack.append(state & planes.keep[bit])
    budget.complete = True


def settle(planes: Planes, state: int) -> tuple[int, int]:
    """Place singles and lock candidates until nothing more follows.

    Args:
        planes: the tables of the board.
        state: any state.

    Returns:
        The settled state, and the items that have lost all options, as a mask.
    """
    top = planes.top
    while True:
        options, at_least_one, at_least_two, in_two_groups = _add_up(planes, state)
        if at_least_one != planes.plane:
            return state, planes.plane & ~at_least_one
        single = at_least_one & ~at_least_two & state >> top
        if single:
            state, failed = _place(planes, state, single)
            if failed:
                return state, failed
            continue
        locked = at_least_one & ~in_two_groups & state >> top + planes.count
        if not locked:
            return state, 0
        before = state
        state = _lock(planes, state, locked, options)
        if not (before ^ state) & planes.slots:
            return state, 0


def _add_up(planes: Planes, state: int) -> tuple[int, int, int, int]:
    """Count each item's options as none, one or more: first within each group, then over all.

    Returns:
        Four masks: by group, the items with an option in the group; the items with an option; the
        items with two options or more; the items with options in two groups or more.
    """
    low = planes.row
    plane = planes.plane
    options = state & low
    pairs = 0
    for shift in planes.row_shifts:
        row = state >> shift & low
        pairs |= options & row
        options |= row
    at_least_one = options & plane
    at_least_two = pairs
    in_two_groups = 0
    for shift in planes.group_shifts:
        group = options >> shift & plane
        in_two_groups |= at_least_one & group
        at_least_one |= group
        at_least_two |= pairs >> shift
    return options, at_least_one, at_least_two | in_two_groups, in_two_groups


def _place(planes: Planes, state: int, single: int) -> tuple[int, int]:
    """Place the last option of some items; return the state, and an item that lost its option."""
    while single:
        option = state & planes.options[single.bit_length()]
        if not option:
            return state, single
        state &= planes.keep[option.bit_length()]
        single &= state >> planes.top
    return state, 0


def _lock(planes: Planes, state: int, locked: int, options: int) -> int:
    """Lock some items into the only group in which each of them has options."""
    spread = locked
    for shift in planes.group_shifts:
        spread |= locked << shift
    spread &= options
    while spread:
        bit = spread.bit_length()
        state &= planes.locks[bit]
        spread ^= 1 << bit - 1
    return state


def _bit_to_branch(planes: Planes, state: int, weights: Sequence[int], rng: Random | None) -> int:
    """Return the bit, from 1, of the candidate that the search places, then excludes."""
    items = _items_to_branch(planes, state)
    for weight in reversed(weights):
        items = items & weight or items
    if rng:
        item = rng.choice(list(ones(items))) + 1
        return rng.choice(list(ones(state & planes.options[item]))) + 1
    # The lowest bits belong to cells, and in them to low digits.
    return _lowest(state & planes.options[_lowest(items)])


def _lowest(mask: int) -> int:
    """Return the lowest set bit of a mask, counted from 1."""
    return (mask & -mask).bit_length()


def _items_to_branch(planes: Planes, state: int) -> int:
    """Return the items with two options left, else the open items with the fewest options."""
    plane = planes.plane
    at_least_one = at_least_two = at_least_three = 0
    for shift in range(0, planes.top, planes.count):
        slot = state >> shift & plane
        at_least_three |= at_least_two & slot
        at_least_two |= at_least_one & slot
        at_least_one |= slot
    return at_least_two & ~at_least_three or _fewest(planes, state)


def _fewest(planes: Planes, state: int) -> int:
    """Return the open items with the fewest options, counted for all items at once."""
    counts = [0] * planes.planes.bit_length()
    for shift in range(0, planes.top, planes.count):
        counts = _add(counts, state >> shift & planes.plane)
    items = planes.open_items(state)
    for count in reversed(counts):
        items = items & ~count or items
    return items


def _add(counters: Sequence[int], mask: int) -> list[int]:
    """Add 1 to the counters of the set bits of a mask, and halve all if a counter overflows.

    A counter has one bit in each of several integers, at the same position; the first integer has
    the lowest bits.
    """
    counted = []
    for counter in counters:
        counted.append(counter ^ mask)
        mask &= counter
    return counted if not mask else [*(counter | mask for counter in counted[1:]), mask]
