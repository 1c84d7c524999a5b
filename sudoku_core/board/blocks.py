"""Blocks: sets of cells whose digits must all differ (the word of seed 001).

Rows, columns and boxes are blocks, and so are diagonals and jigsaw regions. A cell is an index from
0, row by row: ``row * columns + column``, both from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..language.messages import InputError, Message
from .conditions import Differ, repeated
from .grid import whole
from .rule import Rule
from .rule_checks import check_cells

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..rules.kernel import Primitive
    from .conditions import Condition
    from .grid import Grid
    from .layout import Layout

KINDS = ("row", "column", "box", "block", "diagonal", "window", "group", "region")
"""Kinds of blocks that have a word of their own in messages."""
BASE_KINDS = ("row", "column", "box", "region")
"""Kinds of the blocks that most boards begin with. On a board without rows, blocks of the kind
"block" count among them (``Layout.extras``)."""
FULL_KINDS = ("diagonal", "window", "group")
"""Kinds of blocks that must have a cell for each digit where they are given as rules."""
_made: dict[tuple[int, tuple[int, int] | None], tuple[Block, ...]] = {}
"""Cache of ``blocks_for``: all puzzles of a side and box share their blocks."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Block(Rule):
    """A rule that the digits of some cells all differ.

    Args:
        kind: one of ``KINDS`` or any other word; "block" if no other fits.
        number: number among the blocks of its kind, from 1.
        cells: cell indices from 0: as many as there are digits (each digit stands there exactly
            once) or fewer (at most once).

    >>> Block("block", 1, (0, 10, 20)).name
    'block1'
    """

    kind: str = field()
    number: int = field()
    cells: tuple[int, ...] = field()
    differ = True

    def __init__(self, kind: str, number: int, cells: Iterable[int]) -> None:
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "number", number)
        object.__setattr__(self, "cells", tuple(cells))

    @property
    def name(self) -> str:
        """Kind and number, as in names of constraints: ``row3``."""
        return f"{self.kind}{self.number}"

    @property
    def params(self) -> dict[str, object]:
        """The number, for messages."""
        return {"number": self.number}

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> tuple[int, ...]:
        """Return the cells that share their digit with another cell of the block."""
        return repeated(self.cells, digits)

    def code(self, group: str, fault: str = "") -> str:
        """Return the code of a sentence about the block, as ``conflict.row``."""
        return f"{group}.{self.kind if self.kind in KINDS else 'block'}"

    def conditions(self, layout: Layout) -> tuple[Condition, ...]:
        """Return the condition that all digits differ."""
        return (Differ(self.cells),)

    def lower(self, values: tuple[int, ...]) -> tuple[Primitive, ...]:
        """Return the all-different constraint."""
        from ..rules.kernel import AllDifferent

        return (AllDifferent(self.cells),)

    def __repr__(self) -> str:
        return f"Block({self.kind!r}, {self.number}, {self.cells})"


def default_box(side: int) -> tuple[int, int] | None:
    """Return the default shape of a side's boxes: the nearest to a square, wider than high.

    Args:
        side: the side N of the board.

    Returns:
        Rows and columns of a box, or None if N is prime or 1: such a board has only rows and
            columns.

    >>> default_box(9), default_box(6), default_box(12), default_box(7)
    ((3, 3), (2, 3), (3, 4), None)
    """
    rows = 1
    for candidate in range(2, side):
        if candidate * candidate > side:
            break
        if side % candidate == 0:
            rows = candidate
    return (rows, side // rows) if rows > 1 else None


def standard_blocks(rows: int, columns: int | None = None) -> tuple[Block, ...]:
    """Return the rows, columns and boxes of a board with boxes of the given shape.

    Args:
        rows: rows of a box; alone, the order n of a board of side n² (seed 001).
        columns: columns of a box.

    Returns:
        The N rows, then N columns, then N boxes in reading order, where N = rows × columns.

    >>> len(standard_blocks(3)), len(standard_blocks(2, 3))
    (27, 18)
    >>> standard_blocks(2)[-1]
    Block('box', 4, (10, 11, 14, 15))
    """
    columns = columns or rows
    side = rows * columns
    boxes: list[Block] = []
    for top in range(0, side, rows):
        for left in range(0, side, columns):
            cells = [(top + r) * side + left + c for r in range(rows) for c in range(columns)]
            boxes.append(Block("box", len(boxes) + 1, cells))
    return lines(side) + tuple(boxes)


def lines(side: int) -> tuple[Block, ...]:
    """Return the rows and the columns of a board: the blocks of a Latin square.

    >>> [block.name for block in lines(2)]
    ['row1', 'row2', 'column1', 'column2']
    """
    rows = [Block("row", r + 1, [r * side + c for c in range(side)]) for r in range(side)]
    columns = [Block("column", c + 1, [r * side + c for r in range(side)]) for c in range(side)]
    return tuple(rows + columns)


def blocks_for(side: int, box: tuple[int, int] | None) -> tuple[Block, ...]:
    """Return the standard blocks of a side with boxes of the given shape, or without boxes.

    Raises:
        InputError: the box does not fit the side.

    >>> len(blocks_for(6, (3, 2))), len(blocks_for(5, None))
    (18, 10)
    """
    if box is not None and (box[0] * box[1] != side or box[0] < 1):
        raise InputError(Message("puzzle.box", rows=box[0], columns=box[1], side=side))
    if (side, box) not in _made:
        _made[side, box] = lines(side) if box is None else standard_blocks(box[0], box[1])
    return _made[side, box]


def box_of(side: int, blocks: Iterable[Block]) -> tuple[int, int] | None:
    """Return the shape of the boxes that are all among some blocks, or None.

    >>> box_of(6, standard_blocks(3, 2)), box_of(9, lines(9))
    ((3, 2), None)
    """
    cells_of_boxes = {frozenset(block.cells) for block in blocks if block.kind == "box"}
    for rows in range(2, side):
        if len(cells_of_boxes) < side:
            break
        if side % rows == 0:
            boxes = standard_blocks(rows, side // rows)[2 * side :]
            if cells_of_boxes.issuperset([frozenset(box.cells) for box in boxes]):
                return rows, side // rows
    return None


def checked_blocks(
    blocks: Iterable[Block | Iterable[int]], grid: Grid, others: Sequence[Block] = ()
) -> tuple[Block, ...]:
    """Return blocks as Block values that are valid on a board.

    Args:
        blocks: Block values, or cell indices from 0.
        grid: a grid of the board's shape.
        others: the blocks that the board has already, whose names are in use.

    Raises:
        InputError: a block's kind or name is not valid, it has more cells than there are digits, or
            cells that ``check_cells`` rejects.
    """
    checked: list[Block] = []
    names = {block.name for block in others}
    for number, item in enumerate(blocks, len(others) + 1):
        block = item if isinstance(item, Block) else Block("block", number, item)
        if not _is_word(block.kind) or not whole(block.number) or block.number < 1:
            raise InputError(Message("puzzle.block-kind", number=number, name=block.name))
        if block.name in names:
            raise InputError(Message("puzzle.block-name", number=number, name=block.name))
        names.add(block.name)
        count = len(block.cells)
        if count > grid.side:
            params = {"number": number, "count": count, "side": grid.side}
            raise InputError(Message("puzzle.block-size", **params))
        check_cells(block.cells, grid, "puzzle.block-", number=number)
        checked.append(block)
    return tuple(checked)


def check_size(block: Block, side: int) -> None:
    """Raise InputError for a diagonal, window or group that does not have a cell for each digit.

    Raises:
        InputError: the block is of a board of another side.

    >>> check_size(Block("diagonal", 1, (0, 3)), 3)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    sudoku_core.language.messages.InputError: diagonal1 has 2 cells, as on ... expected 3.
    """
    count = len(block.cells)
    if block.kind in FULL_KINDS and count != side:
        raise InputError(Message("puzzle.block-side", name=block.name, count=count, side=side))


def _is_word(text: object) -> bool:
    """Return whether a value is a text of letters only, so that it can begin a constraint's
    name."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return isinstance(text, str) and text != "" and all(char in letters for char in text.lower())
