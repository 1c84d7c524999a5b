"""Outlines of sets of cells, as SVG paths in hundredths of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .shapes import CELL

if TYPE_CHECKING:
    from collections.abc import Iterable

    Corner = tuple[int, int]  # column and row of a grid point

DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Right, down, left, up. The inside is always on the right: in the direction that follows in this
list."""


def centre(cell: int, columns: int) -> Corner:
    """Return the middle of a cell."""
    return cell % columns * CELL + CELL // 2, cell // columns * CELL + CELL // 2


def cell_of(point: Corner, columns: int) -> int:
    """Return the cell in which a point lies."""
    return point[1] // CELL * columns + point[0] // CELL


def pieces(cells: Iterable[int], columns: int) -> list[set[int]]:
    """Return the connected parts of a set of cells, ordered by their first cells."""
    left = set(cells)
    parts = []
    for first in sorted(left):
        if first not in left:
            continue
        piece, reached = set(), [first]
        for cell in reached:  # the list grows in the loop
            if cell in left:
                left.remove(cell)
                piece.add(cell)
                column = cell % columns
                reached += [cell - columns, cell + columns]
                reached += [cell - 1] if column else []
                reached += [cell + 1] if column + 1 < columns else []
        parts.append(piece)
    return parts


def outline(cells: Iterable[int], columns: int, inset: int) -> str:
    """Return the path around a set of cells, a little inside its edges; holes are outlined too.

    Cells that touch only at a corner are outlined one by one.

    Args:
        cells: any cells.
        columns: number of the board's columns.
        inset: distance from the edges.
    """
    edges = _edges(set(cells), columns)
    path = []
    while edges:
        (corner, direction) = start = min(edges)
        points = []
        while True:
            edges.remove((corner, direction))
            corner = corner[0] + DIRECTIONS[direction][0], corner[1] + DIRECTIONS[direction][1]
            # The right turn first: it stays at the same cell if another touches its corner.
            turn = [(corner, (direction + k) % 4) for k in (1, 0, 3)]
            ahead = next((edge for edge in turn if edge in edges or edge == start), start)
            if ahead[1] != direction:
                points.append(_moved(corner, direction, ahead[1], inset))
            if ahead == start:
                break
            direction = ahead[1]
        path.append("M" + "L".join([f"{x} {y}" for x, y in points]) + "Z")
    return "".join(path)


def _edges(cells: set[int], columns: int) -> set[tuple[Corner, int]]:
    """Return the edges of a set of cells: the start of each, and its direction."""
    edges = set()
    for cell in cells:
        row, column = cell // columns, cell % columns
        if cell - columns not in cells:
            edges.add(((column, row), 0))
        if column + 1 == columns or cell + 1 not in cells:
            edges.add(((column + 1, row), 1))
        if cell + columns not in cells:
            edges.add(((column + 1, row + 1), 2))
        if not column or cell - 1 not in cells:
            edges.add(((column, row + 1), 3))
    return edges


def _moved(corner: Corner, direction: int, next_direction: int, inset: int) -> Corner:
    """Return a corner, moved inside from both of its edges."""
    normal, next_normal = DIRECTIONS[(direction + 1) % 4], DIRECTIONS[(next_direction + 1) % 4]
    x, y = normal[0] + next_normal[0], normal[1] + next_normal[1]
    return corner[0] * CELL + x * inset, corner[1] * CELL + y * inset
