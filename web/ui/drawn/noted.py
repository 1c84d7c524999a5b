"""Notes as text in a drawing: each at its place, or above and below of others in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.drawing import crowded
from ..board.inside import IN_A_ROW, WIDTH
from ..board.outlines import CELL
from .spots import ABOVE, BELOW, Spots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sudoku_core.puzzle import Layout

LARGEST = 27
"""The size of a note, in hundredths of a cell, where there is room."""
AT_EDGES = 23
"""The same of one at the edge, above or below of those in the middle."""
OF_ONE, OF_MORE = 1.9, 1.48
"""The size that room for a note allows, in its radius: with one figure, and with two."""
ROW = 1.12
"""How high a row is, in the size of its text."""
DROP = 0.36
"""How far below its middle a text stands, in its size."""
MIDDLE = 92
"""How wide a row in the middle is at most."""
TEXT = '<text x="{:.0f}" y="{:.0f}">{}</text>'
GROUP = '<g transform="translate({} {})"{}>{}</g>'
SIZE = ' font-size="{:.1f}"'


class Notes:
    """Draws the notes of a board's cells; those that look alike are put together once.

    Args:
        layout: the board's.
        texts: the digits as they are shown, after nothing for none.
    """

    def __init__(self, layout: Layout, texts: Sequence[str]) -> None:
        self._texts, self._columns = texts, layout.columns
        self._spots = Spots(layout, bytes(layout.size), (), ())
        self._crowded = crowded(layout)
        self._figures = max([len(text) for text in texts])
        self._placed: dict[str, tuple[float, list[str]]] = {}
        self._known: dict[tuple[str, int, int], str] = {}

    def drawn(self, cell: int, corner: int, centre: int) -> str:
        """The notes of a cell.

        Args:
            cell: which.
            corner: notes, a bit a digit.
            centre: those in the middle, likewise.
        """
        kind = self._crowded.get(cell, "")
        key = kind, corner, centre
        if key not in self._known:
            self._known[key] = self._inside(cell, kind, corner, centre)
        x, y = cell % self._columns * CELL, cell // self._columns * CELL
        return GROUP.format(x, y, "", self._known[key])

    def _inside(self, cell: int, kind: str, corner: int, centre: int) -> str:
        if not centre:
            return self._at_places(cell, kind, corner)
        drawn = self._in_the_middle(self._of(centre), ABOVE if "top" in kind else 0)
        return drawn + (self._at_edges(self._of(corner), kind) if corner else "")

    def _of(self, mask: int) -> list[str]:
        return [text for k, text in enumerate(self._texts[1:]) if mask >> k & 1]

    def _at_places(self, cell: int, kind: str, mask: int) -> str:
        """Each note at the place of its digit."""
        if kind not in self._placed:
            left, top = cell % self._columns * CELL, cell // self._columns * CELL
            much = OF_ONE if self._figures == 1 else OF_MORE
            size = min(LARGEST, much * self._spots.reach(cell))
            found = []
            for k, text in enumerate(self._texts[1:]):
                x, y = self._spots.at(cell, k + 1)
                found.append(TEXT.format(x - left, y - top + DROP * size, text))
            self._placed[kind] = size, found
        size, texts = self._placed[kind]
        shown = "".join([text for k, text in enumerate(texts) if mask >> k & 1])
        return GROUP.format(0, 0, SIZE.format(size), shown)

    def _in_the_middle(self, found: Sequence[str], above: int) -> str:
        """Notes in a row, or in as few as they are legible in."""
        count, row, high = len(found), IN_A_ROW[min(self._figures, 2) - 1], 1
        while high * row < count and high < row + 2:
            high += 1
        count = -(-count // high)
        gap = " " if self._figures > 1 else ""
        rows = [gap.join(found[k : k + count]) for k in range(0, len(found), count)]
        size = min(LARGEST, MIDDLE / WIDTH / max([len(text) for text in rows]))
        size = min(size, (MIDDLE - above) / ROW / len(rows))
        y = (CELL + above) / 2 - (len(rows) - 1) / 2 * ROW * size + DROP * size
        texts = [TEXT.format(CELL / 2, y + k * ROW * size, text) for k, text in enumerate(rows)]
        return GROUP.format(0, 0, SIZE.format(size), "".join(texts))

    def _at_edges(self, found: Sequence[str], kind: str) -> str:
        """The first half of some notes above, the others below."""
        count = max(2, -(-len(found) // 2))
        rows = [" ".join(found[k : k + count]) for k in range(0, len(found), count)]
        size = min(AT_EDGES, MIDDLE / WIDTH / max([len(text) for text in rows]))
        above = ABOVE if "top" in kind else 4
        below = BELOW if "bottom" in kind else 6
        texts = [TEXT.format(CELL / 2, above + size * 0.74, rows[0])]
        texts += [TEXT.format(CELL / 2, CELL - below, text) for text in rows[1:]]
        return GROUP.format(0, 0, SIZE.format(size), "".join(texts))
