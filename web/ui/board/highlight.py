"""The row, column and box of the picked cell, and its other blocks, as one SVG path in cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..blocks import blocks_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sudoku_core.board.layout import Layout

    from ..blocks import Blocks

RECTANGLE = "M{} {}h{}v{}h-{}z"
HOLE = "M{} {}v1h1v-1z"
"""A cell drawn in the opposite direction, which takes one layer of the path away."""


def rectangles(cells: Iterable[int], columns: int) -> str:
    """Return a path of rectangles that cover a set of cells, each cell once.

    Args:
        cells: the cells.
        columns: the number of the board's columns.
    """
    runs: list[list[int]] = []  # first column and row, width and height
    for cell in sorted(cells):
        column, row = cell % columns, cell // columns
        if runs and runs[-1][1] == row and runs[-1][0] + runs[-1][2] == column:
            runs[-1][2] += 1
        else:
            runs.append([column, row, 1, 1])
    parts: list[list[int]] = []
    for run in runs:
        above = [part for part in parts if part[0] == run[0] and part[2] == run[2]]
        if above and above[-1][1] + above[-1][3] == run[1]:
            above[-1][3] += 1
        else:
            parts.append(run)
    return "".join([RECTANGLE.format(x, y, w, h, w) for x, y, w, h in parts])


_last: list[tuple[Blocks, dict[int, str]]] = []
"""The rules of the last layout, and the paths over their cells by number of the rule."""


def highlight(layout: Layout, cell: int) -> str:
    """Return the path over the peers of a cell.

    Rules may overlap: their rectangles go around in the same direction, so that an overlap is
    filled once.
    """
    blocks, columns = blocks_of(layout), layout.columns
    if not _last or _last[0][0] is not blocks:
        _last[:] = [(blocks, {})]
    known, paths = _last[0][1], []
    for number in blocks.of_cell.get(cell, ()):
        if number not in known:
            known[number] = rectangles(blocks.cells[number], columns)
        paths.append(known[number])
    return "".join(paths) + HOLE.format(cell % columns, cell // columns) * len(paths)
