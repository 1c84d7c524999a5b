"""CaDiCaL compiled to WebAssembly: as a solver, and to ask which givens can not stand together."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from sudoku_core.clauses import Clauses, build_clauses
from sudoku_core.explain.probes import SatProbe
from sudoku_core.model import build_model
from sudoku_core.solvers.contract import Outcome, Status, Stopwatch

if TYPE_CHECKING:
    from sudoku_core import Grid, Message, Puzzle, Task
    from sudoku_core.explain.probes import Satisfy


class CadicalSolver:
    """The SAT solver of npm's ``cadical-wasm``, on the clauses of either model.

    The native solver of the last task is kept, with what it learned, for the next one on the same
    clauses: whether there is another solution, or another set of givens.

    Args:
        make: makes a new native solver of the loaded module.
    """

    name = "cadical"
    modelers = ("clauses", "clauses-full")

    def __init__(self, make: Any) -> None:
        self._make = make
        self._native: Any = None
        self._clauses: Clauses | None = None
        self._excluded: tuple[Grid, ...] = ()

    def missing(self) -> Message | None:
        """None: the module is loaded."""
        return None

    def run(self, task: Task) -> Outcome:
        """Satisfy the clauses."""
        watch = Stopwatch(task.time_limit, task.on_progress)
        model = build_model(task.puzzle, "full" if task.modeler == "clauses-full" else "reduced")
        clauses = self._clauses
        if clauses is None or clauses.model != model:
            clauses = build_clauses(model)
        self._hold(clauses, task.excluding)
        stats = asdict(model.stats) | {"clauses": len(clauses.clauses) + len(task.excluding)}
        holds, literals = self._satisfy(watch, [])
        if holds is None:
            return Outcome(Status.CANCELLED if watch.cancelled else Status.LIMIT, None, stats)
        if holds:
            return Outcome(Status.SOLVED, clauses.decode(literals), stats)
        return Outcome(Status.INFEASIBLE, None, stats)

    def probe(self, puzzle: Puzzle, watch: Stopwatch) -> SatProbe:
        """What asks which givens of a puzzle can stand together."""
        return SatProbe(puzzle, watch, self._start)

    def _start(self, clauses: Clauses, watch: Stopwatch) -> Satisfy:
        self._hold(clauses, ())
        return partial(self._satisfy, watch)

    def _hold(self, clauses: Clauses, excluding: tuple[Grid, ...]) -> None:
        """Have these clauses in the native solver, and no others."""
        known = self._excluded
        same = self._clauses is not None and self._clauses.model == clauses.model
        if not same or known != excluding[: len(known)]:
            if self._native:
                self._native.dispose()
            self._clauses, known = None, ()
            self._native = self._make()
            # One text crosses over quicker than thousands of clauses one by one.
            self._native.addDimacs(_text(clauses.clauses))
        self._native.addDimacs(_text([_no_good(clauses, grid) for grid in excluding[len(known) :]]))
        self._clauses, self._excluded = clauses, excluding

    def _satisfy(self, watch: Stopwatch, assumed: list[int]) -> tuple[bool | None, list[int]]:
        """Whether the clauses can be satisfied, and what holds then, or which assumptions fail."""
        from pyodide.ffi import create_proxy, to_js

        stop = create_proxy(watch.must_stop)
        native = self._native
        native.setTerminate(stop)
        try:
            answer = native.solve(assumptions=to_js(assumed))
        finally:
            native.setTerminate(None)
            stop.destroy()
        if answer == "satisfiable":
            return True, [k for k, holds in enumerate(native.model().to_py()) if holds]
        if answer == "unsatisfiable":
            return False, native.failedAssumptions().to_py()
        return None, []


def _text(clauses: Any) -> str:
    """Clauses as DIMACS, without its comments."""
    return "".join([" ".join(map(str, (*clause, 0))) + "\n" for clause in clauses])


def _no_good(clauses: Clauses, grid: Grid) -> list[int]:
    """The clause that rules one solution out."""
    model = clauses.model
    literal = {variable: k for k, variable in enumerate(model.variables, 1)}
    return [
        -literal[cell * model.side + digit - 1]
        for cell, digit in enumerate(grid.cells)
        if not model.settled[cell]
    ]
