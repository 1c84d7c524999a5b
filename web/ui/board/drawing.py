"""What is drawn of a layout: its cells, the lines between them, and its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .outlines import CELL, outline, pieces
from .shapes import PATH, RULES, Sketch, add_rules, lettered, sums

if TYPE_CHECKING:
    from sudoku_core.blocks import Block
    from sudoku_core.puzzle import Layout

AREAS = ("box", "region")
"""The kinds of blocks that lines part from each other."""
ELEMENT = '<div role="gridcell" tabindex="-1" data-cell="{}"{}></div>'
PLACED = ' aria-colindex="{0}" style="grid-column:{0}"'
CROWDED = ' data-crowded="{}"'


def markup(layout: Layout) -> str:
    """The board's elements; where there is no cell, its room stays free."""
    columns, count = layout.columns, len(layout.cells)
    full = crowded(layout)
    held: dict[int, list[str]] = {}
    for cell in layout.cells:
        more = CROWDED.format(full[cell]) if cell in full else ""
        if count < layout.size:
            more += PLACED.format(cell % columns + 1)
        held.setdefault(cell // columns, []).append(ELEMENT.format(cell, more))
    rows = []
    for row in range(layout.rows):
        kind = 'role="row"' if row in held else 'role="none"'
        index = f' aria-rowindex="{row + 1}"' if count < layout.size else ""
        rows.append(f"<div {kind}{index if row in held else ''}>" + "".join(held.get(row, ())))
    return "</div>".join(rows) + "</div>"


def crowded(layout: Layout) -> dict[int, str]:
    """The cells in which something stands at the top or at the bottom, beside digits and notes."""
    if layout.standard:
        return {}
    found = dict.fromkeys(sums(layout), "top")
    letters = lettered(layout, areas(layout))
    for block in layout.blocks:
        if block.name in letters:
            for cell in block.cells:
                found[cell] = "top bottom" if cell in found and found[cell][0] == "t" else "bottom"
    return found


def sketch(layout: Layout) -> Sketch:
    """The lines and the rules of a board."""
    drawn = Sketch(layout)
    parted = areas(layout)
    drawn.add("ground", PATH.format(_ground(layout)))
    for layer, path in _lines(layout, parted):
        drawn.add(layer, PATH.format(path))
    if not layout.standard:
        add_rules(drawn, parted)
    return drawn


def _ground(layout: Layout) -> str:
    """All cells as one area."""
    if len(layout.cells) < layout.size:
        return outline(layout.cells, layout.columns, 0)
    return f"M0 0H{layout.columns * CELL}V{layout.rows * CELL}H0Z"


def _lines(layout: Layout, parted: dict[str, Block]) -> list[tuple[str, str]]:
    """Thin lines between cells, and thick ones where another area or no cell begins."""
    columns, rows = layout.columns, layout.rows
    wide = columns + 2
    held: list[str | None] = [None] * (wide * (rows + 2))  # what each place is, with a margin
    for cell in layout.cells:
        held[(cell // columns + 1) * wide + cell % columns + 1] = ""
    for name in parted:
        for cell in parted[name].cells:
            held[(cell // columns + 1) * wide + cell % columns + 1] = name
    thin: list[str] = []
    thick: list[str] = []
    for across, long, other, step in ((True, columns, rows, 1), (False, rows, columns, wide)):
        beside = wide if across else 1
        for line in range(other + 1):
            place = line * beside + step
            for walls, path in ((True, thick), (False, thin)):
                for start, end in _runs(held, place, long, step, beside, walls):
                    at, start, end = line * CELL, start * CELL, end * CELL
                    path.append(f"M{start} {at}H{end}" if across else f"M{at} {start}V{end}")
    return [("hairs", "".join(thin)), ("walls", "".join(thick))]


def _runs(
    held: list[str | None], place: int, long: int, step: int, beside: int, walls: bool
) -> list[tuple[int, int]]:
    """Where a line of the grid is a wall, or a thin line: from where to where."""
    found, start = [], -1
    for k in range(long + 1):
        one, other = held[place + k * step], held[place + k * step + beside]
        there = k < long and (one != other if walls else one == other and one is not None)
        if there and start < 0:
            start = k
        elif not there and start >= 0:
            found.append((start, k))
            start = -1
    return found


def areas(layout: Layout) -> dict[str, Block]:
    """The boxes and regions that lines can part, by name: whole, and sharing no cell."""
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


def undrawn(layout: Layout) -> int:
    """How many rules hold on a board and are not drawn."""
    return len([rule for rule in layout.rules if rule.kind not in RULES])
