"""Grid and Puzzle: immutable values that everything else takes and returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .blocks import Block, blocks_for, box_of, default_box
from .messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def cell_at(cell: int, side: int) -> tuple[int, int]:
    """The row and column of a cell index, both counted from 1, as a person reads them.

    >>> cell_at(10, 9)
    (2, 2)
    """
    return cell // side + 1, cell % side + 1


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


def _side_of(count: int) -> int:
    side = 1
    while side * side < count:
        side += 1
    if side * side != count:
        raise InputError(Message("grid.not-square", count=count))
    return side


def _flat(values: Sequence[int | Sequence[int]]) -> tuple[int, ...]:
    """The cells of a grid given as cells or as rows."""
    if not any(issubclass(kind, (list, tuple)) for kind in {type(value) for value in values}):
        return tuple(values)  # type: ignore[arg-type]
    cells: list[int] = []
    for number, value in enumerate(values, 1):
        row = value if isinstance(value, (list, tuple)) else (value,)
        if len(row) != len(values):
            raise InputError(
                Message("grid.row", number=number, count=len(row), expected=len(values))
            )
        cells.extend(row)
    return tuple(cells)


class Grid:
    """A square of digits, 0 for an empty cell.

    Args:
        values: N² digits row by row, or N rows of N digits.

    Raises:
        InputError: the values do not make a square, a row is too long or too short, or a value is
            no whole number in 0..N.

    >>> grid = Grid([[1, 0, 0, 4], [0, 0, 1, 0], [0, 1, 0, 0], [4, 0, 0, 1]])
    >>> grid.side, grid.cells[3], grid.rows[1], grid.is_full
    (4, 4, (0, 0, 1, 0), False)
    """

    __slots__ = ("_cells", "_side")

    def __init__(self, values: Iterable[int] | Iterable[Sequence[int]]) -> None:
        self._cells = _flat(list(values))
        self._side = _side_of(len(self._cells))
        for index, digit in enumerate(self._cells):
            if (type(digit) is not int and not whole(digit)) or not 0 <= digit <= self._side:
                where = (cell_at(index, self._side),)
                raise InputError(
                    Message("grid.value", value=plain(digit), cells=where, side=self._side)
                )

    @property
    def side(self) -> int:
        """The side N: rows, columns and digits there are."""
        return self._side

    @property
    def cells(self) -> tuple[int, ...]:
        """The N² digits, row by row."""
        return self._cells

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The digits as N rows."""
        side = self._side
        return tuple([self._cells[r * side : (r + 1) * side] for r in range(side)])

    @property
    def is_full(self) -> bool:
        """Whether no cell is empty."""
        return 0 not in self._cells

    def replace(self, cell: int, digit: int) -> Grid:
        """The same grid with another digit in one cell.

        Raises:
            IndexError: there is no such cell.
            InputError: the digit is none of this side.

        >>> Grid([0, 0, 0, 0]).replace(3, 2).cells
        (0, 0, 0, 2)
        """
        if not 0 <= cell < len(self._cells):
            raise IndexError(f"there is no cell {cell}; cells go from 0 to {len(self._cells) - 1}")
        return Grid(self._cells[:cell] + (digit,) + self._cells[cell + 1 :])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self._cells == other._cells

    def __hash__(self) -> int:
        return hash(self._cells)

    def __repr__(self) -> str:
        return f"Grid({list(self.rows)!r})"


def full_grids(grids: Iterable[Grid], side: int) -> tuple[Grid, ...]:
    """The grids, each of them full and of a side.

    Raises:
        InputError: one is not.

    >>> full_grids([Grid([1])], 1)
    (Grid([(1,)]),)
    """
    found = tuple(grids)
    for number, grid in enumerate(found, 1):
        if grid.side != side or not grid.is_full:
            raise InputError(Message("grid.full", number=number, side=side))
    return found


class Puzzle:
    """Givens and the blocks that hold for them.

    Args:
        givens: a Grid, or what makes one.
        blocks: any blocks, as Block values or as iterables of cell indices from 0; by default the
            rows, columns and boxes of the side.
        box: rows and columns of a box, where they are not the default ones; not with ``blocks``.

    Raises:
        InputError: the givens are no grid, the box does not fit, or a block names a cell that is
            not there, one cell twice, or more cells than there are digits.
        TypeError: both blocks and a box are given.

    >>> puzzle = Puzzle([0] * 36)
    >>> puzzle.side, puzzle.box, len(puzzle.blocks)
    (6, (2, 3), 18)
    >>> Puzzle([0] * 16, blocks=[(0, 5, 10, 15)]).blocks
    (Block('block', 1, (0, 5, 10, 15)),)
    """

    __slots__ = ("_blocks", "_box", "_givens")

    def __init__(
        self,
        givens: Grid | Iterable[int] | Iterable[Sequence[int]],
        blocks: Iterable[Block | Iterable[int]] | None = None,
        *,
        box: tuple[int, int] | None = None,
    ) -> None:
        self._givens = givens if isinstance(givens, Grid) else Grid(givens)
        side = self._givens.side
        if blocks is not None and box is not None:
            raise TypeError("a puzzle takes blocks or a box, not both")
        if blocks is None:
            self._box = checked_box(box) if box else default_box(side)
            self._blocks = blocks_for(side, self._box)
        else:
            self._blocks = _checked(blocks, side)
            self._box = box_of(side, self._blocks)

    @property
    def givens(self) -> Grid:
        """The digits that are given, 0 elsewhere."""
        return self._givens

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The sets of cells whose values must differ."""
        return self._blocks

    @property
    def side(self) -> int:
        """The side N."""
        return self._givens.side

    @property
    def box(self) -> tuple[int, int] | None:
        """Rows and columns of a box, or None where the blocks hold no rectangular boxes."""
        return self._box

    def replace(self, givens: Grid) -> Puzzle:
        """The same blocks with other givens of the same side.

        >>> Puzzle([0] * 36, box=(3, 2)).replace(Grid([6] + [0] * 35)).box
        (3, 2)
        """
        return Puzzle(givens, self._blocks)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Puzzle)
            and self._givens == other._givens
            and self._blocks == other._blocks
        )

    def __hash__(self) -> int:
        return hash((self._givens, self._blocks))

    def __repr__(self) -> str:
        if self._box and self._blocks == blocks_for(self.side, self._box):
            return f"Puzzle({self._givens!r}, box={self._box})"
        return f"Puzzle({self._givens!r}, {self._blocks!r})"


def _checked(blocks: Iterable[Block | Iterable[int]], side: int) -> tuple[Block, ...]:
    checked: list[Block] = []
    names = set()
    for number, item in enumerate(blocks, 1):
        block = item if isinstance(item, Block) else Block("block", number, item)
        if block.name in names:
            raise InputError(Message("puzzle.block-name", number=number, name=block.name))
        names.add(block.name)
        if len(block.cells) > side:
            raise InputError(
                Message("puzzle.block-size", number=number, count=len(block.cells), side=side)
            )
        seen = set()
        for cell in block.cells:
            if not whole(cell) or not 0 <= cell < side * side:
                last = side * side - 1
                raise InputError(
                    Message("puzzle.block-cell", number=number, cell=plain(cell), last=last)
                )
            if cell in seen:
                where = (cell_at(cell, side),)
                raise InputError(Message("puzzle.block-repeat", number=number, cells=where))
            seen.add(cell)
        checked.append(block)
    return tuple(checked)
