"""The most even solution of a linear program: the solution of greatest entropy.

It is unique, and does not depend on the solution that the search starts from. The rows are scaled
to their bounds one after another, again and again (Bregman 1967; of inequalities with the
multipliers of Censor and Lent 1981; all coefficients 1 is the iterative scaling of Deming and
Stephan 1940).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, isfinite, log, sqrt

from ..models.lp import LinearProgram, Row

EVEN = 1e-6
"""Largest distance of a row's sum from its bound."""
SWEEPS = 5000
"""Largest number of sweeps over all rows."""
STEPS = 60
"""Largest number of steps of Newton's method."""
CLOSE = 1e-12
"""Tolerance of the Newton iteration."""
ROUGH = 1e-4
"""Largest distance of a given solution from the bound of a row."""
START = exp(-1)
"""Value of a column without rows: its entropy is greatest there."""

Columns = tuple[int, ...]
Weighted = tuple[tuple[float, int], ...]
"""Coefficients with their columns."""


@dataclass(slots=True)
class _Row:
    """A sum that must equal a bound, or be at most the bound.

    Args:
        bound: the bound.
        exact: whether the sum must equal the bound.
        plus: columns with the coefficient 1.
        minus: columns with the coefficient -1.
        others: all other columns with their coefficients.
        push: how far the row has pushed its columns down so far, as the logarithm of a factor.
    """

    bound: float
    exact: bool
    plus: Columns
    minus: Columns
    others: Weighted
    push: float = 0.0

    def scale(self, x: list[float]) -> float:
        """Scale the columns to make the sum right; return how far it was from the bound."""
        total = sum([x[column] for column in self.plus])
        if self.exact and not self.minus and not self.others:
            share = self.bound / total
            for column in self.plus:
                x[column] *= share
            return abs(total - self.bound)
        less = sum([x[column] for column in self.minus])
        off = total - less + sum([f * x[column] for f, column in self.others]) - self.bound
        if not self.exact and off <= 0 and not self.push:
            return 0.0
        down = self._newton(x, off) if self.others else log(_share(total, less, self.bound))
        if not self.exact:
            down = max(down, -self.push)
            self.push += down
        self._apply(x, down)
        return abs(off)

    def _apply(self, x: list[float], down: float) -> None:
        less = exp(-down)
        for column in self.plus:
            x[column] *= less
        for column in self.minus:
            x[column] /= less
        for factor, column in self.others:
            x[column] *= exp(-down * factor)

    def _newton(self, x: Sequence[float], off: float) -> float:
        """Return the t with which the sum of a · x · e^(-t · a) is the bound (Newton's method).

        The sum falls as t grows, so its sign bounds t; a step beyond the bounds is halved instead.
        """
        terms = [(1.0, x[column]) for column in self.plus]
        terms += [(-1.0, x[column]) for column in self.minus]
        terms += [(factor, x[column]) for factor, column in self.others]
        low, high, t = -float("inf"), float("inf"), 0.0
        for _ in range(STEPS):
            if abs(off) < CLOSE:
                break
            low, high = (t, high) if off > 0 else (low, t)
            slope = sum([factor * factor * value * exp(-t * factor) for factor, value in terms])
            step = off / slope
            # Far from the root the sum grows exponentially, and whole steps would overshoot.
            t += max(-1.0, min(1.0, step))
            if not low < t < high:
                t = (low + high) / 2
            off = sum([f * value * exp(-t * f) for f, value in terms]) - self.bound
        return t


def _share(above: float, below: float, bound: float) -> float:
    """Return the factor u with above / u - below · u = bound.

    >>> _share(3, 0, 1), _share(1, 4, 0)
    (3.0, 0.5)
    """
    if not below:
        return above / bound
    root = sqrt(bound * bound + 4 * above * below)
    return (root - bound) / (2 * below)


def most_even(
    program: LinearProgram, inside: Sequence[float], least: float, stop: Callable[[], bool]
) -> list[float] | None:
    """Find the solution of greatest entropy, the sum of -x · log x over all columns.

    Args:
        program: the linear program. Only its rows count: entropy keeps columns above 0, and all
            other bounds must follow from the rows.
        inside: a solution in the interior: no column and no row is at a bound unless it must be.
        least: the tolerance at a bound.
        stop: called now and then; returning True stops the search.

    Returns:
        The value of each column, 0 for columns that are 0 in ``inside``; None if stopped.

    Raises:
        ValueError: ``inside`` is no solution.

    >>> from sudoku_core.models.lp import Row
    >>> rows = (Row(((1, 0), (1, 1)), 1, 1), Row(((1, 1), (2, 2)), 0, 0.8))
    >>> program = LinearProgram((0, 0, 0), (0, 0, 0), (1, 1, 1), rows)
    >>> even = most_even(program, (0.7, 0.3, 0.1), 1e-6, lambda: False)
    >>> [round(x, 3) for x in even]
    [0.581, 0.419, 0.191]
    """
    x = [START if value > least else 0.0 for value in inside]
    for column, value in _alone(program, x).items():
        x[column] = value
    rows = _rows(program, inside, x, least)
    for _ in range(SWEEPS):
        if stop():
            return None
        if max([row.scale(x) for row in rows], default=0.0) < EVEN:
            break
    return x


def _alone(program: LinearProgram, x: Sequence[float]) -> dict[int, float]:
    """Return the columns that equations determine one after another, with their values."""
    known: dict[int, float] = {}
    opened = [row for row in program.rows if row.lower == row.upper]
    while True:
        count = len(known)
        left = []
        for row in opened:
            bound, terms = _rest(row, x, known)
            if len(terms) == 1:
                factor, column = terms[0]
                known[column] = bound / factor
            elif terms:
                left.append(row)
        if len(known) == count:
            return known
        opened = left


def _rest(row: Row, x: Sequence[float], known: Mapping[int, float]) -> tuple[float, Weighted]:
    """Return the bound and the terms of an equation without its known columns."""
    bound = row.upper - sum([f * known[column] for f, column in row.terms if column in known])
    return bound, tuple([(f, c) for f, c in row.terms if c not in known and x[c]])


def _rows(
    program: LinearProgram, inside: Sequence[float], x: Sequence[float], least: float
) -> list[_Row]:
    """Return the rows as equations and upper bounds, over the columns that are not known."""
    columns = set()
    for row in program.rows:
        free = tuple([(f, column) for f, column in row.terms if x[column] == START])
        fixed = sum([f * x[column] for f, column in row.terms if x[column] != START])
        total = sum([f * inside[column] for f, column in row.terms])
        if not row.lower - ROUGH < total < row.upper + ROUGH:
            raise ValueError(f"the sum of a row is {total}, not {row.lower} to {row.upper}")
        if not free:
            continue
        if total > row.upper - least:
            columns.add((True, row.upper - fixed, free))
        elif total < row.lower + least:
            columns.add((True, row.lower - fixed, free))
        else:
            if isfinite(row.upper):
                columns.add((False, row.upper - fixed, free))
            if isfinite(row.lower):
                turned = tuple([(-f, column) for f, column in free])
                columns.add((False, fixed - row.lower, turned))
    return [_row(exact, bound, terms) for exact, bound, terms in sorted(columns)]


def _row(exact: bool, bound: float, terms: Weighted) -> _Row:
    """Return a row whose largest coefficient is 1."""
    most = max([abs(factor) for factor, _ in terms])
    plus = tuple([column for factor, column in terms if factor == most])
    minus = tuple([column for factor, column in terms if factor == -most])
    others = tuple([(factor / most, column) for factor, column in terms if abs(factor) != most])
    return _Row(bound / most, exact, plus, minus, others)
