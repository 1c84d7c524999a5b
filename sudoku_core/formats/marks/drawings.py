"""Drawings of other programs as shapes: numbers, colours, lines, rectangles, ovals and texts.

Whatever makes no sense is left out: a damaged drawing is no reason to refuse a puzzle.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import cos, isfinite, radians, sin

from ...drawing.drawings import MOST_SHAPES, OUTSIDE, is_drawing
from ...drawing.shapes import CELL, Shape
from ..packing.values import text_of

FARTHEST = 100.0
"""The farthest place in cells; places beyond make no sense."""
LONGEST = 24
"""Most characters of a text on the board."""
BORDER = 3
"""Width of the border of an area, in hundredths of a cell."""
SMALL = 0.75
"""Width or height in cells below which an area is drawn over the lines of the board."""
BLACK = "#000000"
NAMES = {
    "black": BLACK,
    "blue": "#0000ff",
    "gray": "#808080",
    "green": "#008000",
    "grey": "#808080",
    "orange": "#ffa500",
    "pink": "#ffc0cb",
    "purple": "#800080",
    "red": "#ff0000",
    "white": "#ffffff",
    "yellow": "#ffff00",
}
"""Colours by their names in CSS, as far as drawings use them."""
_HEX = re.compile(r"#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})")
_RGB = re.compile(r"rgba?\((\d{1,3}),(\d{1,3}),(\d{1,3})(?:,([\d.]{1,8}))?\)")

Place = tuple[float, float]
"""Columns to the right and rows down from the top left corner of the board."""


def number_of(value: object, usual: float = 0.0) -> float:
    """Return a number or a text as a number; the usual one for anything else.

    >>> number_of("0.5"), number_of(None, 1.0), number_of("nan")
    (0.5, 1.0, 0.0)
    """
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return usual
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return usual
    return number if isfinite(number) and abs(number) <= 10**6 else usual


def place_of(row: object, column: object) -> Place | None:
    """Return a place on or near the board; None where the numbers make no sense."""
    x, y = number_of(column, FARTHEST + 1), number_of(row, FARTHEST + 1)
    return (x, y) if max(abs(x), abs(y)) <= FARTHEST else None


def colour_of(value: object, usual: str = "") -> str:
    """Return a colour of CSS as "#rrggbb" or "#rrggbbaa"; empty for a transparent one.

    >>> colour_of("#C00"), colour_of("rgba(0, 0, 255, .5)"), colour_of("cfcfcf"), colour_of(7, "-")
    ('#cc0000', '#0000ff80', '#cfcfcf', '-')
    """
    text = "".join(value.lower().split()) if isinstance(value, str) else ""
    if text in ("transparent", "none"):
        return ""
    match = _HEX.fullmatch(text)
    if match:
        digits = match[1]
        if len(digits) < 6:
            digits = "".join([2 * digit for digit in digits])
        return "" if digits[6:] == "00" else "#" + digits
    parts = _RGB.fullmatch(text)
    if parts:
        red, green, blue = [min(int(parts[k]), 255) for k in (1, 2, 3)]
        clear = round(255 * min(number_of(parts[4] or 1), 1))
        ending = "" if clear == 255 else f"{clear:02x}"
        return f"#{red:02x}{green:02x}{blue:02x}{ending}" if clear else ""
    return NAMES.get(text, usual)


class Easel:
    """Shapes of drawings, in their order.

    Attributes:
        shapes: the shapes so far.
    """

    def __init__(self) -> None:
        self.shapes: list[Shape] = []

    def line(
        self, places: Sequence[Place], colour: str, width: float, *, arrow: bool = False
    ) -> None:
        """Add a line of a width in cells, or an arrow."""
        form = "arrow" if arrow else "line"
        look = "overlays" if arrow else "underlays"
        size = max(_hundredths(width), 1)
        self._add(Shape(form, look, _points(places), size, stroke=colour))

    def area(
        self,
        middle: Place,
        size: Place,
        fill: str,
        stroke: str,
        *,
        is_round: bool = False,
        angle: float = 0.0,
        look: str = "",
    ) -> None:
        """Add a rectangle or an oval.

        Args:
            middle: its middle.
            size: its width and height in cells.
            fill: colour of the inside.
            stroke: colour of the border.
            is_round: whether it is an oval.
            angle: degrees by which it is turned clockwise.
            look: of the shape; by default that of small areas or of large ones.
        """
        (x, y), (wide, high) = middle, size
        if not (0 < wide <= FARTHEST and 0 < high <= FARTHEST and (fill or stroke)):
            return
        look = look or ("overlays" if max(wide, high) < SMALL else "underlays")
        across, down = cos(radians(angle)), sin(radians(angle))
        corners = [
            (x + a * wide * across - b * high * down, y + a * wide * down + b * high * across)
            for a, b in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
        ]
        form, width = "oval" if is_round else "area", BORDER if stroke else 0
        self._add(Shape(form, look, _points(corners), width, fill=fill, stroke=stroke))

    def text(
        self, middle: Place, value: object, height: float, colour: str, angle: float = 0.0
    ) -> None:
        """Add a text of a height in cells, turned clockwise."""
        text = " ".join(text_of(value).split())[:LONGEST]
        if not text or height <= 0:
            return
        places = [middle]
        if angle:
            turn = radians(angle)
            places.append((middle[0] + cos(turn), middle[1] + sin(turn)))
        size = min(_hundredths(height), OUTSIDE * CELL)
        self._add(Shape("text", "overlays", _points(places), size, text, fill=colour))

    def cage(self, cells: Iterable[int], columns: int, value: object, colour: str) -> None:
        """Add the outline of some cells, and a text in the corner of the first."""
        middles = [(cell % columns + 0.5, cell // columns + 0.5) for cell in sorted(set(cells))]
        if not middles:
            return
        stroke = "" if colour == BLACK else colour
        self._add(Shape("outline", "cages", _points(middles), stroke=stroke))
        text = " ".join(text_of(value).split())[:LONGEST]
        if text:
            self._add(Shape("corner", "sums", _points(middles[:1]), text=text))

    def _add(self, shape: Shape) -> None:
        if len(self.shapes) < MOST_SHAPES and is_drawing(shape):
            self.shapes.append(shape)


def _hundredths(length: float) -> int:
    return round(min(length, FARTHEST) * CELL)


def _points(places: Iterable[Place]) -> tuple[tuple[int, int], ...]:
    return tuple([(round(x * CELL), round(y * CELL)) for x, y in places])
