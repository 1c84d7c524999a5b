"""Search for cages over all cells that need no givens: change a few until the level fits.

a solution ──random_cages──▶ a layout ──▶ steps of easier levels, then of the wanted level
                         ▲  │ several           │ too easy: larger cages, anywhere
                         │  ▼ solutions         │ too hard: smaller cages, where steps stop
                         └──── recut ◀──────────┤
                                                ▼ right
                                             Puzzle

Few cages are just above "medium": most changes of a puzzle that fits almost are too hard or have
several solutions. There it is quicker to begin with small cages, which are too easy, and to join
two at a time; a join that is too hard or has several solutions is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import inf
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..search import Search
from ..search.budget import Stop
from .cages import SMALL_SIZES, Cage, joinable_pairs, joined, killers, random_cages, recut
from .judge import TOO_EASY, Judge
from .removal import differing_cells
from .rule_laying import with_rules

Distance = Callable[[Puzzle], float]
"""Function from a puzzle with one solution to its distance from the target: 0 if it fits."""
PATIENCE = 5
"""Layouts in a row that may be no nearer to the level before a new solution is drawn. Few: most
hard killers are met soon, or not at all."""
QUICK = 0.1
"""The part of the patience that a layout uses up, instead of 1, if the search soon finds a second
solution or solves it without a guess."""
INSTANT = 0.02
"""That part where the second solution of an earlier layout shows that there are several."""
UNTRIED = 3
"""Changes of cages that are too easy before steps are tried again: most changes stay too easy."""
HARD_JOINS = 2
"""Joins of two cages that may be too hard before a new solution is drawn."""
MOST_NODES = 300
"""Node limit of the search for a second solution."""


@dataclass(frozen=True, slots=True)
class SecondSolution:
    """A second solution of a layout of cages.

    Args:
        cells: the cells in which it differs; all cells if the search for it was stopped.
        new: whether it was not known from an earlier layout.
    """

    cells: tuple[int, ...]
    new: bool


@dataclass(slots=True)
class Progress:
    """The nearest layout that a search by changes has met, and how long it met none nearer.

    Args:
        nearest: the cages of the nearest layout, at which the next change begins.
        too_easy: distance of a layout that is too easy, in open cells.
        near: the cells at which the next change begins, if any.
        distance: number of cells that are open where the steps of the nearest layout stop.
        idle: number of layouts in a row that were no nearer; those that cost less time count less.
        untried: number of changes of a layout that is too easy before steps are tried again.
    """

    nearest: Sequence[Cage]
    too_easy: float
    near: tuple[int, ...] = ()
    distance: float = inf
    idle: float = 0.0
    untried: int = 0

    def add_ambiguous(self, cages: Sequence[Cage], second: SecondSolution) -> None:
        """Add a layout with a second solution."""
        self.idle += QUICK if second.new else INSTANT
        if second.new and self.distance == inf:  # nothing better shows yet where to cut
            self.nearest, self.near, self.idle = cages, second.cells, 0.0

    def add_untried(self, cages: Sequence[Cage]) -> None:
        """Add a layout that counts as too easy, though its steps were not tried."""
        self.idle += 0.0 if self.untried else QUICK
        if self.untried or self.distance >= self.too_easy:
            self.nearest, self.near = cages, ()
            self.distance = min(self.distance, self.too_easy)
        self.untried = max(0, self.untried - 1)

    def add_tried(self, cages: Sequence[Cage], stuck: tuple[int, ...]) -> None:
        """Add a layout whose steps were tried.

        Args:
            cages: the cages.
            stuck: the cells that are open where the steps stop; none if the layout is too easy.
        """
        distance = len(stuck) or self.too_easy
        self.idle = 0.0 if distance < self.distance else self.idle + 1
        if distance <= self.distance:
            self.nearest, self.near, self.distance = cages, stuck, distance
            self.untried = 0 if stuck else UNTRIED


class Verdict(Enum):
    """Comparison of a layout of cages with the wanted level."""

    SEVERAL = auto()
    """It has several solutions, or the search for a second one was stopped."""
    EASIER = auto()
    FITS = auto()
    HARDER = auto()


class CageSearch:
    """The search for cages around one solution.

    Args:
        layout: the board, with all rules but the cages.
        solution: the full grid.
        judge: remembers the nearest puzzle, and knows where the steps of the last one stopped.
        distance: measures puzzles by this judge.
        rng: source of all random numbers.
        stop: called between nodes of a search with their number; True stops the search.
    """

    def __init__(
        self,
        layout: Layout,
        solution: Grid,
        judge: Judge,
        distance: Distance,
        *,
        rng: Random,
        stop: Stop,
    ) -> None:
        self._layout = layout
        self._solution = solution
        self._judge = judge
        self._distance = distance
        self._rng = rng
        self._stop = stop
        self._known_solutions: list[tuple[int, ...]] = []
        self._solved_without_guess = False

    def puzzle(self) -> Puzzle | None:
        """Return a puzzle without givens, or None if no cages lead to such a puzzle soon."""
        return self._by_joining() if self._judge.just_above_medium else self._by_recutting()

    def _by_recutting(self) -> Puzzle | None:
        """Return a puzzle by changes of the nearest cages; None once the patience is over."""
        layout, solution = self._layout, self._solution
        cages = random_cages(layout, solution, self._rng)
        progress = Progress(cages, too_easy=TOO_EASY * len(layout.cells))
        while progress.idle < PATIENCE:
            puzzle = self._with(cages)
            second = self._second_solution(puzzle)
            if second:
                progress.add_ambiguous(cages, second)
            elif progress.untried or self._solved_without_guess:
                self._judge.remember(puzzle, TOO_EASY)
                progress.add_untried(cages)
            elif not self._distance(puzzle):
                return puzzle
            else:
                progress.add_tried(cages, self._judge.stuck)
            cages = recut(layout, solution, progress.nearest, progress.near, self._rng)
        return None

    def _by_joining(self) -> Puzzle | None:
        """Return a puzzle by joins of small cages; None if too many joins are too hard."""
        layout, solution = self._layout, self._solution
        cages, too_hard = random_cages(layout, solution, self._rng, SMALL_SIZES), 0
        puzzle = self._with(cages)
        verdict = self._verdict(puzzle)
        if verdict is not Verdict.EASIER:
            return puzzle if verdict is Verdict.FITS else None
        for pair in joinable_pairs(layout, solution, cages, self._rng):
            larger = joined(cages, pair)
            if larger is None:
                continue
            puzzle = self._with(larger)
            verdict = self._verdict(puzzle)
            if verdict is Verdict.FITS:
                return puzzle
            if verdict is Verdict.EASIER:
                cages = larger
            too_hard += verdict is Verdict.HARDER
            if too_hard == HARD_JOINS:
                break
        return None

    def _verdict(self, puzzle: Puzzle) -> Verdict:
        """Return how a puzzle compares with the wanted level, by the quickest tests first."""
        if self._second_solution(puzzle):
            return Verdict.SEVERAL
        if self._solved_without_guess:
            self._judge.remember(puzzle, TOO_EASY)
            return Verdict.EASIER
        if not self._distance(puzzle):
            return Verdict.FITS
        return Verdict.HARDER if self._judge.stuck else Verdict.EASIER

    def _with(self, cages: Sequence[Cage]) -> Puzzle:
        layout = with_rules(self._layout, killers(self._layout, self._solution, cages))
        return layout.puzzle([0] * layout.size)

    def _second_solution(self, puzzle: Puzzle) -> SecondSolution | None:
        """Return a second solution; None if there is one solution.

        Solutions of earlier layouts are tried first, which takes almost no time. Where there is one
        solution, ``_solved_without_guess`` is then True if the search shows that the puzzle is too
        easy.
        """
        digits, values = self._solution.cells, puzzle.layout.digits
        for cells in self._known_solutions:
            if not any(rule.broken(cells, values) for rule in puzzle.layout.rules):
                return SecondSolution(differing_cells(cells, digits), new=False)
        search = Search(
            puzzle, lambda nodes: self._stop(nodes) or nodes >= MOST_NODES, known=(self._solution,)
        )
        for other in search:
            self._known_solutions.append(other.cells)
            return SecondSolution(differing_cells(other.cells, digits), new=True)
        self._solved_without_guess = self._judge.above_medium and not search.nodes
        return None if search.complete else SecondSolution(puzzle.cells, new=False)
