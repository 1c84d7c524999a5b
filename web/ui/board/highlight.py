"""The row, column and box of the picked cell, and its other blocks, as one SVG path in cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sudoku_core.board.layout import Layout

RECTANGLE = "M{} {}h{}v{}h-{}z"
HOLE = "M{} {}v1h1v-1z"
"""A cell drawn in the opposite direction, which takes one layer of the path away."""


class Highlight:
    """The paths over the peers of each cell.

    Args:
        layout: the board's layout.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._paths: dict[str, str] = {}  # by the name of a rule

    def path(self, cell: int) -> str:
        """Return the path over the peers of a cell.

        Rules may overlap: their rectangles go around in the same direction, so that an overlap is
        filled once.
        """
        columns = self.layout.columns
        paths = [
            self._path_of(rule.name, rule.cells)
            for rule in self.layout.blocks + self.layout.rules
            if rule.differ and cell in rule.cells
        ]
        hole = HOLE.format(cell % columns, cell // columns)
        return "".join(paths) + hole * len(paths)

    def _path_of(self, name: str, cells: Iterable[int]) -> str:
        if name not in self._paths:
            self._paths[name] = rectangles(cells, self.layout.columns)
        return self._paths[name]


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


_last: list[Highlight] = []
"""The paths of the last layout."""


def highlight(layout: Layout, cell: int) -> str:
    """Return the path over the peers of a cell."""
    if not _last or _last[0].layout is not layout:
        _last[:] = [Highlight(layout)]
    return _last[0].path(cell)
