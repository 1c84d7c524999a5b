"""The choice of the candidate to decide next, by its part in recent contradictions.

The method is VSIDS, the variable state independent decaying sum (Moskewicz and others 2001), with
the exponential decay and the heap of MiniSat (Eén and Sörensson 2003).
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heapify, heappop, heappush
from random import Random

from .reduced import Reduced
from .trail import Trail

DECAY = 0.98
"""Factor by which each contradiction shrinks the activity of earlier ones."""
LARGE = 1e100
"""Activities are scaled down before they exceed this number."""
START = 1e-3
"""Initial activity of a candidate that is the only option of an item."""


class Activity:
    """The activities of all candidates, and a heap of the candidates that may be free.

    Args:
        reduced: the tables; the fewer options the items of a candidate have, the higher is its
            initial activity.
        rng: makes the initial activities random.
    """

    def __init__(self, reduced: Reduced, rng: Random | None) -> None:
        self._step = 1.0
        self._activity_of = [
            START * sum([1 / len(reduced.items[item]) for item in items])
            for items in reduced.covers
        ]
        if rng:
            self._activity_of = [activity * rng.random() for activity in self._activity_of]
        self._popped: list[tuple[int, int]] = []
        self._rebuild()

    def _rebuild(self) -> None:
        self._heap = [
            (-activity, candidate) for candidate, activity in enumerate(self._activity_of)
        ]
        heapify(self._heap)
        self._popped.clear()

    def raise_all(self, candidates: Iterable[int]) -> None:
        """Raise the activity of some candidates, and let the activity of the others fade."""
        for candidate in candidates:
            activity = self._activity_of[candidate] + self._step
            self._activity_of[candidate] = activity
            heappush(self._heap, (-activity, candidate))
        self._step /= DECAY
        if self._step > LARGE:
            self._activity_of = [activity / LARGE for activity in self._activity_of]
            self._step /= LARGE
            self._rebuild()
        elif len(self._heap) > 20 * len(self._activity_of):
            self._rebuild()

    def pick(self, trail: Trail) -> int:
        """Return the most active free candidate; the trail must have a free candidate."""
        while True:
            activity, candidate = heappop(self._heap)
            if -activity == self._activity_of[candidate]:
                if trail.is_free(candidate):
                    self._popped.append((trail.level + 1, candidate))
                    return candidate
                self._popped.append((trail.level, candidate))

    def best_of(self, candidates: Iterable[int]) -> int:
        """Return the most active of some candidates, and the first of equals."""
        return max(candidates, key=self._activity_of.__getitem__)

    def restore(self, trail: Trail) -> None:
        """Put the candidates back that were popped on levels above that of the trail."""
        while self._popped and self._popped[-1][0] > trail.level:
            _, candidate = self._popped.pop()
            heappush(self._heap, (-self._activity_of[candidate], candidate))
