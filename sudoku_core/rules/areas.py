"""Blocks beyond rows, columns and boxes: diagonals, windows, groups, regions, several boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.blocks import Block, blocks_for, default_box, lines
from ..language.messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def diagonals(side: int) -> tuple[Block, ...]:
    """Return the two long diagonals of an X-sudoku.

    Args:
        side: the side N.

    >>> [block.cells for block in diagonals(3)]
    [(0, 4, 8), (2, 4, 6)]
    """
    down = range(0, side * side, side + 1)
    up = [(row + 1) * side - 1 - row for row in range(side)]
    return Block("diagonal", 1, down), Block("diagonal", 2, up)


def windows(side: int, box: tuple[int, int] | None = None) -> tuple[Block, ...]:
    """Return the windows of a windoku: the boxes that fit with a row or column around each.

    Args:
        side: the side N.
        box: rows and columns of a window; by default those of the side's boxes.

    Raises:
        InputError: the side has no boxes.

    >>> [block.cells[0] for block in windows(9)]
    [10, 14, 46, 50]
    """
    height, width = _box(side, box)
    blocks: list[Block] = []
    for top in range(1, side - height, height + 1):
        for left in range(1, side - width, width + 1):
            cells = [(top + r) * side + left + c for r in range(height) for c in range(width)]
            blocks.append(Block("window", len(blocks) + 1, cells))
    return tuple(blocks)


def disjoint_groups(side: int, box: tuple[int, int] | None = None) -> tuple[Block, ...]:
    """Return for each place in a box the cells with this place in their boxes.

    Args:
        side: the side N.
        box: rows and columns of a box; by default those of the side.

    Raises:
        InputError: the side has no boxes.

    >>> disjoint_groups(4)[0]
    Block('group', 1, (0, 2, 8, 10))
    """
    boxes = blocks_for(side, _box(side, box))[2 * side :]
    return tuple([Block("group", k + 1, [b.cells[k] for b in boxes]) for k in range(side)])


def regions(marks: Sequence[object]) -> tuple[Block, ...]:
    """Return regions of any shape and size, as in a jigsaw.

    Args:
        marks: by cell of the board a mark that is the same for all cells of a region; None for no
            region.

    Returns:
        The regions, numbered in the order of their first cells.

    >>> regions("aabb")
    (Block('region', 1, (0, 1)), Block('region', 2, (2, 3)))
    """
    cells_by_mark: dict[object, list[int]] = {}
    order: list[object] = []
    for cell, mark in enumerate(marks):
        if mark is not None:
            if mark not in cells_by_mark:
                cells_by_mark[mark] = []
                order.append(mark)
            cells_by_mark[mark].append(cell)
    return tuple([Block("region", k, cells_by_mark[mark]) for k, mark in enumerate(order, 1)])


def boards(
    corners: Iterable[tuple[int, int]], columns: int, box: tuple[int, int]
) -> tuple[Block, ...]:
    """Return the blocks of several boards that may overlap, as in a samurai.

    Args:
        corners: row and column, from 0, of the first cell of each board.
        columns: number of columns of the whole.
        box: rows and columns of a box; a board has as many rows and columns as a box has cells.

    Returns:
        All rows, then all columns, then all boxes, without repetition of blocks that boards share.

    Raises:
        InputError: a board is not inside the whole, or the box is not valid.

    >>> corners = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]
    >>> len(boards(corners, 21, (3, 3)))
    131
    """
    side = box[0] * box[1]
    board_blocks = blocks_for(side, box)
    by_kind: dict[str, list[tuple[int, ...]]] = {"row": [], "column": [], "box": []}
    for top, left in corners:
        if top < 0 or not 0 <= left <= columns - side:
            raise InputError(Message("puzzle.corner", cells=((top + 1, left + 1),), side=side))
        for block in board_blocks:
            cells = tuple(
                [(top + cell // side) * columns + left + cell % side for cell in block.cells]
            )
            if cells not in by_kind[block.kind]:
                by_kind[block.kind].append(cells)
    kinds = ("row", "column", "box")
    return tuple(
        [Block(kind, k, cells) for kind in kinds for k, cells in enumerate(by_kind[kind], 1)]
    )


def jigsaw(side: int, marks: Sequence[object]) -> tuple[Block, ...]:
    """Return the rows and columns of a board, with regions instead of boxes.

    Args:
        side: the side N.
        marks: as for ``regions``.

    >>> len(jigsaw(2, "aabb"))
    6
    """
    return lines(side) + regions(marks)


def _box(side: int, box: tuple[int, int] | None) -> tuple[int, int]:
    box = box or default_box(side)
    if box is None:
        raise InputError(Message("puzzle.no-boxes", side=side))
    return box
