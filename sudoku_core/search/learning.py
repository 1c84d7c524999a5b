"""Conflict-driven search with learning (CDCL), for large boards and for hard ones.

The method is that of SAT solvers (Marques-Silva and Sakallah 1999; Moskewicz and others 2001), on
the items of an exact cover. From every contradiction the search learns a nogood, jumps back as far
as the nogood reaches, decides next a candidate with a part in many recent contradictions, and
restarts now and then with all that it has learned. Without learning, one unlucky decision at the
top can cost hours.
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
"""Contradictions until the first restart; later intervals follow Luby's sequence."""
EASY = 100
"""Contradictions after which activity alone chooses the next candidate; before, the search chooses
among the options of the items with the fewest options."""
COMPARED = 20
"""Number of the items with the fewest options whose options are compared."""
MOST_NOGOODS = 1000
"""Number of nogoods at which the worse half is first forgotten."""


def solutions_by_learning(
    reduced: Reduced,
    budget: Budget,
    known: Iterable[list[int]] = (),
    rng: Random | None = None,
) -> Generator[list[int], None, None]:
    """Yield the digits of every solution, by cell.

    Args:
        reduced: the tables.
        budget: counts the nodes; its ``complete`` becomes True once every solution was yielded.
        known: digits of solutions to skip, by cell.
        rng: shuffles the order.
    """
    search = _LearningSearch(reduced, rng)
    if not all(search.exclude_digits(digits) for digits in known):
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
            if not search.exclude_solution():
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
    """Return a term of the sequence 1 1 2 1 1 2 4 … (Luby, Sinclair and Zuckerman 1993), from 1.

    >>> [luby(number) for number in range(1, 16)]
    [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]
    """
    while number & (number + 1):
        number -= (1 << number.bit_length() - 1) - 1
    return (number + 1) // 2


class _LearningSearch:
    """The steps of the search."""

    def __init__(self, reduced: Reduced, rng: Random | None) -> None:
        self.trail = Trail(reduced)
        self._reduced = reduced
        self._nogoods = Nogoods(self.trail)
        self._most = MOST_NOGOODS
        self._contradictions = 0
        self._activity = Activity(reduced, rng)

    def settle(self) -> list[int] | None:
        """Place and exclude candidates until nothing more follows.

        Returns:
            The placements that contradict each other, or None if there is no contradiction.
        """
        trail, reduced = self.trail, self._reduced
        plane = reduced.plane
        while True:
            broken = self._nogoods.follow()
            if broken is not None:
                return [candidate for candidate in broken if trail.level_of[candidate]]
            at_least_one = at_least_two = 0
            state = trail.state
            for shift, width in reduced.planes:
                slot = state >> shift & width
                at_least_two |= at_least_one & slot
                at_least_one |= slot
            if at_least_one != plane:
                return trail.against((plane & ~at_least_one).bit_length() - 1)
            single = at_least_one & ~at_least_two & state >> reduced.top
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
        """Learn from a contradiction and jump back; return False if no decision led to it."""
        if not self.trail.level:
            return False
        self._contradictions += 1
        nogood, involved = first_uip(self.trail, causes)
        self._activity.raise_all(involved)
        self._jump(nogood)
        return True

    def exclude_solution(self) -> bool:
        """Jump back from a solution to find others only; return False if there can be none."""
        decisions = self.trail.decisions
        if not decisions:
            return False
        self._jump(decisions[::-1], lasting=True)
        return True

    def exclude_digits(self, digits: list[int]) -> bool:
        """Exclude a known solution; return False if there can be no other."""
        reduced = self._reduced
        nogood = [
            x for x, (cell, digit) in enumerate(reduced.candidates) if digits[cell] == digit + 1
        ]
        if len(nogood) == 1:
            self.trail.ban(nogood[0], nogood)
        else:
            self._add_nogood(nogood, lasting=True)
        return bool(nogood)

    def _jump(self, nogood: list[int], lasting: bool = False) -> None:
        """Jump back to the level at which a nogood excludes its first candidate, and do so.

        Args:
            nogood: placed candidates, of which the first is the last to be placed.
            lasting: whether the nogood must never be forgotten.
        """
        self.trail.backjump(self.trail.level_of[nogood[1]] if len(nogood) > 1 else 0)
        self._activity.restore(self.trail)
        self.trail.ban(nogood[0], self._add_nogood(nogood, lasting))

    def _add_nogood(self, candidates: list[int], lasting: bool) -> Nogood:
        distance = len({self.trail.level_of[candidate] for candidate in candidates})
        nogood = Nogood(candidates, distance, lasting)
        if len(nogood) > 1:
            self._nogoods.add(nogood)
        return nogood

    def restart(self) -> None:
        """Go back to the start, with all learned nogoods."""
        self.trail.backjump(0)
        self._activity.restore(self.trail)
        if len(self._nogoods) > self._most:
            self._nogoods.forget_worse_half()
            self._most += self._most // 10

    def decide(self) -> None:
        """Place the most active candidate; at first, of those of the items with fewest options."""
        trail, reduced = self.trail, self._reduced
        if self._contradictions < EASY:
            items = reduced.fewest(trail.state)
            options = reduced.options_left(trail.state, items, COMPARED)
            trail.decide(self._activity.best_of(options))
        else:
            trail.decide(self._activity.pick(trail))
