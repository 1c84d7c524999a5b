"""Drawing of blocks and rules: shapes are added to the layers of a sketch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .outlines import cell_of, centre, outline, pieces
from .shapes import CELL, PATH, TEXT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from .shapes import DrawnLayout, DrawnRule, Shape

LAYERS = (
    "ground",
    "colours",
    "windows",
    "lines",
    "beads",
    "hairs",
    "diagonals",
    "extras",
    "cages",
    "walls",
    "letters",
    "sums",
    "notes",
    "entries",
    "givens",
)
"""Layers of a drawing, from the lowest to the highest."""
INSET, DEEPER = 8, 7
"""Distance of a cage from the edges of its cells; and of a cage inside another from the outer
one."""
EXTRA = 14
"""Distance of any other block's outline from the edges of its cells."""
BULB = 33
"""Radius of a thermometer's bulb."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Sketch:
    """Layers of a board's drawing, in hundredths of a cell.

    Args:
        layout: the board's layout.

    Attributes:
        margin: width of the margin around the board, in cells.
    """

    def __init__(self, layout: DrawnLayout) -> None:
        self.layout = layout
        self.margin = 0
        self._layers: dict[str, list[str]] = {}
        self._depths: dict[int, int] = {}
        self._sums: dict[int, int] = {}

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

    def place_in_corner(self, cell: int) -> int:
        """Return the number of sums in the corner of a cell, and count one more."""
        self._sums[cell] = self._sums.get(cell, 0) + 1
        return self._sums[cell] - 1

    def svg(
        self, attributes: str = "", looks: Mapping[str, str] | None = None, edge: int = 0
    ) -> str:
        """Return the complete drawing.

        Args:
            attributes: attributes of the ``svg`` element.
            looks: by layer the attributes of its style; by default its name as a class.
            edge: margin for half the width of the outermost lines.
        """
        layout, margin = self.layout, self.margin * CELL + edge
        wide, high = layout.columns * CELL + 2 * margin, layout.rows * CELL + 2 * margin
        groups = []
        for layer in LAYERS:
            if layer in self._layers:
                look = looks[layer] if looks else f'class="{layer}"'
                groups.append(f"<g {look}>{''.join(self._layers[layer])}</g>")
        box = f"{-margin} {-margin} {wide} {high}"
        return f'<svg {attributes}viewBox="{box}">{"".join(groups)}</svg>'


def lettered(layout: DrawnLayout, areas: Iterable[str]) -> dict[str, str]:
    """Return letters by the names of the blocks that are shown by letters, since they are not
    connected.

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


def sums(layout: DrawnLayout) -> set[int]:
    """Return the cells with a sum in their corner."""
    return {
        cell_of(shape.points[0], layout.columns)
        for rule in layout.rules
        for shape in rule.shapes(layout)
        if shape.form == "corner"
    }


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
        for shape in rule.shapes(layout):
            _draw(sketch, shape)


def _line(_sketch: Sketch, _block: DrawnRule) -> None:
    """Draw nothing: rows and columns are visible without it."""


def _extra(sketch: Sketch, block: DrawnRule) -> None:
    inset = EXTRA + DEEPER * sketch.depth(block.cells)
    sketch.add("extras", PATH.format(outline(block.cells, sketch.layout.columns, inset)))


def _window(sketch: Sketch, block: DrawnRule) -> None:
    sketch.add("windows", PATH.format(outline(block.cells, sketch.layout.columns, 0)))


def _diagonal(sketch: Sketch, block: DrawnRule) -> None:
    """Draw a line from corner to corner if the cells lie on one, else an outline."""
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


def _draw(sketch: Sketch, shape: Shape) -> None:
    columns = sketch.layout.columns
    x, y = shape.points[0]
    if shape.form == "outline":
        cells = [cell_of(point, columns) for point in shape.points]
        path = outline(cells, columns, INSET + DEEPER * sketch.depth(cells))
        parts = [centre(min(piece), columns) for piece in pieces(cells, columns)]
        if len(parts) > 1:  # a line connects the parts
            path += "M" + "L".join([f"{x} {y}" for x, y in parts])
        sketch.add(shape.look, PATH.format(path))
    elif shape.form == "corner":
        x += 34 * sketch.place_in_corner(cell_of((x, y), columns)) - CELL // 2 + 5
        sketch.add(shape.look, TEXT.format(x, y - CELL // 2 + 23, shape.text))
    elif shape.form == "disc":
        sketch.add(shape.look, f'<circle cx="{x}" cy="{y}" r="{shape.size}"/>')
    elif shape.form == "line":
        points = "L".join([f"{x} {y}" for x, y in shape.points])
        sketch.add(shape.look, PATH.format("M" + points))


BLOCKS: dict[str, Callable[[Sketch, DrawnRule], None]] = {
    "row": _line,
    "column": _line,
    "diagonal": _diagonal,
    "window": _window,
}
"""Kinds of blocks that are not drawn as an outline."""
