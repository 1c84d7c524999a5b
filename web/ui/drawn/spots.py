"""Where the candidates of cells are, in hundredths of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.drawing import crowded
from ..board.inside import places
from ..board.outlines import CELL, centre

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sudoku_core.puzzle import Layout

    Point = tuple[float, float]
    Candidates = list[list[int]]  # pairs of a cell and a digit

PLAIN, CAGED = 5, 11
"""How far within a cell its candidates are; within the dashes of a cage."""
ABOVE, BELOW = 26, 24
"""The same where a sum stands above, or a letter below. ``board.css`` has all of these, too."""
LARGE = 36
"""The radius of what goes around a whole digit."""
NEAR = 0.5
"""Who runs through a candidate comes nearer to it, in its radius times two."""


class Spots:
    """Finds candidates on a board.

    Args:
        layout: the board's.
        shown: by cell the digit that stands there, or 0.
        masks: by cell what it can hold, a bit a digit.
        cells: those that show their candidates.
    """

    def __init__(
        self, layout: Layout, shown: Sequence[int], masks: Sequence[int], cells: Iterable[int]
    ) -> None:
        self.columns, self.rows = layout.columns, layout.rows
        self.down, self.across = places(layout.side, layout.box)
        self.shown, self.masks = shown, masks
        self._cells = {cell for cell in cells if not shown[cell]}
        self._edge = CAGED if any(rule.kind == "killer" for rule in layout.rules) else PLAIN
        self._crowded = crowded(layout)
        wide = (CELL - 2 * self._edge) / self.across
        self.radius = 0.47 * min(wide, (CELL - 2 * self._edge) / self.down, 36)

    def at(self, cell: int, digit: int) -> Point:
        """The middle of a candidate; of its cell, where a digit stands there."""
        if self.shown[cell]:
            return centre(cell, self.columns)
        left, top, wide, high = self._room(cell)
        row, column = divmod(digit - 1, self.across)
        return left + (column + 0.5) * wide, top + (row + 0.5) * high

    def reach(self, cell: int) -> float:
        """The radius of what goes around a candidate of a cell."""
        if self.shown[cell]:
            return LARGE
        return min(self.radius, 0.47 * self._room(cell)[3])

    def corner(self, cell: int, number: int) -> tuple[float, float, float]:
        """Where a letter stands between two candidates at a cell's edge, and how large.

        At the upper edge; where there is no room any more, at the lower one.
        """
        left, top, wide, high = self._room(cell)
        size = min(0.8 * wide, 24)
        below, place = divmod(number, self.across - 1)
        y = top - self._edge + size / 2
        if below % 2:
            y = top + self.down * high + self._edge - size / 2
        return left + (place + 1) * wide, y, size

    def in_the_way(self, x: float, y: float, ends: Candidates) -> float:
        """How much a point hides of digits, but for some candidates."""
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
        left, top, wide, high = self._room(cell)
        column, row = int((x - left) // wide), int((y - top) // high)
        if not (0 <= column < self.across and 0 <= row < self.down):
            return 0
        digit = row * self.across + column + 1
        if not self.masks[cell] >> digit - 1 & 1 or [cell, digit] in ends:
            return 0
        u, v = left + (column + 0.5) * wide, top + (row + 0.5) * high
        return 1 if abs(x - u) < NEAR * wide * 0.8 and abs(y - v) < NEAR * high * 0.8 else 0

    def _room(self, cell: int) -> tuple[float, float, float, float]:
        """Where the candidates of a cell begin, and how wide and high each is."""
        held = self._crowded.get(cell, "")
        above = ABOVE if "top" in held else self._edge
        below = BELOW if "bottom" in held else self._edge
        left, top = cell % self.columns * CELL, cell // self.columns * CELL
        wide = (CELL - 2 * self._edge) / self.across
        return left + self._edge, top + above, wide, (CELL - above - below) / self.down
