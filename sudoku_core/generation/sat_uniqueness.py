"""Test by a SAT solver, which keeps its learned clauses, whether givens leave one solution."""

from __future__ import annotations

from collections.abc import Callable

from ..board.grid import Grid, variable_of
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..models.book import book_of
from ..models.clauses import Clauses, build_clauses
from ..models.sat import Sat, Stop
from .removal import differing_cells

Hold = Callable[[Clauses], Sat]
"""Function from clauses to a SAT solver that has them."""


class UniquenessTest:
    """A test whether sets of givens of one solution leave a second solution.

    The clauses are those of the empty board and "not this solution"; the givens are assumptions.
    The givens in a core are enough for all later puzzles that contain them; an unavoidable set, in
    which two solutions differ, must hold a given in all later puzzles.

    Args:
        layout: the blocks and rules.
        solution: the full grid.
        hold: makes the SAT solver.
        stop: called now and then; True stops the solver, and the givens do not pass.
    """

    def __init__(self, layout: Layout, solution: Grid, hold: Hold, stop: Stop) -> None:
        self._clauses = build_clauses(book_of(layout).model)
        self._solution = solution
        self._stop = stop
        self._sat = hold(self._clauses)
        other = self._clauses.no_good(solution)
        self._sat.add([other] if other else [])
        literals = self._clauses.literals
        self._literals = {
            cell: literals[variable_of(cell, solution.cells[cell], layout.side)]
            for cell in layout.cells
        }
        self._enough: list[set[int]] = []
        self._unavoidable: list[set[int]] = []

    def __call__(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle has only this solution.

        Args:
            puzzle: a puzzle with some of the solution's digits as givens.
        """
        given = {cell for cell, digit in enumerate(puzzle.givens.cells) if digit}
        if any(enough <= given for enough in self._enough):
            return True
        if any(unavoidable.isdisjoint(given) for unavoidable in self._unavoidable):
            return False
        cell_of = {self._literals[cell]: cell for cell in given}
        satisfiable = self._sat.solve([*cell_of], self._stop)
        if satisfiable:
            other = self._clauses.decode(self._sat.model()).cells
            self._unavoidable.append({*differing_cells(other, self._solution.cells)})
        elif satisfiable is False:
            self._enough.append({cell_of[literal] for literal in self._sat.core()})
        return satisfiable is False

    def close(self) -> None:
        """Release the SAT solver."""
        self._sat.close()
