"""What is drawn of a layout: its cells and the lines between them, and what is not drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.blocks import Block

if TYPE_CHECKING:
    from sudoku_core.puzzle import Layout

AREAS = ("box", "region")
"""The kinds of blocks that lines part from each other."""
PLAIN = ("row", "column")
"""The kinds of blocks that need no drawing."""
UNDRAWN = ("diagonal", "window", "group", "box", "region", "killer", "thermometer")
"""The kinds of blocks and rules that have a word of their own where they are not drawn."""
CELL = '<div role="gridcell" tabindex="-1" data-cell="{}"{}></div>'
EDGES = ' data-edges="{}"'
PLACED = ' aria-colindex="{0}" style="grid-column:{0}"'


def markup(layout: Layout) -> str:
    """The board's elements; where there is no cell, its room stays free."""
    columns, count = layout.columns, len(layout.cells)
    lines = edges(layout)
    held: dict[int, list[str]] = {}
    for cell in layout.cells:
        more = EDGES.format(" ".join(lines[cell])) if lines[cell] else ""
        if count < layout.size:
            more += PLACED.format(cell % columns + 1)
        held.setdefault(cell // columns, []).append(CELL.format(cell, more))
    rows = []
    for row in range(layout.rows):
        kind = 'role="row"' if row in held else 'role="none"'
        index = f' aria-rowindex="{row + 1}"' if count < layout.size else ""
        rows.append(f"<div {kind}{index if row in held else ''}>" + "".join(held.get(row, ())))
    return "</div>".join(rows) + "</div>"


def edges(layout: Layout) -> dict[int, list[str]]:
    """By cell the edges of it that are thick lines.

    They are the right and bottom ones where another box or region begins; on a board with gaps,
    which has no frame around it, also those of its outline.
    """
    columns, areas, there = layout.columns, _areas(layout), set(layout.cells)
    framed = len(there) == layout.size
    found = {}
    for cell in layout.cells:
        area, right, below = areas.get(cell), cell + 1, cell + columns
        names = []
        if right % columns and right in there:
            if areas.get(right) != area:
                names.append("right")
        elif not framed:
            names.append("right")
        if below in there:
            if areas.get(below) != area:
                names.append("bottom")
        elif not framed:
            names.append("bottom")
        if not framed:
            if not cell % columns or cell - 1 not in there:
                names.append("left")
            if cell - columns not in there:
                names.append("top")
        found[cell] = names
    return found


def _areas(layout: Layout) -> dict[int, str]:
    """By cell the box or region that it is in."""
    return {cell: block.name for block in _parted(layout) for cell in block.cells}


def _parted(layout: Layout) -> list[Block]:
    """The boxes and regions that lines can show: in one piece, and sharing no cell with another."""
    blocks = [block for block in layout.blocks if block.kind in AREAS]
    if layout.standard:
        return blocks
    counts: dict[int, int] = {}
    for block in blocks:
        for cell in block.cells:
            counts[cell] = counts.get(cell, 0) + 1
    return [
        block
        for block in blocks
        if all(counts[cell] == 1 for cell in block.cells) and _in_one_piece(block, layout.columns)
    ]


def _in_one_piece(block: Block, columns: int) -> bool:
    left = set(block.cells)
    reached = [block.cells[0]] if block.cells else []
    for cell in reached:  # it grows meanwhile
        if cell in left:
            left.remove(cell)
            column = cell % columns
            reached += [cell - columns, cell + columns]
            reached += [cell - 1] if column else []
            reached += [cell + 1] if column + 1 < columns else []
    return not left


def undrawn(layout: Layout) -> list[tuple[str, int]]:
    """What holds on a board and is not drawn: kinds of blocks and rules, each with its count."""
    parted = [block.name for block in _parted(layout)]
    counts: dict[str, int] = {}
    for rule in layout.blocks + layout.rules:
        if rule.kind not in PLAIN and rule.name not in parted:
            other = "block" if isinstance(rule, Block) else "rule"
            kind = rule.kind if rule.kind in UNDRAWN else other
            counts[kind] = counts.get(kind, 0) + 1
    return [(kind, counts[kind]) for kind in UNDRAWN + ("block", "rule") if kind in counts]
