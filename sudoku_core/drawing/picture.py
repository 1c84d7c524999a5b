"""A complete drawing of a board as SVG, for pictures and for paper."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .forms import DROP
from .layouts import sketch, texts_of
from .notes import Notes
from .outlines import centre
from .shapes import CELL, TEXT, escaped
from .sketch import COLOURED

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from .shapes import DrawnLayout, Shape
    from .sketch import Sketch

    class DrawnBoard(Protocol):
        """Attributes of a board with digits; ``Scene`` has them."""

        @property
        def layout(self) -> DrawnLayout: ...
        @property
        def givens(self) -> Sequence[int]: ...
        @property
        def shown(self) -> Sequence[int]: ...
        @property
        def corner(self) -> Sequence[int]: ...
        @property
        def centre(self) -> Sequence[int]: ...
        @property
        def colours(self) -> Sequence[int]: ...
        @property
        def shapes(self) -> Sequence[Shape]: ...
        @property
        def title(self) -> str: ...


FONT = "system-ui, sans-serif"
SIZES = (62, 50)
"""Heights of digits with one figure and with two, in hundredths of a cell."""
EDGE = 4
"""Margin around the board, for half of its outermost line."""
ACCENT, INK = "#0b6a5d", "#000"
"""Colours of the lines of rules in a picture and on paper."""
TONES = (
    "#e0342a", "#ef8a17", "#e3c400", "#3a9d3a", "#12a5a5", "#2f6fe0", "#8a3fd0", "#e552a0",
    "#77726a",
)  # fmt: skip
"""Colours of cells."""
GRAINS = (
    "M0 25L25 0M0 50L50 0M0 75L75 0M0 100L100 0M25 100L100 25M50 100L100 50M75 100L100 75",
    "M10 12.5H90M10 37.5H90M10 62.5H90M10 87.5H90",
    "M0 12.5H100M0 37.5H100M0 62.5H100M0 87.5H100",
    "M0 75L25 100M0 50L50 100M0 25L75 100M0 0L100 100M25 0L100 75M50 0L100 50M75 0L100 25",
    "M12.5 0V100M37.5 0V100M62.5 0V100M87.5 0V100",
    "M0 12.5H100M0 37.5H100M0 62.5H100M0 87.5H100M12.5 0V100M37.5 0V100M62.5 0V100M87.5 0V100",
    "M0 6H25M50 6H75M25 31H50M75 31H100M0 56H25M50 56H75M25 81H50M75 81H100",
    "M20 30H30V20H20ZM70 30H80V20H70ZM20 80H30V70H20ZM70 80H80V70H70Z",
    "",
)
"""Patterns that distinguish the colours on paper printed in black."""
DOTTED = ' stroke-dasharray="0 20" stroke-linecap="round"'
FILL = (
    '<rect x="{0}" y="{1}" width="100" height="100" fill="{2}" fill-opacity=".25"/>'
    '<path transform="translate({0} {1})" d="{3}" fill="none" stroke="{2}" stroke-opacity=".55"'
    ' stroke-width="{4}"{5}/>'
)
LABEL = 'fill="#000" paint-order="stroke" stroke="#fff" stroke-width="7" stroke-linejoin="round"'
LOOKS = {
    "ground": 'fill="#fff"',
    "underlays": 'fill="none" stroke-linecap="round" stroke-linejoin="round"',
    "colours": 'stroke="none"',
    "windows": 'fill="#000" fill-opacity=".1"',
    "shades": 'fill="#000" fill-opacity=".1"',
    "lines": 'fill="none" stroke="#949494" stroke-width="18" stroke-linecap="round" '
    'stroke-linejoin="round"',
    "beads": 'fill="none" stroke="#b453b4" stroke-width="14" '
    'stroke-linecap="round" stroke-dasharray="0 18"',
    "ends": 'fill="#fff" stroke="#777" stroke-width="4"',
    "hairs": 'fill="none" stroke="#777" stroke-width="1.5"',
    "diagonals": 'fill="none" stroke="{line}" stroke-width="3" opacity=".6"',
    "extras": 'fill="none" stroke="{line}" stroke-width="3.5"',
    "cages": 'fill="none" stroke="#333" stroke-width="2.6" stroke-dasharray="8 6"',
    "sumcages": 'fill="none" stroke="#333" stroke-width="3" stroke-dasharray="1 7" '
    'stroke-linecap="round"',
    "circles": 'fill="none" stroke="#777" stroke-width="4"',
    "arrows": 'fill="none" stroke="#777" stroke-width="4" stroke-linecap="round" '
    'stroke-linejoin="round"',
    "walls": 'fill="none" stroke="#000" stroke-width="5" stroke-linecap="square"',
    "signs": 'fill="none" stroke="#000" stroke-width="4" stroke-linejoin="round"',
    "dots": 'fill="#fff" stroke="#000" stroke-width="2"',
    "whitedots": 'fill="#fff" stroke="#000" stroke-width="2.5"',
    "blackdots": 'fill="#000" stroke="#fff" stroke-width="2.5"',
    "overlays": 'fill="none" stroke-linecap="round" stroke-linejoin="round"',
    "letters": 'font-size="18" text-anchor="end" ' + LABEL,
    "marks": 'font-size="34" fill="#000" stroke="#fff" stroke-width="7" paint-order="stroke"',
    "discmarks": 'font-size="20" fill="#000"',
    "whitemarks": 'font-size="20" fill="#000"',
    "blackmarks": 'font-size="20" fill="#fff"',
    "sums": 'font-size="20" font-weight="600" text-anchor="start" ' + LABEL,
    "clues": 'font-size="40" fill="#000"',
    "hiddenclues": 'font-size="40" fill="none" stroke="#000" stroke-width="1.5"',
    "notes": 'fill="#000"',
    "entries": 'fill="#000"',
    "givens": 'fill="#000" font-weight="700"',
}
"""SVG attributes of each layer."""
LOOKS.update(COLOURED)
CIRCLES = {"lines": 'fill="#949494" stroke="none" '}
"""Attributes of the circles in a layer of lines: a thermometer's bulb is filled."""
OPENING = (
    '{}xmlns="http://www.w3.org/2000/svg" font-family="{}" font-size="{}" text-anchor="middle" '
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A board with its digits, notes and colours.

    Args:
        layout: the board's layout.
        givens: by cell the given digit, 0 for none.
        shown: by cell the digit on the board, given or entered, 0 for none.
        corner: by cell its notes as a mask, bit ``digit - 1`` for a digit; or empty.
        centre: by cell its notes in the middle as a mask; or empty.
        colours: by cell the number of its colour, 0 for none; or empty.
        shapes: drawings of another program.
        title: title of the drawing.
    """

    layout: DrawnLayout = field()
    givens: Sequence[int] = field()
    shown: Sequence[int] = field()
    corner: Sequence[int] = field(default=())
    centre: Sequence[int] = field(default=())
    colours: Sequence[int] = field(default=())
    shapes: Sequence[Shape] = field(default=())
    title: str = field(default="")


def picture(
    board: DrawnBoard,
    *,
    filled: bool = False,
    line: str = ACCENT,
    attributes: str = "",
    over: str = "",
) -> str:
    """Return a board with its rules and givens as SVG.

    Args:
        board: a board with digits.
        filled: True to draw entries, notes and colours too.
        line: colour of the lines of rules.
        attributes: further attributes of the ``svg`` element.
        over: markup that is drawn above everything else.
    """
    layout, texts = board.layout, texts_of(board.layout)
    drawn = sketch(layout, board.shapes)
    size = SIZES[layout.digits[-1] > 9]
    shown = board.shown if filled else board.givens
    for cell in layout.cells:
        if shown[cell]:
            x, y = centre(cell, layout.columns)
            layer = "givens" if board.givens[cell] else "entries"
            drawn.add(layer, TEXT.format(x, int(y + DROP * size), texts[shown[cell]]))
    if filled:
        _fill(drawn, board, shown, texts)
    looks = {}
    for layer in LOOKS:
        looks[layer] = LOOKS[layer].replace("{line}", line)
    drawing = drawn.svg(OPENING.format(attributes, FONT, size), looks, EDGE, CIRCLES)
    if over:
        drawing = drawing[: -len("</svg>")] + over + "</svg>"
    if board.title:
        drawing = drawing.replace(">", "><title>" + escaped(board.title) + "</title>", 1)
    return drawing


def sized_picture(board: DrawnBoard, longer: int, *, filled: bool = False) -> tuple[str, int, int]:
    """Return a board as SVG of a certain size, and its width and height in pixels.

    Args:
        board: a board with digits.
        longer: pixels of the longer side.
        filled: True to draw entries, notes and colours too.
    """
    columns, rows = board.layout.columns, board.layout.rows
    most = max(columns, rows)
    wide, high = longer * columns // most, longer * rows // most
    size = f'width="{wide}" height="{high}" '
    return picture(board, filled=filled, attributes=size), wide, high


def _fill(drawn: Sketch, board: DrawnBoard, shown: Sequence[int], texts: tuple[str, ...]) -> None:
    """Draw notes and colours."""
    columns = board.layout.columns
    if board.colours:
        for cell in board.layout.cells:
            if board.colours[cell]:
                number = board.colours[cell] - 1
                x, y = cell % columns * CELL, cell // columns * CELL
                wide, more = (8, DOTTED) if number == 1 else (2.5, "")
                fill = FILL.format(x, y, TONES[number], GRAINS[number], wide, more)
                drawn.add("colours", fill)
    if board.corner or board.centre:
        notes = Notes(board.layout, texts, board.shapes)
        for cell in board.layout.cells:
            corner = board.corner[cell] if board.corner else 0
            middle = board.centre[cell] if board.centre else 0
            if (corner or middle) and not shown[cell]:
                drawn.add("notes", notes.drawn(cell, corner, middle))
