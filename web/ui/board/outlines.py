"""Outlines of sets of cells, as paths in hundredths of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    Corner = tuple[int, int]  # column and row of a grid point

CELL = 100
"""The units of a cell."""
WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Right, down, left, up: the inside is always at the right hand, the next of them."""


def centre(cell: int, columns: int) -> Corner:
    """Where the middle of a cell is."""
    return cell % columns * CELL + CELL // 2, cell // columns * CELL + CELL // 2


def pieces(cells: Iterable[int], columns: int) -> list[set[int]]:
    """The parts of a set of cells that hang together by edges, each part's first cell in turn."""
    left = set(cells)
    found = []
    for first in sorted(left):
        if first not in left:
            continue
        piece, reached = set(), [first]
        for cell in reached:  # it grows meanwhile
            if cell in left:
                left.remove(cell)
                piece.add(cell)
                column = cell % columns
                reached += [cell - columns, cell + columns]
                reached += [cell - 1] if column else []
                reached += [cell + 1] if column + 1 < columns else []
        found.append(piece)
    return found


def outline(cells: Iterable[int], columns: int, inset: int) -> str:
    """The path around a set of cells, a little within its edges, holes too.

    Cells that touch at a corner only are gone around one by one.

    Args:
        cells: any cells.
        columns: how many the board has.
        inset: how far within; corners to either side keep that distance.
    """
    edges = _edges(set(cells), columns)
    path = []
    while edges:
        (corner, way) = start = min(edges)
        points = []
        while True:
            edges.remove((corner, way))
            corner = corner[0] + WAYS[way][0], corner[1] + WAYS[way][1]
            # The right turn first: it stays with the cell where another touches its corner.
            turn = [(corner, (way + k) % 4) for k in (1, 0, 3)]
            ahead = next((edge for edge in turn if edge in edges or edge == start), start)
            if ahead[1] != way:
                points.append(_moved(corner, way, ahead[1], inset))
            if ahead == start:
                break
            way = ahead[1]
        path.append("M" + "L".join([f"{x} {y}" for x, y in points]) + "Z")
    return "".join(path)


def _edges(cells: set[int], columns: int) -> set[tuple[Corner, int]]:
    """The edges between a set and what is not in it: where each begins, and its way."""
    found = set()
    for cell in cells:
        row, column = cell // columns, cell % columns
        if cell - columns not in cells:
            found.add(((column, row), 0))
        if column + 1 == columns or cell + 1 not in cells:
            found.add(((column + 1, row), 1))
        if cell + columns not in cells:
            found.add(((column + 1, row + 1), 2))
        if not column or cell - 1 not in cells:
            found.add(((column, row + 1), 3))
    return found


def _moved(corner: Corner, way: int, then: int, inset: int) -> Corner:
    """A corner, moved inwards from both of its edges."""
    one, other = WAYS[(way + 1) % 4], WAYS[(then + 1) % 4]
    x, y = one[0] + other[0], one[1] + other[1]
    return corner[0] * CELL + x * inset, corner[1] * CELL + y * inset
