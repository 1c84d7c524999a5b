"""Renban lines: consecutive digits in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Differ, Pair, each_two
from ..board.fields import declared, place
from ..board.rule import Rule
from ..drawing.shapes import Shape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..board.conditions import Condition
    from ..board.layout import Layout


@declared
class Renban(Rule):
    """A line whose digits are consecutive, in any order, and differ.

    Args:
        cells: cell indices from 0, along the line.

    >>> Renban((0, 1, 2)).broken([3, 5, 4]), Renban((0, 1, 2)).broken([3, 6, 0])
    ((), (0, 1))
    """

    kind = "renban"
    differ = True
    worded = True
    cells: tuple[int, ...] = place("path")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield that the digits differ, and that no two are too far apart."""
        yield Differ(self.cells)
        reach = len(self.cells)
        for a, b in each_two(self.cells):
            yield Pair(a, b, lambda u, v: abs(u - v) < reach)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line."""
        yield Shape("line", "beads", tuple([layout.centre(cell) for cell in self.cells]))
