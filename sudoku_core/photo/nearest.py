"""Looks for the likeliest reading that has exactly one solution, round by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import islice

from ..grid import Grid
from ..messages import Message
from ..search import Search
from ..solvers.best import FindBest, find_best
from ..solvers.contract import Solver, SolverUnavailable, Status, Stopwatch
from .likelihoods import Chances
from .program import Pair, program

ROUNDS = 10
"""Of the integer program: 160 photos, also blurred, noisy or shrunk, took 3 at most."""
SECONDS = 2.0
"""For all rounds: what can be mended takes milliseconds; garbage took minutes without an end."""
PARTS = (0.25, 0.5, 1)
"""Of the loss that is allowed: with less, fewer cells are open, and what is found is the likeliest
all the same. It halves the time on noisy pictures."""
MOST_CHANGED = 3
"""Cells read otherwise than they look. Of 160 photos one is mended, in 1 cell; of the same blurred,
noisy or shrunk, 39, in 3 cells at most."""
FILLED = 0.5
"""The part of the cells above which a board is no longer a setter's: of 160 photos none had
more than 39 givens of 81. Where it has no solution, a player's mistake is as likely as ours."""
MARGIN = 4.0
"""As far as the runner-up is looked for, since what loses more would not be taken."""
MOST_TRIED = 40
"""Readings whose solutions are counted to find the runner-up: a millisecond or two each."""
MOST_LISTED = 1000
"""Readings that are passed by for it."""
NODES = 20_000
"""Of one search for two solutions."""


class How(Enum):
    """How a reading came about.

    READ: each cell is read as it looks, and there is exactly one solution. MENDED: the likeliest
    reading that has exactly one is another. For all else the cells are read as they look: FAR where
    it would cost too much, FILLED where a player may have filled cells, UNSETTLED where rounds or
    time ran out, or no solver is here.
    """

    READ = "read"
    MENDED = "mended"
    FAR = "far"
    FILLED = "filled"
    UNSETTLED = "unsettled"


class Nearest:
    """One reading at work: what is ruled out so far, and how often the program was asked."""

    def __init__(
        self,
        chances: Chances,
        watch: Stopwatch,
        most_rounds: int,
        solver: str | Solver | None,
        extra: Mapping[str, Solver] | None,
    ) -> None:
        self._chances = chances
        self._watch = watch
        self._most_rounds = most_rounds
        self._pairs: list[Pair] = []
        self._others: list[tuple[int, ...]] = []
        self.rounds = 0
        self.missing: Message | None = None
        self._find: FindBest | None = None
        try:
            self._find = find_best(solver, extra)
        except SolverUnavailable as error:
            if solver is not None:
                raise
            self.missing = error.message

    @property
    def ruled_out(self) -> tuple[tuple[Pair, ...], tuple[tuple[int, ...], ...]]:
        """Pairs of solutions, and readings, that no further reading may be like."""
        return tuple(self._pairs), tuple(self._others)

    def solutions(self, reading: Sequence[int]) -> int | None:
        """How many solutions a reading has: 0, 1, or 2 and more; None if that takes too long.

        If there is none, this reading is ruled out; if there are two, all that both have.
        """
        if any(_keeps(one, reading) and _keeps(other, reading) for one, other in self._pairs):
            return 2
        watch = self._watch

        def stop(nodes: int) -> bool:
            return nodes >= NODES or watch.must_stop_at(nodes)

        search = Search(self._chances.puzzle(reading), stop)
        found = list(islice(search, 2))
        if len(found) == 2:
            self._pairs.append((found[0], found[1]))
            return 2
        if not search.complete:
            return None
        if not found:
            self._others.append(tuple(reading))
        return len(found)

    def mended(self, most_loss: float) -> tuple[tuple[int, ...], How]:
        """The likeliest reading with one solution; the plain one where it is not near."""
        plain = self._chances.plain
        cells = len(self._chances.layout.cells)
        if sum(1 for shown in plain if shown) > FILLED * cells:
            return plain, How.FILLED
        for part in PARTS:
            found, how = self._next(part * most_loss)
            if found or how is How.UNSETTLED:
                break
        if found is None:
            return plain, how
        changed = sum(1 for one, other in zip(found, plain) if one != other)
        return (found, How.MENDED) if changed <= MOST_CHANGED else (plain, How.FAR)

    def margin(self, reading: Sequence[int]) -> float:
        """How much the next-likeliest reading with one solution loses beside this one, or at least
        loses: this is the likeliest, so that only what is less likely is looked at, one by one."""
        loss = self._chances.loss(reading)
        tried, reached = 0, loss
        for listed, (lost, other) in enumerate(self._chances.readings(loss + MARGIN)):
            reached = max(reached, lost)
            if tried >= MOST_TRIED or listed >= MOST_LISTED or self._watch.expired:
                return reached - loss
            if lost >= loss and other != tuple(reading):
                tried += 1
                if self.solutions(other) in (1, None):
                    return lost - loss
        return MARGIN

    def _next(self, most: float) -> tuple[tuple[int, ...] | None, How]:
        """The likeliest reading with one solution that loses no more, and is not ruled out."""
        while self.rounds < self._most_rounds and not self._watch.expired:
            asked = program(self._chances, "reduced", most, self._pairs, self._others)
            if asked.model.contradicts:
                return None, How.FAR
            if self._find is None:
                break
            self.rounds += 1
            best = self._find(asked.model, self._watch)
            if best.status is Status.INFEASIBLE:
                return None, How.FAR
            if best.status is not Status.SOLVED:
                break
            reading = asked.reading(best.ones)
            if self._chances.loss(reading) > most:
                return None, How.FAR
            count = self.solutions(reading)
            if count == 1:
                return reading, How.MENDED
            if count is None:
                break
        return None, How.UNSETTLED


def _keeps(solution: Grid, reading: Sequence[int]) -> bool:
    """Whether a solution has all that is read."""
    return all(not shown or shown == digit for shown, digit in zip(reading, solution.cells))
