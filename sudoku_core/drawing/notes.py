"""Notes as texts in a drawing: corner notes each at its digit's place, or above and below the
centre notes in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .forms import DROP
from .layouts import crowded
from .shapes import CELL
from .spots import ABOVE, BELOW, Spots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .shapes import DrawnLayout, Shape

WIDTH = 0.64
"""Width of a figure, as a part of its height."""
IN_A_ROW = (5, 3)
"""Most notes of one figure, and of two figures, in a row in the middle; more need several rows."""
LARGEST = 27
"""Largest height of a note, in hundredths of a cell."""
AT_EDGES = 23
"""Largest height of a corner note above or below centre notes."""
OF_ONE, OF_MORE = 1.9, 1.48
"""Height of a note with one figure, and with two, as a multiple of its place's radius."""
ROW = 1.12
"""Height of a row, as a multiple of its text's height."""
MIDDLE = 92
"""Largest width of a row in the middle."""
TEXT = '<text x="{:.0f}" y="{:.0f}">{}</text>'
GROUP = '<g transform="translate({} {})"{}>{}</g>'
SIZE = ' font-size="{:.1f}"'


class Notes:
    """Notes of a board's cells; the markup of equal notes is made only once.

    Args:
        layout: the board's layout.
        texts: the texts of the digits, after an empty text for no digit.
        shapes: drawings of another program.
    """

    def __init__(
        self, layout: DrawnLayout, texts: Sequence[str], shapes: Sequence[Shape] = ()
    ) -> None:
        self._texts, self._columns = texts, layout.columns
        self._spots = Spots(layout, bytes(layout.size), (), (), shapes)
        self._crowded = crowded(layout, shapes)
        self._figures = max([len(text) for text in texts])
        self._known: dict[tuple[int, int], str] = {}

    def drawn(self, cell: int, corner: int, centre: int) -> str:
        """Return the notes of a cell.

        Args:
            cell: the cell.
            corner: notes as a mask, bit ``digit - 1`` for a digit.
            centre: notes in the middle, as a mask.
        """
        key = corner, centre
        if key not in self._known:
            self._known[key] = self._inside(corner, centre)
        x, y = cell % self._columns * CELL, cell // self._columns * CELL
        return GROUP.format(x, y, "", self._known[key])

    def _inside(self, corner: int, centre: int) -> str:
        if not centre:
            return self._at_places(corner)
        above = ABOVE if "top" in self._crowded else 0
        drawn = self._in_the_middle(self._texts_in(centre), above)
        return drawn + (self._at_edges(self._texts_in(corner)) if corner else "")

    def _texts_in(self, mask: int) -> list[str]:
        return [text for k, text in enumerate(self._texts[1:]) if mask >> k & 1]

    def _at_places(self, mask: int) -> str:
        """Return each note at the place of its digit."""
        factor = OF_ONE if self._figures == 1 else OF_MORE
        size = min(LARGEST, factor * self._spots.radius)
        shown = ""
        for k, text in enumerate(self._texts[1:]):
            if mask >> k & 1:
                x, y = self._spots.at(0, k + 1)
                shown += TEXT.format(x, y + DROP * size, text)
        return GROUP.format(0, 0, SIZE.format(size), shown)

    def _in_the_middle(self, notes: Sequence[str], above: int) -> str:
        """Return notes in one row, or in as few rows as keep them legible."""
        count, row, high = len(notes), IN_A_ROW[min(self._figures, 2) - 1], 1
        while high * row < count and high < row + 2:
            high += 1
        count = -(-count // high)
        gap = " " if self._figures > 1 else ""
        rows = [gap.join(notes[k : k + count]) for k in range(0, len(notes), count)]
        size = min(LARGEST, MIDDLE / WIDTH / max([len(text) for text in rows]))
        size = min(size, (MIDDLE - above) / ROW / len(rows))
        y = (CELL + above) / 2 - (len(rows) - 1) / 2 * ROW * size + DROP * size
        texts = [TEXT.format(CELL / 2, y + k * ROW * size, text) for k, text in enumerate(rows)]
        return GROUP.format(0, 0, SIZE.format(size), "".join(texts))

    def _at_edges(self, notes: Sequence[str]) -> str:
        """Return the first half of some notes at the top and the others at the bottom."""
        count = max(2, -(-len(notes) // 2))
        rows = [" ".join(notes[k : k + count]) for k in range(0, len(notes), count)]
        size = min(AT_EDGES, MIDDLE / WIDTH / max([len(text) for text in rows]))
        above = ABOVE if "top" in self._crowded else 4
        below = BELOW if "bottom" in self._crowded else 6
        texts = [TEXT.format(CELL / 2, above + size * 0.74, rows[0])]
        texts += [TEXT.format(CELL / 2, CELL - below, text) for text in rows[1:]]
        return GROUP.format(0, 0, SIZE.format(size), "".join(texts))
