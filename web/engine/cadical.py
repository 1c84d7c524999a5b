"""CaDiCaL compiled to WebAssembly, as an incremental SAT solver."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from sudoku_core.models.sat import dimacs_lines
from sudoku_core.solvers import SatSolver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sudoku_core.models.sat import Clause, Stop

ANSWERS = {"satisfiable": True, "unsatisfiable": False, "unknown": None}
LEAST_CONFLICTS = 500
"""Conflicts of the first round; each round that is short doubles them."""
ROUND_SECONDS = 0.2
"""Time of a round from which on the rounds stay as they are."""


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
        """Return whether all clauses can be satisfied; None if the search was stopped.

        The search runs in rounds of some conflicts, and ``stop`` is called between them. CaDiCaL's
        own callback would call Python 100,000 times a second.
        """
        from pyodide.ffi import to_js

        assumptions = to_js(assumed)
        if stop is None:
            return ANSWERS[self._native.solve(assumptions=assumptions)]
        conflicts, answer = LEAST_CONFLICTS, None
        while answer is None and not stop():
            start = monotonic()
            answer = ANSWERS[self._native.solve(assumptions=assumptions, conflicts=conflicts)]
            if monotonic() - start < ROUND_SECONDS:
                conflicts *= 2
        return answer

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
