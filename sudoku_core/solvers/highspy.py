"""HiGHS from the package ``highspy``, as an LP solver that stays loaded between questions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ..language.messages import Message
from ..models.lp import LinearProgram, LpAnswer, LpStatus, Tell
from .contract import SolverError

if TYPE_CHECKING:
    from collections.abc import Mapping

    import highspy

INTERIOR = {"solver": "ipm", "run_crossover": "off", "presolve": "off"}
"""Options with which HiGHS ends inside the set of solutions, not in a corner. Presolve is off,
since it returns a corner where it settles everything."""
SIMPLEX = {"solver": "simplex", "presolve": "off"}
"""Options with which HiGHS ends in a corner, and starts from the last corner."""


def quiet_highs() -> Any:
    """Return a new ``highspy.Highs`` that prints nothing to standard output, not even its banner.

    No file descriptor is redirected, so what other threads print meanwhile is not lost.
    """
    return _quiet_class()()


@cache
def _quiet_class() -> type[Any]:
    import highspy

    class QuietHighs(highspy.Highs):
        def enableCallbacks(self) -> None:
            # The constructor calls this method, and HiGHS prints its banner in it: an option that
            # is set after the constructor comes too late.
            self.setOptionValue("log_to_console", False)
            super().enableCallbacks()  # type: ignore[no-untyped-call]

    return QuietHighs


def quiet_pulp_highs(time_limit: float | None, options: Mapping[str, object]) -> Any:
    """Return PuLP's own HiGHS, which prints nothing.

    Args:
        time_limit: seconds, or None for no limit.
        options: HiGHS's options by name.
    """
    import pulp

    class Quiet(pulp.HiGHS):  # type: ignore[misc]
        def createAndConfigureSolver(self, lp: Any) -> None:
            lp.solverModel = highs = quiet_highs()
            if self.timeLimit is not None:
                highs.setOptionValue("time_limit", float(self.timeLimit))
            for name, value in options.items():
                highs.setOptionValue(name, value)

    return Quiet(timeLimit=time_limit)


class HighsLp:
    """An ``Lp`` in this process.

    Args:
        program: the linear program to solve.
    """

    def __init__(self, program: LinearProgram) -> None:
        self._native: Any = quiet_highs()
        self._done(self._native.passModel(_sparse(program)))

    def change_row(self, row: int, lower: float, upper: float) -> None:
        """Set the bounds of a row."""
        self._done(self._native.changeRowBounds(row, lower, upper))

    def change_column(self, column: int, lower: float, upper: float) -> None:
        """Set the bounds of a column."""
        self._done(self._native.changeColBounds(column, lower, upper))

    def change_cost(self, column: int, cost: float) -> None:
        """Set the cost of a column."""
        self._done(self._native.changeColCost(column, cost))

    def solve(
        self, *, interior: bool = False, tell: Tell | None = None, seconds: float | None = None
    ) -> LpAnswer:
        """Minimise the costs, by default by the simplex method from the last corner."""
        import highspy

        native = self._native
        for name, value in (INTERIOR if interior else SIMPLEX).items():
            native.setOptionValue(name, value)
        native.setOptionValue("output_flag", tell is not None)
        # HiGHS adds up the seconds of all its runs.
        limit = highspy.kHighsInf if seconds is None else native.getRunTime() + seconds
        native.setOptionValue("time_limit", limit)
        self._watch(tell)
        native.run()
        return self._answer(native.getModelStatus())

    def _watch(self, tell: Tell | None) -> None:
        """Pass events on to ``tell``; None: stop passing them on."""
        import highspy

        kinds = highspy.cb.HighsCallbackType
        channels = (
            kinds.kCallbackLogging,
            kinds.kCallbackSimplexInterrupt,
            kinds.kCallbackIpmInterrupt,
        )

        def pass_on(kind: Any, text: str, _event: Any, answer: Any, _user: Any) -> None:
            assert tell is not None
            if kind == kinds.kCallbackLogging:
                tell(text)
            else:
                answer.user_interrupt = tell(None)

        native = self._native
        native.setCallback(None if tell is None else pass_on, None)
        for channel in channels:
            (native.stopCallback if tell is None else native.startCallback)(channel)

    def _answer(self, status: highspy.HighsModelStatus) -> LpAnswer:
        import highspy

        native, statuses = self._native, highspy.HighsModelStatus
        info = native.getInfo()
        iterations = max(info.simplex_iteration_count, 0) + max(info.ipm_iteration_count, 0)
        if status == statuses.kOptimal:
            solution = native.getSolution()
            return LpAnswer(
                LpStatus.OPTIMAL,
                iterations,
                info.objective_function_value,
                tuple(solution.col_value),
                tuple(solution.row_dual),
            )
        if status == statuses.kInfeasible:
            _, there, ray = native.getDualRay()
            return LpAnswer(LpStatus.INFEASIBLE, iterations, ray=tuple(ray) if there else ())
        if status == statuses.kUnbounded:
            return LpAnswer(LpStatus.UNBOUNDED, iterations)
        if status in (statuses.kTimeLimit, statuses.kInterrupt):
            return LpAnswer(LpStatus.STOPPED, iterations)
        raise self._broke(native.modelStatusToString(status))

    def _done(self, status: highspy.HighsStatus) -> None:
        import highspy

        if status == highspy.HighsStatus.kError:
            raise self._broke("it refused what it was given")

    def _broke(self, reason: str) -> SolverError:
        return SolverError(Message("solver.broke", solver="highs", reason=reason))

    def close(self) -> None:
        """Release all memory."""
        self._native.clear()


def _sparse(program: LinearProgram) -> highspy.HighsLp:
    """Return the program by rows."""
    import highspy

    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = len(program.costs), len(program.rows)
    lp.col_cost_ = list(program.costs)
    lp.col_lower_, lp.col_upper_ = list(program.lower), list(program.upper)
    lp.row_lower_ = [row.lower for row in program.rows]
    lp.row_upper_ = [row.upper for row in program.rows]
    starts, indices, values = [0], [], []
    for row in program.rows:
        for coefficient, column in row.terms:
            indices.append(column)
            values.append(coefficient)
        starts.append(len(indices))
    matrix = lp.a_matrix_
    matrix.num_col_, matrix.num_row_ = lp.num_col_, lp.num_row_
    matrix.format_ = highspy.MatrixFormat.kRowwise
    matrix.start_, matrix.index_, matrix.value_ = starts, indices, values
    return lp
