"""Rules along a line: thermometers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Pair
from ..board.fields import declared, place
from ..board.rule import Rule
from ..drawing.shapes import Shape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..board.conditions import Condition
    from ..board.layout import Layout

BULB = 33
"""Radius of a thermometer's bulb."""


@declared
class Thermometer(Rule):
    """A line along which the digits increase, starting at its bulb.

    Args:
        cells: cell indices from 0, the bulb first.

    >>> Thermometer((0, 1, 2)).broken([1, 0, 2, 0]), Thermometer((0, 1, 2)).broken([1, 0, 3, 0])
    ((0, 2), ())
    """

    kind = "thermometer"
    differ = True
    worded = True
    cells: tuple[int, ...] = place("path")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two neighbours on the line that the value of the second is greater."""
        for a, b in zip(self.cells, self.cells[1:]):
            yield Pair(a, b, lambda u, v: u < v)

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> tuple[int, ...]:
        """Return filled cells whose digits differ by less than their distance on the line."""
        filled = [(place, cell) for place, cell in enumerate(self.cells) if digits[cell]]
        wrong = set()
        for k, (low, below) in enumerate(filled):
            for high, above in filled[k + 1 :]:
                if digits[above] - digits[below] < high - low:
                    wrong.add(below)
                    wrong.add(above)
        return tuple([cell for cell in self.cells if cell in wrong])

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the bulb and the line."""
        points = tuple([layout.centre(cell) for cell in self.cells])
        yield Shape("disc", "lines", points[:1], BULB)
        yield Shape("line", "lines", points)
