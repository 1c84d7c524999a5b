"""The lines that the Python scripts share: the board, the givens and the blocks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...board.puzzle import Puzzle
from .blocks import blocks_of
from .board import NO_CELL, NOT_GIVEN, Board, board
from .primitives import Cell

ROWS = "blocks += [[(r, c) for c in range(N)] for r in range(N)]\n"
COLUMNS = "blocks += [[(r, c) for r in range(N)] for c in range(N)]\n"
BOXES = """\
blocks += [
    [(top + r, left + c) for r in range({rows}) for c in range({columns})]
    for top in range(0, N, {rows})
    for left in range(0, N, {columns})
]
"""


@dataclass(frozen=True, slots=True)
class Script:
    """The parts of a script that depend on the board.

    Args:
        shape: the board.
        head: the lines with the board, the givens and the blocks; rows and columns count from 0.
        rows: the number of rows, as an expression.
        columns: the number of columns, as an expression.
        given: the condition that a digit is given in row r, column c.
        skip: lines that skip a gap, in a loop over r and c.
    """

    shape: Board
    head: str
    rows: str
    columns: str
    given: str
    skip: str


def script(puzzle: Puzzle) -> Script:
    """Return the parts of a script that depend on a puzzle.

    >>> print(script(Puzzle([1, 0, 0, 0])).head.splitlines()[2])
        [1, 0],
    """
    shape = board(puzzle)
    return Script(
        shape,
        "".join(_head(shape)) + "".join(_blocks(puzzle)),
        "N" if shape.square else "ROWS",
        "N" if shape.square else "COLUMNS",
        "givens[r][c]" if shape.plain else "givens[r][c] >= 0",
        "        if givens[r][c] == NO_CELL:\n            continue\n" if shape.gaps else "",
    )


def at(cell: Cell) -> str:
    """Return the variable of a cell as an expression.

    >>> at((1, 2))
    'x[0][1]'
    """
    return f"x[{cell[0] - 1}][{cell[1] - 1}]"


def _head(shape: Board) -> Iterator[str]:
    yield f"N = {shape.side}\n"
    if not shape.square:
        yield f"ROWS, COLUMNS = {shape.rows}, {shape.columns}\n"
    if not shape.plain:
        yield f"digits = {list(shape.digits)}\n"
        if shape.gaps:
            yield f"NO_CELL = {NO_CELL}\n"
        yield f"# {NOT_GIVEN}: not given.\n"
    rows = "\n".join([f"    {list(row)}," for row in shape.givens])
    yield f"givens = [\n{rows}\n]\nblocks = []\n"


def _blocks(puzzle: Puzzle) -> Iterator[str]:
    blocks = blocks_of(puzzle)
    yield ROWS * blocks.rows + COLUMNS * blocks.columns
    if blocks.box:
        yield BOXES.format(rows=blocks.box[0], columns=blocks.box[1])
    for block in blocks.others:
        yield f"blocks.append({[(row - 1, column - 1) for row, column in block.cells]})\n"
