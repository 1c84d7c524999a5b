"""Drawing of blocks and rules: shapes are added to the layers of a sketch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .drawings import BROAD, OUTSIDE, is_drawing, tones
from .forms import DEEPER, DRAWN, reach
from .outlines import centre, outline, pieces
from .shapes import CELL, PATH, TEXT, Shape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from .shapes import DrawnLayout, DrawnRule

LAYERS = (
    "ground",
    "underlays",
    "colours",
    "windows",
    "shades",
    "clones",
    "equalsums",
    "samedigits",
    "rowindexers",
    "columnindexers",
    "marked",
    "lines",
    "slowlines",
    "whispers",
    "nabners",
    "palindromes",
    "entropics",
    "moduli",
    "parities",
    "regionsums",
    "zippers",
    "sumlines",
    "betweens",
    "lockouts",
    "patterns",
    "automata",
    "pairlines",
    "allpairs",
    "ends",
    "beads",
    "hairs",
    "diagonals",
    "extras",
    "cages",
    "sumcages",
    "circles",
    "arrows",
    "walls",
    "signs",
    "dots",
    "whitedots",
    "blackdots",
    "overlays",
    "letters",
    "marks",
    "discmarks",
    "whitemarks",
    "blackmarks",
    "sums",
    "clues",
    "hiddenclues",
    "notes",
    "entries",
    "givens",
)
"""Layers of a drawing, from the lowest to the highest; the look of a shape is one of them."""
CAGED = ("cages", "sumcages")
"""Layers with the outlines of cages."""
DOTTED = ("whitedots", "blackdots", "whitemarks", "blackmarks")
"""Layers with dots that are white or black on any paper."""
OVER = CAGED + DOTTED + ("letters", "sums")
"""Layers that the page shows above its cells, so that no colour of a cell covers them."""
UNDER = tuple([layer for layer in LAYERS if layer not in OVER])
"""Layers that the page shows under its cells."""
FREE = "M{} {}h{}v{}h-{}Z"
"""Path of a rectangle that cages leave free."""
CLIP = '<clipPath id="free"><path clip-rule="evenodd" d="M0 0H{}V{}H0Z{}"/></clipPath>'
CLIPPED = ' clip-path="url(#free)"'
_ROUND = 'fill="none" stroke-linecap="round" stroke-linejoin="round" '
_FLAT = 'fill="none" stroke-linejoin="round" '
COLOURED = {
    "clones": 'fill="#777" fill-opacity=".3"',
    "equalsums": 'fill="#b58900" fill-opacity=".2"',
    "samedigits": 'fill="#2a9d8f" fill-opacity=".22"',
    "rowindexers": 'fill="#d33" fill-opacity=".18"',
    "columnindexers": 'fill="#26c" fill-opacity=".18"',
    "marked": 'fill="#888" fill-opacity=".35"',
    "slowlines": _ROUND + 'stroke="#84786a" stroke-width="8"',
    "whispers": _ROUND + 'stroke="#2f9448" stroke-width="13"',
    "nabners": _FLAT + 'stroke="#d0504c" stroke-width="12" stroke-dasharray="14 14"',
    "palindromes": _FLAT + 'stroke="#7a7f94" stroke-width="18" stroke-dasharray="5 5"',
    "entropics": _ROUND + 'stroke="#cc6f22" stroke-width="13" stroke-dasharray="0 18 0 18 0 36"',
    "moduli": _FLAT + 'stroke="#13908f" stroke-width="13" stroke-dasharray="30 8 8 8 8 8"',
    "parities": _ROUND + 'stroke="#cb4a96" stroke-width="9" stroke-dasharray="14 18 0 18"',
    "regionsums": _FLAT + 'stroke="#3d7fd0" stroke-width="11" stroke-dasharray="66 10"',
    "zippers": _FLAT + 'stroke="#8a66cc" stroke-width="22" stroke-dasharray="6 14"',
    "sumlines": _ROUND + 'stroke="#a9811c" stroke-width="6"',
    "betweens": _ROUND + 'stroke="#84786a" stroke-width="8"',
    "lockouts": _ROUND + 'stroke="#56829c" stroke-width="8"',
    "patterns": _ROUND + 'stroke="#b453c4" stroke-width="6"',
    "automata": _FLAT + 'stroke="#3d7fb0" stroke-width="7" stroke-dasharray="26 11"',
    "pairlines": _ROUND + 'stroke="#a87434" stroke-width="6" stroke-dasharray="22 14"',
    "allpairs": _ROUND + 'stroke="#a87434" stroke-width="9" stroke-dasharray="0 15"',
}
"""By layer the attributes of shades and lines that look alike on the page and in pictures.

Lines have tones between light and dark paper, with a contrast of 3 to both, and each a width,
dashes or ends of its own, which tell them apart without colour.
"""
EXTRA = 14
"""Distance of a block's outline from the edges of its cells."""
SLIGHT = 10
"""Distance outside the board for which it is not widened."""
GAP, AWAY = 6, 14
"""Distance of what stands outside the board from the picture's edge, and of clues from the board.
"""
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Sketch:
    """Layers of a board's drawing, in hundredths of a cell.

    Args:
        layout: the board's layout.
        two_tones: whether each colour of a drawing is written for light and for dark paper, as
            style sheets understand it; else for light paper only.

    Attributes:
        margins: widths of the margins on the left, above, on the right and below.
    """

    def __init__(self, layout: DrawnLayout, two_tones: bool = False) -> None:
        self.layout = layout
        self.two_tones = two_tones
        self.margins = [0, 0, 0, 0]
        self._layers: dict[str, list[str]] = {}
        self._depths: dict[int, int] = {}
        self._sums: dict[int, int] = {}
        self._free = ""

    def add(self, layer: str, shape: str) -> None:
        """Add markup to a layer."""
        self._layers.setdefault(layer, []).append(shape)

    def depth(self, cells: Iterable[int]) -> int:
        """Return the most outlines that share a cell with a new one, and count the new one."""
        outlined = tuple(cells)
        deep = max([self._depths.get(cell, 0) for cell in outlined])
        for cell in outlined:
            self._depths[cell] = deep + 1
        return deep

    def reserve_in_corner(self, cell: int, wide: int) -> int:
        """Return the offset of the next sum in a cell's corner and reserve its width."""
        before = self._sums.get(cell, 0)
        self._sums[cell] = before + wide
        return before

    def keep_free(self, x: int, y: int, wide: int, high: int) -> None:
        """Leave a rectangle free of cages in the drawing above the cells."""
        self._free += FREE.format(x, y, wide, high, wide)

    def widen(self, shape: Shape, least: int = 0) -> None:
        """Make the margins wide enough for a shape.

        Args:
            shape: a shape, whose points may be outside the board.
            least: distance outside the board for which a margin is not widened.
        """
        across, down = reach(shape)
        wide, high = self.layout.columns * CELL, self.layout.rows * CELL
        for x, y in shape.points:
            for side, beyond in enumerate((-x, -y, x - wide, y - high)):
                if beyond > least:
                    room = beyond + (down if side % 2 else across) + GAP
                    self.margins[side] = max(self.margins[side], room)

    def beyond(self, x: int, y: int) -> int:
        """Return how far a point is outside the board; negative for a point inside."""
        return max(-x, -y, x - self.layout.columns * CELL, y - self.layout.rows * CELL)

    def svg(
        self,
        attributes: str = "",
        looks: Mapping[str, str] | None = None,
        edge: int = 0,
        circles: Mapping[str, str] | None = None,
        layers: Sequence[str] = LAYERS,
    ) -> str:
        """Return the complete drawing.

        Args:
            attributes: attributes of the ``svg`` element.
            looks: by layer the attributes of its style; by default its name as a class.
            edge: margin for half the width of the outermost lines.
            circles: by layer further attributes of its circles.
            layers: the layers to draw.
        """
        groups = []
        for layer in LAYERS:
            if layer in self._layers and layer in layers:
                groups.append(
                    self._group(
                        layer,
                        looks[layer] if looks else _look(layer),
                        circles[layer] if circles and layer in circles else "",
                    )
                )
        return self._element("".join(groups), attributes, edge)

    def over(self) -> str:
        """Return the drawing of the layers ``OVER``; "" if they are empty.

        The outlines of cages have gaps at their sums, so that the sums need no halo.
        """
        groups = []
        for layer in OVER:
            if layer in self._layers:
                look = _look(layer) + (CLIPPED if layer in CAGED else "")
                groups.append(self._group(layer, look))
        if not groups:
            return ""
        clip = CLIP.format(self.layout.columns * CELL, self.layout.rows * CELL, self._free)
        return self._element("".join(groups) + clip)

    def _group(self, layer: str, look: str, circles: str = "") -> str:
        """Return a layer as a group with the attributes of its look, and those of its circles."""
        markup = "".join(self._layers[layer])
        if circles:
            markup = markup.replace("<circle ", "<circle " + circles)
        return f"<g {look}>{markup}</g>"

    def _element(self, contents: str, attributes: str = "", edge: int = 0) -> str:
        """Return the ``svg`` element around the board, its margins and an edge."""
        left, top, right, bottom = [margin + edge for margin in self.margins]
        wide = self.layout.columns * CELL + left + right
        high = self.layout.rows * CELL + top + bottom
        return f'<svg {attributes}viewBox="{-left} {-top} {wide} {high}">{contents}</svg>'


def _look(layer: str) -> str:
    """Return the attributes of a layer for style sheets: its class, and its fixed attributes."""
    look = f'class="{layer}"'
    return f"{look} {COLOURED[layer]}" if layer in COLOURED else look


def lettered(layout: DrawnLayout, areas: Iterable[str]) -> dict[str, str]:
    """Return by name the letter of each block that letters show, since no outline could.

    Such blocks are those of the kind "group", and blocks that are not connected.

    Args:
        layout: the board's layout.
        areas: names of the blocks that lines separate.
    """
    letters: dict[str, str] = {}
    for block in layout.blocks:
        if block.name in areas or block.kind in ("row", "column", "diagonal"):
            continue
        if block.kind == "group" or len(pieces(block.cells, layout.columns)) > 1:
            letters[block.name] = LETTERS[len(letters) % len(LETTERS)]
    return letters


def all_shapes(layout: DrawnLayout, shapes: Iterable[Shape]) -> list[Shape]:
    """Return the shapes of all rules, and some drawings."""
    return [shape for rule in layout.rules for shape in rule.shapes(layout)] + list(shapes)


def add_rules(sketch: Sketch, areas: Iterable[str]) -> None:
    """Draw all blocks except rows, columns and the areas, and all rules."""
    layout = sketch.layout
    letters = lettered(layout, areas)
    by_cell: dict[int, str] = {}
    for block in layout.blocks:
        if block.name in letters:
            for cell in block.cells:
                by_cell[cell] = by_cell.get(cell, "") + letters[block.name]
        elif block.name not in areas:
            BLOCKS.get(block.kind, _extra)(sketch, block)
    for cell in sorted(by_cell):
        x, y = centre(cell, layout.columns)
        sketch.add("letters", TEXT.format(x + CELL // 2 - 9, y + CELL // 2 - 10, by_cell[cell]))
    for rule in layout.rules:
        shapes = list(rule.shapes(layout))
        for shape in shapes:
            _draw(sketch, _nearer(shape, layout) if len(shapes) == 1 else shape)


def add_drawings(sketch: Sketch, shapes: Iterable[Shape]) -> None:
    """Draw the drawings of another program, but for those far outside the board."""
    most = OUTSIDE * CELL
    for shape in shapes:
        if not is_drawing(shape) or max([sketch.beyond(x, y) for x, y in shape.points]) > most:
            continue
        sketch.widen(shape, SLIGHT)
        markup = DRAWN[shape.form](sketch, shape)
        sketch.add(shape.look, markup.replace(" ", f" {_colours(sketch, shape)}", 1))


def _colours(sketch: Sketch, shape: Shape) -> str:
    """Return the colours of a shape as attributes, or as a style that style sheets give way to."""
    below = shape.look == "underlays" and shape.form != "text"
    attributes, style = "", ""
    for name, colour, broad in (
        ("fill", shape.fill, True),
        ("stroke", shape.stroke, shape.size >= BROAD),
    ):
        if colour:
            light, dark = tones(colour, below_digits=below and broad)
            attributes += f'{name}="{light}" '
            style += f"{name}:light-dark({light},{dark});"
    return f'style="{style}" ' if style and sketch.two_tones else attributes


def _nothing(_sketch: Sketch, _block: DrawnRule) -> None:
    """Draw nothing: rows and columns are visible anyway."""


def _extra(sketch: Sketch, block: DrawnRule) -> None:
    inset = EXTRA + DEEPER * sketch.depth(block.cells)
    sketch.add("extras", PATH.format(outline(block.cells, sketch.layout.columns, inset)))


def _window(sketch: Sketch, block: DrawnRule) -> None:
    sketch.add("windows", PATH.format(outline(block.cells, sketch.layout.columns, 0)))


def _diagonal(sketch: Sketch, block: DrawnRule) -> None:
    """Draw a line from corner to corner if the cells lie on a diagonal line, else an outline."""
    columns = sketch.layout.columns
    cells = sorted(block.cells)
    steps = [after - cells[k] for k, after in enumerate(cells[1:])]
    if not steps or steps[0] not in (columns + 1, columns - 1) or set(steps) != {steps[0]}:
        _extra(sketch, block)
        return
    half = CELL // 2 if steps[0] > columns else -CELL // 2
    (x, y), (u, v) = centre(cells[0], columns), centre(cells[-1], columns)
    path = f"M{x - half} {y - CELL // 2}L{u + half} {v + CELL // 2}"
    sketch.add("diagonals", PATH.format(path))


def _nearer(shape: Shape, layout: DrawnLayout) -> Shape:
    """Return a clue in the middle of a place beside the board nearer to the board."""
    (x, y), (across, down) = shape.points[0], reach(shape)
    if shape.form != "text" or len(shape.points) > 1:
        return shape
    wide, high = layout.columns * CELL, layout.rows * CELL
    if 0 < y < high and (x < 0 or x > wide):
        x = max(x, -across - AWAY) if x < 0 else min(x, wide + across + AWAY)
    elif 0 < x < wide and (y < 0 or y > high):
        y = max(y, -down - AWAY) if y < 0 else min(y, high + down + AWAY)
    return Shape(shape.form, shape.look, ((x, y),), shape.size, shape.text)


def _draw(sketch: Sketch, shape: Shape) -> None:
    """Add a shape to its layer.

    Raises:
        ValueError: the shape's form or look does not exist.
    """
    if shape.form not in DRAWN or shape.look not in LAYERS:
        raise ValueError(f"no shape {shape.form!r} with the look {shape.look!r}")
    sketch.widen(shape)
    sketch.add(shape.look, DRAWN[shape.form](sketch, shape))


BLOCKS: dict[str, Callable[[Sketch, DrawnRule], None]] = {
    "row": _nothing,
    "column": _nothing,
    "diagonal": _diagonal,
    "window": _window,
}
"""By kind of block, the function that draws it; blocks of any other kind are outlined."""
