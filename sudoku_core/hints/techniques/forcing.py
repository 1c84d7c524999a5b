"""Propagation from an assumed candidate, single by single: the mechanism of all forcing chains.

A propagation runs in rounds: the eliminations of one round reveal the singles of the next. So the
distance of a consequence does not depend on the order in which a board is scanned. A step traces
its end back and shows only the events that the end rests on.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .equation_index import members
from .position import Position

LENGTHS = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
"""A step is rated 0.1 harder for each of these limits that its length exceeds."""
MOST_WORK = 500_000
"""Limit on the examined equations in one position, for each kind of propagation."""
REFUTING_WORK = 4
"""Relative cost of looking for the common rivals of an equation's remaining candidates."""

Touched = Sequence[Sequence[int]]
"""For each candidate, the numbers of the equations that may show a single once it holds."""


class Refuters:
    """For each candidate, the candidates that rule it out.

    Args:
        of_each: for each candidate, the set of those that rule it out.
    """

    def __init__(self, of_each: Sequence[int]) -> None:
        self._of_each = of_each
        self._of_all: dict[tuple[int, int], int] = {}

    def of_all(self, left: int) -> int:
        """Return the set of candidates that rule out all of a set; results are cached."""
        first = (left & -left).bit_length() - 1
        key = first, left >> first
        refuters = self._of_all.get(key)
        if refuters is None:
            refuters = self._of_each[first]
            for candidate in members(left ^ 1 << first):
                refuters &= self._of_each[candidate]
                if not refuters:
                    break
            self._of_all[key] = refuters
        return refuters


class Event(NamedTuple):
    """A candidate placed, or some candidates eliminated.

    Args:
        equation: the number of the equation that implies the event; -1 for the assumption.
        left: the set of candidates left in that equation.
        placed: the candidate placed, or -1.
        removed: the set of candidates that the event eliminates.
        alive: the set of candidates alive before.
        on: the set of candidates placed before.
    """

    equation: int
    left: int
    placed: int
    removed: int
    alive: int
    on: int


@dataclass(slots=True)
class Propagation:
    """The consequences of an assumed candidate.

    Args:
        assumed: the candidate.
        events: the events, in order.
        rounds: after each round, the set of candidates alive and the set placed.
        broken: the number of an equation with no candidate left, or -1.
        work: the number of equations examined.
    """

    assumed: int
    events: list[Event] = field(default_factory=list)
    rounds: list[tuple[int, int]] = field(default_factory=list)
    broken: int = -1
    work: int = 0

    @property
    def alive(self) -> int:
        """Set of candidates alive at the end."""
        return self.rounds[-1][0]

    @property
    def on(self) -> int:
        """Set of candidates placed at the end."""
        return self.rounds[-1][1]

    def round_of(self, candidate: int, on: bool) -> int:
        """Return the round, from 1, that places (``on``) or eliminates a candidate; 0 if none."""
        for number, (alive, placed) in enumerate(self.rounds, 1):
            if placed >> candidate & 1 if on else not alive >> candidate & 1:
                return number
        return 0


def rated(base: float, length: int) -> float:
    """Return the rating of a propagation of a length.

    >>> rated(8.5, 4), rated(8.5, 9)
    (8.5, 8.8)
    """
    return round(base + 0.1 * sum(length > limit for limit in LENGTHS), 1)


def ratings(base: float) -> tuple[float, ...]:
    """Return all ratings that propagations of a kind can have.

    Args:
        base: the rating of the shortest.
    """
    return tuple([round(base + 0.1 * more, 1) for more in range(len(LENGTHS) + 1)])


def touched(
    position: Position, numbers: Container[int], among: int = -1
) -> tuple[tuple[int, ...], ...]:
    """Return for each candidate the equations that lose a candidate when it is placed.

    Args:
        position: the position to search.
        numbers: the numbers of the equations to consider.
        among: the set of candidates that may be placed.
    """
    by_candidate: list[tuple[int, ...]] = [()] * len(position.index.holding)
    for candidate in members(position.alive & among):
        touched_numbers: set[int] = set()
        for rival in members(position.rivals(candidate)):
            touched_numbers.update(position.index.holding[rival])
        by_candidate[candidate] = tuple(
            sorted([number for number in touched_numbers if number in numbers])
        )
    return tuple(by_candidate)


def all_touched(position: Position) -> tuple[tuple[int, ...], ...]:
    """Return for each candidate the exactly-one equations that lose a candidate by placing it."""
    return position.cached("touched", lambda position: touched(position, _exactly_one(position)))


def _exactly_one(position: Position) -> frozenset[int]:
    return frozenset(position.exactly_one)


def propagate(
    position: Position,
    assumed: int,
    touching: Touched,
    refuters: Refuters | None = None,
    within: tuple[int, int] | None = None,
) -> Propagation:
    """Assume a candidate; place the singles that follow, until none is left or one cannot hold.

    Args:
        position: the position to search.
        assumed: the candidate.
        touching: for each candidate, the equations to examine for singles.
        refuters: for each candidate, those that rule it out; a candidate that rules out all that an
            equation has left is eliminated. None: singles only.
        within: the sets of candidates alive and placed to start from; by default the position's.
    """
    alive, on = within or (position.alive, 0)
    propagation = Propagation(assumed)
    live = position.live
    coming = [Event(-1, 1 << assumed, assumed, 0, alive, on)]
    waiting: set[int] = set()
    while coming:
        looked_at = _happen(position, propagation, coming, (alive, on), touching)
        if propagation.broken >= 0:
            break
        alive, on = propagation.rounds[-1]
        propagation.work += len(looked_at)
        coming = []
        for number in looked_at:
            left = live[number] & alive
            if not left:
                propagation.broken = number
                return propagation
            if not left & (left - 1) and not left & on:
                coming.append(Event(number, left, left.bit_length() - 1, 0, alive, on))
        if refuters:
            waiting |= looked_at
            if not coming:
                propagation.work += REFUTING_WORK * len(waiting)
                coming = _refuted(position, waiting, (alive, on), refuters)
                waiting.clear()
    return propagation


def _happen(
    position: Position,
    propagation: Propagation,
    coming: list[Event],
    before: tuple[int, int],
    touching: Touched,
) -> set[int]:
    """Apply the events of a round; return the numbers of the equations that they touch."""
    alive, on = before
    rivals = position.index.rivals
    looked_at: set[int] = set()
    for event in coming:
        candidate = event.placed
        if candidate < 0:
            eliminated = event.removed & alive
            for rival in members(eliminated):
                looked_at.update(position.index.holding[rival])
        elif on >> candidate & 1:
            continue
        elif not alive >> candidate & 1:
            propagation.broken = event.equation
            break
        else:
            on |= 1 << candidate
            eliminated = rivals[candidate] & alive
            looked_at.update(touching[candidate])
        propagation.events.append(event._replace(removed=eliminated, alive=alive))
        alive &= ~eliminated
    propagation.rounds.append((alive, on))
    if coming[0].placed < 0:
        looked_at &= position.cached("exactly-one", _exactly_one)
    return looked_at


def _refuted(
    position: Position, numbers: set[int], within: tuple[int, int], refuters: Refuters
) -> list[Event]:
    """Return the eliminations of candidates that would leave one of these equations empty."""
    alive, on = within
    events = []
    for number in numbers:
        left = position.live[number] & alive
        if left & on:
            continue
        common = refuters.of_all(left)
        if common and (eliminated := common & alive & ~left):
            events.append(Event(number, left, -1, eliminated, alive, on))
    return events


def propagations_of(
    position: Position, touching: Touched, refuters: Refuters | None = None
) -> dict[int, Propagation]:
    """Return the propagation of each candidate, as far as the work limit allows.

    Candidates after which singles alone leave least come first. Of equally good candidates all are
    followed or none, so that the result does not depend on how a board is turned.
    """
    counts = {
        candidate: position.rivals(candidate).bit_count() for candidate in members(position.alive)
    }
    if refuters:
        counts = {
            candidate: propagation.alive.bit_count()
            for candidate, propagation in single_propagations(position).items()
        }
    propagations: dict[int, Propagation] = {}
    work = last = 0
    for candidate in sorted(counts, key=counts.__getitem__):
        if work > MOST_WORK and counts[candidate] != last:
            break
        last = counts[candidate]
        propagations[candidate] = propagation = propagate(position, candidate, touching, refuters)
        work += propagation.work
    return propagations


def single_propagations(position: Position) -> dict[int, Propagation]:
    """Return the propagation of each candidate by singles."""
    return position.cached(
        "single propagations", lambda position: propagations_of(position, all_touched(position))
    )


def refuters_of(position: Position, propagations: Mapping[int, Propagation]) -> Refuters:
    """Return for each candidate the set of candidates that rule it out.

    Args:
        position: the position to search.
        propagations: the propagation of each candidate. One that ended in a contradiction stopped
            midway, at an arbitrary point, so its eliminations are not used.
    """
    refuters = list(position.index.rivals)
    for assumed, propagation in propagations.items():
        if propagation.broken < 0:
            for eliminated in members(position.alive & ~propagation.alive):
                refuters[eliminated] |= 1 << assumed
    return Refuters(refuters)
