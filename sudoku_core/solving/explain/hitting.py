"""Hitting sets: sets that have an element in common with each of some sets.

The givens to erase hit every set of givens that clash, and a clashing set hits every set of givens
to erase (the duality of Reiter 1987). As in Reiter's tree, the search branches on the elements of a
set not hit yet, for one size after another; it stops where disjoint sets need more elements than
are left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count

from ...solvers.contract import EVERY, Stopwatch

Cells = frozenset[int]
"""Cells, as indices from 0."""


def hitting_sets(
    sets: Sequence[Cells], watch: Stopwatch, most: int | None = None
) -> Iterator[Cells]:
    """Yield every minimal hitting set, smallest first.

    Args:
        sets: the sets to hit; the empty set cannot be hit.
        watch: stops the search early.
        most: the largest size of a hitting set, or None for any size.

    >>> sets = [frozenset({1, 2}), frozenset({2, 3})]
    >>> [sorted(hit) for hit in hitting_sets(sets, Stopwatch())]
    [[2], [1, 3]]
    >>> [sorted(hit) for hit in hitting_sets(sets, Stopwatch(), most=1)]
    [[2]]
    >>> list(hitting_sets([frozenset()], Stopwatch()))
    []
    """
    steps = count(1)

    def stop() -> bool:
        if next(steps) % EVERY == 0:
            watch.report()
        return watch.cancelled or watch.expired

    largest = len(sets) if most is None else min(most, len(sets))
    for size in range(largest + 1):
        seen: set[Cells] = set()
        for hit in _of_size(sets, frozenset(), size, stop):
            if hit not in seen and _is_minimal(hit, sets):
                seen.add(hit)
                yield hit


def _of_size(
    sets: Sequence[Cells], chosen: Cells, size: int, stop: Callable[[], bool]
) -> Iterator[Cells]:
    """Yield hitting sets of ``size`` elements beside those chosen; not all are minimal."""
    missed = [cells for cells in sets if not cells & chosen]
    if not missed and size == 0:
        yield chosen
    if not missed or _disjoint(missed) > size or stop():
        return
    for element in sorted(sorted(missed, key=len)[0]):
        yield from _of_size(missed, chosen | {element}, size - 1, stop)


def _disjoint(sets: Sequence[Cells]) -> int:
    """Return the number of disjoint sets found greedily: each needs an element of its own."""
    used: Cells = frozenset()
    number = 0
    for cells in sorted(sets, key=len):
        if not cells & used:
            used |= cells
            number += 1
    return number


def _is_minimal(hit: Cells, sets: Sequence[Cells]) -> bool:
    return all(any(cells & hit == {element} for cells in sets) for element in hit)
