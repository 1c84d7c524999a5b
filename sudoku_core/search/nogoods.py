"""Nogoods: sets of candidates that cannot all be placed, learned from contradictions.

When all of a nogood but one are placed, the last is ruled out (unit propagation). To see that
without looking at every nogood all the time, each has two *watched literals*, its first two
candidates (Moskewicz and others 2001): as long as neither is placed there is nothing to do, and
when one is, another that is not placed takes over the watch.
"""

from __future__ import annotations

from collections.abc import Iterable

from .trail import Trail

GLUE = 2
"""A nogood of no larger literal block distance is never forgotten (Audemard and Simon 2009)."""


class Nogood(list[int]):
    """Candidates that cannot all be placed.

    Args:
        candidates: at least two; the first two are watched.
        distance: its literal block distance: on how many levels its candidates were placed when it
            was learned; the fewer, the better.
        lasting: whether it excludes a solution that was found, and so must never be forgotten.
    """

    __slots__ = ("distance", "lasting")

    def __init__(self, candidates: Iterable[int], distance: int, lasting: bool = False) -> None:
        super().__init__(candidates)
        self.distance = distance
        self.lasting = lasting


class Nogoods:
    """All nogoods there are.

    Args:
        trail: the placements they watch.
    """

    def __init__(self, trail: Trail) -> None:
        self._trail = trail
        self._watched: list[list[Nogood]] = [[] for _ in trail.reduced.candidates]
        self._all: list[Nogood] = []

    def __len__(self) -> int:
        return len(self._all)

    def add(self, nogood: Nogood) -> None:
        """Take a nogood on, whose first two candidates are the last to be placed of it."""
        self._all.append(nogood)
        self._watched[nogood[0]].append(nogood)
        self._watched[nogood[1]].append(nogood)

    def follow(self) -> Nogood | None:
        """Rule out what new placements rule out; a nogood that is placed in full, if any."""
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
        """Let others take over the watch of a placed candidate, or rule the last one out."""
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
        """Forget the worse half, but for those that are the reason of something now, or lasting."""
        reasons = {id(nogood) for nogood in self._trail.banned_by if nogood}
        self._all.sort(key=lambda nogood: nogood.distance)
        kept = self._all[: len(self._all) // 2]
        for nogood in self._all[len(kept) :]:
            if nogood.lasting or nogood.distance <= GLUE or id(nogood) in reasons:
                kept.append(nogood)
            else:
                nogood.clear()
        self._all = kept


def first_uip(trail: Trail, causes: list[int]) -> tuple[list[int], list[int]]:
    """Learn a nogood from a contradiction.

    Going back from the latest placement, each that was forced gives way to what forced it, until
    only one of the current level is left: the *first unique implication point* (Zhang, Madigan,
    Moskewicz and Malik 2001). What others of the nogood force is then left out (Sörensson and
    Biere 2009).

    Args:
        trail: the placements.
        causes: those that contradict each other, one or more of them on the current level.

    Returns:
        The nogood, with that one candidate first and one of the next highest level second; and all
        candidates that had a part in it.
    """
    level_of = trail.level_of
    met = set(causes)
    earlier = [cause for cause in causes if level_of[cause] < trail.level]
    current = len(met) - len(earlier)
    for candidate in reversed(trail.placed):
        if candidate not in met:
            continue
        current -= 1
        if not current:
            break
        for cause in trail.causes_of(candidate):
            if cause not in met:
                met.add(cause)
                if level_of[cause] < trail.level:
                    earlier.append(cause)
                else:
                    current += 1
    nogood = [candidate, *[c for c in earlier if not _implied(trail, c, met)]]
    if len(nogood) > 1:
        second = max(range(1, len(nogood)), key=lambda place: level_of[nogood[place]])
        nogood[1], nogood[second] = nogood[second], nogood[1]
    return nogood, list(met)


def _implied(trail: Trail, candidate: int, met: set[int]) -> bool:
    """Whether others that were met force this candidate, so that it can be left out."""
    causes = trail.causes_of(candidate)
    return bool(causes) and met.issuperset(causes)
