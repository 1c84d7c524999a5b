"""Robust least squares, on which outliers have little influence."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul


def fitted(
    terms: Sequence[Sequence[float]],
    values: Sequence[float],
    weights: Sequence[float],
    width: float,
    stiff: Sequence[float],
) -> list[float]:
    """Return the factors of a linear combination by robust least squares.

    Args:
        terms: for each factor the values that it multiplies, observation by observation.
        values: observed sums.
        weights: weight of each observation.
        width: residual at which an observation's weight is halved.
        stiff: penalty on the size of each factor, for all observations together.

    >>> ones, along = [1, 1, 1], [0, 1, 2]
    >>> [round(x, 3) for x in fitted([ones, along], [3, 5, 7], ones, 1, (0, 0))]
    [3.0, 2.0]
    """
    count = len(terms)
    factors = [0.0] * count
    current = list(weights)
    for _round in range(4):
        total = sum(current) + 1e-9
        left = [[0.0] * count for _ in terms]
        right = []
        for i, term in enumerate(terms):
            weighed = list(map(mul, term, current))
            right.append(sum(map(mul, weighed, values)))
            for j in range(i + 1):
                left[i][j] = left[j][i] = sum(map(mul, weighed, terms[j]))
            left[i][i] += stiff[i] * total
        factors = solved(left, right)
        for number, row in enumerate(zip(*terms)):
            missed = (values[number] - sum(map(mul, row, factors))) / width
            current[number] = weights[number] / (1 + missed * missed)
    return factors


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a small linear system by elimination; undetermined unknowns are 0.

    >>> solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0])
    [1.0, 3.0]
    """
    rows = [[*row, value] for row, value in zip(left, right)]
    count = len(rows)
    for i in range(count):
        best = max(range(i, count), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        if abs(rows[i][i]) < 1e-12:
            rows[i] = [float(i == j) for j in range(count)] + [0.0]
        for k in range(count):
            if k != i and rows[k][i]:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i])]
    return [row[count] / row[i] for i, row in enumerate(rows)]
