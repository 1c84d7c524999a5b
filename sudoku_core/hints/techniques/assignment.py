"""The cheapest assignment of different digits to cells, with dual values (Kuhn 1955)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf

Costs = tuple[tuple[float, ...], ...]
"""By cell and digit from 0 its cost, infinite for a digit that the cell cannot hold."""


@lru_cache(maxsize=4096)
def least_assignment(costs: Costs) -> tuple[tuple[float, ...], tuple[float, ...]] | None:
    """Return dual values of the cheapest assignment of different digits to cells.

    A cell's value plus a digit's value is at most their cost, the digits' values are at most 0, and
    all values add up to the cost of the assignment.

    Args:
        costs: whole numbers by cell and digit, infinite for a digit that the cell cannot hold; at
            least as many digits as cells.

    Returns:
        The values of the cells and of the digits; None if there is no assignment.

    >>> least_assignment(((1, 2, 3), (1, 2, 3)))
    ((2, 2), (-1, 0, 0))
    """
    cells, digits = len(costs), len(costs[0])
    of_cell, of_digit = [0.0] * cells, [0.0] * digits
    holder = [-1] * digits
    for start in range(cells):
        slack, before = [inf] * digits, [-1] * digits
        in_tree: list[int] = []
        cell, last = start, -1
        while cell >= 0:
            for digit in range(digits):
                reduced = costs[cell][digit] - of_cell[cell] - of_digit[digit]
                if digit not in in_tree and reduced < slack[digit]:
                    slack[digit], before[digit] = reduced, last
            open_digits = [digit for digit in range(digits) if digit not in in_tree]
            nearest = min(open_digits, key=lambda digit: slack[digit], default=-1)
            if nearest < 0 or slack[nearest] == inf:
                return None
            _shift(slack[nearest], start, in_tree, holder, of_cell, of_digit, slack)
            in_tree.append(nearest)
            cell, last = holder[nearest], nearest
        while last >= 0:
            previous = before[last]
            holder[last] = holder[previous] if previous >= 0 else start
            last = previous
    return tuple([int(value) for value in of_cell]), tuple([int(value) for value in of_digit])


def _shift(
    by: float,
    start: int,
    in_tree: Sequence[int],
    holder: Sequence[int],
    of_cell: list[float],
    of_digit: list[float],
    slack: list[float],
) -> None:
    """Change the dual values so that another digit is in reach of the tree."""
    of_cell[start] += by
    for digit in in_tree:
        of_cell[holder[digit]] += by
        of_digit[digit] -= by
    for digit in range(len(slack)):
        if digit not in in_tree:
            slack[digit] -= by
