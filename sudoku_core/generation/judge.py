"""Measure how far a puzzle is from the target grade, as cheaply as possible.

The cheapest test that decides comes first: the share of wrong candidates that are refuted at once
(small boards without rules), the steps of easier techniques, those of the level, a whole grade.
"""

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
from .target import Target

EASY = LEVELS["easy"]
MEDIUM = LEVELS["medium"]
HARD = LEVELS["hard"]
SHARE_ABOVE_HARD = 0.98
"""Share of refuted candidates up to which a puzzle is graded, if it is to be just harder than the
level "hard"."""
SHARE_PER_POINT = 0.158
"""Decrease of that share for each point of rating above."""
LOWEST_SHARE = 0.3
"""Lowest such share."""
SHARE_MARGIN = 0.02
"""Margin by which the share must be lower than that of the last puzzle that did not fit."""
TOO_EASY = 0.6
"""Distance of a puzzle that is easier than the level; that of a harder one is the share of its
cells that the techniques of the level leave open. Where these stop at once, hardly any small change
lets them end."""
UNGRADED = 20.0
"""Distance of a puzzle that is ranked by its share of refuted candidates; the share is added."""


class Judge:
    """Measures how far puzzles are from the target, and remembers the nearest one.

    Args:
        target: the grades that fit.
        unique: whether steps may rest on the uniqueness of the solution.
        go_on: called now and then; may raise an exception to stop a long grade.

    Attributes:
        best: the puzzle nearest to the target so far, or None.
        stuck: the cells that the techniques of the wanted level left open in the last puzzle that
            ``distance`` measured, if the puzzle is harder than the level; otherwise empty.
    """

    def __init__(self, target: Target, *, unique: bool, go_on: Callable[[], bool]) -> None:
        self.best: Puzzle | None = None
        self.stuck: tuple[int, ...] = ()
        self._target = target
        self._unique = unique
        self._go_on = go_on
        self._best_distance = inf
        self._share_limit = 0.0
        self.reset_share_limit()

    @property
    def above_medium(self) -> bool:
        """True if steps of the level "medium" must not be enough: then no puzzle fits that the
        search solves without a guess."""
        return self._target.lowest > MEDIUM

    @property
    def just_above_medium(self) -> bool:
        """True if "hard" is the easiest level whose steps may be enough."""
        return self.above_medium and self._target.lowest <= HARD

    def reset_share_limit(self) -> None:
        """Reset the share of refuted candidates up to which puzzles are graded, for a new solution,
        whose puzzles may all have another share."""
        points = max(0.0, self._target.lowest - HARD)
        self._share_limit = max(LOWEST_SHARE, SHARE_ABOVE_HARD - SHARE_PER_POINT * points)

    def distance(self, puzzle: Puzzle) -> float:
        """Return how far a puzzle is from the target, and set ``stuck``.

        Args:
            puzzle: a puzzle with one solution.

        Returns:
            0 if the puzzle fits. Otherwise, where the share of refuted candidates is measured,
            ``UNGRADED`` plus that share: it falls as puzzles become harder, so that the search has
            a slope. Otherwise the distance from the level, or that of ``Target.distance``.
        """
        target, self.stuck = self._target, ()
        if target.anything:
            return self.remember(puzzle, 0.0)
        share = self._refuted_share(puzzle)
        if share > self._share_limit:
            return self.remember(puzzle, UNGRADED + share)
        if share and self._is_easier(puzzle):
            self._share_limit = share - SHARE_MARGIN
            return self.remember(puzzle, UNGRADED + share)
        if not share and target.level and target.highest < inf:
            distance, self.stuck = self._distance_from_level(puzzle, target.level)
            return self.remember(puzzle, distance)
        distance = self.remember(puzzle, self._distance_by_grade(puzzle))
        if distance and share:
            self._share_limit = share - SHARE_MARGIN
            return UNGRADED + share
        return distance

    def remember(self, puzzle: Puzzle, distance: float) -> float:
        """Record how far a puzzle is from the target; return that distance.

        Args:
            puzzle: the puzzle.
            distance: its distance.
        """
        if distance < self._best_distance:
            self.best, self._best_distance = puzzle, distance
        return distance

    def _distance_by_grade(self, puzzle: Puzzle) -> float:
        target = self._target
        # Without a highest rating, a puzzle only has to be harder than the lowest.
        enough = inf if target.technique else target.lowest
        hardest = target.highest if target.highest < inf else enough
        graded = grade(
            puzzle,
            unique=self._unique,
            hardest=hardest,
            on_progress=lambda _progress: not self._go_on(),
        )
        return target.distance(graded)

    def _distance_from_level(self, puzzle: Puzzle, level: str) -> tuple[float, tuple[int, ...]]:
        """Return how far a puzzle is from a level, and the cells that its steps leave open."""
        state = self._after(Candidates(puzzle), self._target.insufficient)
        if not state.open:
            return TOO_EASY, ()
        state = self._after(state, self._target.sufficient)
        if state.open:
            return len(state.open) / len(puzzle.cells), state.open
        needed, _technique = needed_level(
            Candidates(puzzle),
            unique=self._unique,
            rating=self._target.highest,
            go_on=self._go_on,
        )
        return (0.0 if needed == level else TOO_EASY), ()

    def _after(self, state: Candidates, rungs: Sequence[Rung]) -> Candidates:
        return after_rungs(state, rungs, unique=self._unique, go_on=self._go_on)

    def _is_easier(self, puzzle: Puzzle) -> bool:
        rungs = self._target.insufficient
        return by_rungs(puzzle, rungs, unique=self._unique, go_on=self._go_on)

    def _refuted_share(self, puzzle: Puzzle) -> float:
        """Return the share of wrong candidates that are refuted at once; 0 if not measured."""
        if puzzle.rules:
            return 0.0
        if self._target.lowest > EASY and not open_cells(puzzle):
            return NOTHING_LEFT
        if self._target.lowest > HARD and is_small(puzzle.layout):
            return refuted_share(puzzle)
        return 0.0
