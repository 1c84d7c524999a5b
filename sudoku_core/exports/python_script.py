"""What the Python scripts have in common: the board, the givens, and what must differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..puzzle import Puzzle
from .board import NO_CELL, NOT_GIVEN, Board, board
from .demands import Cell
from .families import families

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
    """The words of a script that depend on the board.

    Args:
        shape: the board.
        head: the lines that say the board, the givens and what must differ; rows and columns are
            counted from 0.
        rows: how many rows there are, as an expression.
        columns: how many columns there are.
        given: the condition that a digit is given in row r, column c.
        skip: lines that leave out what is no cell, in a loop over r and c.
    """

    shape: Board
    head: str
    rows: str
    columns: str
    given: str
    skip: str


def script(puzzle: Puzzle) -> Script:
    """The words of a script about a puzzle.

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
    """The variable of a cell.

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
    have = families(puzzle)
    yield ROWS * have.rows + COLUMNS * have.columns
    if have.box:
        yield BOXES.format(rows=have.box[0], columns=have.box[1])
    for one in have.others:
        yield f"blocks.append({[(row - 1, column - 1) for row, column in one.cells]})\n"
