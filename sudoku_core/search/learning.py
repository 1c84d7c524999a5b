"""Conflict-driven search with learning (CDCL), for large boards and for hard ones.

The method of SAT solvers (Marques-Silva and Sakallah 1999; Moskewicz and others 2001), on the items
of an exact cover: from every contradiction a nogood is learned, the search jumps back as far as the
nogood reaches, decides next what had a part in many late contradictions, and restarts now and then,
keeping what it has learned. Without it, one unlucky decision at the top can cost hours.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from random import Random

from .activity import Activity
from .budget import Budget
from .nogoods import Nogood, Nogoods, first_uip
from .reduced import Reduced
from .trail import Trail

RESTART = 32
"""Contradictions until the first restart; later ones follow Luby's sequence."""
EASY = 100
"""Contradictions until activity decides; before, the items with the fewest options do."""
COMPARED = 20
"""How many of those items are looked at."""
KEPT = 1000
"""Nogoods until some are first forgotten."""


def learn(
    reduced: Reduced,
    budget: Budget,
    known: Iterable[list[int]] = (),
    rng: Random | None = None,
) -> Generator[list[int], None, None]:
    """Yield the digits of every solution.

    Args:
        reduced: the tables.
        budget: counts the nodes; told whether the search came to its end.
        known: digits of solutions to leave out.
        rng: shuffles the order.
    """
    search = _Learning(reduced, rng)
    if not all(search.exclude(digits) for digits in known):
        budget.complete = True
        return
    restarts = 1
    left = RESTART
    while True:
        causes = search.settle()
        if causes is not None:
            left -= 1
            if not search.learn(causes):
                break
        elif not search.trail.state >> reduced.top:
            yield reduced.digits(search.trail.placed)
            if not search.leave_out():
                break
        elif left <= 0:
            restarts += 1
            left = RESTART * luby(restarts)
            search.restart()
        elif not budget.spend():
            return
        else:
            search.decide()
    budget.complete = True


def luby(number: int) -> int:
    """The sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … (Luby, Sinclair and Zuckerman 1993), from 1.

    >>> [luby(number) for number in range(1, 16)]
    [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]
    """
    while number & (number + 1):
        number -= (1 << number.bit_length() - 1) - 1
    return (number + 1) // 2


class _Learning:
    """The parts of the search, each one step."""

    def __init__(self, reduced: Reduced, rng: Random | None) -> None:
        self.trail = Trail(reduced)
        self._reduced = reduced
        self._nogoods = Nogoods(self.trail)
        self._most = KEPT
        self._contradictions = 0
        self._activity = Activity(reduced, rng)

    def settle(self) -> list[int] | None:
        """Place and rule out what follows; the placements that contradict each other, if any do."""
        trail, reduced = self.trail, self._reduced
        plane = reduced.plane
        while True:
            broken = self._nogoods.follow()
            if broken is not None:
                return [candidate for candidate in broken if trail.level_of[candidate]]
            one = two = 0
            state = trail.state
            for shift, width in reduced.planes:
                slot = state >> shift & width
                two |= one & slot
                one |= slot
            if one != plane:
                return trail.against((plane & ~one).bit_length() - 1)
            single = one & ~two & state >> reduced.top
            if not single:
                return None
            while single:
                item = single.bit_length() - 1
                option = trail.state & reduced.options[item]
                if not option:
                    return trail.against(item)
                trail.place(reduced.at[option.bit_length() - 1], item)
                single &= trail.state >> reduced.top

    def learn(self, causes: list[int]) -> bool:
        """Learn from a contradiction and jump back; False where no decision led to it."""
        if not self.trail.level:
            return False
        self._contradictions += 1
        nogood, met = first_uip(self.trail, causes)
        self._activity.raise_all(met)
        self._jump(nogood)
        return True

    def leave_out(self) -> bool:
        """Go back from a solution, to find others only; False if there can be none."""
        decisions = self.trail.decisions
        if not decisions:
            return False
        self._jump(decisions[::-1], lasting=True)
        return True

    def exclude(self, digits: list[int]) -> bool:
        """Leave out a solution found elsewhere; False if there can be no other."""
        reduced = self._reduced
        nogood = [
            x for x, (cell, digit) in enumerate(reduced.candidates) if digits[cell] == digit + 1
        ]
        if len(nogood) == 1:
            self.trail.ban(nogood[0], nogood)
        else:
            self._take(nogood, lasting=True)
        return bool(nogood)

    def _jump(self, nogood: list[int], lasting: bool = False) -> None:
        """To the level where a nogood, of which all are placed, rules out its first candidate."""
        self.trail.backjump(self.trail.level_of[nogood[1]] if len(nogood) > 1 else 0)
        self._activity.restore(self.trail)
        self.trail.ban(nogood[0], self._take(nogood, lasting))

    def _take(self, candidates: list[int], lasting: bool) -> Nogood:
        distance = len({self.trail.level_of[candidate] for candidate in candidates})
        nogood = Nogood(candidates, distance, lasting)
        if len(nogood) > 1:
            self._nogoods.add(nogood)
        return nogood

    def restart(self) -> None:
        """Go back to the start, with what was learned."""
        self.trail.backjump(0)
        self._activity.restore(self.trail)
        if len(self._nogoods) > self._most:
            self._nogoods.forget_worse_half()
            self._most += self._most // 10

    def decide(self) -> None:
        """Place the candidate that is most active, in all or at first among the tightest items."""
        trail, reduced = self.trail, self._reduced
        if self._contradictions < EASY:
            items = reduced.fewest(trail.state)
            options = reduced.options_left(trail.state, items, COMPARED)
            trail.decide(self._activity.best_of(options))
        else:
            trail.decide(self._activity.pick(trail))
