"""Rules by a chess piece's move: anti-knight."""

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
