"""The protocol of a SAT solver at work: clauses in, a model or a core out, again and again; DIMACS.

A caller with many small questions about one formula (which givens clash, is there another solution)
adds its clauses once and then only assumes literals: the solver keeps all learned clauses.
``solvers`` binds the protocol to python-sat and to the program ``cadical``, the page binds it to
CaDiCaL in WebAssembly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from ..language.messages import InputError, Message
from ..rules.kernel import Clause

__all__ = [
    "Clause",
    "MakeSat",
    "Sat",
    "Stop",
    "dimacs",
    "dimacs_lines",
    "read_dimacs_answer",
]

Stop = Callable[[], bool]
"""Function that a solver calls from time to time; True stops the solver."""


class Sat(Protocol):
    """A SAT solver with a set of clauses."""

    def add(self, clauses: Iterable[Clause]) -> None:
        """Add clauses.

        Args:
            clauses: tuples of literals; a negative literal says "not". An empty clause cannot be
                satisfied.
        """

    def solve(self, assumed: Sequence[int] = (), stop: Stop | None = None) -> bool | None:
        """Look for values that satisfy all clauses.

        Args:
            assumed: literals that must be true, in this call only.
            stop: stops the solver; without it, the solver runs to the end.

        Returns:
            True if the clauses can be satisfied, False if they cannot, None if ``stop`` came first.
        """

    def model(self) -> list[int]:
        """Return, after True, the literals from 1 up that are true, ascending; others are false."""

    def core(self) -> list[int]:
        """Return, after False, assumed literals that clash; they need not be a minimal set."""

    def close(self) -> None:
        """Free all memory; no method may be called afterwards."""


MakeSat = Callable[[], Sat]
"""Function that makes a SAT solver without clauses."""


def dimacs_lines(clauses: Iterable[Clause]) -> str:
    """Return clauses as lines of DIMACS text, without the header.

    >>> dimacs_lines([(1, -2), ()])
    '1 -2 0\\n0\\n'
    """
    return "".join([" ".join(map(str, (*clause, 0))) + "\n" for clause in clauses])


def dimacs(clauses: Sequence[Clause], names: Sequence[str] = ()) -> str:
    """Return clauses as a whole DIMACS text.

    Args:
        clauses: tuples of literals.
        names: the names of the literals 1, 2, 3 …, each for a comment; may be empty.

    >>> dimacs([(1, -2)])
    'p cnf 2 1\\n1 -2 0\\n'
    """
    head = [f"c {literal} {name}\n" for literal, name in enumerate(names, 1)]
    count = max([len(names), *[abs(literal) for clause in clauses for literal in clause]])
    return "".join([*head, f"p cnf {count} {len(clauses)}\n", dimacs_lines(clauses)])


def read_dimacs_answer(text: str) -> list[int] | None:
    """Read the answer of a SAT solver in the format of the SAT competitions.

    Args:
        text: lines ``s SATISFIABLE`` or ``s UNSATISFIABLE``, and ``v`` with the literals.

    Returns:
        The positive literals that are true; None if the clauses cannot be satisfied.

    Raises:
        InputError: the text has neither line.

    >>> read_dimacs_answer("c done\\ns SATISFIABLE\\nv 1 -2\\nv 3 0\\n")
    [1, 3]
    >>> read_dimacs_answer("s UNSATISFIABLE") is None
    True
    """
    lines = text.splitlines()
    if "s UNSATISFIABLE" in lines:
        return None
    if "s SATISFIABLE" not in lines:
        raise InputError(Message("clauses.answer"))
    words = [word for line in lines if line.startswith("v ") for word in line.split()[1:]]
    return [int(word) for word in words if int(word) > 0]
