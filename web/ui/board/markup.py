"""The elements of a board in the document: a grid of rows and cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.layouts import crowded

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

ELEMENT = '<div role="gridcell" id="cell-{0}" tabindex="-1" data-cell="{0}"{1}></div>'
PLACED = ' aria-colindex="{0}" style="grid-column:{0}"'
CROWDED = ' data-crowded="{}"'


def name_of(cell: int) -> str:
    """Return the id of a cell's element."""
    return "cell-" + str(cell)


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
