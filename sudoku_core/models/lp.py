"""The protocol of an LP solver at work: a linear program in, then changed and solved again.

A caller with many small questions about one linear program (which rows does a step rest on, how far
can a variable go) hands the program over once and changes only bounds and costs. ``solvers`` binds
the protocol to ``highspy``, the page binds it to HiGHS in WebAssembly.

A certificate of infeasibility is a multiplier for each row: the sum of the rows then contradicts
the bounds of the columns (Farkas 1902). ``exact_certificate`` checks a solver's certificate in
exact arithmetic and shares no code with any solver. The certificate of a step, its ``proof``, is
checked by ``hints.proves``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import isfinite
from typing import Protocol

__all__ = [
    "LinearProgram",
    "Lp",
    "LpAnswer",
    "LpStatus",
    "MakeLp",
    "Row",
    "Tell",
    "exact_certificate",
]

DENOMINATORS = (1, 12, 1000, 10**6)
"""Bounds on the denominators of the fractions that multipliers are rounded to, tried in order."""


@dataclass(frozen=True, slots=True)
class Row:
    """Bounds on a sum of coefficients times columns.

    Args:
        terms: each coefficient with its column, counted from 0; each column once.
        lower: the lower bound of the sum, or minus infinity.
        upper: the upper bound of the sum, or infinity.
    """

    terms: tuple[tuple[float, int], ...]
    lower: float
    upper: float


@dataclass(frozen=True, slots=True)
class LinearProgram:
    """Costs to minimise under bounds on columns and rows.

    Args:
        costs: by column, the cost of one unit.
        lower: by column, the lower bound, or minus infinity.
        upper: by column, the upper bound, or infinity.
        rows: bounds on sums of columns.
    """

    costs: tuple[float, ...]
    lower: tuple[float, ...]
    upper: tuple[float, ...]
    rows: tuple[Row, ...]


class LpStatus(Enum):
    """The status of a linear program after a solve."""

    OPTIMAL = "optimal"
    INFEASIBLE = "infeasible"
    UNBOUNDED = "unbounded"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class LpAnswer:
    """The answer of an LP solver.

    Args:
        status: the status; STOPPED if the caller or the time limit stopped the solver.
        iterations: number of iterations.
        objective: the least cost if OPTIMAL, else None.
        values: by column its value if OPTIMAL, else empty.
        duals: by row, the growth of the least cost with each unit of the row's bound if OPTIMAL,
            else empty.
        ray: by row its multiplier in a certificate of infeasibility if INFEASIBLE and the solver
            used the simplex method, else empty. A positive multiplier is one of the row's lower
            bound, a negative multiplier one of its upper bound.
    """

    status: LpStatus
    iterations: int = 0
    objective: float | None = None
    values: tuple[float, ...] = ()
    duals: tuple[float, ...] = ()
    ray: tuple[float, ...] = ()


Tell = Callable[["str | None"], bool]
"""Function that receives each line of a solver's log, and None in between; True stops the solver.
"""


class Lp(Protocol):
    """An LP solver with one linear program."""

    def change_row(self, row: int, lower: float, upper: float) -> None:
        """Set the bounds of a row, counted from 0."""

    def change_column(self, column: int, lower: float, upper: float) -> None:
        """Set the bounds of a column, counted from 0."""

    def change_cost(self, column: int, cost: float) -> None:
        """Set the cost of one unit of a column."""

    def solve(
        self, *, interior: bool = False, tell: Tell | None = None, seconds: float | None = None
    ) -> LpAnswer:
        """Minimise the costs.

        Args:
            interior: whether to use the interior point method without crossover, which ends inside
                the set of optimal solutions, so that a value is at its bound only if it must be. If
                not, the simplex method starts from the last corner.
            tell: receives the log, and may stop the solver.
            seconds: the time limit, or None.

        Returns:
            The status and, as far as known, the solution or a certificate of infeasibility.

        Raises:
            SolverError: the solver broke.
        """

    def close(self) -> None:
        """Free all memory; no method may be called afterwards."""


MakeLp = Callable[[LinearProgram], Lp]
"""Function that makes an LP solver of a linear program."""


def exact_certificate(program: LinearProgram, ray: Sequence[float]) -> tuple[Fraction, ...] | None:
    """Return a certificate of infeasibility with exact multipliers, or None if it proves nothing.

    The rows times their multipliers add up to a lower bound of a sum of columns. If the bounds of
    the columns keep that sum below the lower bound, the program has no solution.

    Args:
        program: the linear program that is claimed to be infeasible.
        ray: by row its multiplier, as in ``LpAnswer.ray``, in floating point.

    Returns:
        Multipliers that prove the claim in exact arithmetic: those of the ray, rounded to the
        smallest of ``DENOMINATORS`` that works, or else not rounded; None if these prove nothing.

    >>> rows = (Row(((1, 0), (1, 1)), 3, 3),)
    >>> two = LinearProgram((0, 0), (0, 0), (1, 1), rows)
    >>> exact_certificate(two, [0.9999]), exact_certificate(two, [-1.0])
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
    """Return whether the sum of the rows exceeds the most that the columns can reach."""
    required = Fraction(0)
    columns: dict[int, Fraction] = {}
    for row, multiplier in zip(program.rows, multipliers):
        if multiplier:
            bound = row.lower if multiplier > 0 else row.upper
            if not isfinite(bound):
                return False
            required += multiplier * Fraction(bound)
            for coefficient, column in row.terms:
                share = multiplier * Fraction(coefficient)
                columns[column] = columns.get(column, Fraction(0)) + share
    for column, total in columns.items():
        if total:
            most = program.upper[column] if total > 0 else program.lower[column]
            if not isfinite(most):
                return False
            required -= total * Fraction(most)
    return required > 0
