"""The exact search as a solver, with a time limit."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..search import Search
from ..search.budget import Stop
from .contract import Outcome, Ranks, Status, Stopwatch, Task, Traits

TRAITS = Traits(
    licence="MIT",
    auto=Ranks(small=1, ruled=1, large=2),
    proof=Ranks(small=1, ruled=1, large=2),
    explain=Ranks(small=1, ruled=2, large=2),
)


@dataclass(frozen=True, slots=True)
class SearchSolver:
    """The exact search, which needs nothing but Python."""

    name: str = "search"
    formulations: tuple[str, ...] = ("exact-cover",)
    traits: Traits = TRAITS

    def missing(self) -> Message | None:
        """Return None: it can run anywhere."""
        return None

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None: it takes every rule."""
        return None

    def start(self, puzzle: Puzzle, stop: Stop | None = None, rng: Random | None = None) -> Search:
        """Start a search that yields solution after solution.

        Args:
            puzzle: any blocks and rules, any givens.
            stop: as for ``Search``.
            rng: as for ``Search``.
        """
        return Search(puzzle, stop, rng)

    def run(self, task: Task) -> Outcome:
        """Find the first solution."""
        watch = Stopwatch(task.time_limit, task.on_progress)
        search = Search(task.puzzle, watch.must_stop_at)
        grid = next((grid for grid in search if grid not in task.excluding), None)
        if grid is not None:
            status = Status.SOLVED
        elif search.complete:
            status = Status.INFEASIBLE
        else:
            status = watch.stopped
        return Outcome(status, grid, {"nodes": search.nodes})


SOLVER = SearchSolver()
