"""CaDiCaL from the package ``python-sat``, as a SAT solver that stays loaded between questions."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from ..models.sat import Stop
from ..rules.kernel import Clause

CONFLICTS = 2000
"""Conflicts between two looks at the clock: CaDiCaL cannot be interrupted, only given a budget."""
MOST_CONFLICTS = 20_000
"""Conflicts between two looks at Ctrl-C where there is no clock: pauses cost CaDiCaL its pace."""


def is_installed() -> bool:
    """Return whether the package is installed."""
    return importlib.util.find_spec("pysat") is not None


class PySat:
    """A ``Sat`` in this process.

    It runs in a thread of its own: Ctrl-C in the main thread could corrupt its memory.
    """

    def __init__(self) -> None:
        from pysat.solvers import Cadical195

        self._native = Cadical195()
        self._thread = ThreadPoolExecutor(1)
        self._never = False

    def add(self, clauses: Iterable[Clause]) -> None:
        """Add clauses."""
        for clause in clauses:
            if clause:
                self._native.add_clause(clause)
            else:
                self._never = True  # python-sat refuses the empty clause

    def solve(self, assumed: Sequence[int] = (), stop: Stop | None = None) -> bool | None:
        """Look for values that satisfy all clauses; None if it was stopped."""
        if self._never:
            return False
        literals = list(assumed)
        conflicts = CONFLICTS
        while stop is None or not stop():
            self._native.conf_budget(conflicts)
            future = self._thread.submit(self._native.solve_limited, assumptions=literals)
            answer: bool | None = future.result()
            if answer is not None:
                return answer
            if stop is None:
                conflicts = min(2 * conflicts, MOST_CONFLICTS)
        return None

    def model(self) -> list[int]:
        """Return the positive literals of the solution, ascending; ``solve`` has returned True."""
        return [literal for literal in self._native.get_model() or () if literal > 0]

    def core(self) -> list[int]:
        """Return assumed literals that cannot all hold; ``solve`` has returned False."""
        return [] if self._never else list(self._native.get_core() or ())

    def close(self) -> None:
        """Release all memory."""
        self._thread.shutdown()  # after an interrupt the thread may still run
        self._native.delete()
