"""Integer programming solvers: PuLP gives each of them the same ``BinaryModel``."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..models.binary import TOLERANCE, BinaryModel, build_model
from ..models.lp import MakeLp
from ..models.pulp_problem import pulp_values, to_pulp
from .best import Best
from .contract import NO_TRAITS, Outcome, SolverError, Status, Stopwatch, Task, Traits
from .highspy import quiet_pulp_highs

if TYPE_CHECKING:
    import pulp

FORMULATIONS = ("reduced", "full")
MakeSolver = Callable[..., "pulp.LpSolver"]
"""Function from a stopwatch, the time limit in seconds (or None) and the solver's options by name
to PuLP's solver, which reports to the stopwatch and stops when the report returns True."""
LONGEST = 2**31 // 1000
"""Longest time limit in seconds: some solvers count milliseconds in an int of 32 bits."""


@dataclass(frozen=True, slots=True)
class PulpSolver:
    """A solver that PuLP drives inside this process.

    Args:
        name: the name by which callers choose the solver.
        make: makes PuLP's solver, whose attribute ``figures``, if any, joins the stats.
        absent: returns why the solver cannot run here, or None.
        formulations: the formulations that the solver takes, its default first.
        traits: the facts about the solver.
        make_lp: makes an LP solver, if the solver has one.
        unpresolved: the options, with their values, that switch the solver's presolve off.
    """

    name: str
    make: MakeSolver
    absent: Callable[[], Message | None] = lambda: None
    formulations: tuple[str, ...] = FORMULATIONS
    traits: Traits = NO_TRAITS
    make_lp: MakeLp | None = None
    unpresolved: tuple[tuple[str, str], ...] = ()

    def missing(self) -> Message | None:
        """Return None if it can run here, else the reason."""
        return self.absent()

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None: the model has every rule."""
        return None

    def run(self, task: Task) -> Outcome:
        """Build the model, hand it to PuLP unless it is settled already, and read the answer.

        Raises:
            SolverError: PuLP or the solver broke, or gave values that make no grid.
        """
        watch = Stopwatch(task.time_limit, task.on_progress)
        model = build_model(task.puzzle, task.formulation, excluding=task.excluding)
        stats = asdict(model.stats)
        if model.contradicts:
            return Outcome(Status.INFEASIBLE, None, stats)
        if not model.variables:
            return Outcome(Status.SOLVED, model.grid_of([]), stats)
        if watch.must_stop():
            return Outcome(watch.stopped, None, stats)
        problem = to_pulp(model)
        if watch.must_stop():
            return Outcome(watch.stopped, None, stats)
        solver = self._solved(model, problem, watch, () if task.presolve else self.unpresolved)
        stats |= getattr(solver, "figures", {})
        status, grid = self._read(model, problem, watch)
        return Outcome(status, grid, stats)

    def best(self, model: BinaryModel, watch: Stopwatch) -> Best:
        """Return the solution of a model that makes its objective as large as it can be.

        Args:
            model: any, with an objective.
            watch: when to stop.

        Raises:
            SolverError: PuLP or the solver broke.
        """
        from pulp import constants

        if model.contradicts:
            return Best(Status.INFEASIBLE)
        if watch.must_stop():
            return Best(watch.stopped)
        if not model.variables:
            return Best(Status.SOLVED)
        problem = to_pulp(model)
        self._solved(model, problem, watch, ())
        if watch.cancelled or watch.expired:
            return Best(watch.stopped)
        if problem.status == constants.LpStatusInfeasible:
            return Best(Status.INFEASIBLE)
        if problem.sol_status != constants.LpSolutionOptimal:
            return Best(Status.LIMIT)
        ones = {v.name for v in problem.variables() if (v.varValue or 0) > 1 - TOLERANCE}
        return Best(Status.SOLVED, frozenset([v for v in model.variables if model.name(v) in ones]))

    def _solved(
        self,
        model: BinaryModel,
        problem: pulp.LpProblem,
        watch: Stopwatch,
        options: tuple[tuple[str, str], ...],
    ) -> pulp.LpSolver:
        """Solve the problem; return PuLP's solver."""
        try:
            solver = self.make(watch, watch.left, **dict(options))
            problem.solve(solver)
        except Exception as error:
            raise SolverError(self._broken(error, model)) from error
        return solver

    def _broken(self, error: Exception, model: BinaryModel) -> Message:
        free = self.traits.free_size
        if free and free.phrase in str(error):
            return Message(
                "solver.licence",
                solver=self.name,
                variables=len(model.variables),
                constraints=len(model.constraints + model.fixings),
                allowed=free.allowed,
            )
        return Message("solver.broke", solver=self.name, reason=f"{type(error).__name__}: {error}")

    def _read(
        self, model: BinaryModel, problem: pulp.LpProblem, watch: Stopwatch
    ) -> tuple[Status, Grid | None]:
        """Return status and grid; some solvers say "optimal" when out of time."""
        from pulp import constants

        stopped = watch.cancelled or watch.expired
        if problem.status == constants.LpStatusInfeasible and not stopped:
            return Status.INFEASIBLE, None
        values = pulp_values(problem)
        try:
            return Status.SOLVED, model.decode(values)
        except InputError as error:
            done = problem.status == constants.LpStatusOptimal
            # A solver may measure its time limit differently, and stop a little early.
            if not stopped and (done or watch.left is None):
                reason = str(error) if done else constants.LpStatus[problem.status]
                raise SolverError(
                    Message("solver.broke", solver=self.name, reason=reason)
                ) from error
        return watch.stopped, None


@dataclass(frozen=True, slots=True)
class PulpProgram:
    """A solver that PuLP knows by name, and that reports nothing while it runs.

    Args:
        name: the name by which callers choose the solver.
        pulp_name: PuLP's name for it.
        arguments: further arguments of PuLP's solver class.
        traits: the facts about the solver.
        formulations: the formulations that the solver takes, its default first.
        whole_seconds: whether its time limits are whole numbers of seconds.
    """

    name: str
    pulp_name: str
    arguments: tuple[tuple[str, object], ...] = ()
    traits: Traits = NO_TRAITS
    formulations: tuple[str, ...] = FORMULATIONS
    whole_seconds: bool = False

    def missing(self) -> Message | None:
        """Return None if it can run here, else the reason."""
        if not self._make(None, log=False).available():
            return Message("solver.missing", solver=self.name)
        return None

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None: the model has every rule."""
        return None

    def run_here(self, task: Task, *, log: bool) -> Outcome:
        """Do the task in this process; with ``log``, the solver prints what it does."""
        with TemporaryDirectory(prefix="sudoku-") as folder:
            return self._driven(log, folder).run(task)

    def best(self, model: BinaryModel, watch: Stopwatch) -> Best:
        """Return the solution of a model that makes its objective as large as it can be."""
        with TemporaryDirectory(prefix="sudoku-") as folder:
            return self._driven(False, folder).best(model, watch)

    def _driven(self, log: bool, folder: str) -> PulpSolver:
        """Return the solver with a folder for its files, since PuLP does not delete a file of
        GLPK's.
        """

        def make(_watch: Stopwatch, limit: float | None) -> pulp.LpSolver:
            solver = self._make(limit, log)
            solver.tmpDir = folder
            return solver

        return PulpSolver(self.name, make, traits=self.traits)

    def _make(self, time_limit: float | None, log: bool) -> pulp.LpSolver:
        import pulp

        if time_limit is not None:
            time_limit = min(time_limit, LONGEST)
            if self.whole_seconds:
                time_limit = math.ceil(time_limit)
        if self.pulp_name == "HiGHS" and not log:
            return quiet_pulp_highs(time_limit, dict(self.arguments))
        return pulp.getSolver(self.pulp_name, msg=log, timeLimit=time_limit, **dict(self.arguments))
