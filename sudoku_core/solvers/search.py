"""The exact search as a solver, with a time limit."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..board.grid import Grid
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
        return KeptSearch().run(task)

    def keep(self) -> KeptSearch:
        """Return a search that continues from task to task."""
        return KeptSearch()


class KeptSearch:
    """The exact search, which continues its last task where the next excludes its solutions."""

    name = "search"
    formulations = ("exact-cover",)
    traits = TRAITS

    def __init__(self) -> None:
        self._puzzle: Puzzle | None = None
        self._grids: list[Grid] = []
        self._watch = Stopwatch()

    def missing(self) -> Message | None:
        """Return None: it can run anywhere."""
        return None

    def run(self, task: Task) -> Outcome:
        """Find the first solution that is not excluded."""
        self._watch = watch = Stopwatch(task.time_limit, task.on_progress)
        if self._puzzle != task.puzzle or not {*self._grids} <= {*task.excluding}:
            self._search = Search(task.puzzle, lambda nodes: self._watch.must_stop_at(nodes))
            self._solutions = iter(self._search)
            self._puzzle, self._grids = task.puzzle, []
        before = self._search.nodes
        if self._grids and watch.must_stop(before):  # the rest may need no node at all
            return Outcome(watch.stopped, None, {"nodes": 0})
        grid = next((grid for grid in self._solutions if grid not in task.excluding), None)
        if grid is not None:
            status = Status.SOLVED
            self._grids.append(grid)
        else:
            status = Status.INFEASIBLE if self._search.complete else watch.stopped
            self._puzzle = None  # an ended search cannot be continued
        return Outcome(status, grid, {"nodes": self._search.nodes - before})


SOLVER = SearchSolver()
