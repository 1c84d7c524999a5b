"""Exact search in pure Python: every solution of a puzzle, one after another.

Three parts, each with its picture: ``planes`` and ``branching`` for small boards; ``reduced``,
``trail``, ``nogoods`` and ``learning`` for large boards and for what branching finds hard;
``domains`` for boards on which not all rules are blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random

from ..candidates import propagate
from ..grid import Grid, whole
from ..puzzle import Layout, Puzzle
from ..validation import expect_puzzle
from .branching import KNOWN, branch
from .budget import Budget, Stop
from .domains import narrow
from .learning import learn
from .planes import planes_of
from .reduced import Reduced

SMALL = 10
"""The side up to which a search begins with branching, on a board of no more than its square."""


class Search:
    """Iterates over the solutions of a puzzle.

    Args:
        puzzle: any blocks and rules, any givens.
        stop: asked between nodes with how many there were; True ends the search.
        rng: shuffles the order of the solutions; without it the order is always the same.
        known: solutions to leave out.

    >>> search = Search(Puzzle([1, 0, 0, 0]))
    >>> [grid.cells for grid in search], search.complete
    ([(1, 2, 2, 1)], True)
    """

    def __init__(
        self,
        puzzle: Puzzle,
        stop: Stop | None = None,
        rng: Random | None = None,
        known: Sequence[Grid] = (),
    ) -> None:
        self._puzzle = puzzle
        self._known = [list(grid.cells) for grid in known]
        self._rng = rng
        self._budget = Budget(stop)

    @property
    def nodes(self) -> int:
        """How many nodes there were so far."""
        return self._budget.nodes

    @property
    def complete(self) -> bool:
        """Whether there are no solutions but those found."""
        return self._budget.complete

    def __iter__(self) -> Iterator[Grid]:
        layout = self._puzzle.layout
        for digits in self._solutions():
            yield layout.grid(digits())

    def count(self, limit: int | None = None) -> int:
        """How many solutions there are, counted up to a limit."""
        return sum(1 for _ in islice(self._solutions(), _checked(limit)))

    def _solutions(self) -> Iterator[Callable[[], list[int]]]:
        """What reads the digits of a solution, for each of them: counting needs no digits."""
        puzzle, budget = self._puzzle, self._budget
        known: list[Callable[[], list[int]]] = []
        if puzzle.rules:
            for digits in narrow(puzzle, budget, self._rng):
                if digits not in self._known:
                    yield partial(list, digits)
            return
        if is_small(puzzle.layout):
            planes = planes_of(puzzle.layout)
            for state in branch(planes, planes.place(puzzle.givens.cells), budget, self._rng):
                read = partial(planes.digits, state)
                if self._known and read() in self._known:
                    continue
                if len(known) < KNOWN:
                    known.append(read)
                yield read
        if budget.complete or budget.spent:
            return
        left = propagate(puzzle)
        if left is None:
            budget.complete = True
            return
        reduced = Reduced(puzzle, left)
        left_out = [*self._known, *[digits() for digits in known]]
        for digits in learn(reduced, budget, left_out, self._rng):
            yield partial(list, digits)


def solutions(
    puzzle: Puzzle, limit: int | None = None, *, rng: Random | None = None
) -> Iterator[Grid]:
    """Every solution of a puzzle, by exact search.

    Args:
        puzzle: any blocks and rules, any givens.
        limit: how many at most; None for all.
        rng: shuffles their order; without it the order is always the same.

    Returns:
        An iterator over different full grids.

    Raises:
        ValueError: the limit is no whole number from 0 up.

    >>> [grid.cells for grid in solutions(Puzzle([0] * 4))]
    [(1, 2, 2, 1), (2, 1, 1, 2)]
    """
    expect_puzzle(puzzle)
    return islice(iter(Search(puzzle, rng=rng)), _checked(limit))


def _checked(limit: int | None) -> int | None:
    if limit is None or (whole(limit) and limit >= 0):
        return limit
    raise ValueError(f"a limit is a whole number from 0 up, or None, not {limit!r}")


def is_small(layout: Layout) -> bool:
    """Whether a search of a board all of whose rules are blocks begins with branching."""
    return layout.side <= SMALL and len(layout.cells) == layout.size <= SMALL**2


def prepare(puzzle: Puzzle) -> None:
    """Make the tables of a small board ahead of its first search, as for a memory snapshot."""
    if is_small(puzzle.layout):
        planes_of(puzzle.layout)
