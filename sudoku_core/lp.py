"""The protocol of an LP solver at work: a linear program in, then changed and solved again.

Whoever asks many small questions about one linear program (what does a step rest on, how far can a
variable go) hands it over once, and changes only bounds and costs. Bound to ``highspy`` in
``solvers``, and to HiGHS in WebAssembly in the page.

That a linear program has no solution is proven by multipliers of its rows (Farkas 1902); ``proves``
adds such a proof up in exact arithmetic, and shares nothing with any solver.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import isfinite
from typing import Protocol

__all__ = ["Ended", "LinearProgram", "Lp", "LpAnswer", "MakeLp", "Row", "Tell", "proves"]

DENOMINATORS = (1, 12, 1000, 10**6)
"""Multipliers are taken for fractions with such denominators, before they are taken as they are."""


@dataclass(frozen=True, slots=True)
class Row:
    """Bounds on a sum of coefficients times columns.

    Args:
        terms: each coefficient with its column, counted from 0; each column once.
        lower: the least that the sum may be, or minus infinity.
        upper: the most.
    """

    terms: tuple[tuple[float, int], ...]
    lower: float
    upper: float


@dataclass(frozen=True, slots=True)
class LinearProgram:
    """Costs to minimise under bounds on columns and rows.

    Args:
        costs: by column, what a unit of it costs.
        lower: by column, the least that it may be, or minus infinity.
        upper: by column, the most.
        rows: bounds on sums of columns.
    """

    costs: tuple[float, ...]
    lower: tuple[float, ...]
    upper: tuple[float, ...]
    rows: tuple[Row, ...]


class Ended(Enum):
    """How the solving of a linear program ended."""

    OPTIMAL = "optimal"
    INFEASIBLE = "infeasible"
    UNBOUNDED = "unbounded"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class LpAnswer:
    """What a linear program was solved to.

    Args:
        ended: how it ended; STOPPED where it was told to, or the time was over.
        iterations: how many steps it took.
        objective: the least cost; None but OPTIMAL.
        values: by column its value; none but OPTIMAL.
        duals: by row, how much the least cost grows with each unit of its bound; none but OPTIMAL.
        ray: by row, the multiplier that it has in a proof that there is no solution: of the lower
            bound where it is positive, of the upper where it is negative. By the simplex method,
            if it ended INFEASIBLE.
    """

    ended: Ended
    iterations: int = 0
    objective: float | None = None
    values: tuple[float, ...] = ()
    duals: tuple[float, ...] = ()
    ray: tuple[float, ...] = ()


Tell = Callable[["str | None"], bool]
"""Told what a solver prints, and asked with None in between; True stops it."""


class Lp(Protocol):
    """An LP solver that holds a linear program."""

    def change_row(self, row: int, lower: float, upper: float) -> None:
        """Set the bounds of a row, which counts from 0."""

    def change_column(self, column: int, lower: float, upper: float) -> None:
        """Set the bounds of a column."""

    def change_cost(self, column: int, cost: float) -> None:
        """Set what a unit of a column costs."""

    def solve(
        self, *, interior: bool = False, tell: Tell | None = None, seconds: float | None = None
    ) -> LpAnswer:
        """Minimise the costs.

        Args:
            interior: whether to end inside the solutions that are best, where nothing is at its
                bound that does not have to be: by the interior point method, without crossover to
                a corner. Else it is the simplex method, from the last corner.
            tell: told how it goes.
            seconds: how long it may take, or None for no limit.

        Raises:
            SolverError: the solver broke.
        """

    def close(self) -> None:
        """Let go of all memory; after that, nothing more can be asked."""


MakeLp = Callable[[LinearProgram], Lp]
"""Makes an LP solver of a linear program."""


def proves(program: LinearProgram, ray: Sequence[float]) -> tuple[Fraction, ...] | None:
    """Add rows up to what no values of the columns reach, in exact arithmetic.

    The rows times their multipliers say that a sum of columns is at least so much; if the bounds of
    the columns do not let it be, there is no solution.

    Args:
        program: of which it is claimed that it has no solution.
        ray: by row its multiplier, as ``LpAnswer`` has it; as near as floating point comes.

    Returns:
        Multipliers that prove the claim; None if neither these do nor fractions near them.

    >>> rows = (Row(((1, 0), (1, 1)), 3, 3),)
    >>> two = LinearProgram((0, 0), (0, 0), (1, 1), rows)
    >>> proves(two, [0.9999]), proves(two, [-1.0])
    ((Fraction(1, 1),), None)
    """
    if len(ray) != len(program.rows) or not all(map(isfinite, ray)):
        return None
    exact = [Fraction(multiplier) for multiplier in ray]
    for most in DENOMINATORS:
        rounded = [multiplier.limit_denominator(most) for multiplier in exact]
        if _adds_up(program, rounded):
            return tuple(rounded)
    return tuple(exact) if _adds_up(program, exact) else None


def _adds_up(program: LinearProgram, multipliers: Sequence[Fraction]) -> bool:
    """Whether the sum of the rows asks for more than the columns can give."""
    asked = Fraction(0)
    columns: dict[int, Fraction] = {}
    for row, multiplier in zip(program.rows, multipliers):
        if multiplier:
            bound = row.lower if multiplier > 0 else row.upper
            if not isfinite(bound):
                return False
            asked += multiplier * Fraction(bound)
            for coefficient, column in row.terms:
                more = multiplier * Fraction(coefficient)
                columns[column] = columns.get(column, Fraction(0)) + more
    for column, total in columns.items():
        if total:
            most = program.upper[column] if total > 0 else program.lower[column]
            if not isfinite(most):
                return False
            asked -= total * Fraction(most)
    return asked > 0
