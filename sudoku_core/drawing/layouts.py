"""Drawing of a layout: its cells, the lines between them, and its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .outlines import outline, pieces
from .shapes import CELL, PATH
from .sketch import Sketch, add_drawings, add_rules, all_shapes, lettered

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .shapes import DrawnLayout, DrawnRule, Shape

AREAS = ("box", "region")
"""Kinds of blocks that are separated by thick lines."""


def crowded(layout: DrawnLayout, shapes: Sequence[Shape] = ()) -> tuple[str, ...]:
    """Return the sides of cells where sums ("top") or letters ("bottom") stand.

    Notes keep away from these sides in all cells, so that they are in line on the whole board.

    Args:
        layout: the board's layout.
        shapes: drawings of another program.
    """
    if layout.standard and not shapes:
        return ()
    sums = any(shape.form == "corner" for shape in all_shapes(layout, shapes))
    letters = lettered(layout, areas(layout))
    return (("top",) if sums else ()) + (("bottom",) if letters else ())


def sketch(layout: DrawnLayout, shapes: Iterable[Shape] = (), *, two_tones: bool = False) -> Sketch:
    """Return the lines and the rules of a board.

    Args:
        layout: the board's layout.
        shapes: drawings of another program.
        two_tones: whether their colours are written for light and for dark paper.
    """
    drawn = Sketch(layout, two_tones)
    parted = areas(layout)
    drawn.add("ground", PATH.format(_ground(layout)))
    for layer, path in _lines(layout, parted):
        drawn.add(layer, PATH.format(path))
    if not layout.standard:
        add_rules(drawn, parted)
    add_drawings(drawn, shapes)
    return drawn


def _ground(layout: DrawnLayout) -> str:
    if len(layout.cells) < layout.size:
        return outline(layout.cells, layout.columns, 0)
    return f"M0 0H{layout.columns * CELL}V{layout.rows * CELL}H0Z"


def _lines(layout: DrawnLayout, parted: dict[str, DrawnRule]) -> list[tuple[str, str]]:
    """Return thin lines between cells, and thick ones around areas and at the edge of the board."""
    columns, rows = layout.columns, layout.rows
    wide = columns + 2
    # The grid has a margin of one place on each side; "" is a cell outside all areas, None no cell.
    area_of_place: list[str | None] = [None] * (wide * (rows + 2))
    for cell in layout.cells:
        area_of_place[(cell // columns + 1) * wide + cell % columns + 1] = ""
    for name in parted:
        for cell in parted[name].cells:
            area_of_place[(cell // columns + 1) * wide + cell % columns + 1] = name
    thin: list[str] = []
    thick: list[str] = []
    for across, long, other, step in ((True, columns, rows, 1), (False, rows, columns, wide)):
        beside = wide if across else 1
        for line in range(other + 1):
            place = line * beside + step
            for walls, path in ((True, thick), (False, thin)):
                for start, end in _runs(area_of_place, place, long, step, beside, walls):
                    at, start, end = line * CELL, start * CELL, end * CELL
                    path.append(f"M{start} {at}H{end}" if across else f"M{at} {start}V{end}")
    return [("hairs", "".join(thin)), ("walls", "".join(thick))]


def _runs(
    area_of_place: list[str | None], place: int, long: int, step: int, beside: int, walls: bool
) -> list[tuple[int, int]]:
    """Return the parts of a grid line that are walls, or thin lines: the start and end of each."""
    runs, start = [], -1
    for k in range(long + 1):
        area, other = area_of_place[place + k * step], area_of_place[place + k * step + beside]
        inside = k < long and (area != other if walls else area == other and area is not None)
        if inside and start < 0:
            start = k
        elif not inside and start >= 0:
            runs.append((start, k))
            start = -1
    return runs


def areas(layout: DrawnLayout) -> dict[str, DrawnRule]:
    """Return by name the boxes and regions that lines can separate: connected, and sharing no
    cell."""
    blocks = [block for block in layout.blocks if block.kind in AREAS]
    if layout.standard:
        return {block.name: block for block in blocks}
    counts: dict[int, int] = {}
    for block in blocks:
        for cell in block.cells:
            counts[cell] = counts.get(cell, 0) + 1
    return {
        block.name: block
        for block in blocks
        if all(counts[cell] == 1 for cell in block.cells)
        and len(pieces(block.cells, layout.columns)) == 1
    }


def undrawn(layout: DrawnLayout) -> int:
    """Return how many rules that are about a part of the board have no drawing."""
    whole = len(layout.cells)
    rules = [rule for rule in layout.rules if len(rule.cells) < whole]
    return len([rule for rule in rules if not list(rule.shapes(layout))])


def has_marked_edges(layout: DrawnLayout, shapes: Sequence[Shape] = ()) -> bool:
    """Return whether notes keep away from edges: inside outlines, and off dots between cells."""
    return any(
        shape.form == "outline" or (shape.form in ("disc", "text") and _between(layout, shape))
        for shape in all_shapes(layout, shapes)
    )


def _between(layout: DrawnLayout, shape: Shape) -> bool:
    """Return whether a shape is in the middle between two neighbours."""
    x, y = shape.points[0]
    inside = 0 < x < layout.columns * CELL and 0 < y < layout.rows * CELL
    return inside and (x % CELL == 0) != (y % CELL == 0)


def texts_of(layout: DrawnLayout) -> tuple[str, ...]:
    """Return the text of each digit, after an empty text for no digit."""
    return ("",) + tuple([str(value) for value in layout.digits])
