"""The search for the likeliest reading with exactly one solution, round by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import islice

from ..board.grid import Grid
from ..language.messages import Message
from ..search import Search
from ..solvers.best import FindBest, find_best
from ..solvers.contract import Solver, SolverUnavailable, Status, Stopwatch
from .likelihoods import Chances
from .program import Pair, program

ROUNDS = 10
"""Most rounds of the integer program: 160 photos, also blurred, noisy or reduced, took at most
3."""
SECONDS = 2.0
"""Time limit for all rounds: readings that can be mended take milliseconds; pictures that are no
puzzle took minutes without an end."""
PARTS = (0.25, 0.5, 1)
"""Parts of the allowed loss, tried in turn: with less, fewer cells are open, and the optimum is the
same. This halves the time on noisy pictures."""
MOST_CHANGED = 3
"""Most cells that may differ from the plain reading. One of 160 photos is mended, in 1 cell; of the
same photos blurred, noisy or reduced, 39, in at most 3 cells."""
FILLED = 0.5
"""Part of the cells above which a board is no longer a setter's: none of 160 photos had more than
39 givens of 81. If such a board has no solution, a player's mistake is as likely as a misread
cell."""
MARGIN = 4.0
"""Largest margin that is computed: a reading that loses more would not be accepted."""
MOST_TRIED = 40
"""Most readings whose solutions are counted for the margin, at one or two milliseconds each."""
MOST_LISTED = 1000
"""Most readings that are listed for the margin."""
NODES = 20_000
"""Node limit of one search for two solutions."""


class Outcome(Enum):
    """Origin of a reading.

    READ: the plain reading has exactly one solution. MENDED: another reading is the likeliest with
    exactly one solution. Otherwise the plain reading is kept: FAR because mending would lose too
    much, FILLED because a player may have filled in cells, UNSETTLED because rounds or time ran out
    or there is no solver.
    """

    READ = "read"
    MENDED = "mended"
    FAR = "far"
    FILLED = "filled"
    UNSETTLED = "unsettled"


class Nearest:
    """The state of one search: readings ruled out so far, and the rounds used."""

    def __init__(
        self,
        chances: Chances,
        watch: Stopwatch,
        most_rounds: int,
        solver: str | Solver,
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
            if solver != "auto":
                raise
            self.missing = error.message

    @property
    def ruled_out(self) -> tuple[tuple[Pair, ...], tuple[tuple[int, ...], ...]]:
        """Pairs of solutions and single readings that rule out further readings."""
        return tuple(self._pairs), tuple(self._others)

    def solutions(self, reading: Sequence[int]) -> int | None:
        """Return a reading's number of solutions: 0, 1, or 2 for more; None if the search takes too
        long.

        A reading without solutions is ruled out; for one with two, every reading that both contain
        is ruled out.
        """
        if any(
            _contains(first, reading) and _contains(second, reading)
            for first, second in self._pairs
        ):
            return 2
        watch = self._watch

        def stop(nodes: int) -> bool:
            return nodes >= NODES or watch.must_stop_at(nodes)

        search = Search(self._chances.puzzle(reading), stop)
        solutions = list(islice(search, 2))
        if len(solutions) == 2:
            self._pairs.append((solutions[0], solutions[1]))
            return 2
        if not search.complete:
            return None
        if not solutions:
            self._others.append(tuple(reading))
        return len(solutions)

    def mended(self, most_loss: float) -> tuple[tuple[int, ...], Outcome]:
        """Return the likeliest reading with one solution if it is near, else the plain one."""
        plain = self._chances.plain
        cells = len(self._chances.layout.cells)
        if sum(1 for shown in plain if shown) > FILLED * cells:
            return plain, Outcome.FILLED
        for part in PARTS:
            reading, outcome = self._next(part * most_loss)
            if reading or outcome is Outcome.UNSETTLED:
                break
        if reading is None:
            return plain, outcome
        changed = sum(1 for shown, other in zip(reading, plain) if shown != other)
        return (reading, Outcome.MENDED) if changed <= MOST_CHANGED else (plain, Outcome.FAR)

    def margin(self, reading: Sequence[int]) -> float:
        """Return the additional loss of the next-likeliest reading with one solution, or a lower
        bound.

        The given reading is the likeliest, so only less likely ones are tried, in order of their
        loss.
        """
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

    def _next(self, most: float) -> tuple[tuple[int, ...] | None, Outcome]:
        """Return the likeliest reading with one solution that is not ruled out and loses at most
        ``most``."""
        while self.rounds < self._most_rounds and not self._watch.expired:
            mending = program(self._chances, "reduced", most, self._pairs, self._others)
            if mending.model.contradicts:
                return None, Outcome.FAR
            if self._find is None:
                break
            self.rounds += 1
            best = self._find(mending.model, self._watch)
            if best.status is Status.INFEASIBLE:
                return None, Outcome.FAR
            if best.status is not Status.SOLVED:
                break
            reading = mending.reading(best.ones)
            if self._chances.loss(reading) > most:
                return None, Outcome.FAR
            count = self.solutions(reading)
            if count == 1:
                return reading, Outcome.MENDED
            if count is None:
                break
        return None, Outcome.UNSETTLED


def _contains(solution: Grid, reading: Sequence[int]) -> bool:
    return all(not shown or shown == digit for shown, digit in zip(reading, solution.cells))
