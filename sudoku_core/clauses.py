"""A puzzle as clauses for a SAT solver, made from the binary program.

"Exactly one" becomes one clause that asks for one and, for each pair, one that forbids both. With
every cell, row, column and box asked for both ways this is the extended encoding, cut down by what
the givens settle (Lynce and Ouaknine 2006; Kwon and Jain 2006).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from .grid import Grid
from .messages import InputError, Message
from .model import BinaryModel


@dataclass(frozen=True, slots=True)
class Clauses:
    """A formula in conjunctive normal form.

    Args:
        model: the binary program it says the same as; its variables in their order are the
            literals 1, 2, 3 …
        clauses: each a tuple of literals, a negative one for "not".
    """

    model: BinaryModel
    clauses: tuple[tuple[int, ...], ...]

    def decode(self, literals: Iterable[int]) -> Grid:
        """Turn the literals that hold into a grid.

        Args:
            literals: those that hold; what is left out, or negative, does not.

        Raises:
            InputError: a cell does not have exactly one digit.
        """
        variables = self.model.variables
        return self.model.grid_of([variables[k - 1] for k in literals if k > 0])


def build_clauses(model: BinaryModel) -> Clauses:
    """Write a binary program down as clauses.

    Args:
        model: full or reduced.

    Returns:
        The clauses. An equation without variables gives the empty clause, which nothing satisfies.

    >>> from sudoku_core.grid import Puzzle
    >>> from sudoku_core.model import build_model
    >>> build_clauses(build_model(Puzzle([0, 0, 0, 0]))).clauses[:2]
    ((1, 2), (-1, -2))
    """
    literal = {variable: k for k, variable in enumerate(model.variables, 1)}
    found: dict[tuple[int, ...], None] = {}
    for constraint in model.constraints + model.fixings:
        literals = [literal[variable] for variable in constraint.variables]
        if not constraint.exact and constraint.bound == len(literals) - 1:  # not all of them
            found[tuple(-one for one in literals)] = None
            continue
        if constraint.exact:
            found[tuple(literals)] = None
        for one, other in combinations(literals, 2):
            found[(-one, -other)] = None
    return Clauses(model, tuple(found))


def to_dimacs(clauses: Clauses) -> str:
    """The clauses as DIMACS text, each literal's variable named in a comment.

    >>> from sudoku_core.grid import Puzzle
    >>> from sudoku_core.model import build_model
    >>> to_dimacs(build_clauses(build_model(Puzzle([0, 0, 0, 0])))).splitlines()[7:10]
    ['c 8 x_2_2_2', 'p cnf 8 24', '1 2 0']
    """
    return "\n".join(_lines(clauses)) + "\n"


def _lines(clauses: Clauses) -> Iterator[str]:
    model = clauses.model
    for literal, variable in enumerate(model.variables, 1):
        yield f"c {literal} {model.name(variable)}"
    yield f"p cnf {len(model.variables)} {len(clauses.clauses)}"
    for clause in clauses.clauses:
        yield " ".join(map(str, (*clause, 0)))


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
