"""CaDiCaL compiled to WebAssembly, as an incremental SAT solver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sudoku_core.models.sat import dimacs_lines
from sudoku_core.solvers import SatSolver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sudoku_core.models.sat import Clause, Stop


class WasmSat:
    """A ``Sat`` around npm's ``cadical-wasm``.

    Args:
        native: a new solver of the loaded module.
    """

    def __init__(self, native: Any) -> None:
        self._native = native

    def add(self, clauses: Iterable[Clause]) -> None:
        """Add clauses as one text, which is faster than thousands of calls."""
        self._native.addDimacs(dimacs_lines(clauses))

    def solve(self, assumed: Sequence[int] = (), stop: Stop | None = None) -> bool | None:
        """Return whether all clauses can be satisfied; None if the search was stopped."""
        from pyodide.ffi import create_proxy, to_js

        native = self._native
        if stop is None:
            answer = native.solve(assumptions=to_js(assumed))
        elif stop():
            return None
        else:
            callback = create_proxy(stop)
            native.setTerminate(callback)
            try:
                answer = native.solve(assumptions=to_js(assumed))
            finally:
                native.setTerminate(None)
                callback.destroy()
        return {"satisfiable": True, "unsatisfiable": False}.get(answer)

    def model(self) -> list[int]:
        """Return the true variables of the last solution, ascending."""
        return [literal for literal, holds in enumerate(self._native.model().to_py()) if holds]

    def core(self) -> list[int]:
        """Return the assumed literals that contradict each other, after an infeasible solve."""
        literals: list[int] = self._native.failedAssumptions().to_py()
        return literals

    def close(self) -> None:
        """Free the memory."""
        self._native.dispose()


def cadical(make: Callable[[], Any]) -> SatSolver:
    """Return CaDiCaL as a solver of puzzles.

    Args:
        make: a function that makes a new solver of the loaded module.
    """
    return SatSolver("cadical", lambda: WasmSat(make()))
