"""Symmetries of the cells that hold givens."""

from __future__ import annotations

from collections.abc import Callable

from ..board.layout import Layout
from ..language.messages import InputError, Message, unknown

Turn = Callable[[int, int, int, int], tuple[int, int]]
"""Function from a row, a column and the numbers of rows and columns to the image of the cell."""
SYMMETRIES: dict[str, Turn] = {
    "rotate180": lambda row, column, rows, columns: (rows - 1 - row, columns - 1 - column),
    "rotate90": lambda row, column, rows, columns: (column, rows - 1 - row),
    "mirror-rows": lambda row, column, rows, columns: (rows - 1 - row, column),
    "mirror-columns": lambda row, column, rows, columns: (row, columns - 1 - column),
    "diagonal": lambda row, column, rows, columns: (column, row),
    "antidiagonal": lambda row, column, rows, columns: (columns - 1 - column, rows - 1 - row),
}
"""For each name, the image of a cell: half and quarter turns; rows or columns in reverse order;
reflections in the diagonal from the top left, or from the top right."""


def orbits(layout: Layout, symmetry: str | None) -> tuple[int, ...]:
    """Return the sets of cells that hold givens together or not at all.

    Args:
        layout: the board.
        symmetry: one of ``SYMMETRIES``, or None.

    Returns:
        Sets of cells as masks: bit ``cell`` for a cell; each cell is in one.

    Raises:
        InputError: there is no such symmetry, or the board does not have it.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> len(orbits(Puzzle([0] * 16).layout, "rotate90"))
    4
    """
    if symmetry is None:
        return tuple([1 << cell for cell in layout.cells])
    if symmetry not in SYMMETRIES:
        raise InputError(unknown("generate.symmetry", SYMMETRIES, name=symmetry))
    turn, left, masks = SYMMETRIES[symmetry], set(layout.cells), []
    while left:
        cell, orbit = min(left), 0
        while not orbit >> cell & 1:
            orbit |= 1 << cell
            left.discard(cell)
            row, column = turn(*divmod(cell, layout.columns), layout.rows, layout.columns)
            cell = row * layout.columns + column
            if not (row < layout.rows and column < layout.columns and cell in layout.cells):
                raise InputError(Message("generate.not-symmetric", name=symmetry))
        masks.append(orbit)
    return tuple(masks)
