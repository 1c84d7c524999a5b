"""Measure how far a puzzle is from the wanted grade, as cheaply as possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from ..board.candidates import Candidates, open_cells
from ..board.puzzle import Puzzle
from ..hints.grading import LEVELS, grade
from ..hints.grading.levels import Rung, needed_level
from ..search import is_small
from ..search.refutation import NOTHING_LEFT, refuted_share
from .easier import after_rungs, by_rungs
from .target import Wanted

SINGLES = LEVELS["easy"]
HARD = LEVELS["hard"]
MOST_PART = 0.98
"""Share of refuted candidates below which a puzzle is graded, if it is to be just harder than the
level "hard"."""
STEEP = 0.158
"""Decrease of that share for each point of rating above."""
LEAST_PART = 0.3
"""Lowest such share."""
LESS = 0.02
"""Margin by which the share must be lower than that of a puzzle that was not hard enough."""
EASY = 0.6
"""Distance of a puzzle that is easier than the level; that of a harder one is the share of its
cells that the techniques of the level leave open. Where these stop at once, hardly any small change
lets them end."""
UNGRADED = 20.0
"""Distance of a puzzle that only its share of refuted candidates ranks; the share is added."""


class Judging:
    """Measures how far puzzles are from the wanted grade, and remembers the nearest one.

    Args:
        wanted: the wanted grades.
        unique: whether steps may rest on the uniqueness of the solution.
        go_on: called now and then; may raise an exception to stop a long grade.

    Attributes:
        best: the puzzle nearest to the wanted grades so far, or None.
        stuck: the cells that the techniques of the wanted level left open in the last puzzle, if it
            is harder than the level.
    """

    def __init__(self, wanted: Wanted, *, unique: bool, go_on: Callable[[], bool]) -> None:
        self.best: Puzzle | None = None
        self.stuck: tuple[int, ...] = ()
        self._wanted = wanted
        self._unique = unique
        self._go_on = go_on
        self._least = inf
        self._most = 0.0
        self.begin()

    @property
    def above_medium(self) -> bool:
        """True if steps of the level "medium" must not be enough: then no puzzle fits that the
        search solves without a guess."""
        return self._wanted.lowest > LEVELS["medium"]

    @property
    def just_above_medium(self) -> bool:
        """True if "hard" is the easiest level whose steps may be enough."""
        return self.above_medium and self._wanted.lowest <= HARD

    def begin(self) -> None:
        """Reset the threshold of ``refuted_share`` for a new solution."""
        easier = max(0.0, self._wanted.lowest - HARD)
        self._most = max(LEAST_PART, MOST_PART - STEEP * easier)

    def missing(self, puzzle: Puzzle) -> float:
        """Return how far a puzzle is from the target: 0 if it fits, ``UNGRADED`` plus the share of
        refuted candidates if it is not graded.

        Args:
            puzzle: a puzzle with one solution.
        """
        wanted, self.stuck = self._wanted, ()
        if wanted.anything:
            return self.remember(puzzle, 0.0)
        part = self._part(puzzle)
        if part > self._most:
            return self.remember(puzzle, UNGRADED + part)
        if part and self._is_easier(puzzle):
            self._most = part - LESS
            return self.remember(puzzle, UNGRADED + part)
        if not part and wanted.level and wanted.highest < inf:
            missing, self.stuck = self._distance_from_level(puzzle, wanted.level)
            return self.remember(puzzle, missing)
        # Without a highest rating, a puzzle only has to be harder than the lowest.
        enough = inf if wanted.technique else wanted.lowest
        hardest = wanted.highest if wanted.highest < inf else enough
        graded = grade(
            puzzle,
            unique=self._unique,
            hardest=hardest,
            on_progress=lambda _step: not self._go_on(),
        )
        missing = wanted.missing(graded)
        self.remember(puzzle, missing)
        if missing and part:
            self._most = part - LESS
            return UNGRADED + part
        return missing

    def _distance_from_level(self, puzzle: Puzzle, level: str) -> tuple[float, tuple[int, ...]]:
        """Return how far a puzzle is from a level, and the cells that its steps leave open."""
        state = self._after(Candidates(puzzle), self._wanted.easier)
        if not state.open:
            return EASY, ()
        state = self._after(state, self._wanted.sufficient)
        if state.open:
            return len(state.open) / len(puzzle.cells), state.open
        needed, _technique = needed_level(
            Candidates(puzzle),
            unique=self._unique,
            rating=self._wanted.highest,
            go_on=self._go_on,
        )
        return (0.0 if needed == level else EASY), ()

    def _after(self, state: Candidates, rungs: Sequence[Rung]) -> Candidates:
        """Return the state after all steps of some techniques.

        Args:
            state: the placed digits and the candidates left.
            rungs: pairs of a rating and the techniques whose steps of that rating count.
        """
        return after_rungs(state, rungs, unique=self._unique, go_on=self._go_on)

    def _is_easier(self, puzzle: Puzzle) -> bool:
        return by_rungs(puzzle, self._wanted.easier, unique=self._unique, go_on=self._go_on)

    def remember(self, puzzle: Puzzle, missing: float) -> float:
        """Record how far a puzzle is from the target; return that distance.

        Args:
            puzzle: the puzzle.
            missing: its distance.
        """
        if missing < self._least:
            self.best, self._least = puzzle, missing
        return missing

    def _part(self, puzzle: Puzzle) -> float:
        """Return the share of wrong candidates that are refuted at once; 0 if not measured."""
        if puzzle.rules:
            return 0.0
        if self._wanted.lowest > SINGLES and not open_cells(puzzle):
            return NOTHING_LEFT
        if self._wanted.lowest > HARD and is_small(puzzle.layout):
            return refuted_share(puzzle)
        return 0.0
