"""The text of Interactive-Sudoku-Solver in parts: its board, its cells, and its regions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..board.blocks import Block
from .packing.damage import damaged, strange

NAME = "interactive-sudoku-solver"
LARGEST = 16
"""Most rows, columns and digits of the program's boards."""
MOST = 20_000
"""Most rules of a text, and most arguments."""
NUMBERS = "123456789abcdefg"
"""Names of rows and columns."""
INSIDE = ("And", "Or", "Replicate")
"""Rules that hold other rules, up to an ``End``."""

Cells = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """A board: its rows and columns, the number of digits, and the value of the first digit.

    A raw board has no blocks: digits may repeat in its rows and columns.
    """

    rows: int = 9
    columns: int = 9
    side: int = 9
    first: int = 1
    raw: bool = False

    @property
    def longest(self) -> int:
        """Number of cells of the longest row or column."""
        return max(self.rows, self.columns)

    def cell(self, name: str) -> int | None:
        """Return the index of a cell by its name, such as R1Ca; None if the text is no such name.

        Raises:
            ParseError: the cell is outside the board.
        """
        if len(name) != 4 or name[0] not in "Rr" or name[2] not in "Cc":
            return None
        row, column = NUMBERS.find(name[1].lower()), NUMBERS.find(name[3].lower())
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise strange(NAME, name)
        return row * self.columns + column

    def name(self, cell: int) -> str:
        """Return the name of a cell."""
        return f"R{NUMBERS[cell // self.columns]}C{NUMBERS[cell % self.columns]}"

    def box(self, count: int) -> tuple[int, int] | None:
        """Return the rows and columns of a box with a number of cells: nearly square, wider than
        high; None if no box tiles the board."""
        for short in range(int(count**0.5), 1, -1):
            for high, wide in ((short, count // short), (count // short, short)):
                if high * wide == count and not (self.rows % high or self.columns % wide):
                    return high, wide
        return None

    def boxes(self, count: int) -> list[Cells]:
        """Return the cells of each box with a number of cells."""
        box = self.box(count)
        if box is None:
            return []
        tops, lefts = range(0, self.rows, box[0]), range(0, self.columns, box[1])
        return [self._box(top, left, box) for top in tops for left in lefts]

    def windows(self, count: int) -> list[Cells]:
        """Return the cells of each window with a number of cells: boxes with a row or a column
        around them."""
        box = self.box(count)
        if box is None:
            return []
        tops = range(1, self.rows - box[0], box[0] + 1)
        lefts = range(1, self.columns - box[1], box[1] + 1)
        return [self._box(top, left, box) for top in tops for left in lefts]

    def groups(self, count: int) -> list[Cells]:
        """Return for each place in a box the cells with this place in their boxes.

        Args:
            count: number of cells of a box.
        """
        return list(zip(*self.boxes(count)))

    def diagonal(self, falls: bool) -> Cells:
        """Return the long diagonal that falls to the right, or the long diagonal that rises."""
        step = self.columns + 1 if falls else self.columns - 1
        first = 0 if falls else self.columns - 1
        return tuple([first + step * row for row in range(self.rows)])

    def lines(self) -> list[Block]:
        """Return the rows and the columns as blocks; [] for a raw board."""
        size = 0 if self.raw else self.rows * self.columns
        rows = [range(first, first + self.columns) for first in range(0, size, self.columns)]
        columns = [range(first, size, self.columns) for first in range(min(size, self.columns))]
        return [
            *[Block("row", k, cells) for k, cells in enumerate(rows, 1)],
            *[Block("column", k, cells) for k, cells in enumerate(columns, 1)],
        ]

    def square(self, corner: int) -> Cells:
        """Return the four cells of which one is the first; () if there are fewer."""
        if corner % self.columns == self.columns - 1 or corner // self.columns == self.rows - 1:
            return ()
        below = corner + self.columns
        return corner, corner + 1, below, below + 1

    def are_neighbours(self, a: int, b: int) -> bool:
        """Return whether two cells share an edge."""
        rows = abs(a // self.columns - b // self.columns)
        return rows + abs(a % self.columns - b % self.columns) == 1

    def outside(self, line: str) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """Return the positions before and behind a row or column, such as R4; None if none."""
        index = NUMBERS.find(line[1:].lower()) if len(line) == 2 else -1
        if line[:1] == "R" and 0 <= index < self.rows:
            return (index, -1), (index, self.columns)
        if line[:1] == "C" and 0 <= index < self.columns:
            return (-1, index), (self.rows, index)
        return None

    def line_of(self, position: Sequence[int]) -> str | None:
        """Return the name of the row or column that a position outside looks along."""
        if len(position) != 2:
            return None
        row, column = position
        return f"R{NUMBERS[row]}" if 0 <= row < self.rows else f"C{NUMBERS[column]}"

    def diagonal_step(self, cell: int) -> tuple[int, int] | None:
        """Return the step of the diagonal that the program lets begin in a cell at the edge."""
        row, column = divmod(cell, self.columns)
        last_row, last_column = self.rows - 1, self.columns - 1
        if column == 0 and row < last_row:
            return 1, 1
        if column == last_column and row > 0:
            return -1, -1
        if row == 0 and column > 0:
            return 1, -1
        return (-1, 1) if row == last_row and column < last_column else None

    def seen_along(self, cell: int, step: tuple[int, int]) -> list[int]:
        """Return the cells from a cell on along a step down and to the right."""
        row, column = divmod(cell, self.columns)
        cells = []
        while 0 <= row < self.rows and 0 <= column < self.columns:
            cells.append(row * self.columns + column)
            row, column = row + step[0], column + step[1]
        return cells

    def _box(self, top: int, left: int, box: tuple[int, int]) -> Cells:
        rows, columns = range(top, top + box[0]), range(left, left + box[1])
        return tuple([row * self.columns + column for row in rows for column in columns])


@dataclass(frozen=True, slots=True)
class Item:
    """A part of a text: the word of a rule, its arguments, and whether the rule must hold.

    A rule inside an ``Or`` or a ``Replicate`` does not count by itself.
    """

    kind: str
    values: list[str]
    counts: bool


def items_of(text: str) -> Iterator[Item]:
    """Yield the parts of a text, except the ``End`` of rules that hold others.

    Raises:
        ParseError: a part has no word for a rule, or a rule that holds others has no ``End``.
    """
    opened: list[bool] = []
    parts = "".join(text.split()).split(".")
    if parts[0] or len(parts) > MOST or text.count("~") > MOST:
        raise damaged(NAME)
    for part in parts[1:]:
        kind, *values = part.split("~")
        counts = not opened or opened[-1]
        if kind == "End":
            if not opened:
                raise strange(NAME, kind)
            opened.pop()
            continue
        if kind and not (kind.isascii() and kind.isalnum() and len(kind) < 40):
            raise damaged(NAME)
        if kind in INSIDE:
            opened.append(counts and kind == "And")
        yield Item(kind or "Given", values, counts)
    if opened:
        raise strange(NAME, "End")


def unread_groups(text: str) -> Iterator[str]:
    """Yield the text of each outermost ``Or`` or ``Replicate``, up to its ``End``.

    Args:
        text: a text for which ``items_of`` raises nothing.
    """
    group: list[str] = []
    opened: list[str] = []
    for part in "".join(text.split()).split(".")[1:]:
        kind = part.partition("~")[0]
        if kind == "End":
            opened.pop()
        elif kind in INSIDE:
            opened.append(kind)
        if group or kind in INSIDE[1:]:
            group.append("." + part)
        if group and not any(name in INSIDE[1:] for name in opened):
            yield "".join(group)
            group = []


def shape_of(values: Sequence[str]) -> Shape:
    """Return the board of a ``Shape``: rows and columns, as 9x9, then perhaps digits, as 0-8.

    Raises:
        ParseError: the program has no such board.

    >>> shape_of(["6x8", "0-7"])
    Shape(rows=6, columns=8, side=8, first=0, raw=False)
    """
    rows, columns = [_number(word) for word in (values[0].split("x") if values else ["", ""])]
    if not (1 <= rows <= LARGEST and 1 <= columns <= LARGEST):
        raise strange(NAME, "Shape")
    first, last = 1, max(rows, columns)
    if len(values) > 1 and values[1]:
        low, dash, high = values[1].partition("-")
        first, last = (_number(low), _number(high)) if dash else (1, _number(low))
    side = last - first + 1
    if not (max(rows, columns) <= side <= LARGEST and first in (0, 1)):
        raise strange(NAME, "Shape")
    raw = values[2:] == ["Raw"]
    if (values[2:] and not raw) or (raw and not rows == columns == side):
        raise strange(NAME, "Shape")
    return Shape(rows, columns, side, first, raw)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise strange(NAME, "Shape")
    return int(text)


def number_in(values: Sequence[str], most: int) -> int:
    """Return the first of some values as a number of at most ``most``.

    Raises:
        ParseError: the value is no such number, or there is none.
    """
    text = values[0] if values else ""
    if not (text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= most):
        raise damaged(NAME)
    return int(text)


def cells_of(names: Sequence[str], shape: Shape, differ: bool = False) -> Cells:
    """Return the cells of some names; () if a name is no cell's, or stands there twice.

    Args:
        names: names of cells.
        shape: the board.
        differ: True to accept no more cells than there are digits.
    """
    named = [shape.cell(name) for name in names]
    known = tuple([cell for cell in named if cell is not None])
    fits = len(set(known)) == len(named) and (not differ or len(named) <= shape.side)
    return known if fits else ()


def cell_names(named: Iterable[int], shape: Shape) -> list[str]:
    """Return the names of cells."""
    return [shape.name(cell) for cell in named]
