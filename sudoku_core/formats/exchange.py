"""SudokuExchange's links: ``?s=`` and 81 digits, or the same with runs of empty cells packed.

In the packed form a sign stands for a digit and up to five empty cells behind it: the sign's place
in ``SIGNS`` is the digit plus ten times the number of empty cells.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits

from ..board.board import Board
from ..board.puzzle import Puzzle
from .contract import Format, Options, Sheet
from .document import Document
from .packing.damage import damaged
from .packing.links import Link

NAME, SITE = "sudokuexchange", "sudokuexchange.com"
SIGNS = digits + ascii_uppercase + ascii_lowercase[:24]
MOST = 5
"""Most empty cells that one sign can stand for."""


def looks_like(text: str) -> bool:
    """Return whether a text is a link to the site."""
    return Link(text).host == SITE


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle of a link."""
    packed = Link(text).fields.get("s", "")
    if len(packed) > 81:
        raise damaged(NAME)
    cells: list[int] = []
    for sign in packed:
        place = SIGNS.find(sign)
        if place < 0:
            raise damaged(NAME)
        empty, digit = divmod(place, 10)
        cells += [digit, *[0] * empty]
    if len(cells) != 81:
        raise damaged(NAME)
    return Document(Board(Puzzle(cells)))


def write(sheet: Sheet) -> str:
    """Return a link in the packed form."""
    document = sheet.document
    signs, cells = [], list(document.puzzle.givens.cells)
    while cells:
        digit = cells.pop(0)
        empty = 0
        while empty < MOST and cells and not cells[0]:
            cells.pop(0)
            empty += 1
        signs.append(SIGNS[digit + 10 * empty])
    return f"https://{SITE}/play/?s={''.join(signs)}"


FORMAT = Format(
    NAME,
    looks_like,
    read,
    write=write,
    sides=(9,),
    example="https://sudokuexchange.com/play/?s=" + "pKqKrKsKtKuKvKwKxK",
)
