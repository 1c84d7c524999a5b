"""The lines that the Julia scripts share: the board, the givens and the blocks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...board.puzzle import Puzzle
from .blocks import blocks_of
from .board import NO_CELL, NOT_GIVEN, Board, board

ROWS = "append!(blocks, [[(i, j) for j in 1:N] for i in 1:N])\n"
COLUMNS = "append!(blocks, [[(i, j) for i in 1:N] for j in 1:N])\n"
BOXES = """\
for a in 1:{rows}:N, b in 1:{columns}:N
    push!(blocks, [(i, j) for i in a:a+{rows}-1 for j in b:b+{columns}-1])
end
"""


@dataclass(frozen=True, slots=True)
class Script:
    """The parts of a script that depend on the board.

    Args:
        shape: the board.
        sizes: the lines with the sizes of the board and the values of the digits.
        givens: the rows of the matrix of givens.
        blocks: the lines that list the blocks.
        rows: the number of rows, as an expression.
        columns: the number of columns, as an expression.
        digits: the digits, as an expression.
    """

    shape: Board
    sizes: str
    givens: str
    blocks: str
    rows: str
    columns: str
    digits: str


def script(puzzle: Puzzle) -> Script:
    """Return the parts of a script that depend on a puzzle.

    >>> script(Puzzle([0] * 16)).blocks.splitlines()[0]
    'append!(blocks, [[(i, j) for j in 1:N] for i in 1:N])'
    """
    shape = board(puzzle)
    return Script(
        shape,
        "".join(_sizes(shape)),
        "\n".join([f"    {row}" for row in shape.aligned()]),
        "".join(_blocks(puzzle)),
        "N" if shape.square else "ROWS",
        "N" if shape.square else "COLUMNS",
        "1:N" if shape.plain else "DIGITS",
    )


def _sizes(shape: Board) -> Iterator[str]:
    yield f"const N = {shape.side}\n"
    if not shape.square:
        yield f"const ROWS = {shape.rows}\nconst COLUMNS = {shape.columns}\n"
    if not shape.plain:
        digits = f"[{', '.join(map(str, shape.digits))}]"
        if shape.in_sequence:
            digits = f"{shape.digits[0]}:{shape.digits[-1]}"
        yield f"const DIGITS = {digits}\n"
        if shape.gaps:
            yield f"const NO_CELL = {NO_CELL}\n"
        yield f"# {NOT_GIVEN}: not given.\n"


def _blocks(puzzle: Puzzle) -> Iterator[str]:
    blocks = blocks_of(puzzle)
    yield ROWS * blocks.rows + COLUMNS * blocks.columns
    if blocks.box:
        yield BOXES.format(rows=blocks.box[0], columns=blocks.box[1])
    for block in blocks.others:
        yield f"push!(blocks, [{', '.join(map(str, block.cells))}])\n"
