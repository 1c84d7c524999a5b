"""The exact search under a clock: as a solver, and counting."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from ..messages import Message
from ..puzzle import Puzzle
from ..search import Search
from .contract import OnProgress, Outcome, Ranks, Status, Stopwatch, Task, Traits

EVERY = 32
"""Nodes between two looks at the clock."""
TRAITS = Traits(
    licence="MIT",
    auto=Ranks(small=3, ruled=1, large=2),
    proof=Ranks(small=1, ruled=1, large=2),
)


@dataclass(frozen=True, slots=True)
class SearchSolver:
    """The exact search, which needs nothing but Python."""

    name: str = "search"
    modelers: tuple[str, ...] = ("exact-cover",)
    traits: Traits = TRAITS

    def missing(self) -> Message | None:
        """None: it can run anywhere."""
        return None

    def takes(self, puzzle: Puzzle) -> Message | None:
        """None: it takes every rule."""
        return None

    def run(self, task: Task) -> Outcome:
        """Find the first solution."""
        watch = Stopwatch(task.time_limit, task.on_progress)
        search = Search(task.puzzle, partial(must_stop, watch))
        grid = next((grid for grid in search if grid not in task.excluding), None)
        if grid is not None:
            status = Status.SOLVED
        elif search.complete:
            status = Status.INFEASIBLE
        else:
            status = watch.stopped
        return Outcome(status, grid, {"nodes": search.nodes})


SOLVER = SearchSolver()


@dataclass(frozen=True, slots=True)
class Count:
    """How many solutions were found, and whether that is all there are.

    Args:
        found: different solutions found.
        complete: whether there are no others.
    """

    found: int
    complete: bool

    @property
    def unique(self) -> bool | None:
        """Whether there is exactly one; None where that is not known."""
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
        limit: where to stop counting.
        time_limit: seconds, or None for no limit.
        node_limit: nodes of the search, or None for no limit.
        on_progress: told between nodes how it goes; returning True cancels.

    Returns:
        What was found. It is complete if the search came to its end before any limit.

    Raises:
        InputError: the time limit is no number of seconds.
        ValueError: the limit is no whole number from 0 up.

    >>> count_solutions(Puzzle([0] * 16), 500)
    Count(found=288, complete=True)
    >>> count_solutions(Puzzle([0] * 16)).unique
    False
    """
    watch = Stopwatch(time_limit, on_progress)

    def stop(nodes: int) -> bool:
        return (node_limit is not None and nodes >= node_limit) or must_stop(watch, nodes)

    unlimited = time_limit is None and node_limit is None and on_progress is None
    search = Search(puzzle, None if unlimited else stop)
    return Count(search.count(limit), search.complete)


def must_stop(watch: Stopwatch, nodes: int) -> bool:
    """Look at the clock, and report, at every few nodes only."""
    return nodes % EVERY == 0 and watch.must_stop(nodes)
