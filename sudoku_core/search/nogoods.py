"""Nogoods: sets of candidates that cannot all be placed, learned from contradictions.

When all candidates of a nogood but one are placed, the last is excluded (unit propagation). To see
that without visiting every nogood all the time, each has two *watched literals*, its first two
candidates (Moskewicz and others 2001): as long as neither is placed there is nothing to do, and
when one of them is, another candidate that is not placed takes over the watch.
"""

from __future__ import annotations

from collections.abc import Iterable

from .trail import Trail

GLUE = 2
"""Largest literal block distance of nogoods that are never forgotten (Audemard and Simon 2009)."""


class Nogood(list[int]):
    """Candidates that cannot all be placed.

    Args:
        candidates: at least two candidates; the first two are watched.
        distance: its literal block distance: the number of levels on which its candidates were
            placed when it was learned; the fewer, the better.
        lasting: whether it excludes a known solution, and so must never be forgotten.
    """

    __slots__ = ("distance", "lasting")

    def __init__(self, candidates: Iterable[int], distance: int, lasting: bool = False) -> None:
        super().__init__(candidates)
        self.distance = distance
        self.lasting = lasting


class Nogoods:
    """The nogoods of a search.

    Args:
        trail: the placements that the nogoods watch.
    """

    def __init__(self, trail: Trail) -> None:
        self._trail = trail
        self._watched: list[list[Nogood]] = [[] for _ in trail.reduced.candidates]
        self._all: list[Nogood] = []

    def __len__(self) -> int:
        return len(self._all)

    def add(self, nogood: Nogood) -> None:
        """Add a nogood whose first two candidates are the last of it to be placed."""
        self._all.append(nogood)
        self._watched[nogood[0]].append(nogood)
        self._watched[nogood[1]].append(nogood)

    def follow(self) -> Nogood | None:
        """Exclude candidates after new placements; return a nogood placed in full, if any."""
        trail = self._trail
        while trail.followed < len(trail.placed):
            candidate = trail.placed[trail.followed]
            trail.followed += 1
            if self._watched[candidate]:
                broken = self._hand_over(candidate)
                if broken is not None:
                    return broken
        return None

    def _hand_over(self, candidate: int) -> Nogood | None:
        """Move the watches of a placed candidate, or exclude the last candidate of a nogood."""
        trail = self._trail
        place_of = trail.place_of
        watched = self._watched[candidate]
        left: list[Nogood] = []
        for index, nogood in enumerate(watched):
            if not nogood:
                continue
            if nogood[0] == candidate:
                nogood[0], nogood[1] = nogood[1], candidate
            last = nogood[0]
            for place in range(2, len(nogood)):
                other = nogood[place]
                if place_of[other] < 0:
                    nogood[1], nogood[place] = other, candidate
                    self._watched[other].append(nogood)
                    break
            else:
                left.append(nogood)
                if place_of[last] >= 0:
                    self._watched[candidate] = left + watched[index + 1 :]
                    return nogood
                trail.ban(last, nogood)
        self._watched[candidate] = left
        return None

    def forget_worse_half(self) -> None:
        """Forget the worse half, except nogoods that are lasting or the reason of an exclusion."""
        reasons = {id(nogood) for nogood in self._trail.banned_by if nogood}
        self._all.sort(key=lambda nogood: nogood.distance)
        remaining = self._all[: len(self._all) // 2]
        for nogood in self._all[len(remaining) :]:
            if nogood.lasting or nogood.distance <= GLUE or id(nogood) in reasons:
                remaining.append(nogood)
            else:
                nogood.clear()
        self._all = remaining


def first_uip(trail: Trail, causes: list[int]) -> tuple[list[int], list[int]]:
    """Learn a nogood from a contradiction.

    Going back from the latest placement, each forced placement is replaced by its causes, until
    only one of the current level is left: the *first unique implication point* (Zhang, Madigan,
    Moskewicz and Malik 2001). Candidates that others of the nogood force are then dropped
    (Sörensson and Biere 2009).

    Args:
        trail: the placements.
        causes: placed candidates that contradict each other, at least one of them on the current
            level.

    Returns:
        The nogood, with the implication point first and a candidate of the next highest level
        second; and all candidates that had a part in the contradiction.
    """
    level_of = trail.level_of
    involved = set(causes)
    earlier = [cause for cause in causes if level_of[cause] < trail.level]
    current = len(involved) - len(earlier)
    for candidate in reversed(trail.placed):
        if candidate not in involved:
            continue
        current -= 1
        if not current:
            break
        for cause in trail.causes_of(candidate):
            if cause not in involved:
                involved.add(cause)
                if level_of[cause] < trail.level:
                    earlier.append(cause)
                else:
                    current += 1
    nogood = [candidate, *[c for c in earlier if not _implied(trail, c, involved)]]
    if len(nogood) > 1:
        second = max(range(1, len(nogood)), key=lambda place: level_of[nogood[place]])
        nogood[1], nogood[second] = nogood[second], nogood[1]
    return nogood, list(involved)


def _implied(trail: Trail, candidate: int, involved: set[int]) -> bool:
    """Return whether other involved candidates force this candidate, so that it can be dropped."""
    causes = trail.causes_of(candidate)
    return bool(causes) and involved.issuperset(causes)
