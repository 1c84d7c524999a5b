"""The protocol of a SAT solver at work: clauses in, a model or a core out, again and again; DIMACS.

Whoever asks many small questions about one formula (which givens clash, is there another solution)
adds its clauses once and then only assumes literals: what the solver has learned stays with it.
Bound to python-sat and to the program ``cadical`` in ``solvers``, and to WebAssembly in the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from .messages import InputError, Message
from .rules.kernel import Clause

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


def dimacs_lines(clauses: Iterable[Clause]) -> str:
    """Clauses as lines of DIMACS text, without its head.

    >>> dimacs_lines([(1, -2), ()])
    '1 -2 0\\n0\\n'
    """
    return "".join([" ".join(map(str, (*clause, 0))) + "\n" for clause in clauses])


def dimacs(clauses: Sequence[Clause], names: Sequence[str] = ()) -> str:
    """Clauses as a whole DIMACS text.

    Args:
        clauses: what is to be satisfied.
        names: the names of the literals 1, 2, 3 …, each put into a comment; there may be none.

    >>> dimacs([(1, -2)])
    'p cnf 2 1\\n1 -2 0\\n'
    """
    head = [f"c {literal} {name}\n" for literal, name in enumerate(names, 1)]
    count = max([len(names), *[abs(literal) for clause in clauses for literal in clause]])
    return "".join([*head, f"p cnf {count} {len(clauses)}\n", dimacs_lines(clauses)])


def read_dimacs_answer(text: str) -> list[int] | None:
    """Read what a SAT solver answers in the form of the SAT competitions.

    Args:
        text: lines ``s SATISFIABLE`` or ``s UNSATISFIABLE``, and ``v`` with the literals.

    Returns:
        The literals that hold; None if nothing satisfies the clauses.

    Raises:
        InputError: the text says neither.

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
