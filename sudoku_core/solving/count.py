"""Count a puzzle's solutions by the exact search."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from ..board.checker import expect_puzzle
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..search import Search
from ..solvers.contract import OnProgress, Stopwatch


@dataclass(frozen=True, slots=True)
class Count:
    """The number of solutions found, and whether there are no others.

    Args:
        found: different solutions found.
        complete: whether there are no others.
    """

    found: int
    complete: bool

    @property
    def unique(self) -> bool | None:
        """True for exactly one solution, False for none or several, None where not known."""
        if self.found > 1:
            return False
        return self.found == 1 if self.complete else None


def count_solutions(
    puzzle: Puzzle,
    limit: int = 2,
    *,
    time_limit: float | None = None,
    node_limit: int | None = None,
    on_progress: OnProgress | None = None,
) -> Count:
    """Count the solutions of a puzzle.

    Args:
        puzzle: any blocks and rules, any givens.
        limit: number of solutions at which counting stops.
        time_limit: seconds, or None for no limit.
        node_limit: nodes of the search, or None for no limit.
        on_progress: called now and then with the figures so far; returning True cancels.

    Returns:
        The number of solutions found; complete if the search ended before any limit.

    Raises:
        InputError: the time limit is no number of seconds.
        ValueError: the limit is no whole number from 0 up.

    >>> count_solutions(Puzzle([0] * 16), 500)
    Count(found=288, complete=True)
    >>> count_solutions(Puzzle([0] * 16)).unique
    False
    """
    expect_puzzle(puzzle)
    watch = Stopwatch(time_limit, on_progress)

    def stop(nodes: int) -> bool:
        return (node_limit is not None and nodes >= node_limit) or watch.must_stop_at(nodes)

    unlimited = time_limit is None and node_limit is None and on_progress is None
    search = Search(puzzle, None if unlimited else stop)
    return Count(search.count(limit), search.complete)


def only_solution(puzzle: Puzzle, *, node_limit: int | None = None) -> Grid | None:
    """Return the solution of a puzzle that has exactly one.

    Args:
        puzzle: any blocks and rules, any givens.
        node_limit: nodes of the search, or None for no limit.

    Returns:
        The solution; None if there is no solution, there are several, or the limit is reached.

    >>> only_solution(Puzzle([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0])).rows[3]
    (4, 3, 2, 1)
    >>> only_solution(Puzzle([0] * 16)) is None
    True
    """
    expect_puzzle(puzzle)
    search = Search(puzzle, None if node_limit is None else lambda nodes: nodes >= node_limit)
    grids = list(islice(search, 2))
    return grids[0] if len(grids) == 1 and search.complete else None
