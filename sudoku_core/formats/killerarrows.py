"""Killers in 81 signs: in one cell of a cage its sum, in its other cells arrows that lead there.

A sum is a digit or letter: 0 to 9, A to Z for 10 to 35, a to j for 36 to 45. The arrows are < > ^ v
and, diagonally, ` up to the left, ' up to the right, a comma down to the left, a dot down to the
right.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits

from ..board.board import Board
from ..board.puzzle import Puzzle
from .contract import Format, Options
from .document import Document
from .marks.areas import cages
from .packing.damage import damaged
from .packing.lines import looks_like_lines, read_lines, read_many_lines

NAME, SIDE = "killerarrows", 9
ARROWS = {
    "<": (0, -1),
    ">": (0, 1),
    "^": (-1, 0),
    "v": (1, 0),
    "`": (-1, -1),
    "'": (-1, 1),
    ",": (1, -1),
    ".": (1, 1),
}
"""Step of each arrow: rows down and columns to the right."""
SUMS = digits + ascii_uppercase + ascii_lowercase[:10]


def looks_like(text: str) -> bool:
    """Return whether a text is 81 sums and arrows, with a sign that can only be an arrow.

    >>> looks_like("9<" + "0" * 79), looks_like("9." * 40 + ".")
    (True, False)
    """
    signs = "".join(text.split())
    return (
        len(signs) == SIDE * SIDE
        and any(sign in "<>^v`'" for sign in signs)
        and all(sign in ARROWS or sign in SUMS for sign in signs)
    )


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle with its cages."""
    signs = "".join(text.split())
    areas: list[int] = []
    for start in range(len(signs)):
        cell, steps = start, 0
        while signs[cell] in ARROWS:
            cell, steps = _next(signs, cell), steps + 1
            if steps > len(signs):  # the arrows lead in a circle
                raise damaged(NAME)
        areas.append(cell)
    sums = [0 if sign in ARROWS else SUMS.index(sign) for sign in signs]
    return Document(Board(Puzzle([0] * len(signs), rules=cages(NAME, areas, sums, SIDE))))


def _next(signs: str, cell: int) -> int:
    """Return the cell that the arrow in a cell points at."""
    row, column = divmod(cell, SIDE)
    down, right = ARROWS[signs[cell]]
    if not (0 <= row + down < SIDE and 0 <= column + right < SIDE):
        raise damaged(NAME)
    return cell + down * SIDE + right


FORMAT = Format(
    NAME,
    looks_like_lines(looks_like),
    read_lines(read),
    read_many=read_many_lines(NAME, looks_like, read),
    sides=(9,),
    example="8<I<<B<5BF7<I<^E^^^K<G`F^97^^'^'^H^`B<BD<F^`GA<^``^C<^BC<BH^^E^^I<^^A<^I'^4^4<7'^",
)
