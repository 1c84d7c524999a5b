"""CaDiCaL compiled to WebAssembly, as a SAT solver at work."""

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
        """Add clauses: one text crosses over quicker than thousands of clauses one by one."""
        self._native.addDimacs(dimacs_lines(clauses))

    def solve(self, assumed: Sequence[int] = (), stop: Stop | None = None) -> bool | None:
        """Look for values that satisfy all clauses; None if it was stopped."""
        from pyodide.ffi import create_proxy, to_js

        native = self._native
        if stop is None:
            answer = native.solve(assumptions=to_js(assumed))
        elif stop():
            return None
        else:
            asked = create_proxy(stop)
            native.setTerminate(asked)
            try:
                answer = native.solve(assumptions=to_js(assumed))
            finally:
                native.setTerminate(None)
                asked.destroy()
        return {"satisfiable": True, "unsatisfiable": False}.get(answer)

    def model(self) -> list[int]:
        """After True: the positive literals that hold, ascending."""
        return [literal for literal, holds in enumerate(self._native.model().to_py()) if holds]

    def core(self) -> list[int]:
        """After False: those of the assumed literals that cannot hold together."""
        found: list[int] = self._native.failedAssumptions().to_py()
        return found

    def close(self) -> None:
        """Let go of all memory."""
        self._native.dispose()


def cadical(make: Callable[[], Any]) -> SatSolver:
    """CaDiCaL as a solver of puzzles.

    Args:
        make: makes a new solver of the loaded module.
    """
    return SatSolver("cadical", lambda: WasmSat(make()))
