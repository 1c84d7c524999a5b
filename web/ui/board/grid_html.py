"""The HTML of a board: a grid of rows and cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

ID = "cell-"
"""The beginning of the ids of cells' elements."""
ELEMENT = '<div role="gridcell" id="cell-{0}" tabindex="-1" data-cell="{0}"{1}></div>'
PLACED = ' aria-colindex="{0}" style="grid-column:{0}"'


def element_id(cell: int) -> str:
    """Return the id of a cell's element."""
    return ID + str(cell)


def cell_with_id(name: str) -> int:
    """Return the cell whose element has an id; -1 for the id of another element."""
    place = name[len(ID) :]
    return int(place) if name.startswith(ID) and place.isdigit() else -1


def grid_html(layout: Layout) -> str:
    """Return the HTML of a board's rows and cells; a place without a cell stays free."""
    columns, count = layout.columns, len(layout.cells)
    elements: dict[int, list[str]] = {}  # by row
    for cell in layout.cells:
        attributes = PLACED.format(cell % columns + 1) if count < layout.size else ""
        elements.setdefault(cell // columns, []).append(ELEMENT.format(cell, attributes))
    rows = []
    for row in range(layout.rows):
        role = 'role="row"' if row in elements else 'role="none"'
        index = f' aria-rowindex="{row + 1}"' if count < layout.size else ""
        content = "".join(elements.get(row, ()))
        rows.append(f"<div {role}{index if row in elements else ''}>" + content)
    return "</div>".join(rows) + "</div>"
