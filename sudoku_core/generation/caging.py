"""Search for cages over all cells that need no givens: change a few until the level fits.

a solution ──cages──▶ a layout ──▶ steps of easier levels, then of the wanted level
                         ▲  │ several           │ too easy: larger cages, anywhere
                         │  ▼ solutions         │ too hard: smaller cages, where steps stop
                         └── cut anew ◀─────────┤
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
from .cages import Cage, cages, cut_anew, joined, killers, pairs, small_cages
from .judge import EASY, Judging
from .rule_laying import with_rules

PATIENCE = 5
"""Layouts in a row that may be no nearer to the level before a new solution is drawn. Few: most
hard killers are met soon, or not at all."""

QUICK = 0.1
"""Share of a try that a layout with several solutions counts, as the search soon sees that."""
INSTANT = 0.02
"""Share of a try that a layout counts which a solution known before fits."""
STRIDE = 3
"""Changes of cages that are too easy before steps are tried again: most changes stay too easy."""
TOO_HARD = 2
"""Joins of two cages that may be too hard before a new solution is drawn."""
MOST_NODES = 300
"""Node limit of the search for a second solution."""


@dataclass(frozen=True, slots=True)
class SecondSolution:
    """A second solution of a layout of cages.

    Args:
        cells: the cells in which it differs; all cells if the search for it was given up.
        new: whether it was not known from an earlier layout.
    """

    cells: tuple[int, ...]
    new: bool


class Verdict(Enum):
    """Comparison of a layout of cages with the wanted level."""

    SEVERAL = auto()
    """It has several solutions, or the search for a second one was given up."""
    EASIER = auto()
    FITS = auto()
    HARDER = auto()


class Caging:
    """The search for cages around one solution.

    Args:
        layout: the board, with all rules but the cages.
        solution: the full grid.
        judging: remembers the nearest puzzle.
        rng: source of all random numbers.
        stop: called between nodes of a search with their number; True stops the search.
    """

    def __init__(
        self,
        layout: Layout,
        solution: Grid,
        judging: Judging,
        *,
        rng: Random,
        stop: Stop,
    ) -> None:
        self._layout = layout
        self._solution = solution
        self._judging = judging
        self._rng = rng
        self._stop = stop
        self._others: list[tuple[int, ...]] = []
        self._solved_without_guess = False

    def puzzle(self, missing: Callable[[Puzzle], float]) -> Puzzle | None:
        """Return a puzzle without givens, or None if no cages lead to one soon.

        Args:
            missing: measures how far a puzzle with one solution is from the target; 0 if it fits.
        """
        if self._judging.just_above_medium:
            return self._joined(missing)
        layout, solution, rng = self._layout, self._solution, self._rng
        pieces = cages(layout, solution, rng)
        best, near, least, idle, stride = pieces, tuple[int, ...](), inf, 0.0, 0
        easy = EASY * len(layout.cells)
        while idle < PATIENCE:
            puzzle = self._made(pieces)
            differing = self._differing(puzzle)
            if differing:
                # A new second solution shows where to cut. A known one costs almost no time.
                idle += QUICK if differing.new else INSTANT
                if differing.new and least == inf:
                    best, near, idle = pieces, differing.cells, 0.0
            elif stride or self._solved_without_guess:
                self._judging.remember(puzzle, EASY)
                idle += 0.0 if stride else QUICK
                if stride or least >= easy:
                    best, near, least = pieces, (), min(least, easy)
                stride = max(0, stride - 1)
            else:
                if not missing(puzzle):
                    return puzzle
                stuck = self._judging.stuck
                distance = len(stuck) or easy
                idle = 0.0 if distance < least else idle + 1
                if distance <= least:
                    best, near, least = pieces, stuck, distance
                    stride = 0 if stuck else STRIDE
            pieces = cut_anew(layout, solution, best, near, rng)
        return None

    def _joined(self, missing: Callable[[Puzzle], float]) -> Puzzle | None:
        """Return a puzzle without givens by joining small cages, or None if none is met soon."""
        layout, solution = self._layout, self._solution
        pieces, too_hard = small_cages(layout, solution, self._rng), 0
        if self._verdict(self._made(pieces), missing) is not Verdict.EASIER:
            return None
        for pair in pairs(layout, solution, pieces, self._rng):
            larger = joined(pieces, pair)
            if not larger:
                continue
            puzzle = self._made(larger)
            verdict = self._verdict(puzzle, missing)
            if verdict is Verdict.FITS:
                return puzzle
            if verdict is Verdict.EASIER:
                pieces = larger
            too_hard += verdict is Verdict.HARDER
            if too_hard == TOO_HARD:
                break
        return None

    def _verdict(self, puzzle: Puzzle, missing: Callable[[Puzzle], float]) -> Verdict:
        """Return how a puzzle compares with the wanted level, by the quickest tests first."""
        if self._differing(puzzle):
            return Verdict.SEVERAL
        if self._solved_without_guess:
            self._judging.remember(puzzle, EASY)
            return Verdict.EASIER
        if not missing(puzzle):
            return Verdict.FITS
        return Verdict.HARDER if self._judging.stuck else Verdict.EASIER

    def _made(self, pieces: Sequence[Cage]) -> Puzzle:
        layout = with_rules(self._layout, killers(self._layout, self._solution, pieces))
        return layout.puzzle([0] * layout.size)

    def _differing(self, puzzle: Puzzle) -> SecondSolution | None:
        """Return where a second solution differs; None if there is one solution.

        Solutions of earlier layouts are tried first, which takes almost no time.
        """
        digits, values = self._solution.cells, puzzle.layout.digits
        for cells in self._others:
            if not any(rule.broken(cells, values) for rule in puzzle.layout.rules):
                return SecondSolution(_apart(cells, digits), new=False)
        search = Search(
            puzzle, lambda nodes: self._stop(nodes) or nodes >= MOST_NODES, known=(self._solution,)
        )
        for other in search:
            self._others.append(other.cells)
            return SecondSolution(_apart(other.cells, digits), new=True)
        self._solved_without_guess = self._judging.above_medium and not search.nodes
        return None if search.complete else SecondSolution(puzzle.cells, new=False)


def _apart(cells: Sequence[int], digits: Sequence[int]) -> tuple[int, ...]:
    return tuple([cell for cell, digit in enumerate(digits) if cells[cell] != digit])
