"""Grid: digits on a board; where a cell is, and the one numbering of variables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


LARGEST_VALUE = 999
"""What a digit may stand for at most."""


def cell_at(cell: int, columns: int) -> tuple[int, int]:
    """The row and column of a cell index, both counted from 1, as a person reads them.

    >>> cell_at(10, 9)
    (2, 2)
    """
    return cell // columns + 1, cell % columns + 1


def whole(value: object) -> bool:
    """Whether a value is a whole number; True and False are none.

    >>> whole(9), whole("9"), whole(True)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)


def plain(value: object) -> object:
    """A value as a message shows it: numbers as they are, all else as Python writes it.

    >>> plain(9), plain("9")
    (9, "'9'")
    """
    return value if whole(value) else repr(value)


def checked_box(box: object) -> tuple[int, int]:
    """The rows and columns that a caller names as a box.

    Raises:
        InputError: it is no pair of whole numbers.

    >>> checked_box([2, 3])
    (2, 3)
    """
    if isinstance(box, (tuple, list)) and len(box) == 2 and whole(box[0]) and whole(box[1]):
        return box[0], box[1]
    raise InputError(Message("puzzle.box-pair", box=repr(box)))


def checked_digits(digits: Iterable[int]) -> tuple[int, ...]:
    """What the digits 1, 2, 3 … are to stand for, as a caller names it.

    Raises:
        InputError: they are no whole numbers from 0 up, each larger than the one before.

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
    """The number of the binary variable that says "this digit stands in this cell".

    Args:
        cell: the cell index from 0.
        digit: the digit from 1.
        side: how many digits there are.

    >>> variable_of(0, 1, 9), variable_of(10, 3, 9)
    (0, 92)
    """
    return cell * side + digit - 1


def variable_name(variable: int, side: int, columns: int) -> str:
    """The name of such a variable, row, column and digit counted from 1.

    >>> variable_name(6, 4, 4)
    'x_1_2_3'
    """
    cell, digit = divmod(variable, side)
    row, column = cell_at(cell, columns)
    return f"x_{row}_{column}_{digit + 1}"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Grid:
    """Digits on a board, 0 for an empty cell.

    Digits are numbered from 1, whatever they stand for on the board (``Puzzle.digits``).

    Args:
        values: the digits row by row, or rows of digits.
        side: how many digits there are; by default as many as rows.
        columns: how many columns there are; by default as many as the rows have that were given, or
            as many as rows.
        gaps: cell indices from 0 that are no cells of the board; there is no digit in them.

    Attributes:
        cells: the digits row by row.

    Raises:
        InputError: the values do not make a square (or rows of that many columns), a row is too
            long or too short, a value is no whole number in 0..side, or stands in a gap.
        IndexError: a gap is no cell of the rectangle.

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
        """Whether no cell is empty."""
        return self.cells.count(0) == len(self.gaps)

    def with_cells(self, cells: Iterable[int]) -> Grid:
        """A grid of the same shape with other digits.

        >>> Grid([0] * 6, side=3, columns=2).with_cells([1, 2, 3, 1, 2, 3]).rows
        ((1, 2), (3, 1), (2, 3))
        """
        return Grid(cells, side=self.side, columns=self.columns, gaps=self.gaps)

    def replace(self, cell: int, digit: int) -> Grid:
        """The same grid with another digit in one cell.

        Raises:
            IndexError: there is no such cell.
            InputError: the digit is none of this side.

        >>> Grid([0, 0, 0, 0]).replace(3, 2).cells
        (0, 0, 0, 2)
        """
        _check_cell(cell, self.cells)
        return self.with_cells(self.cells[:cell] + (digit,) + self.cells[cell + 1 :])

    def __repr__(self) -> str:
        shape = ""
        if self.side != self.columns or len(self.cells) != self.side * self.side:
            shape += f", side={self.side}"
        if self.gaps:
            shape += f", gaps={self.gaps}"
        return f"Grid({list(self.rows)!r}{shape})"


def _check_cell(cell: int, cells: Sequence[int]) -> None:
    if not 0 <= cell < len(cells):
        raise IndexError(f"there is no cell {cell}; cells go from 0 to {len(cells) - 1}")


def _flat(
    values: Sequence[int | Sequence[int]], side: int | None, columns: int | None
) -> tuple[tuple[int, ...], int | None]:
    """The cells of a grid given as cells or as rows, and how many columns there are, if told."""
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
    """The grids, each of them full and of one shape.

    Args:
        grids: what is asked for.
        like: a grid of that shape.

    Raises:
        InputError: one is not.

    >>> full_grids([Grid([1])], Grid([0]))
    (Grid([(1,)]),)
    """
    found = tuple(grids)
    held = [cell for cell in range(len(like.cells)) if cell not in like.gaps]
    for number, grid in enumerate(found, 1):
        filled = [cell for cell, digit in enumerate(grid.cells) if digit]
        if (grid.side, grid.columns, filled) != (like.side, like.columns, held):
            raise InputError(Message("grid.full", number=number, side=like.side))
    return found
