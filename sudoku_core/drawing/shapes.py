"""Neutral shapes of which the drawings of rules, puzzles and steps consist.

A point is (x, y) in hundredths of a cell from the board's top left corner, x to the right and y
down; it may lie outside the board. The look of a shape is a word, for which style sheets and
pictures define colours and strokes; only a drawing of another program has colours of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, Protocol

    Point = tuple[float, float]
    Candidates = list[list[int]]
    """Pairs of a cell and a digit."""

    class DrawnRule(Protocol):
        """Attributes of a block or a rule."""

        @property
        def kind(self) -> str: ...
        @property
        def name(self) -> str: ...
        @property
        def cells(self) -> tuple[int, ...]: ...
        def shapes(self, layout: Any) -> Iterable[Shape]: ...

    class DrawnLayout(Protocol):
        """Attributes of a board."""

        @property
        def side(self) -> int: ...
        @property
        def columns(self) -> int: ...
        @property
        def rows(self) -> int: ...
        @property
        def size(self) -> int: ...
        @property
        def cells(self) -> tuple[int, ...]: ...
        @property
        def box(self) -> tuple[int, int] | None: ...
        @property
        def digits(self) -> tuple[int, ...]: ...
        @property
        def standard(self) -> bool: ...
        @property
        def blocks(self) -> Sequence[DrawnRule]: ...
        @property
        def rules(self) -> Sequence[DrawnRule]: ...


CELL = 100
"""Side of a cell."""
PATH = '<path d="{}"/>'
TEXT = '<text x="{}" y="{}">{}</text>'


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape in a drawing.

    Args:
        form: "line" or "arrow", through the points; "disc", "square" or "diamond", with the point
            in the middle; "pill", around the line through the points; "outline" around or "shade"
            over the cells whose centres are the points; "area", with the points as its corners;
            "oval", within four corners; "text" at the point, and towards the second, if any; or
            "corner", a text in the top left corner of the cell whose centre is the point.
        look: name of its style, one of ``sketch.LAYERS``: ``lines``, ``arrows``, ``dots``,
            ``cages``, ``shades``, ``sums``, ``clues`` …
        points: places in hundredths of a cell; the picture is widened for points outside the board.
        size: radius of a disc or pill, half the side of a square, width of a line, height of a
            text; 0 for the style's own.
        text: the text that is written.
        fill: the colour of the inside or of the text as "#rrggbb" or "#rrggbbaa"; empty for the
            style's own. Only drawings of other programs have colours.
        stroke: the colour of the line, likewise.
    """

    form: str = field()
    look: str = field()
    points: tuple[tuple[int, int], ...] = field()
    size: int = field(default=0)
    text: str = field(default="")
    fill: str = field(default="")
    stroke: str = field(default="")


def escaped(text: str) -> str:
    """Return a text with the special characters of markup escaped.

    Control characters are left out: no document of XML may have them.

    >>> escaped("a < b\\x1e")
    'a &lt; b'
    """
    text = "".join([sign for sign in text if sign >= " " or sign in "\t\n"])
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
