"""Simple Sudoku's files (.ss): the givens in a drawing. Our own text styles read such a drawing."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.board import Board
from .contract import Format, Options, Sheet
from .document import Document
from .text.reading import parse

NAME, SIDE, BOX = "ss", 9, 3
_EDGE = " *-----------*"
_BETWEEN = " |---+---+---|"


def looks_like(text: str) -> bool:
    """Return False: the text style ``rows`` reads the drawing."""
    return False


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle."""
    return Document(Board(parse(text)))


def drawing(cells: Sequence[int]) -> list[str]:
    """Return the lines of a drawing of 81 cells.

    >>> drawing([5] + [0] * 80)[1]
    ' |5..|...|...|'
    """
    signs = "".join(str(digit) if digit else "." for digit in cells)
    parts = [signs[first : first + BOX] for first in range(0, SIDE * SIDE, BOX)]
    lines = [" |" + "|".join(parts[first : first + BOX]) + "|" for first in range(0, 27, BOX)]
    for row in (6, 3):
        lines.insert(row, _BETWEEN)
    return [_EDGE, *lines, _EDGE]


def write(sheet: Sheet) -> str:
    """Return the drawing."""
    return "\n".join(drawing(sheet.document.puzzle.givens.cells))


FORMAT = Format(
    NAME,
    looks_like,
    read,
    write=write,
    sides=(SIDE,),
    ending="ss",
    example="\n".join(drawing([1, 2, 3] + [0] * 78)),
)
