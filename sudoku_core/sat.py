"""The protocol of a SAT solver at work: clauses in, a model or a core out, again and again.

Whoever asks many small questions about one formula (which givens clash, is there another solution)
adds its clauses once and then only assumes literals: what the solver has learned stays with it.
Bound to python-sat and to the program ``cadical`` in ``solvers``, and to WebAssembly in the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from .rules.kernel import Clause

Stop = Callable[[], bool]
"""Asked now and then while a solver is at work; True ends that."""


class Sat(Protocol):
    """A SAT solver that holds clauses."""

    def add(self, clauses: Iterable[Clause]) -> None:
        """Add clauses to those that are there.

        Args:
            clauses: tuples of literals, a negative one for "not"; nothing satisfies an empty one.
        """

    def solve(self, assumed: Sequence[int] = (), stop: Stop | None = None) -> bool | None:
        """Look for values that satisfy all clauses.

        Args:
            assumed: literals that have to hold, this time only.
            stop: ends the looking; without it, it goes on to its end.

        Returns:
            True if there are some, False if there are none, None if it was stopped before.
        """

    def model(self) -> list[int]:
        """After True: the positive literals that hold, ascending; all others do not."""

    def core(self) -> list[int]:
        """After False: those of the assumed literals that cannot hold together, maybe not all."""

    def close(self) -> None:
        """Let go of all memory; after that, nothing more can be asked."""


MakeSat = Callable[[], Sat]
"""Makes a SAT solver without any clauses."""
