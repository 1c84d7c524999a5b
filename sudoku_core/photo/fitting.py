"""Factors by least squares, which what is far off hardly changes."""

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
    """The factors of terms by least squares, in which what is far off weighs little.

    Args:
        terms: for each factor what it is multiplied by, observation by observation.
        values: what the products should add up to.
        weights: how much each observation weighs.
        width: how far off is far.
        stiff: how much each factor is drawn to 0, for all observations together.

    Returns:
        The factors.

    >>> ones, along = [1, 1, 1], [0, 1, 2]
    >>> [round(x, 3) for x in fitted([ones, along], [3, 5, 7], ones, 1, (0, 0))]
    [3.0, 2.0]
    """
    count = len(terms)
    found = [0.0] * count
    now = list(weights)
    for _round in range(4):
        total = sum(now) + 1e-9
        left = [[0.0] * count for _ in terms]
        right = []
        for i, one in enumerate(terms):
            weighed = list(map(mul, one, now))
            right.append(sum(map(mul, weighed, values)))
            for j in range(i + 1):
                left[i][j] = left[j][i] = sum(map(mul, weighed, terms[j]))
            left[i][i] += stiff[i] * total
        found = solved(left, right)
        for place, at in enumerate(zip(*terms)):
            missed = (values[place] - sum(map(mul, at, found))) / width
            now[place] = weights[place] / (1 + missed * missed)
    return found


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """Solve a few linear equations, by elimination; what is not determined becomes 0.

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
