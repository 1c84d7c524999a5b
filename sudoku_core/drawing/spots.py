"""Places of the candidates in cells, in hundredths of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layouts import crowded, has_marked_edges
from .outlines import centre
from .shapes import CELL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .shapes import Candidates, DrawnLayout, Point, Shape

PLAIN, MARKED = 5, 12
"""Distance of candidates from the edge of a cell; and inside a cage's dashes or off dots."""
ABOVE, BELOW = 28, 24
"""Distance from the top edge on boards with sums, and from the bottom edge on boards with letters.
``board.css`` has all of these numbers, too."""
LARGE = 36
"""Radius of a marker around a whole digit."""
NEAR = 0.5
"""Distance from a candidate at which a curve hides it, as a part of the candidate's diameter."""


class Spots:
    """Places of the candidates on a board.

    Args:
        layout: the board's layout.
        shown: by cell the digit on the board, or 0.
        masks: by cell its candidates, bit ``digit - 1`` for a digit.
        cells: cells that show their candidates.
        shapes: drawings of another program.
    """

    def __init__(
        self,
        layout: DrawnLayout,
        shown: Sequence[int],
        masks: Sequence[int],
        cells: Iterable[int],
        shapes: Sequence[Shape] = (),
    ) -> None:
        self.columns, self.rows = layout.columns, layout.rows
        self.down, self.across = places(layout.side, layout.box)
        self.shown, self.masks = shown, masks
        self._cells = {cell for cell in cells if not shown[cell]}
        self._edge = MARKED if has_marked_edges(layout, shapes) else PLAIN
        sides = crowded(layout, shapes)
        self._above = ABOVE if "top" in sides else self._edge
        self._below = BELOW if "bottom" in sides else self._edge
        self._wide = (CELL - 2 * self._edge) / self.across
        self._high = (CELL - self._above - self._below) / self.down
        self.radius = 0.47 * min(self._wide, self._high, 36)

    def at(self, cell: int, digit: int) -> Point:
        """Return the middle of a candidate, or of its cell if a digit stands there."""
        if self.shown[cell]:
            return centre(cell, self.columns)
        left, top = self._start(cell)
        row, column = divmod(digit - 1, self.across)
        return left + (column + 0.5) * self._wide, top + (row + 0.5) * self._high

    def reach(self, cell: int) -> float:
        """Return the radius of a marker around a candidate of a cell."""
        return LARGE if self.shown[cell] else self.radius

    def corner(self, cell: int, number: int) -> tuple[float, float, float]:
        """Return the place of a letter between two candidates at a cell's edge, and its height.

        The letter is at the upper edge, or at the lower one if the upper edge is full.
        """
        left, top = self._start(cell)
        size = min(0.8 * self._wide, 24)
        below, place = divmod(number, self.across - 1)
        y = top - self._edge + size / 2
        if below % 2:
            y = top + self.down * self._high + self._edge - size / 2
        return left + (place + 1) * self._wide, y, size

    def hidden_at(self, x: float, y: float, ends: Candidates) -> float:
        """Return how much of a digit a point hides, from 0 to 1; candidates in ``ends`` do not
        count."""
        if not (0 <= x < self.columns * CELL and 0 <= y < self.rows * CELL):
            return 1
        cell = int(y // CELL) * self.columns + int(x // CELL)
        if self.shown[cell]:
            middle = centre(cell, self.columns)
            return (
                0.5 if abs(x - middle[0]) < LARGE / 2 and abs(y - middle[1]) < LARGE * 0.75 else 0
            )
        if cell not in self._cells:
            return 0
        (left, top), wide, high = self._start(cell), self._wide, self._high
        column, row = int((x - left) // wide), int((y - top) // high)
        if not (0 <= column < self.across and 0 <= row < self.down):
            return 0
        digit = row * self.across + column + 1
        if not self.masks[cell] >> digit - 1 & 1 or [cell, digit] in ends:
            return 0
        u, v = left + (column + 0.5) * wide, top + (row + 0.5) * high
        return 1 if abs(x - u) < NEAR * wide * 0.8 and abs(y - v) < NEAR * high * 0.8 else 0

    def _start(self, cell: int) -> Point:
        """Return the left and top of a cell's candidates."""
        left, top = cell % self.columns * CELL, cell // self.columns * CELL
        return left + self._edge, top + self._above


def places(side: int, box: tuple[int, int] | None) -> tuple[int, int]:
    """Return the numbers of rows and columns of candidates in a cell.

    Args:
        side: number of digits.
        box: rows and columns of a box of the board; by default factors as equal as possible.
    """
    if box:
        return box
    rows = 1
    for divisor in range(2, side):
        if divisor * divisor <= side and side % divisor == 0:
            rows = divisor
    if rows > 1:
        return rows, side // rows
    across = 1
    while across * across < side:
        across += 1
    return -(-side // across), across
