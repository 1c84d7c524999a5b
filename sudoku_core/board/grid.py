"""Grid: digits on a board; names of cells, and the numbering of the model's variables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..language.messages import InputError, Message
from .text import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


LARGEST_VALUE = 999
"""Largest value of a digit."""


def cell_at(cell: int, columns: int) -> tuple[int, int]:
    """Return the row and column of a cell index, both counted from 1.

    >>> cell_at(10, 9)
    (2, 2)
    """
    return cell // columns + 1, cell % columns + 1


def whole(value: object) -> bool:
    """Return whether a value is a whole number; True and False are not.

    >>> whole(9), whole("9"), whole(True)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)


def plain(value: object) -> object:
    """Return a value for a message: numbers unchanged, other values as Python writes them.

    >>> plain(9), plain("9")
    (9, "'9'")
    """
    return value if whole(value) else repr(value)


def checked_box(box: object) -> tuple[int, int]:
    """Return the rows and columns of a box.

    Raises:
        InputError: the value is no pair of whole numbers.

    >>> checked_box([2, 3])
    (2, 3)
    """
    if isinstance(box, (tuple, list)) and len(box) == 2 and whole(box[0]) and whole(box[1]):
        return box[0], box[1]
    raise InputError(Message("puzzle.box-pair", box=repr(box)))


def checked_digits(digits: Iterable[int]) -> tuple[int, ...]:
    """Return the values of the digits 1, 2, 3 ….

    Raises:
        InputError: the values are no whole numbers from 0 up, each larger than the one before.

    >>> checked_digits(range(3))
    (0, 1, 2)
    """
    values = tuple(digits)
    last = -1
    for value in values:
        if not whole(value) or not last < value <= LARGEST_VALUE:
            raise InputError(Message("puzzle.digits", value=plain(value), most=LARGEST_VALUE))
        last = value
    if not values:
        raise InputError(Message("puzzle.digits", value="''", most=LARGEST_VALUE))
    return values


def variable_of(cell: int, digit: int, side: int) -> int:
    """Return the number of the binary variable for a digit in a cell.

    Args:
        cell: the cell index from 0.
        digit: the digit from 1.
        side: number of digits.

    >>> variable_of(0, 1, 9), variable_of(10, 3, 9)
    (0, 92)
    """
    return cell * side + digit - 1


def variable_name(variable: int, side: int, columns: int) -> str:
    """Return the name of such a variable, with row, column and digit counted from 1.

    >>> variable_name(6, 4, 4)
    'x_1_2_3'
    """
    cell, digit = divmod(variable, side)
    row, column = cell_at(cell, columns)
    return f"x_{row}_{column}_{digit + 1}"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Grid:
    """Digits on a board, 0 for an empty cell.

    Digits are numbered from 1, whatever their values on the board are (``Puzzle.digits``).

    Args:
        values: the digits row by row, or rows of digits.
        side: number of digits; by default the number of rows.
        columns: number of columns; by default the length of the rows, if given as rows, or the
            number of rows.
        gaps: cell indices from 0 that are no cells of the board and hold no digit.

    Attributes:
        cells: the digits row by row.

    Raises:
        InputError: the values do not make a square (or rows of that many columns), a row is too
            long or too short, a value is no whole number in 0..side, or stands in a gap, or a gap
            is no cell of the rectangle.
        TypeError: the values are a text, which ``parse`` reads.

    >>> grid = Grid([[1, 0, 0, 4], [0, 0, 1, 0], [0, 1, 0, 0], [4, 0, 0, 1]])
    >>> grid.side, grid.cells[3], grid.rows[1], grid.is_full
    (4, 4, (0, 0, 1, 0), False)
    """

    cells: tuple[int, ...] = field()
    columns: int = field()
    side: int = field(compare=False)
    gaps: tuple[int, ...] = field(compare=False)

    def __init__(
        self,
        values: Iterable[int] | Iterable[Sequence[int]],
        *,
        side: int | None = None,
        columns: int | None = None,
        gaps: Iterable[int] = (),
    ) -> None:
        if isinstance(values, str):
            raise TypeError("digits are meant here, not a text; parse makes a Puzzle of a text")
        cells, wide = _flat(list(values), side, columns)
        columns = wide or _side_of(len(cells))
        side = columns if side is None else side
        for index, digit in enumerate(cells):
            if (type(digit) is not int and not whole(digit)) or not 0 <= digit <= side:
                where = (cell_at(index, columns),)
                raise InputError(Message("grid.value", value=plain(digit), cells=where, side=side))
        object.__setattr__(self, "cells", cells)
        object.__setattr__(self, "columns", columns)
        object.__setattr__(self, "side", side)
        object.__setattr__(self, "gaps", tuple(sorted(set(gaps))) if gaps else ())
        for gap in self.gaps:
            _check_cell(gap, cells)
            if cells[gap]:
                raise InputError(Message("grid.gap", cells=(cell_at(gap, columns),)))

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The digits row by row."""
        columns = self.columns
        return tuple(
            [self.cells[first : first + columns] for first in range(0, len(self.cells), columns)]
        )

    @property
    def is_full(self) -> bool:
        """True if no cell is empty."""
        return self.cells.count(0) == len(self.gaps)

    def with_cells(self, cells: Iterable[int]) -> Grid:
        """Return a grid of the same shape with other digits.

        >>> Grid([0] * 6, side=3, columns=2).with_cells([1, 2, 3, 1, 2, 3]).rows
        ((1, 2), (3, 1), (2, 3))
        """
        return Grid(cells, side=self.side, columns=self.columns, gaps=self.gaps)

    def replace(self, cell: int, digit: int) -> Grid:
        """Return the grid with another digit in one cell.

        Raises:
            InputError: the cell does not exist, or the digit is not one of the side.

        >>> Grid([0, 0, 0, 0]).replace(3, 2).cells
        (0, 0, 0, 2)
        """
        _check_cell(cell, self.cells)
        return self.with_cells(self.cells[:cell] + (digit,) + self.cells[cell + 1 :])

    def __str__(self) -> str:
        return shown(self.rows, range(1, self.side + 1), None)

    def _repr_svg_(self) -> str:
        """Return a picture, with the usual boxes if the board can have them."""
        from .puzzle import Puzzle  # not above: a puzzle has a grid

        square = self.columns == self.side and len(self.cells) == self.side * self.side
        puzzle = Puzzle(self) if square and not self.gaps else Puzzle(self, blocks=())
        return puzzle._repr_svg_()

    def __repr__(self) -> str:
        shape = ""
        if self.side != self.columns or len(self.cells) != self.side * self.side:
            shape += f", side={self.side}"
        if self.gaps:
            shape += f", gaps={self.gaps}"
        return f"Grid({list(self.rows)!r}{shape})"


def _check_cell(cell: int, cells: Sequence[int]) -> None:
    if not whole(cell) or not 0 <= cell < len(cells):
        raise InputError(Message("model.cell", cell=plain(cell)))


def _flat(
    values: Sequence[int | Sequence[int]], side: int | None, columns: int | None
) -> tuple[tuple[int, ...], int | None]:
    """Return the cells of a grid given as cells or as rows, and the number of columns, if known."""
    if not any(issubclass(kind, (list, tuple)) for kind in {type(value) for value in values}):
        if columns is not None and (columns < 1 or not values or len(values) % columns):
            raise InputError(Message("grid.columns", count=len(values), columns=columns))
        return tuple(values), columns  # type: ignore[arg-type]
    cells: list[int] = []
    wide = columns or len(values)
    if side is not None and columns is None and isinstance(values[0], (list, tuple)):
        wide = max(len(values[0]), 1)
    for number, value in enumerate(values, 1):
        row = value if isinstance(value, (list, tuple)) else (value,)
        if len(row) != wide:
            raise InputError(Message("grid.row", number=number, count=len(row), expected=wide))
        cells.extend(row)
    return tuple(cells), wide


def _side_of(count: int) -> int:
    side = 1
    while side * side < count:
        side += 1
    if side * side != count:
        raise InputError(Message("grid.not-square", count=count))
    return side


def full_grids(grids: Iterable[Grid], like: Grid) -> tuple[Grid, ...]:
    """Return the grids as a tuple, all of them full and of one shape.

    Args:
        grids: the grids.
        like: a grid of the required shape.

    Raises:
        InputError: a grid has empty cells or another shape.

    >>> full_grids([Grid([1])], Grid([0]))
    (Grid([(1,)]),)
    """
    checked = tuple(grids)
    cells = [cell for cell in range(len(like.cells)) if cell not in like.gaps]
    for number, grid in enumerate(checked, 1):
        filled = [cell for cell, digit in enumerate(grid.cells) if digit]
        if (grid.side, grid.columns, filled) != (like.side, like.columns, cells):
            raise InputError(Message("grid.full", number=number, side=like.side))
    return checked
