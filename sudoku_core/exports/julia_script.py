"""What the Julia scripts have in common: the board, the givens, and what must differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..puzzle import Puzzle
from .board import NO_CELL, NOT_GIVEN, Board, board
from .families import families

ROWS = "append!(blocks, [[(i, j) for j in 1:N] for i in 1:N])\n"
COLUMNS = "append!(blocks, [[(i, j) for i in 1:N] for j in 1:N])\n"
BOXES = """\
for a in 1:{rows}:N, b in 1:{columns}:N
    push!(blocks, [(i, j) for i in a:a+{rows}-1 for j in b:b+{columns}-1])
end
"""


@dataclass(frozen=True, slots=True)
class Script:
    """The words of a script that depend on the board.

    Args:
        shape: the board.
        sizes: the lines that say the sizes of the board and what the digits are.
        givens: the rows of the matrix of givens.
        blocks: the lines that list what must differ.
        rows: how many rows there are, as an expression.
        columns: how many columns there are.
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
    """The words of a script about a puzzle.

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
    have = families(puzzle)
    yield ROWS * have.rows + COLUMNS * have.columns
    if have.box:
        yield BOXES.format(rows=have.box[0], columns=have.box[1])
    for one in have.others:
        yield f"push!(blocks, [{', '.join(map(str, one.cells))}])\n"
