"""Exact search in pure Python: yields every solution of a puzzle.

    Puzzle ──▶ rules beside blocks? ──yes──▶ propagation, cages, block_sums ───────┐
                       │ no                           │ too many contradictions,   │
                       ├─ small board ──▶ planes, branching ──────────│────────────┤
                       │                              │               │            ├──▶ solutions
                       └─ large board ────────────────┴──▶ learning ◀─┘ ───────────┘

``planes`` and ``branching`` are for small boards; ``propagation``, ``cages`` and ``block_sums`` for
boards with rules; ``reduced``, ``trail``, ``nogoods``, ``activity`` and ``learning`` for large
boards, and for puzzles that are hard for the others where all rules only ask digits to differ
(extra blocks, anti-knight) or are about single cells (odd ones), whatever their names. ``budget``
counts nodes and ends a search; ``refutation`` measures how hard a small board is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random

from ..board.candidates import propagate
from ..board.checker import expect_puzzle
from ..board.grid import Grid, whole
from ..board.layout import Layout
from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from .branching import KNOWN, solutions_by_branching
from .budget import Budget, Stop
from .learning import solutions_by_learning
from .planes import planes_of
from .propagation import solutions_by_propagation
from .reduced import Reduced

SMALL = 10
"""Largest side for which a search begins with branching, on a board of at most side × side cells.
"""


PATIENCE = 1000
"""Contradictions after which learning continues a search by propagation, if digits only differ.

On anti-knight boards the two are level up to here; beyond, learning has no bad luck.
"""


class Search:
    """An iterator over the solutions of a puzzle.

    Args:
        puzzle: any blocks and rules, any givens.
        stop: called between nodes with the number of nodes so far; True ends the search.
        rng: shuffles the order of the solutions; without it the order is always the same.
        known: solutions to skip.

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
        """The number of nodes so far."""
        return self._budget.nodes

    @property
    def complete(self) -> bool:
        """True once the search has yielded every solution."""
        return self._budget.complete

    def __iter__(self) -> Iterator[Grid]:
        layout = self._puzzle.layout
        for digits in self._solutions():
            yield layout.grid(digits())

    def count(self, limit: int | None = None) -> int:
        """Return the number of solutions, counted up to a limit."""
        return sum(1 for _ in islice(self._solutions(), _checked(limit)))

    def _solutions(self) -> Iterator[Callable[[], list[int]]]:
        """Yield for each solution a function that returns its digits; counting never calls it."""
        puzzle, budget = self._puzzle, self._budget
        yielded: list[Callable[[], list[int]]] = []
        for read in self._without_learning():
            if self._known and read() in self._known:
                continue
            if len(yielded) < KNOWN:
                yielded.append(read)
            yield read
        if budget.complete or budget.spent:
            return
        masks = propagate(puzzle)
        if masks is None:
            budget.complete = True
            return
        reduced = Reduced(puzzle, masks)
        excluded = [*self._known, *[digits() for digits in yielded]]
        for digits in solutions_by_learning(reduced, budget, excluded, self._rng):
            yield partial(list, digits)

    def _without_learning(self) -> Iterator[Callable[[], list[int]]]:
        """Yield solutions until contradictions become too many for what learning can continue."""
        puzzle, budget = self._puzzle, self._budget
        if puzzle.rules:
            others = lowered(puzzle.layout).others
            all_different = all(len(primitive.cells) == 1 for _name, primitive in others)
            patience = PATIENCE if all_different else None
            for digits in solutions_by_propagation(puzzle, budget, self._rng, patience):
                yield partial(list, digits)
        elif is_small(puzzle.layout):
            planes = planes_of(puzzle.layout)
            start = planes.place(puzzle.givens.cells)
            for state in solutions_by_branching(planes, start, budget, self._rng):
                yield partial(planes.digits, state)


def solutions(
    puzzle: Puzzle,
    limit: int | None = None,
    *,
    rng: Random | None = None,
    seed: int | None = None,
) -> Iterator[Grid]:
    """Return an iterator over the solutions of a puzzle, by exact search.

    Args:
        puzzle: any blocks and rules, any givens.
        limit: the largest number of solutions; None for all.
        rng: shuffles the order of the solutions; without it the order is always the same.
        seed: the same as ``rng=Random(seed)``.

    Returns:
        An iterator over full grids, each once.

    Raises:
        ValueError: the limit is not a whole number from 0 up.
        TypeError: ``rng`` is not a Random, ``seed`` no whole number, or both are given.

    >>> [grid.cells for grid in solutions(Puzzle([0] * 4))]
    [(1, 2, 2, 1), (2, 1, 1, 2)]
    """
    expect_puzzle(puzzle)
    return islice(iter(Search(puzzle, rng=random_of(rng, seed))), _checked(limit))


def random_of(rng: Random | None, seed: int | None) -> Random | None:
    """Return the Random that ``rng`` is or that ``seed`` makes; None where neither is given.

    Raises:
        TypeError: ``rng`` is not a Random, ``seed`` no whole number, or both are given.

    >>> random_of(None, 7).random() == Random(7).random()
    True
    >>> random_of(7, None)
    Traceback (most recent call last):
        ...
    TypeError: rng is a random.Random, not int; a number is a seed, as seed=7
    """
    if rng is not None and not isinstance(rng, Random):
        number = rng if whole(rng) else 7
        kind = type(rng).__name__
        raise TypeError(f"rng is a random.Random, not {kind}; a number is a seed, as seed={number}")
    if seed is None:
        return rng
    if rng is not None:
        raise TypeError("rng and seed are two ways to say the same: give one of them")
    if not whole(seed):
        raise TypeError(f"a seed is a whole number, not {seed!r}")
    return Random(seed)


def _checked(limit: int | None) -> int | None:
    if limit is None or (whole(limit) and limit >= 0):
        return limit
    raise ValueError(f"a limit is a whole number from 0 up, or None, not {limit!r}")


def is_small(layout: Layout) -> bool:
    """Return whether a search begins with branching, on a board all of whose rules are blocks."""
    return layout.side <= SMALL and len(layout.cells) == layout.size <= SMALL**2


def prepare(puzzle: Puzzle) -> None:
    """Make the tables of a small board ahead of its first search, for a memory snapshot."""
    if is_small(puzzle.layout):
        planes_of(puzzle.layout)
