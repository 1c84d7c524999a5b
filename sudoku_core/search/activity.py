"""Which candidate to decide next: the one that had a part in most late contradictions.

This is VSIDS, the variable state independent decaying sum (Moskewicz and others 2001), with the
exponential decay and the heap of MiniSat (Eén and Sörensson 2003).
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heapify, heappop, heappush
from random import Random

from .reduced import Reduced
from .trail import Trail

DECAY = 0.98
"""How much of an activity is left after each further contradiction."""
LARGE = 1e100
"""Activities are scaled down before they pass this."""
START = 1e-3
"""What a candidate that is sure to be right starts with."""


class Activity:
    """The activities of all candidates, and a heap of those that may be free.

    Args:
        reduced: the tables; a candidate starts the higher, the fewer options its items have.
        rng: makes the start random.
    """

    def __init__(self, reduced: Reduced, rng: Random | None) -> None:
        self._step = 1.0
        self._of = [
            START * sum([1 / len(reduced.items[item]) for item in items])
            for items in reduced.covers
        ]
        if rng:
            self._of = [activity * rng.random() for activity in self._of]
        self._taken: list[tuple[int, int]] = []
        self._rebuild()

    def _rebuild(self) -> None:
        self._heap = [(-activity, candidate) for candidate, activity in enumerate(self._of)]
        heapify(self._heap)
        self._taken.clear()

    def raise_all(self, candidates: Iterable[int]) -> None:
        """Raise the activity of these, and let that of the others fade."""
        for candidate in candidates:
            activity = self._of[candidate] + self._step
            self._of[candidate] = activity
            heappush(self._heap, (-activity, candidate))
        self._step /= DECAY
        if self._step > LARGE:
            self._of = [activity / LARGE for activity in self._of]
            self._step /= LARGE
            self._rebuild()
        elif len(self._heap) > 20 * len(self._of):
            self._rebuild()

    def pick(self, trail: Trail) -> int:
        """The most active free candidate, on a trail that has one."""
        while True:
            activity, candidate = heappop(self._heap)
            if -activity == self._of[candidate]:
                if trail.is_free(candidate):
                    self._taken.append((trail.level + 1, candidate))
                    return candidate
                self._taken.append((trail.level, candidate))

    def best_of(self, candidates: Iterable[int]) -> int:
        """The most active of these; the first, where they are alike."""
        return max(candidates, key=self._of.__getitem__)

    def restore(self, trail: Trail) -> None:
        """Put back what was taken out on levels that are no more."""
        while self._taken and self._taken[-1][0] > trail.level:
            _, candidate = self._taken.pop()
            heappush(self._heap, (-self._of[candidate], candidate))
