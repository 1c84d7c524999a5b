"""CaDiCaL compiled to WebAssembly, as a solver."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sudoku_core.clauses import build_clauses, to_dimacs
from sudoku_core.model import build_model
from sudoku_core.solvers.contract import Outcome, Status, Stopwatch

if TYPE_CHECKING:
    from sudoku_core import Message, Task


class CadicalSolver:
    """The SAT solver of npm's ``cadical-wasm``, on the clauses of either model.

    Args:
        make: makes a new solver of the loaded module.
    """

    name = "cadical"
    modelers = ("clauses", "clauses-full")

    def __init__(self, make: Any) -> None:
        self._make = make

    def missing(self) -> Message | None:
        """None: the module is loaded."""
        return None

    def run(self, task: Task) -> Outcome:
        """Satisfy the clauses."""
        from pyodide.ffi import create_proxy

        watch = Stopwatch(task.time_limit, task.on_progress)
        form = "full" if task.modeler == "clauses-full" else "reduced"
        clauses = build_clauses(build_model(task.puzzle, form, excluding=task.excluding))
        stats = asdict(clauses.model.stats) | {"clauses": len(clauses.clauses)}
        solver = self._make()
        stop = create_proxy(watch.must_stop)
        try:
            # One text crosses over quicker than thousands of clauses one by one.
            solver.addDimacs(to_dimacs(clauses))
            solver.setTerminate(stop)
            answer = solver.solve()
            if answer == "satisfiable":
                literals = range(1, len(clauses.model.variables) + 1)
                true = [k for k, holds in zip(literals, solver.model().to_py()[1:]) if holds]
                return Outcome(Status.SOLVED, clauses.decode(true), stats)
        finally:
            solver.dispose()
            stop.destroy()
        if answer == "unsatisfiable":
            return Outcome(Status.INFEASIBLE, None, stats)
        return Outcome(Status.CANCELLED if watch.cancelled else Status.LIMIT, None, stats)
