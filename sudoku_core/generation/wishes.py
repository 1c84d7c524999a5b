"""The wishes for a new puzzle, and what follows from them for the search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..hints.grading import LEVELS
from .easier import by_hidden_singles, by_rungs, by_singles
from .removal import Enough
from .rule_laying import AS_NEEDED, has_negative
from .target import Target

PATIENCE = 30
"""Neighbours of a puzzle in a row that may be no nearer before a new grid is drawn."""
PATIENCE_FEW_NEIGHBOURS = 8
"""Patience with puzzles that singles must solve, which have no harder neighbours, and with puzzles
with new rules, which have few neighbours."""
PATIENCE_NEGATIVE = 4
"""Patience where a negative brings all marks: puzzles with one or two givens have the fewest
neighbours."""
MOST_SPARE_RULES = 40
"""Most rules of the kinds without a number; those the puzzle does not need are removed later."""
MOST_SPARE_RULES_GRADED = 5
"""Most rules of the kinds without a number if a grade is wanted: with more rules hardly any givens
are left, and hardly any puzzle is easier than the hardest level."""
PATIENCE_FAR = 1
"""Patience with puzzles with new rules that are far from a level: drawing a new solution, whose
puzzles may be of any level, is quicker than searching their neighbours."""
FAR = 0.45
"""Distance from a level, measured by ``Judge.distance``, above which a puzzle counts as far."""
MOST_CAGED = 100
"""Most cells of boards whose cages are cut so that no given is needed: on larger boards too many
cells stay open."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options of a new puzzle, checked.

    Args:
        layout: the blocks and rules.
        caged: whether to make cages from the solution.
        counts: by kind the number of new rules, or ``AS_NEEDED``.
        jigsaw: whether regions of random shapes replace the boxes.
        orbits: the sets of cells that hold givens together or not at all, as masks.
        given_count: the number of givens, or None.
        minimal: whether no orbit of givens can be left out.
        pattern: the cells that hold givens, or None.
        target: the grades that fit.
        unique: whether steps may rest on the uniqueness of the solution.
    """

    layout: Layout
    caged: bool
    counts: dict[str, int]
    jigsaw: bool
    orbits: tuple[int, ...]
    given_count: int | None
    minimal: bool
    pattern: tuple[int, ...] | None
    target: Target
    unique: bool

    @property
    def spare_kinds(self) -> frozenset[str]:
        """The kinds of which as few rules stay as the puzzle needs."""
        return frozenset([kind for kind, count in self.counts.items() if count == AS_NEEDED])

    @property
    def most_spare_rules(self) -> int:
        """Most rules of the kinds without a number that are laid on a solution."""
        return MOST_SPARE_RULES if self.target.anything else MOST_SPARE_RULES_GRADED

    @property
    def gently(self) -> bool:
        """True if givens are removed only as long as the puzzle passes ``tests``, so that it keeps
        givens to spare."""
        return not (self.minimal or self.target.anything) and self.given_count is None

    def patience(self, distance: float) -> int:
        """Return how many neighbours in a row may be no nearer to the target.

        Args:
            distance: the distance of the nearest puzzle from the target.
        """
        if has_negative(self.counts) and not self.gently:
            return PATIENCE_NEGATIVE
        if self.counts and not self.gently and self.target.level and distance > FAR:
            return PATIENCE_FAR
        few = (self.gently and self._easy) or self.ruled
        return PATIENCE_FEW_NEIGHBOURS if few else PATIENCE

    @property
    def _easy(self) -> bool:
        """True if singles and the propagation of rules must solve the puzzle."""
        if self.target.level is None:
            return self.target.highest <= LEVELS["easy"]
        return self.target.level in ("beginner", "easy")

    @property
    def ruled(self) -> bool:
        """True if each new solution gets new rules or cages."""
        return self.caged or bool(self.counts)

    @property
    def without_givens(self) -> bool:
        """True if cages over all cells that need no givens are sought first."""
        small = self.layout.size <= MOST_CAGED and self.target.highest > LEVELS["beginner"]
        free = self.pattern is None and not (self.given_count or self.spare_kinds)
        return self.caged and small and free

    def tests(self, go_on: Callable[[], bool]) -> tuple[Enough, ...]:
        """Return the tests that givens must pass while they are removed gently; each test goes on
        from the givens that the one before has left, the quickest first.

        With new rules, singles and the propagation of rules do not show how hard a puzzle is.

        Args:
            go_on: called now and then; may raise an exception to stop.
        """
        if not self.ruled or self.target.level is None:
            beginner = self.target.highest <= LEVELS["beginner"]
            return (by_hidden_singles if beginner else by_singles,)
        easy, rungs = self._easy, self.target.sufficient

        def is_easy_enough(puzzle: Puzzle) -> bool:
            if easy and not by_singles(puzzle):
                return False
            return by_rungs(puzzle, rungs, unique=self.unique, go_on=go_on)

        return (is_easy_enough,) if easy else (by_singles, is_easy_enough)
