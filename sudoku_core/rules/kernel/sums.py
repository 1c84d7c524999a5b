"""Narrow cells that have a sum: by sets of different digits, or by the sums that can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .rows import bits

MOST_SETS = 4000
"""Most digit sets that are listed for one sum; beyond, ``prune_by_sums`` narrows."""

Sets = tuple[int, ...] | None
"""Sets of digits as masks, or None where they are not listed."""
Masks = tuple[int, ...]
"""By cell its candidates."""


@lru_cache(maxsize=4096)
def digit_sets(values: tuple[int, ...], count: int, total: int) -> Sets:
    """Return the sets of different digits that have a sum, or None if they are too many.

    Args:
        values: the numbers that the digits 1, 2, 3 … stand for, ascending.
        count: number of digits in a set.
        total: the sum of their values.

    >>> [f"{mask:04b}" for mask in digit_sets((1, 2, 3, 4), 2, 5)]
    ['1001', '0110']
    """
    if _number_of_sets(values, count, total) > MOST_SETS:
        return None
    return tuple(_listed(values, 0, count, total))


def _number_of_sets(values: tuple[int, ...], count: int, total: int) -> int:
    numbers: dict[tuple[int, int], int] = {(0, 0): 1}
    for value in values:
        for (digits, so_far), number in list(numbers.items()):
            if digits < count and so_far + value <= total:
                key = (digits + 1, so_far + value)
                numbers[key] = numbers.get(key, 0) + number
    return numbers.get((count, total), 0)


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
def prune_cage(masks: Masks, values: tuple[int, ...], total: int) -> Masks | None:
    """Narrow cells whose digits differ and have a sum; return None if nothing fits.

    Args:
        masks: by cell its candidates.
        values: the numbers that the digits 1, 2, 3 … stand for, ascending.
        total: the sum.

    >>> prune_cage((0b1111, 0b0111), (1, 2, 3, 4), 7)
    (8, 4)
    """
    sets = digit_sets(values, len(masks), total)
    if sets is None:
        return prune_by_sums(masks, (1,) * len(masks), values, total, "=")
    return prune_by_sets(masks, sets)


def prune_by_sets(masks: Masks, sets: tuple[int, ...]) -> Masks | None:
    """Narrow the cells of a cage to the digit sets that fit into them.

    A set fits if, once singles are followed, every cell can hold one of its digits and each of its
    digits has a cell. A candidate that is in no fitting set is removed. In cages of up to three
    cells, every candidate left is part of a solution of the cage; in larger ones, nearly every.

    Returns:
        The masks that are left; None if no set fits.

    >>> prune_by_sets((0b1111, 0b0111), digit_sets((1, 2, 3, 4), 2, 7))
    (8, 4)
    """
    union = 0
    for mask in masks:
        union |= mask
    narrowed = [0] * len(masks)
    for fitting in sets:
        if fitting & ~union:
            continue
        inside = [mask & fitting for mask in masks]
        if 0 in inside or not _singles(inside, fitting):
            continue
        for place, mask in enumerate(inside):
            narrowed[place] |= mask
    return tuple(narrowed) if narrowed[0] else None


def _singles(inside: list[int], fitting: int) -> bool:
    """Follow naked and hidden singles; return whether each digit of a set still has a cell.

    Args:
        inside: by cell its candidates out of the set, no mask empty; changed in place.
        fitting: the set, with as many digits as there are cells.
    """
    changed = True
    while changed:
        changed = False
        once = twice = settled = 0
        for mask in inside:
            twice |= once & mask
            once |= mask
        if once != fitting:
            return False
        hidden = once & ~twice
        for place, mask in enumerate(inside):
            single = mask & hidden
            if single and single != mask:
                inside[place] = mask = single
                changed = True
            if not mask & mask - 1:
                if mask & settled:
                    return False
                settled |= mask
            elif single:
                return False
        for place, mask in enumerate(inside):
            if mask & settled and mask & mask - 1:
                inside[place] = mask & ~settled
                changed = True
        if 0 in inside:
            return False
    return True


@lru_cache(maxsize=1 << 14)
def _steps(mask: int, factor: int, values: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the digits of a mask, from 0, each with its share of the sum."""
    return tuple([(digit, factor * values[digit]) for digit in bits(mask)])


@lru_cache(maxsize=1 << 16)
def prune_by_sums(
    masks: Masks, factors: tuple[int, ...], values: tuple[int, ...], total: int, sense: str
) -> Masks | None:
    """Narrow cells to the candidates with which the sum can be reached; digits may repeat.

    The set bits of an integer are the sums that the first cells can reach; another integer has the
    sums from which the last cells reach the total (the pseudo-polynomial filtering of Trick 2003).

    Args:
        masks: by cell its candidates.
        factors: by cell its coefficient.
        values: the numbers that the digits 1, 2, 3 … stand for.
        total: the bound.
        sense: "=", "<=" or ">=".

    >>> prune_by_sums((0b111, 0b111), (1, 2), (1, 2, 3), 4, "=")
    (2, 1)
    """
    sign = -1 if sense == ">=" else 1
    steps = [_steps(mask, sign * factor, values) for mask, factor in zip(masks, factors)]
    if not all(steps):
        return None
    least = [min([weight for _, weight in cell]) for cell in steps]
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
    narrowed = []
    for before, cell, low in zip(reached[-2::-1], steps[::-1], least[::-1]):
        mask = earlier = 0
        for digit, weight in cell:
            if before << weight - low & wanted:
                mask |= 1 << digit
                earlier |= wanted >> weight - low
        if not mask:
            return None
        narrowed.append(mask)
        wanted = earlier
    return tuple(narrowed[::-1])
