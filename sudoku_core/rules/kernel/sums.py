"""Which digits can take part in a sum: by sets of different digits, or by sums within reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from .rows import bits

MOST_SETS = 4000
"""Sets of digits that are listed for one sum; where there are more, sums within reach do."""

Sets = tuple[int, ...] | None
"""Sets of digits as masks, or None where they are not listed."""
Masks = tuple[int, ...]
"""By cell its candidates."""


@lru_cache(maxsize=4096)
def digit_sets(values: tuple[int, ...], count: int, total: int) -> Sets:
    """The sets of so many different digits whose values have that sum, or None if they are many.

    Args:
        values: what the digits 1, 2, 3 … stand for, ascending.
        count: how many digits.
        total: their sum.

    >>> [f"{mask:04b}" for mask in digit_sets((1, 2, 3, 4), 2, 5)]
    ['1001', '0110']
    """
    if _number_of_sets(values, count, total) > MOST_SETS:
        return None
    return tuple(_listed(values, 0, count, total))


def _number_of_sets(values: tuple[int, ...], count: int, total: int) -> int:
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value in values:
        for (taken, so_far), number in list(ways.items()):
            if taken < count and so_far + value <= total:
                key = (taken + 1, so_far + value)
                ways[key] = ways.get(key, 0) + number
    return ways.get((count, total), 0)


def _listed(values: tuple[int, ...], first: int, count: int, total: int) -> Iterator[int]:
    if not count:
        if not total:
            yield 0
        return
    for digit in range(first, len(values) - count + 1):
        if sum(values[digit : digit + count]) > total:
            return
        if values[digit] + sum(values[len(values) - count + 1 :]) >= total:
            for rest in _listed(values, digit + 1, count - 1, total - values[digit]):
                yield rest | 1 << digit


@lru_cache(maxsize=1 << 16)
def prune_by_sets(masks: Masks, sets: tuple[int, ...]) -> Masks | None:
    """Narrow the cells of a cage by the sets of digits that fit into them.

    A set fits if every cell can hold one of it and each of its digits has a cell. What is in no
    fitting set goes; what is in all of them and has one place is placed. In small cages each digit
    is asked for a way to place the rest of its set.

    Returns:
        The masks that are left; None if no set fits.

    >>> prune_by_sets((0b1111, 0b0111), digit_sets((1, 2, 3, 4), 2, 7))
    (8, 4)
    """
    union = 0
    for mask in masks:
        union |= mask
    allowed, required = 0, -1
    found = [0] * len(masks)
    for fitting in sets:
        if fitting & ~union:
            continue
        inside = [mask & fitting for mask in masks]
        if 0 in inside or not _matched(inside, fitting):
            continue
        left = _supported(inside)
        if left is None:
            continue
        allowed |= fitting
        required &= fitting
        for place, mask in enumerate(left):
            found[place] |= mask
    if not allowed:
        return None
    for digit in bits(required):
        places = [place for place, mask in enumerate(found) if mask >> digit & 1]
        if len(places) == 1:
            found[places[0]] = 1 << digit
    return tuple(found)


def _matched(inside: Sequence[int], fitting: int) -> bool:
    """Whether no digit of the set is left without a cell."""
    union = 0
    for mask in inside:
        union |= mask
    return union == fitting


def _supported(inside: list[int]) -> list[int] | None:
    """What single digits leave the other cells; None where two cells want one digit."""
    left = list(inside)
    open_cells = list(range(len(left)))
    changed = True
    while changed:
        changed = False
        for place in open_cells:
            if not left[place] & left[place] - 1:
                open_cells = [other for other in open_cells if other != place]
                for other in open_cells:
                    if left[other] & left[place]:
                        left[other] &= ~left[place]
                        if not left[other]:
                            return None
                changed = True
                break
    return left


def prune_by_sums(
    masks: Masks, weights: Sequence[Sequence[int]], total: int, sense: str
) -> Masks | None:
    """Narrow cells to what takes part in some way to the sum, whether or not digits repeat.

    The sums that the first cells can reach are the ones in an integer, and so are those from which
    the last cells reach the total (the pseudo-polynomial filtering of Trick 2003).

    Args:
        masks: by cell its candidates.
        weights: by cell and digit from 0, what it adds.
        total: the bound.
        sense: "=", "<=" or ">=".

    >>> prune_by_sums((0b111, 0b111), ((1, 2, 3), (2, 4, 6)), 4, "=")
    (2, 1)
    """
    sign = -1 if sense == ">=" else 1
    steps = [
        [(digit, sign * own[digit]) for digit in bits(mask)] for mask, own in zip(masks, weights)
    ]
    if not all(steps):
        return None
    least = [min(weight for _, weight in cell) for cell in steps]
    target = sign * total - sum(least)
    if target < 0:
        return None
    fits = (1 << target + 1) - 1
    reached = [1]
    for cell, low in zip(steps, least):
        now = 0
        for _, weight in cell:
            now |= reached[-1] << weight - low
        reached.append(now & fits)
    wanted = 1 << target if sense == "=" else fits
    found = []
    for before, cell, low in zip(reached[-2::-1], steps[::-1], least[::-1]):
        mask = earlier = 0
        for digit, weight in cell:
            if before << weight - low & wanted:
                mask |= 1 << digit
                earlier |= wanted >> weight - low
        if not mask:
            return None
        found.append(mask)
        wanted = earlier
    return tuple(found[::-1])
