"""SAT solvers: each gets the clauses of the same ``BinaryModel``, through one protocol."""

from __future__ import annotations

from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..models.binary import BinaryModel, model_without_rows
from ..models.clauses import Clauses, build_clauses
from ..models.sat import MakeSat, Sat
from .contract import Outcome, Status, Stopwatch, Task, Traits

FORMULATIONS = ("clauses", "clauses-full")
MODEL_FORMULATIONS = {"clauses": "reduced", "clauses-full": "full"}
"""For each formulation in clauses, the formulation of the model behind it."""


class SatSolver:
    """A solver that satisfies the clauses of the reduced model, or of the full one.

    The SAT solver of the last task is kept with its learned clauses for the next task on the same
    clauses, such as a search for another solution, or other givens.

    Args:
        name: the name by which callers choose the solver.
        make: makes a SAT solver.
        traits: the facts about the solver; by default those of its name.
    """

    def __init__(self, name: str, make: MakeSat, traits: Traits | None = None) -> None:
        self.name = name
        self.formulations = FORMULATIONS
        self.traits = traits or Traits()
        self._make = make
        self._sat: Sat | None = None
        self._clauses: Clauses | None = None
        self._excluded: list[Grid] = []

    def missing(self) -> Message | None:
        """Return None: the maker of SAT solvers is there."""
        return None

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None: the clauses have every rule."""
        return None

    def run(self, task: Task) -> Outcome:
        """Satisfy the clauses.

        Raises:
            SolverError: the SAT solver broke.
        """
        watch = Stopwatch(task.time_limit, task.on_progress)
        watched = task.time_limit is not None or task.on_progress is not None
        model = model_without_rows(task.puzzle, MODEL_FORMULATIONS[task.formulation])
        clauses = self._clauses_of(model)
        cuts = [cut for grid in task.excluding if (cut := clauses.no_good(grid)) is not None]
        stats = clauses.stats
        stats["clauses"] += len(cuts)
        stats["literals"] += sum(map(len, cuts))
        sat = self.hold(clauses, task.excluding)
        try:
            holds = sat.solve(stop=watch.must_stop if watched else None)
        except BaseException:
            self.close()  # an interrupted SAT solver cannot be used again
            raise
        if holds is None:
            return Outcome(watch.stopped, None, stats)
        if holds:
            return Outcome(Status.SOLVED, clauses.decode(sat.model()), stats)
        return Outcome(Status.INFEASIBLE, None, stats)

    def hold(self, clauses: Clauses, excluding: tuple[Grid, ...] = ()) -> Sat:
        """Return a SAT solver with exactly these clauses; if possible that of the last task.

        Args:
            clauses: the clauses to satisfy.
            excluding: full grids that are ruled out.
        """
        sat = self._sat
        if (
            sat is None
            or self._clauses != clauses
            or not all(grid in excluding for grid in self._excluded)
        ):
            self.close()
            sat = self._make()
            sat.add(clauses.clauses)
            self._sat, self._clauses = sat, clauses
        fresh = [grid for grid in excluding if grid not in self._excluded]
        cuts = [clauses.no_good(grid) for grid in fresh]
        sat.add([cut for cut in cuts if cut is not None])
        self._excluded += fresh
        return sat

    def close(self) -> None:
        """Release the SAT solver that is kept."""
        if self._sat is not None:
            self._sat.close()
        self._sat, self._clauses, self._excluded = None, None, []

    def _clauses_of(self, model: BinaryModel) -> Clauses:
        """Return the clauses of a model, or the held ones if they are of this model."""
        clauses = self._clauses
        if clauses is not None and clauses.model == model and not clauses.selectors:
            return clauses
        return build_clauses(model)
