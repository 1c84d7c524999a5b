"""PS killers, as ``3x3:d:k:2816:2816:…``: the size of a box, ``d`` for diagonals, and the cells.

The number of a cell is 256 times the sum of its cage plus the number of the cage, which is below
256. The number of a cell in no cage is 0.
"""

from __future__ import annotations

from ..board.board import Board
from ..board.puzzle import Puzzle
from ..rules import diagonals
from .contract import Format, Options
from .document import Document
from .marks.areas import cages
from .packing.damage import damaged, strange
from .packing.lines import looks_like_lines, read_lines, read_many_lines
from .text.lexer import LARGEST_SIDE

NAME = "pskiller"
CAGES = 256
"""Factor of a cage's sum, larger than the number of any cage."""


def looks_like(text: str) -> bool:
    """Return whether a text begins as such a killer.

    >>> looks_like("3x3::k:2816:2816"), looks_like("3x3:a5")
    (True, False)
    """
    head, _, rest = text.partition(":")
    marks, _, rest = rest.partition(":")
    sizes = head.lower().split("x")
    return (
        all(_is_number(size) for size in sizes)
        and len(sizes) == 2
        and rest[:2] == "k:"
        and (marks.isalpha() or not marks)
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle with its cages."""
    head, marks, _, *numbers = "".join(text.split()).rstrip(":").split(":")
    rows, columns = [int(size) for size in head.lower().split("x")]
    side = rows * columns
    if not 1 <= side <= LARGEST_SIDE or len(numbers) != side * side:
        raise damaged(NAME)
    if not all(_is_number(number) for number in numbers):
        raise damaged(NAME)
    if marks.lower() not in ("", "d"):
        raise strange(NAME, marks)
    cells = [int(number) for number in numbers]
    areas = [number % CAGES if number else -cell for cell, number in enumerate(cells, 1)]
    rules = cages(NAME, areas, [number // CAGES for number in cells], side)
    more = diagonals(side) if marks else ()
    return Document(Board(Puzzle([0] * len(cells), box=(rows, columns), rules=[*more, *rules])))


FORMAT = Format(
    NAME,
    looks_like_lines(looks_like),
    read_lines(read),
    read_many=read_many_lines(NAME, looks_like, read),
    sides=(9,),
    example="2x2::k:769:769:1026:1539:0:0:1026:1539:0:0:0:0:0:0:0:0",
)
