"""HiGHS from the package ``highspy``, through PuLP, watched by HiGHS's own callbacks."""

from __future__ import annotations

import importlib.util
import re
from typing import TYPE_CHECKING, Any

from ..language.messages import Message
from .contract import Stopwatch, Traits
from .highspy import HighsLp, quiet_highs
from .pulp_solver import PulpSolver

if TYPE_CHECKING:
    import pulp

CUTS = re.compile(r"% .* (\d+)([kM]?) +\S+ +\S+ +[\d.]+s\s*$")
"""Pattern of the number of cuts in a line of the tree's log: its column InLp, the fourth figure
from the end. The column Cuts before it counts all stored cuts, most of which are in no LP."""
SETTLED = re.compile(r"^Presolve: (Optimal|Infeasible)", re.MULTILINE)
"""A line of the log where HiGHS's own presolve left nothing to branch on."""
FACTORS = {"": 1, "k": 1000, "M": 1000**2}
TRAITS = Traits(licence="MIT", extra="highs")
UNPRESOLVED = (("presolve", "off"),)
"""Options that switch HiGHS's presolve off: its tree is then the tree of the given model."""
UNKNOWN = 1e20
"""Least bound by which HiGHS means that it has no bound yet."""


class Report:
    """The figures of HiGHS's events so far, so that each report has all of them.

    Args:
        watch: the stopwatch that receives the reports.

    >>> lines = []
    >>> watch = Stopwatch(on_progress=lambda progress: lines.append(progress.cuts))
    >>> row = "   1   0    1 100.00%   0     inf     inf   2554   35   461   1549   0.2s"
    >>> Report(watch).log(row), lines
    (False, [35])
    """

    def __init__(self, watch: Stopwatch) -> None:
        self._watch = watch
        self._nodes: int | None = None
        self._bound: float | None = None
        self._incumbent: float | None = None
        self._cuts: int | None = None
        self._presolved = 0

    def tree(self, nodes: int, bound: float, incumbent: float) -> bool:
        """Report the state of the tree; return whether to stop."""
        self._nodes, self._bound, self._incumbent = nodes, _finite(bound), _finite(incumbent)
        return self.again()

    def again(self, log: str | None = None) -> bool:
        """Report all figures; return whether to stop."""
        return self._watch.report(self._nodes, self._bound, self._incumbent, log, self._cuts)

    def log(self, text: str) -> bool:
        """Report a line of the log; return whether to stop."""
        if SETTLED.search(text):
            self._presolved = 1
        if match := CUTS.search(text):
            # HiGHS drops cuts again, so the maximum is kept.
            self._cuts = max(self._cuts or 0, int(match[1]) * FACTORS[match[2]])
        return self.again(text)

    def figures(self, nodes: int, iterations: int, bound: float) -> dict[str, int | float]:
        """Return the figures at the end, as the stats of an outcome.

        Args:
            nodes: of the tree; below 0 where there was none.
            iterations: of the simplex or the interior point method.
            bound: on the objective.
        """
        if nodes < 0:
            return {"iterations": iterations}
        stats: dict[str, int | float]
        stats = {"nodes": nodes, "iterations": iterations, "cuts": self._cuts or 0}
        stats["presolved"] = self._presolved
        return stats if _finite(bound) is None else stats | {"bound": bound}


def missing() -> Message | None:
    """Return None if ``highspy`` is there, else the reason."""
    if importlib.util.find_spec("highspy") is None:
        return Message("solver.missing", solver="highs")
    return None


def make(watch: Stopwatch, time_limit: float | None, **options: str) -> pulp.LpSolver:
    """Return PuLP's HiGHS, which reports figures and log to the stopwatch, and stops by it."""
    import highspy
    import pulp

    report = Report(watch)
    kinds = highspy.cb.HighsCallbackType
    stops = (
        kinds.kCallbackMipInterrupt,
        kinds.kCallbackSimplexInterrupt,
        kinds.kCallbackIpmInterrupt,
    )

    def tell(kind: Any, text: str, event: Any, answer: Any, _user: Any) -> None:
        if kind == kinds.kCallbackLogging:
            report.log(text)
        elif kind == kinds.kCallbackMipInterrupt:
            answer.user_interrupt = report.tree(
                event.mip_node_count, event.mip_dual_bound, event.mip_primal_bound
            )
        else:
            answer.user_interrupt = report.again()

    class Watched(pulp.HiGHS):  # type: ignore[misc]
        """PuLP's HiGHS, which prints nothing and stores its last figures."""

        def createAndConfigureSolver(self, lp: Any) -> None:
            lp.solverModel = highs = quiet_highs()
            highs.setCallback(tell, None)
            for kind in (*stops, kinds.kCallbackLogging):
                highs.startCallback(kind)
            if self.timeLimit is not None:
                highs.setOptionValue("time_limit", float(self.timeLimit))
            for name, value in options.items():
                highs.setOptionValue(name, value)

        def callSolver(self, lp: Any) -> None:
            super().callSolver(lp)
            info = lp.solverModel.getInfo()
            iterations = info.simplex_iteration_count + max(info.ipm_iteration_count, 0)
            self.figures = report.figures(info.mip_node_count, iterations, info.mip_dual_bound)

    return Watched(timeLimit=time_limit)


def _finite(value: float) -> float | None:
    return value if abs(value) < UNKNOWN else None


SOLVER = PulpSolver("highs", make, missing, traits=TRAITS, make_lp=HighsLp, unpresolved=UNPRESOLVED)
