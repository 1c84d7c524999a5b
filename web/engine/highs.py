"""HiGHS compiled to WebAssembly: as a PuLP solver, and as an LP solver with a warm start."""

from __future__ import annotations

from array import array
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any

from pulp import LpSolver, constants

from sudoku_core import Message, SolverError
from sudoku_core.models.lp import LinearProgram, LpAnswer, LpStatus, Row
from sudoku_core.solvers import INTERIOR, SIMPLEX, UNPRESOLVED, PulpSolver, Report

from .assets import page_traits

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pulp

    from sudoku_core.models.lp import Tell
    from sudoku_core.solvers import Stopwatch

LOG_SECONDS = 1
"""Maximum time between two lines about the tree in the log."""
UNLIMITED = 1e9
"""Time limit in seconds that stands for none: HiGHS has no option for that."""
FIGURES = ("mip_node_count", "simplex_iteration_count", "ipm_iteration_count", "mip_dual_bound")
"""Figures that HiGHS reports at the end."""


class HighsSolver(LpSolver):  # type: ignore[misc]
    """PuLP's interface to npm's ``highs``.

    Args:
        highs: the module from the npm package's loader.
        watch: receives the progress and log of HiGHS; tells when to stop.
        time_limit: seconds, or None for no limit.
        options: HiGHS's own options by name.
    """

    name = "HIGHS_WASM"

    def __init__(
        self, highs: Any, watch: Stopwatch, time_limit: float | None, **options: str
    ) -> None:
        super().__init__(msg=False, timeLimit=time_limit)
        self._highs = highs
        self._watch = watch
        self._report = Report(watch)
        self._options: dict[str, Any] = {
            "log_to_console": False,
            "mip_min_logging_interval": LOG_SECONDS,
            **options,
        }
        self.figures: Mapping[str, int | float] = {}

    def available(self) -> bool:
        """Return True: the module is loaded."""
        return True

    def actualSolve(self, lp: pulp.LpProblem) -> int:
        """Pass the problem as sparse arrays, run HiGHS, and read status and values."""
        from pyodide.ffi import create_proxy

        model = self._highs.createModel(_to_js(self._model_data(lp)))
        log, interrupt = create_proxy(self._log), create_proxy(self._interrupt)
        try:
            if self.timeLimit is not None:
                model.options.set("time_limit", self.timeLimit)
            for name, value in self._options.items():
                model.options.set(name, value)
            kinds = self._highs.constants.callbackType
            stops = (kinds.mipInterrupt, kinds.simplexInterrupt, kinds.ipmInterrupt)
            model.run(_to_js({kinds.logging: log, **dict.fromkeys(stops, interrupt)}))
            return self._read(lp, model)
        finally:
            interrupt.destroy()
            log.destroy()
            model.dispose()

    def _model_data(self, lp: pulp.LpProblem) -> dict[str, Any]:
        """Return the problem as HiGHS's ``ModelData``."""
        whole = array("i", [variable.cat == constants.LpInteger for variable in lp.variables()])
        senses = self._highs.constants.objectiveSense
        maximize = lp.sense == constants.LpMaximize
        return {
            **_sparse(_program_of(lp)),
            "sense": senses.maximize if maximize else senses.minimize,
            "offset": lp.objective.constant if lp.objective else 0.0,
            **({"integrality": whole} if any(whole) else {}),
        }

    def _log(self, event: Any) -> None:
        self._report.log(event.message)

    def _interrupt(self, event: Any) -> None:
        """Report the progress of a run; interrupt the run if the report asks for that."""
        data = event.data
        if hasattr(data, "mip_node_count"):
            stop = self._report.tree(
                data.mip_node_count, data.mip_dual_bound, data.mip_primal_bound
            )
        else:
            stop = self._report.again()
        if stop:
            event.interrupt()

    def _read(self, lp: pulp.LpProblem, model: Any) -> int:
        kinds = self._highs.constants.modelStatus
        status = model.getModelStatus()
        nodes, simplex, interior, bound = map(model.info.get, FIGURES)
        self.figures = self._report.figures(nodes, simplex + max(interior, 0), bound)
        feasible = self._highs.constants.solutionStatus.feasible
        if model.info.get("primal_solution_status") == feasible:
            values = model.getSolution().colValue.to_py()
            for variable, value in zip(lp.variables(), values, strict=True):
                variable.varValue = value
        statuses = {
            kinds.optimal: constants.LpStatusOptimal,
            kinds.infeasible: constants.LpStatusInfeasible,
            kinds.unbounded: constants.LpStatusUnbounded,
        }
        if status == kinds.unboundedOrInfeasible and not lp.objective:
            status = kinds.infeasible
        lp.assignStatus(statuses.get(status, constants.LpStatusNotSolved))
        return int(lp.status)


class WasmLp:
    """An ``Lp`` around npm's ``highs``.

    Args:
        highs: the module from the npm package's loader.
        program: the linear program.
    """

    def __init__(self, highs: Any, program: LinearProgram) -> None:
        self._constants = highs.constants
        self._model = highs.createModel(_to_js(_sparse(program)))
        self._model.options.set("log_to_console", False)

    def change_row(self, row: int, lower: float, upper: float) -> None:
        """Set the bounds of a row."""
        self._model.changeRowBounds(row, lower, upper)

    def change_column(self, column: int, lower: float, upper: float) -> None:
        """Set the bounds of a column."""
        self._model.changeColBounds(column, lower, upper)

    def change_cost(self, column: int, cost: float) -> None:
        """Set the cost of a column."""
        self._model.changeColCost(column, cost)

    def solve(
        self, *, interior: bool = False, tell: Tell | None = None, seconds: float | None = None
    ) -> LpAnswer:
        """Minimise the costs, by default by the simplex method from the last basis."""
        model = self._model
        for name, value in (INTERIOR if interior else SIMPLEX).items():
            model.options.set(name, value)
        model.options.set("output_flag", tell is not None)
        # The run time of HiGHS is the sum over all runs.
        limit = UNLIMITED if seconds is None else model.getRunTime() + seconds
        model.options.set("time_limit", limit)
        if tell is None:
            model.run()
        else:
            self._run(tell)
        return self._answer()

    def _run(self, tell: Tell) -> None:
        """Run HiGHS with callbacks for log and interruption."""
        from pyodide.ffi import create_proxy

        def interrupt(event: Any) -> None:
            if tell(None):
                event.interrupt()

        def log(event: Any) -> None:
            tell(event.message)

        kinds = self._constants.callbackType
        proxies = [create_proxy(log), create_proxy(interrupt)]
        stops = (kinds.simplexInterrupt, kinds.ipmInterrupt)
        try:
            self._model.run(_to_js({kinds.logging: proxies[0], **dict.fromkeys(stops, proxies[1])}))
        finally:
            for proxy in proxies:
                proxy.destroy()

    def _answer(self) -> LpAnswer:
        model, kinds = self._model, self._constants.modelStatus
        info, status = model.info.get, model.getModelStatus()
        iterations = max(info("simplex_iteration_count"), 0) + max(info("ipm_iteration_count"), 0)
        if status == kinds.optimal:
            solution = model.getSolution()
            return LpAnswer(
                LpStatus.OPTIMAL,
                iterations,
                info("objective_function_value"),
                tuple(solution.colValue.to_py()),
                tuple(solution.rowDual.to_py()),
            )
        if status == kinds.infeasible:
            ray = model.getDualRay()
            values = tuple(ray.values.to_py()) if ray else ()
            return LpAnswer(LpStatus.INFEASIBLE, iterations, ray=values)
        if status == kinds.unbounded:
            return LpAnswer(LpStatus.UNBOUNDED, iterations)
        if status in (kinds.timeLimit, kinds.interrupted):
            return LpAnswer(LpStatus.STOPPED, iterations)
        reason = f"model status {status}"
        raise SolverError(Message("solver.broke", solver="highs", reason=reason))

    def close(self) -> None:
        """Free the memory."""
        self._model.dispose()


def highs(native: Any) -> PulpSolver:
    """Return HiGHS as a solver of puzzles.

    Args:
        native: the module from the npm package's loader.
    """
    make_lp = partial(WasmLp, native)
    solver = partial(HighsSolver, native)
    traits = page_traits("highs")
    return PulpSolver("highs", solver, traits=traits, make_lp=make_lp, unpresolved=UNPRESOLVED)


def _program_of(lp: pulp.LpProblem) -> LinearProgram:
    """Return PuLP's problem without integrality and sense."""
    variables = lp.variables()
    number = {id(variable): index for index, variable in enumerate(variables)}
    rows = []
    for constraint in lp.constraints.values():
        right = -constraint.constant
        rows.append(
            Row(
                tuple([(factor, number[id(variable)]) for variable, factor in constraint.items()]),
                -inf if constraint.sense == constants.LpConstraintLE else right,
                inf if constraint.sense == constants.LpConstraintGE else right,
            )
        )
    costs = lp.objective or {}
    return LinearProgram(
        tuple([costs.get(variable, 0.0) for variable in variables]),
        tuple([-inf if v.lowBound is None else v.lowBound for v in variables]),
        tuple([inf if v.upBound is None else v.upBound for v in variables]),
        tuple(rows),
    )


def _sparse(program: LinearProgram) -> dict[str, Any]:
    """Return a program as HiGHS's ``ModelData``, with a row-wise matrix."""
    starts, indices, values = array("i", [0]), array("i"), array("d")
    for row in program.rows:
        for coefficient, column in row.terms:
            indices.append(column)
            values.append(coefficient)
        starts.append(len(indices))
    size = {"numCols": len(program.costs), "numRows": len(program.rows)}
    matrix = {"format": "csr", "starts": starts, "indices": indices, "values": values}
    return {
        **size,
        "colCost": array("d", program.costs),
        "colLower": array("d", program.lower),
        "colUpper": array("d", program.upper),
        "rowLower": array("d", [row.lower for row in program.rows]),
        "rowUpper": array("d", [row.upper for row in program.rows]),
        "matrix": {**size, **matrix},
    }


def _to_js(data: Mapping[Any, Any]) -> Any:
    """Return a JavaScript object; arrays are copied to typed arrays."""
    import js
    from pyodide.ffi import to_js

    return to_js(data, dict_converter=js.Object.fromEntries)
