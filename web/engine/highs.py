"""HiGHS compiled to WebAssembly, as a solver that PuLP drives."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from pulp import LpSolver, constants

from sudoku_core.solvers.highs import Told

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pulp

    from sudoku_core.solvers.contract import Stopwatch

LOG_SECONDS = 1
"""Between two lines about the tree in the log, at most."""
FIGURES = ("mip_node_count", "simplex_iteration_count", "ipm_iteration_count", "mip_dual_bound")
"""What HiGHS is asked for at the end."""


class HighsSolver(LpSolver):
    """PuLP's side of npm's ``highs``.

    Args:
        highs: what the npm package's loader gave.
        watch: told what HiGHS knows and prints; says when it is cancelled.
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
        self._told = Told(watch)
        self._options: dict[str, Any] = {
            "log_to_console": False,
            "mip_min_logging_interval": LOG_SECONDS,
            **options,
        }
        self.figures: Mapping[str, int | float] = {}

    def available(self) -> bool:
        """True: the module is loaded."""
        return True

    def actualSolve(self, lp: pulp.LpProblem) -> int:
        """Hand the problem over as sparse arrays, run HiGHS, and take status and values back."""
        from pyodide.ffi import create_proxy

        model = self._highs.createModel(_to_js(_sparse(lp)))
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

    def _log(self, event: Any) -> None:
        self._told.log(event.message)

    def _interrupt(self, event: Any) -> None:
        """Pass on what HiGHS knows in the middle of a run."""
        told = event.data
        if hasattr(told, "mip_node_count"):
            stop = self._told.tree(told.mip_node_count, told.mip_dual_bound, told.mip_primal_bound)
        else:
            stop = self._told.again()
        if stop:
            event.interrupt()

    def _read(self, lp: pulp.LpProblem, model: Any) -> int:
        kinds = self._highs.constants.modelStatus
        status = model.getModelStatus()
        nodes, simplex, interior, bound = map(model.info.get, FIGURES)
        self.figures = self._told.figures(nodes, simplex + max(interior, 0), bound)
        feasible = self._highs.constants.solutionStatus.feasible
        if model.info.get("primal_solution_status") == feasible:
            values = model.getSolution().colValue.to_py()
            for variable, value in zip(lp.variables(), values, strict=True):
                variable.varValue = value
        if status == kinds.optimal:
            lp.assignStatus(constants.LpStatusOptimal)
        elif status in (kinds.infeasible, kinds.unboundedOrInfeasible):
            # There is nothing to minimise, so it can not be unbounded.
            lp.assignStatus(constants.LpStatusInfeasible)
        else:
            lp.assignStatus(constants.LpStatusNotSolved)
        return int(lp.status)


def _sparse(lp: pulp.LpProblem) -> dict[str, Any]:
    """The problem by rows, as HiGHS's ``ModelData``."""
    variables = lp.variables()
    number = {id(variable): index for index, variable in enumerate(variables)}
    starts, indices, values = array("i", [0]), array("i"), array("d")
    lower, upper = array("d"), array("d")
    for constraint in lp.constraints.values():
        for variable, coefficient in constraint.items():
            indices.append(number[id(variable)])
            values.append(coefficient)
        starts.append(len(indices))
        right = -constraint.constant
        free = float("inf")
        lower.append(-free if constraint.sense == constants.LpConstraintLE else right)
        upper.append(free if constraint.sense == constants.LpConstraintGE else right)
    size = {"numCols": len(variables), "numRows": len(lower)}
    whole = array("i", [variable.cat == constants.LpInteger for variable in variables])
    return {
        **size,
        "colCost": array("d", [lp.objective.get(variable, 0.0) for variable in variables]),
        "colLower": array("d", [variable.lowBound for variable in variables]),
        "colUpper": array("d", [variable.upBound for variable in variables]),
        "rowLower": lower,
        "rowUpper": upper,
        "matrix": {
            **size,
            "format": "csr",
            "starts": starts,
            "indices": indices,
            "values": values,
        },
        **({"integrality": whole} if any(whole) else {}),
    }


def _to_js(data: Mapping[Any, Any]) -> Any:
    """A JavaScript object; arrays become typed arrays, and are copied."""
    import js
    from pyodide.ffi import to_js

    return to_js(data, dict_converter=js.Object.fromEntries)
