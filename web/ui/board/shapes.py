"""How blocks and rules are drawn: a function for each kind adds shapes to a sketch of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .outlines import CELL, centre, outline, pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from sudoku_core.puzzle import Layout
    from sudoku_core.rule import Rule

LAYERS = (
    "ground",
    "colours",
    "windows",
    "lines",
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
"""What is drawn first lies below."""
INSET, DEEPER = 8, 7
"""How far within its cells a cage is drawn; and one within another."""
EXTRA = 14
"""How far within its cells any other block is drawn."""
BULB = 33
"""The radius of a thermometer's bulb."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
PATH = '<path d="{}"/>'
TEXT = '<text x="{}" y="{}">{}</text>'


class Sketch:
    """What is drawn of a board, in hundredths of a cell.

    Args:
        layout: the board's.

    Attributes:
        margin: how many cells of room are needed around the board.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.margin = 0
        self._layers: dict[str, list[str]] = {}
        self._depths: dict[int, int] = {}
        self._sums: dict[int, int] = {}

    def add(self, layer: str, shape: str) -> None:
        """One more shape."""
        self._layers.setdefault(layer, []).append(shape)

    def depth(self, cells: Iterable[int]) -> int:
        """How many outlines the cells of one more are in already, at most."""
        held = tuple(cells)
        deep = max([self._depths.get(cell, 0) for cell in held])
        for cell in held:
            self._depths[cell] = deep + 1
        return deep

    def place_in_corner(self, cell: int) -> int:
        """How many sums stand in the corner of a cell before one more."""
        self._sums[cell] = self._sums.get(cell, 0) + 1
        return self._sums[cell] - 1

    def svg(
        self, attributes: str = "", looks: Mapping[str, str] | None = None, edge: int = 0
    ) -> str:
        """All of it.

        Args:
            attributes: of the whole.
            looks: by layer the attributes that say how it looks, where no style sheet does.
            edge: room around it, for what is as wide as lines are.
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


def lettered(layout: Layout, areas: Iterable[str]) -> dict[str, str]:
    """By name the letters of the blocks that are not in one piece, and are told by letters.

    Args:
        layout: the board's.
        areas: the names of the blocks that lines part.
    """
    found: dict[str, str] = {}
    for block in layout.blocks:
        if block.name in areas or block.kind in ("row", "column", "diagonal"):
            continue
        if block.kind == "group" or len(pieces(block.cells, layout.columns)) > 1:
            found[block.name] = LETTERS[len(found) % len(LETTERS)]
    return found


def sums(layout: Layout) -> set[int]:
    """The cells in whose corner a sum stands."""
    return {min(rule.cells) for rule in layout.rules if rule.kind == "killer" and rule.parameter}


def add_rules(sketch: Sketch, areas: Iterable[str]) -> None:
    """Draw what rows, columns and these areas do not say; rules of unknown kinds are left out."""
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
        if rule.kind in RULES:
            RULES[rule.kind](sketch, rule)


def _line(_sketch: Sketch, _block: Rule) -> None:
    """Rows and columns are seen without a drawing."""


def _extra(sketch: Sketch, block: Rule) -> None:
    inset = EXTRA + DEEPER * sketch.depth(block.cells)
    sketch.add("extras", PATH.format(outline(block.cells, sketch.layout.columns, inset)))


def _window(sketch: Sketch, block: Rule) -> None:
    sketch.add("windows", PATH.format(outline(block.cells, sketch.layout.columns, 0)))


def _diagonal(sketch: Sketch, block: Rule) -> None:
    """A line from corner to corner, where the cells are on one."""
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


def _cage(sketch: Sketch, rule: Rule) -> None:
    """A dashed outline, with the sum in the corner of its first cell."""
    columns = sketch.layout.columns
    inset = INSET + DEEPER * sketch.depth(rule.cells)
    path = outline(rule.cells, columns, inset)
    parts = [centre(min(piece), columns) for piece in pieces(rule.cells, columns)]
    if len(parts) > 1:  # what belongs together though it lies apart
        path += "M" + "L".join([f"{x} {y}" for x, y in parts])
    sketch.add("cages", PATH.format(path))
    if rule.parameter:
        first = min(rule.cells)
        x, y = centre(first, columns)
        x += 34 * sketch.place_in_corner(first) - CELL // 2 + 5
        sketch.add("sums", TEXT.format(x, y - CELL // 2 + 23, rule.parameter))


def _thermometer(sketch: Sketch, rule: Rule) -> None:
    points = [centre(cell, sketch.layout.columns) for cell in rule.cells]
    x, y = points[0]
    sketch.add("lines", f'<circle cx="{x}" cy="{y}" r="{BULB}"/>')
    sketch.add("lines", PATH.format("M" + "L".join([f"{x} {y}" for x, y in points])))


BLOCKS: dict[str, Callable[[Sketch, Rule], None]] = {
    "row": _line,
    "column": _line,
    "diagonal": _diagonal,
    "window": _window,
}
"""The kinds of blocks that are not drawn as an outline."""
RULES: dict[str, Callable[[Sketch, Rule], None]] = {
    "killer": _cage,
    "thermometer": _thermometer,
}
"""The kinds of rules that are drawn; one that is not here is only counted in words."""
