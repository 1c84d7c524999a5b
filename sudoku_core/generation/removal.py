"""Remove givens from a full grid as long as the grid stays the only solution.

Two solutions differ in an unavoidable set of cells: one of them must hold a given. Each second
solution that a search meets yields such a set; givens that miss a known set need no search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..board.grid import Grid
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..search import Search
from ..search.budget import Stop

Enough = Callable[[Puzzle], bool]
"""Test whether the givens of a puzzle are enough."""


class Removal:
    """A full grid, and the search for few givens that leave no other solution.

    Args:
        layout: the blocks and rules.
        solution: the full grid.
        stop: called between nodes of a search with their number; True stops the search.
        test: a test that replaces the search for a second solution.

    Attributes:
        fewest: the last set of givens that was enough, as a mask; 0 before there is any.
    """

    def __init__(
        self,
        layout: Layout,
        solution: Grid,
        stop: Stop | None = None,
        test: Enough | None = None,
    ) -> None:
        self.layout = layout
        self.solution = solution
        self._stop = stop
        self._test = test
        self.fewest = 0
        self._unavoidable: list[int] = []

    def puzzle(self, givens: int) -> Puzzle:
        """Return the puzzle with some of the digits given.

        Args:
            givens: a set of cells, as a mask.
        """
        digits = enumerate(self.solution.cells)
        return self.layout.puzzle([digit if givens >> cell & 1 else 0 for cell, digit in digits])

    def enough(self, givens: int) -> bool:
        """Return whether givens surely leave one solution (or pass the test).

        Args:
            givens: a set of cells, as a mask.
        """
        if self._test:
            return self._test(self.puzzle(givens))
        if not all(unavoidable & givens for unavoidable in self._unavoidable):
            return False
        search = Search(self.puzzle(givens), self._stop, known=(self.solution,))
        for grid in search:
            cells = differing_cells(grid.cells, self.solution.cells)
            self._unavoidable.append(sum([1 << cell for cell in cells]))
            return False
        return search.complete

    def thinned(self, givens: int, order: Sequence[int], size: int, least: int = 0) -> int:
        """Return the givens that are left after removing orbits, several at a time.

        Args:
            givens: a set of cells that is enough, as a mask.
            order: the orbits to remove, in order; each goes or stays as a whole.
            size: the number of orbits to remove at once.
            least: the least number of givens to leave.
        """
        left = list(order)
        while left:
            batch, left = left[:size], left[size:]
            fewer = givens
            for orbit in batch:
                fewer &= ~orbit
            if fewer.bit_count() >= least and self.enough(fewer):
                givens = self.fewest = fewer
            elif len(batch) > 1:
                givens = self.thinned(givens, batch, (len(batch) + 1) // 2, least)
        return givens


def givens_of(puzzle: Puzzle) -> int:
    """Return the cells of a puzzle's givens, as a mask.

    Args:
        puzzle: the puzzle.
    """
    return sum([1 << cell for cell, digit in enumerate(puzzle.givens.cells) if digit])


def differing_cells(digits: Sequence[int], others: Sequence[int]) -> tuple[int, ...]:
    """Return the cells in which two full grids differ, ascending: an unavoidable set.

    Args:
        digits: the digits of a grid by cell.
        others: the digits of the other grid.

    >>> differing_cells((1, 2, 2, 1), (1, 2, 1, 2))
    (2, 3)
    """
    pairs = enumerate(zip(digits, others, strict=True))
    return tuple([cell for cell, (digit, other) in pairs if digit != other])
