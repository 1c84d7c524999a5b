"""Where a key takes the picked cell on a board of any shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.board.blocks import default_box

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout


def destination(layout: Layout, cell: int, where: str) -> int:
    """The cell that a move ends at, past what is no cell; the same one where there is none.

    Args:
        layout: the board's.
        cell: where the move begins.
        where: left, right, up, down; row-start, row-end, first, last; box-up, box-down.
    """
    if where in ("first", "last"):
        return layout.cells[0 if where == "first" else -1]
    row = cell // layout.columns
    if where in ("row-start", "row-end"):
        own = [other for other in layout.cells if other // layout.columns == row]
        return own[0 if where == "row-start" else -1]
    box = layout.box or default_box(layout.side)
    jump = box[0] if box and where.startswith("box-") else 1
    way = _way(layout, cell, where)
    for other in way[jump - 1 :] + list(reversed(way[: jump - 1])):
        if other in layout.cells:
            return other
    return cell


def _way(layout: Layout, cell: int, where: str) -> list[int]:
    """The places from a cell on to the edge of the board's rectangle."""
    columns = layout.columns
    first = cell // columns * columns
    if where == "left":
        return list(range(cell - 1, first - 1, -1))
    if where == "right":
        return list(range(cell + 1, first + columns))
    if where in ("up", "box-up"):
        return list(range(cell - columns, -1, -columns))
    return list(range(cell + columns, layout.size, columns))
