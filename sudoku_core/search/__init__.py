"""Exact search in pure Python: every solution of a puzzle, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from ..candidates import propagate
from ..grid import Grid, Puzzle

Stop = Callable[[int], bool]
"""Asked between nodes, with how many there were so far; True ends the search."""


class Search:
    """Iterates over the solutions of a puzzle.

    Args:
        puzzle: any blocks, any givens.
        stop: asked between nodes with how many there were; True ends the search.
        rng: shuffles the order of the solutions; without it the order is always the same.

    >>> search = Search(Puzzle([1, 0, 0, 0]))
    >>> [grid.cells for grid in search], search.complete
    ([(1, 2, 2, 1)], True)
    """

    def __init__(self, puzzle: Puzzle, stop: Stop | None = None, rng: Random | None = None) -> None:
        self._puzzle = puzzle
        self._stop = stop
        self._rng = rng
        self.nodes = 0
        self.complete = False

    def __iter__(self) -> Iterator[Grid]:
        stack = [self._puzzle]
        while stack:
            if self._stop and self._stop(self.nodes):
                return
            self.nodes += 1
            puzzle = stack.pop()
            masks = propagate(puzzle)
            if masks is None:
                continue
            open_cells = [(m.bit_count(), cell) for cell, m in enumerate(masks) if m & (m - 1)]
            known = [m.bit_length() if m & (m - 1) == 0 else 0 for m in masks]
            if not open_cells:
                yield Grid(known)
                continue
            _, cell = min(open_cells)
            digits = [d for d in range(self._puzzle.side, 0, -1) if masks[cell] >> d - 1 & 1]
            if self._rng:
                self._rng.shuffle(digits)
            stack += [puzzle.replace(Grid(known).replace(cell, d)) for d in digits]
        self.complete = True


def solutions(
    puzzle: Puzzle, limit: int | None = None, *, rng: Random | None = None
) -> Iterator[Grid]:
    """Every solution of a puzzle, by exact search.

    Args:
        puzzle: any blocks, any givens.
        limit: how many at most; None for all.
        rng: shuffles their order; without it the order is always the same.

    Returns:
        An iterator over different full grids.

    >>> [grid.cells for grid in solutions(Puzzle([0] * 4))]
    [(1, 2, 2, 1), (2, 1, 1, 2)]
    """
    return islice(iter(Search(puzzle, rng=rng)), limit)
