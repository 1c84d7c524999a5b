"""Fill a pattern of givens with digits that leave one solution.

The digits start as those of a random solution. A few are changed at a time, to the digits of
another solution of the other givens, if that leaves fewer solutions, or as many and no more open
cells after all singles.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random

from ..board.candidates import open_cells
from ..board.grid import Grid
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..search import Search
from ..search.budget import Stop

MOST_SOLUTIONS = 40
"""Limit of counted solutions; more are as bad as this many."""
PATIENCE = 300
"""Changes without gain before a new random solution is drawn."""
CHANGED_DIGITS = (1, 1, 2, 2, 3)
"""Numbers of digits to change at once; one is drawn at random."""


class Filling:
    """Digits for a pattern.

    Args:
        layout: the blocks and rules.
        pattern: the cells that hold givens, as indices.
        solution: the full grid to start from.
        rng: source of all random numbers.
        stop: called between nodes of a search with their number; True stops the search.

    Attributes:
        solution: the full grid whose digits stand in the pattern.
    """

    def __init__(
        self, layout: Layout, pattern: tuple[int, ...], solution: Grid, rng: Random, stop: Stop
    ) -> None:
        self.solution = solution
        self._layout = layout
        self._pattern = pattern
        self._rng = rng
        self._stop = stop
        self._ambiguity = self._ambiguity_of(solution)

    def puzzle(self) -> Puzzle:
        """Return the pattern with its digits."""
        return self._puzzle(self.solution)

    def neighbour(self, puzzle: Puzzle) -> Puzzle:
        """Return a puzzle with this pattern, one solution and mostly the same digits.

        Args:
            puzzle: a puzzle with this pattern and one solution.
        """
        if puzzle != self.puzzle():
            # Both have one solution, so that the ambiguity stays the least.
            self.solution = next(iter(Search(puzzle, self._stop)))
        self.change()
        return self.puzzle()

    @property
    def is_unique(self) -> bool:
        """True if the pattern leaves one solution."""
        return self._ambiguity[0] == 1

    def settle(self) -> bool:
        """Change digits until the pattern leaves one solution; return whether it does."""
        idle = 0
        while not self.is_unique and idle < PATIENCE:
            idle = 0 if self.change() else idle + 1
        return self.is_unique

    def change(self) -> bool:
        """Change a few digits if the result is no worse; return whether it is better."""
        count = min(self._rng.choice(CHANGED_DIGITS), len(self._pattern))
        changed = self._rng.sample(self._pattern, count)
        others = Search(self._puzzle(self.solution, changed), self._stop, self._rng)
        for grid in islice(others, 2):
            if all(grid.cells[cell] == self.solution.cells[cell] for cell in changed):
                continue
            ambiguity = self._ambiguity_of(grid)
            if ambiguity <= self._ambiguity:
                better = ambiguity < self._ambiguity
                self.solution, self._ambiguity = grid, ambiguity
                return better
        return False

    def _ambiguity_of(self, grid: Grid) -> tuple[int, int]:
        """Return the number of solutions and of open cells that the pattern leaves."""
        puzzle = self._puzzle(grid)
        search = Search(puzzle, self._stop)
        count = search.count(MOST_SOLUTIONS)
        if count <= 1 and not search.complete:
            count = MOST_SOLUTIONS  # not known: there may be many solutions
        return count, 0 if count == 1 else open_cells(puzzle)

    def _puzzle(self, grid: Grid, without: Sequence[int] = ()) -> Puzzle:
        digits = [0] * self._layout.size
        for cell in self._pattern:
            if cell not in without:
                digits[cell] = grid.cells[cell]
        return self._layout.puzzle(digits)
