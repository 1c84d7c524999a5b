"""State a board for a solver over cells: its native primitives directly, the others as clauses.

The literal of a cell and a digit, both counted from 0, is ``cell * side + digit + 1``. Literals of
auxiliary variables follow.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..board.layout import Layout
from ..board.lowering import lowered
from ..rules.kernel import Clause, Literals

COMPARED = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "=": operator.eq,
    "!=": operator.ne,
}
"""For the sense of a table or sum, the function that compares a solver's expressions."""


@dataclass(frozen=True, slots=True)
class Statement:
    """The blocks and rules of a board for one solver.

    Args:
        side: how many digits there are.
        size: how many cells the rectangle has.
        primitives: the primitives that the solver takes directly.
        clauses: all other primitives as clauses.
    """

    side: int
    size: int
    primitives: tuple[Any, ...]
    clauses: tuple[Clause, ...]

    @property
    def count(self) -> int:
        """Number of constraints."""
        return len(self.primitives) + len(self.clauses)

    def candidate(self, literal: int) -> tuple[int, int] | None:
        """Return the cell and the digit from 1 of a positive literal; None for an auxiliary one.

        >>> stated(Layout(2, 2, (0, 1, 2, 3), (), (), (1, 2), None, 4), ()).candidate(4)
        (1, 2)
        """
        if literal > self.size * self.side:
            return None
        cell, digit = divmod(literal - 1, self.side)
        return cell, digit + 1


def stated(layout: Layout, native: tuple[type, ...]) -> Statement:
    """State the blocks and rules of a board.

    Args:
        layout: the board without givens.
        native: the primitives that the solver takes directly.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> stated(Puzzle([0] * 16).layout, ()).clauses[0]
    (1, 5, 9, 13)
    """
    side, size = layout.side, layout.size
    everything = (1 << side) - 1
    numbers = {variable: variable + 1 for variable in range(size * side)}
    left = Literals(side, (everything,) * size, (0,) * size, numbers)
    made = 0

    def fresh(_name: str) -> int:
        nonlocal made
        made += 1
        return size * side + made

    primitives: list[Any] = []
    clauses: list[Clause] = []
    lower = lowered(layout)
    for name, primitive in (*lower.all_different, *lower.others):
        if isinstance(primitive, native):
            primitives.append(primitive)
        else:
            clauses += primitive.clauses(name, left, fresh)
    return Statement(side, size, tuple(primitives), tuple(clauses))


def slope(values: tuple[int, ...]) -> tuple[int, int] | None:
    """Return the factor and summand that turn the digits 1, 2, 3 … into values, or None.

    >>> slope((0, 1, 2)), slope((2, 4, 6)), slope((1, 2, 4)), slope((7,))
    ((1, -1), (2, 0), None, (1, 6))
    """
    factor = values[1] - values[0] if len(values) > 1 else 1
    if any(high - low != factor for low, high in pairwise(values)):
        return None
    return factor, values[0] - factor
