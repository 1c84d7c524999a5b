"""Families of blocks that one word names in a rule line, such as "windows"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...board.blocks import blocks_for, default_box, lines
from ...board.grid import cell_at
from ...rules import boards, diagonals, disjoint_groups, jigsaw, windows

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...board.blocks import Block
    from ...board.layout import Layout

    Box = tuple[int, int]

FAMILIES = ("diagonals", "windows", "groups")
"""The rule lines that add blocks to a board with as many rows and columns as digits."""
OTHER_WORDS = {
    "diagonal": "diagonals",
    "windoku": "windows",
    "cage": "killer",
    "thermo": "thermometer",
}
"""Other words that people write, with the standard word of the rule line."""
_MAKERS: dict[str, Callable[[int, Box | None], tuple[Block, ...]]] = {
    "diagonals": lambda side, box: diagonals(side),
    "windows": windows,
    "groups": disjoint_groups,
}
_MARKS = "abcdefghijklmnopqrstuvwxyz0123456789"


def standard_word(word: str, alone: bool) -> str:
    """Return the standard word of a rule line; an X that stands alone is ``diagonals``.

    >>> standard_word("Windoku", True), standard_word("x", True), standard_word("x", False)
    ('windows', 'diagonals', 'x')
    """
    lower = word.lower()
    return "diagonals" if alone and lower == "x" else OTHER_WORDS.get(lower, word)


def family(word: str, side: int, box: Box | None) -> tuple[Block, ...]:
    """Return the blocks that one of ``FAMILIES`` adds.

    Args:
        word: the rule line.
        side: the side N.
        box: rows and columns of a box of the board, or None for the usual ones.

    Raises:
        InputError: the side has no boxes.

    >>> [block.name for block in family("diagonals", 9, None)]
    ['diagonal1', 'diagonal2']
    """
    return _MAKERS[word](side, box)


def is_square(layout: Layout) -> bool:
    """Return whether there are as many rows and columns as digits, with or without gaps."""
    return layout.columns == layout.side and layout.size == layout.side * layout.side


def is_standard(layout: Layout) -> bool:
    """Return whether every style carries the board: rows, columns, boxes or none, digits 1 to N."""
    if layout.standard:
        return True
    if not layout.plain or layout.rules:
        return False
    rule_line, count, _ = base_of(layout)
    return count == len(layout.blocks) and rule_line[:4] in ("", "box:")


def base_of(layout: Layout) -> tuple[str, int, Box | None]:
    """Return the rule line for the blocks with which a board begins.

    Returns:
        The rule line, "" if it can be left out; the number of its blocks; and the rows and columns
        of a box, None for a board without boxes.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> base_of(Puzzle([0] * 36, box=(3, 2)).layout)
    ('box:3x2', 18, (3, 2))
    """
    side, blocks = layout.side, layout.blocks
    if not is_square(layout):
        return _boards_of(layout)
    count = 2 * side
    if blocks[:count] != lines(side):
        return "blocks:none", 0, None
    usual = default_box(side)
    if len(blocks) > count and blocks[count].kind == "box":
        width = _run(blocks[count].cells)
        height = side // width
        if height * width == side:
            expected = blocks_for(side, (height, width))
            if blocks[: len(expected)] == expected:
                box = height, width
                return "" if box == usual else f"box:{height}x{width}", len(expected), box
    marks = _marks(layout)
    if any(marks):
        regions = jigsaw(side, [mark or None for mark in marks])
        if blocks[: len(regions)] == regions:
            return "regions:" + _written(marks), len(regions), None
    return ("box:none" if usual else ""), count, None


def _run(cells: Sequence[int]) -> int:
    """Return how many cells at the beginning stand side by side."""
    count = 1
    while count < len(cells) and cells[count] == cells[0] + count:
        count += 1
    return count


def _marks(layout: Layout) -> list[int]:
    """Return by cell the number of its region, 0 for a cell in no region."""
    marks = [0] * layout.size
    for number, block in enumerate(layout.blocks[2 * layout.side :], 1):
        if block.kind != "region" or any(marks[cell] for cell in block.cells):
            break
        for cell in block.cells:
            marks[cell] = number
    return marks


def _written(marks: Sequence[int]) -> str:
    if max(marks) <= len(_MARKS):
        return "".join([_MARKS[mark - 1] if mark else "." for mark in marks])
    return ",".join([str(mark) if mark else "." for mark in marks])


def _boards_of(layout: Layout) -> tuple[str, int, Box | None]:
    blocks, columns = layout.blocks, layout.columns
    boxes = [block for block in blocks if block.kind == "box" and block.cells]
    width = _run(boxes[0].cells) if boxes else 0
    if not boxes or len(boxes[0].cells) % width:
        return "blocks:none", 0, None
    box = len(boxes[0].cells) // width, width
    corners = _corners(layout, box)
    expected = boards(corners, columns, box)
    if not expected or blocks[: len(expected)] != expected:
        return "blocks:none", 0, None
    names = "-".join([f"r{top + 1}c{left + 1}" for top, left in corners])
    return f"boards:{box[0]}x{box[1]}={names}", len(expected), box


def _corners(layout: Layout, box: Box) -> list[tuple[int, int]]:
    """Return the row and column, from 0, of the first cell of each whole board."""
    side = box[0] * box[1]
    left_over = {(block.kind, block.cells) for block in layout.blocks}
    others = frozenset(left_over)
    corners = []
    for block in layout.blocks:
        if block.kind == "row" and block.cells:
            row, column = cell_at(block.cells[0], layout.columns)
            top, left = row - 1, column - 1
            fits = left + side <= layout.columns and (top + side) * layout.columns <= layout.size
            blocks = boards([(top, left)], layout.columns, box) if fits else ()
            keys = {(board_block.kind, board_block.cells) for board_block in blocks}
            if keys and keys <= others and keys & left_over:
                corners.append((top, left))
                left_over -= keys
    return corners
