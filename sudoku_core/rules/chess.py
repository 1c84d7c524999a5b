"""Rules for the whole board about cells at a distance: chess moves, neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Pair
from ..board.fields import declared
from ..board.rule import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..board.conditions import Condition
    from ..board.layout import Layout

KNIGHT = ((1, 2), (2, 1), (1, -2), (2, -1))
"""Half of a knight's moves, as rows down and columns right; the others are their opposites."""
DIAGONAL = ((1, 1), (1, -1))
"""Half of the steps to the cells that touch at a corner."""
BESIDE = ((0, 1), (1, 0))
"""Half of the steps to the cells that share an edge."""


@declared
class AntiKnight(Rule):
    """No two cells a knight's move apart hold the same digit.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[AntiKnight()]).rules
    >>> rule.broken([1, 0, 0, 0, 0, 0, 1] + [0] * 9)
    (0, 6)
    """

    kind = "antiknight"
    worded = True

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells a knight's move apart that their digits differ."""
        for a, b in layout.pairs(KNIGHT):
            yield Pair(a, b, lambda u, v: u != v)


@declared
class AntiKing(Rule):
    """No two cells a king's move apart hold the same digit: cells that share an edge or a corner.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[AntiKing()]).rules
    >>> rule.broken([0, 0, 1, 0, 0, 1] + [0] * 10)
    (2, 5)
    """

    kind = "antiking"
    worded = True

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells a king's move apart that their digits differ."""
        for a, b in layout.pairs(DIAGONAL + BESIDE):
            yield Pair(a, b, lambda u, v: u != v)


@declared
class AntiDiagonal(Rule):
    """No two cells that touch at a corner alone hold the same digit.

    Where rows and columns are blocks, this is the anti-king rule.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[AntiDiagonal()]).rules
    >>> rule.broken([0, 0, 1, 0, 0, 1] + [0] * 10)
    (2, 5)
    """

    kind = "antidiagonal"
    worded = True

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells that touch at a corner that their digits differ."""
        for a, b in layout.pairs(DIAGONAL):
            yield Pair(a, b, lambda u, v: u != v)


@declared
class Taxicab(Rule):
    """No two cells that hold the same digit are as many steps apart as the digit's value.

    A step leads to a cell that shares an edge.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[Taxicab()]).rules
    >>> rule.broken([2, 0, 0, 0, 0, 2] + [0] * 10), rule.broken([3, 0, 0, 0, 0, 3] + [0] * 10)
    ((0, 5), ())
    """

    kind = "taxicab"
    worded = True

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells that not both hold their distance."""
        for distance in layout.digits:
            steps = [(distance, 0)] if distance else []
            for down in range(distance):
                right = distance - down
                steps += [(down, right), (down, -right)] if down else [(0, right)]
            for a, b in layout.pairs(steps):
                yield _not_both(a, b, distance)


def _not_both(a: int, b: int, value: int) -> Pair:
    return Pair(a, b, lambda u, v: u != value or v != value)


@declared
class NonConsecutive(Rule):
    """No two cells that share an edge hold consecutive digits.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 16, rules=[NonConsecutive()]).rules
    >>> rule.broken([1, 2] + [0] * 14), rule.broken([1, 3] + [0] * 14)
    ((0, 1), ())
    """

    kind = "nonconsecutive"
    worded = True

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two neighbours that their values are not consecutive."""
        for a, b in layout.pairs(BESIDE):
            yield Pair(a, b, lambda u, v: abs(u - v) != 1)
