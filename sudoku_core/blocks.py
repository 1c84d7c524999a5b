"""Blocks: sets of cells whose values must all differ (seed 001's word).

Rows, columns and boxes are blocks; so are diagonals or jigsaw regions. A cell is an index from 0,
row by row: ``row * side + column``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Iterable

KINDS = ("row", "column", "box", "block")
_made: dict[tuple[int, tuple[int, int] | None], tuple[Block, ...]] = {}
"""The blocks of ``blocks_for``, which every puzzle of a side and box shares."""


class Block:
    """A set of cells whose values must all differ.

    Args:
        kind: "row", "column", "box", or "block" for any other.
        number: which of its kind, from 1.
        cells: cell indices from 0; as many as the side (then each digit stands there exactly once)
            or fewer (then at most once).

    >>> Block("block", 1, (0, 10, 20)).name
    'block1'
    """

    __slots__ = ("_cells", "_hash", "_kind", "_number")

    def __init__(self, kind: str, number: int, cells: Iterable[int]) -> None:
        self._kind = kind
        self._number = number
        self._cells = tuple(cells)
        self._hash = hash((kind, number, self._cells))

    @property
    def kind(self) -> str:
        """One of ``KINDS``."""
        return self._kind

    @property
    def number(self) -> int:
        """Which of its kind, from 1."""
        return self._number

    @property
    def cells(self) -> tuple[int, ...]:
        """The cell indices, from 0."""
        return self._cells

    @property
    def name(self) -> str:
        """Kind and number, as constraint names carry them: ``row3``."""
        return f"{self._kind}{self._number}"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Block)
            and self._kind == other._kind
            and self._number == other._number
            and self._cells == other._cells
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Block({self._kind!r}, {self._number}, {self._cells})"


def default_box(side: int) -> tuple[int, int] | None:
    """The box a board of this side has unless said otherwise: the nearest to a square, lying flat.

    Args:
        side: the side N of the board.

    Returns:
        Rows and columns of a box, or None where N has no divisor but 1 and itself: such a board has
        rows and columns only.

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
    """All blocks of the board whose boxes have the given shape: its rows, columns and boxes.

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
    """The rows and the columns of a board: the blocks of a Latin square.

    >>> [block.name for block in lines(2)]
    ['row1', 'row2', 'column1', 'column2']
    """
    rows = [Block("row", r + 1, [r * side + c for c in range(side)]) for r in range(side)]
    columns = [Block("column", c + 1, [r * side + c for r in range(side)]) for c in range(side)]
    return tuple(rows + columns)


def blocks_for(side: int, box: tuple[int, int] | None) -> tuple[Block, ...]:
    """The standard blocks of a side with boxes of the given shape, or with none.

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
    """The shape of box that a list of blocks holds in full, or None.

    >>> box_of(6, standard_blocks(3, 2)), box_of(9, lines(9))
    ((3, 2), None)
    """
    held = {frozenset(block.cells) for block in blocks if block.kind == "box"}
    for rows in range(2, side):
        if len(held) < side:
            break
        if side % rows == 0:
            boxes = standard_blocks(rows, side // rows)[2 * side :]
            if held.issuperset([frozenset(box.cells) for box in boxes]):
                return rows, side // rows
    return None
