"""Hitting sets: sets that have an element in common with each of some sets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..solvers.contract import Stopwatch

Cells = frozenset[int]
"""Cells, as indices from 0."""


def hitting_sets(sets: Sequence[Cells], watch: Stopwatch) -> Iterator[Cells]:
    """Every minimal hitting set, smallest first; none lacks an element without missing a set.

    Args:
        sets: what to hit; the empty set can not be.
        watch: ends it early.

    >>> sets = [frozenset({1, 2}), frozenset({2, 3})]
    >>> [sorted(hit) for hit in hitting_sets(sets, Stopwatch())]
    [[2], [1, 3]]
    >>> list(hitting_sets([frozenset()], Stopwatch()))
    []
    """
    for size in range(len(sets) + 1):
        seen: set[Cells] = set()
        for hit in _of_size(sets, frozenset(), size, watch):
            if hit not in seen and _is_minimal(hit, sets):
                seen.add(hit)
                yield hit


def _of_size(sets: Sequence[Cells], chosen: Cells, size: int, watch: Stopwatch) -> Iterator[Cells]:
    """Hitting sets that add exactly ``size`` elements to those chosen; not all are minimal."""
    missed = [one for one in sets if not one & chosen]
    if not missed and size == 0:
        yield chosen
    if not missed or _apart(missed) > size or watch.expired or watch.cancelled:
        return
    for element in sorted(sorted(missed, key=len)[0]):
        yield from _of_size(missed, chosen | {element}, size - 1, watch)


def _apart(sets: Sequence[Cells]) -> int:
    """How many sets were found that share no element: each needs one of its own."""
    taken: Cells = frozenset()
    count = 0
    for one in sorted(sets, key=len):
        if not one & taken:
            taken |= one
            count += 1
    return count


def _is_minimal(hit: Cells, sets: Sequence[Cells]) -> bool:
    return all(any(one & hit == {element} for one in sets) for element in hit)
