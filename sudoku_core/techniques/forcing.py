"""What follows from an assumption, single by single: the mechanism of all forcing chains.

A line of thought goes in rounds: what a round rules out shows the singles of the next. So how far
away something is does not hang on the order in which a board is looked at. From where a line ends,
what it rests on is followed back, and only that is told.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .ground import members
from .position import Position

LENGTHS = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
"""A step is rated 0.1 harder for each of these that its length exceeds."""
MOST_WORK = 500_000
"""So often a truth is looked at in one position, for each kind of lines."""
REFUTING_WORK = 4
"""How much more it is to look for what rules out all that a truth has left."""

Touched = Sequence[Sequence[int]]
"""By candidate, the numbers of the truths that may show a single once it holds."""


class Refuters:
    """What rules candidates out.

    Args:
        of_each: by candidate, the set of those that rule it out.
    """

    def __init__(self, of_each: Sequence[int]) -> None:
        self._of_each = of_each
        self._of_all: dict[tuple[int, int], int] = {}

    def of_all(self, left: int) -> int:
        """The set of those that rule out all of a set: lines leave the same ones many times."""
        first = (left & -left).bit_length() - 1
        key = first, left >> first
        found = self._of_all.get(key)
        if found is None:
            found = self._of_each[first]
            for candidate in members(left ^ 1 << first):
                found &= self._of_each[candidate]
                if not found:
                    break
            self._of_all[key] = found
        return found


class Event(NamedTuple):
    """A candidate is placed, or some are ruled out.

    Args:
        truth: the number of the equation that it follows from; -1 for what is assumed.
        left: the set of candidates that were left of it.
        placed: the candidate placed, or -1.
        removed: the set of those that are gone by it.
        alive: what was left before.
        on: what was placed by then.
    """

    truth: int
    left: int
    placed: int
    removed: int
    alive: int
    on: int


@dataclass(slots=True)
class Line:
    """What follows from a candidate.

    Args:
        assumed: the candidate.
        events: what happens, in order.
        rounds: after each round, the sets that are left and placed.
        broken: the number of a truth with no candidate left, or -1.
        work: how often a truth was looked at.
    """

    assumed: int
    events: list[Event] = field(default_factory=list)
    rounds: list[tuple[int, int]] = field(default_factory=list)
    broken: int = -1
    work: int = 0

    @property
    def alive(self) -> int:
        """What is left in the end."""
        return self.rounds[-1][0]

    @property
    def on(self) -> int:
        """What is placed in the end."""
        return self.rounds[-1][1]

    def round_of(self, candidate: int, on: bool) -> int:
        """The round, counted from 1, in which a candidate is placed, or else goes."""
        for number, (alive, placed) in enumerate(self.rounds, 1):
            if placed >> candidate & 1 if on else not alive >> candidate & 1:
                return number
        return 0


def rated(base: float, length: int) -> float:
    """How hard a line of a length is.

    >>> rated(8.5, 4), rated(8.5, 9)
    (8.5, 8.8)
    """
    return round(base + 0.1 * sum(length > limit for limit in LENGTHS), 1)


def ratings(base: float) -> tuple[float, ...]:
    """All ratings that lines of a kind can have."""
    return tuple([round(base + 0.1 * more, 1) for more in range(len(LENGTHS) + 1)])


def touched(
    position: Position, truths: Container[int], among: int = -1
) -> tuple[tuple[int, ...], ...]:
    """By candidate, the truths that lose a candidate when it is placed.

    Args:
        position: where.
        truths: the numbers of those that are to be looked at.
        among: the set of candidates that are to be placed.
    """
    by_candidate: list[tuple[int, ...]] = [()] * len(position.ground.holding)
    for candidate in members(position.alive & among):
        found: set[int] = set()
        for rival in members(position.rivals(candidate)):
            found.update(position.ground.holding[rival])
        by_candidate[candidate] = tuple(sorted([one for one in found if one in truths]))
    return tuple(by_candidate)


def all_touched(position: Position) -> tuple[tuple[int, ...], ...]:
    """By candidate, all truths that lose a candidate when it is placed."""
    return position.once("touched", lambda known: touched(known, _open_truths(known)))


def _open_truths(position: Position) -> frozenset[int]:
    return frozenset(position.truths)


def follow(
    position: Position,
    assumed: int,
    touching: Touched,
    refuters: Refuters | None = None,
    within: tuple[int, int] | None = None,
) -> Line:
    """Assume a candidate, and place the singles that follow until none is left, or one cannot be.

    Args:
        position: where.
        assumed: the candidate.
        touching: by candidate, the truths in which singles are seen.
        refuters: by candidate, what would rule it out: what would rule out all that a truth has
            left cannot hold. None: singles only.
        within: what is left and what is placed already, by default nothing but the position.
    """
    alive, on = within or (position.alive, 0)
    line = Line(assumed)
    live = position.live
    coming = [Event(-1, 1 << assumed, assumed, 0, alive, on)]
    waiting: set[int] = set()
    while coming:
        looked_at = _happen(position, line, coming, (alive, on), touching)
        if line.broken >= 0:
            break
        alive, on = line.rounds[-1]
        line.work += len(looked_at)
        coming = []
        for number in looked_at:
            left = live[number] & alive
            if not left:
                line.broken = number
                return line
            if not left & (left - 1) and not left & on:
                coming.append(Event(number, left, left.bit_length() - 1, 0, alive, on))
        if refuters:
            waiting |= looked_at
            if not coming:
                line.work += REFUTING_WORK * len(waiting)
                coming = _refuted(position, waiting, (alive, on), refuters)
                waiting.clear()
    return line


def _happen(
    position: Position, line: Line, coming: list[Event], before: tuple[int, int], touching: Touched
) -> set[int]:
    """Let the events of a round happen; the truths that they touch."""
    alive, on = before
    rivals = position.ground.rivals
    looked_at: set[int] = set()
    for event in coming:
        candidate = event.placed
        if candidate < 0:
            gone = event.removed & alive
            for one in members(gone):
                looked_at.update(position.ground.holding[one])
        elif on >> candidate & 1:
            continue
        elif not alive >> candidate & 1:
            line.broken = event.truth
            break
        else:
            on |= 1 << candidate
            gone = rivals[candidate] & alive
            looked_at.update(touching[candidate])
        line.events.append(event._replace(removed=gone, alive=alive))
        alive &= ~gone
    line.rounds.append((alive, on))
    if coming[0].placed < 0:
        looked_at &= position.once("open-truths", _open_truths)
    return looked_at


def _refuted(
    position: Position, truths: set[int], within: tuple[int, int], refuters: Refuters
) -> list[Event]:
    """What rules out each candidate that a truth has left."""
    alive, on = within
    found = []
    for number in truths:
        left = position.live[number] & alive
        if left & on:
            continue
        common = refuters.of_all(left)
        if common and (gone := common & alive & ~left):
            found.append(Event(number, left, -1, gone, alive, on))
    return found


def lines_of(
    position: Position, touching: Touched, refuters: Refuters | None = None
) -> dict[int, Line]:
    """What follows from each candidate, as far as the work goes.

    First those of which singles alone leave least. Those with as much are followed all or none: how
    a board is turned is no matter.
    """
    counts = {one: position.rivals(one).bit_count() for one in members(position.alive)}
    if refuters:
        counts = {one: line.alive.bit_count() for one, line in dynamic_lines(position).items()}
    found: dict[int, Line] = {}
    work = last = 0
    for candidate in sorted(counts, key=counts.__getitem__):
        if work > MOST_WORK and counts[candidate] != last:
            break
        last = counts[candidate]
        found[candidate] = line = follow(position, candidate, touching, refuters)
        work += line.work
    return found


def dynamic_lines(position: Position) -> dict[int, Line]:
    """What follows from each candidate by singles."""
    return position.once("lines", lambda known: lines_of(known, all_touched(known)))


def refuters_of(position: Position, lines: Mapping[int, Line]) -> Refuters:
    """By candidate, the set of those from which it follows that it is gone.

    Args:
        position: where.
        lines: what follows from each. One that comes to what cannot be has stopped midway: how far
            it came hangs on the order of things, and its candidate goes by itself.
    """
    found = list(position.ground.rivals)
    for assumed, line in lines.items():
        if line.broken < 0:
            for gone in members(position.alive & ~line.alive):
                found[gone] |= 1 << assumed
    return Refuters(found)
