"""Ask a SAT solver that keeps what it learns whether givens leave one solution."""

from __future__ import annotations

from collections.abc import Callable

from ..board.grid import Grid, variable_of
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..models.book import book_of
from ..models.clauses import Clauses, build_clauses
from ..models.sat import Sat, Stop

Hold = Callable[[Clauses], Sat]
"""Makes a SAT solver that has given clauses."""


class UniquenessTest:
    """Tests sets of givens of one solution for a second solution.

    The clauses are those of the empty board and "not this solution"; givens are assumed. Those that
    a proof needs are enough wherever they stand; where two solutions differ, a given has to stand.

    Args:
        layout: the blocks and rules.
        solution: the full grid.
        hold: makes the SAT solver.
        stop: asked now and then; True ends the looking, and givens are then not enough.
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
        self._differing: list[set[int]] = []

    def __call__(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle has only this solution.

        Args:
            puzzle: has some of its digits given.
        """
        given = {cell for cell, digit in enumerate(puzzle.givens.cells) if digit}
        if any(enough <= given for enough in self._enough):
            return True
        if any(unavoidable.isdisjoint(given) for unavoidable in self._differing):
            return False
        cell_of = {self._literals[cell]: cell for cell in given}
        holds = self._sat.solve([*cell_of], self._stop)
        if holds:
            other = self._clauses.decode(self._sat.model()).cells
            pairs = enumerate(zip(other, self._solution.cells, strict=True))
            self._differing.append({cell for cell, (digit, right) in pairs if digit != right})
        elif holds is False:
            self._enough.append({cell_of[literal] for literal in self._sat.core()})
        return holds is False

    def close(self) -> None:
        """Let go of the SAT solver."""
        self._sat.close()
