"""SudokuPad's links to plain sudokus: givens, with runs of empty cells packed in two ways.

In the older way a digit stands for itself, and any other sign for as many empty cells as its place
in ``EMPTY``. The newer way is SudokuExchange's. Links that begin with ``scf`` have the newer way
and then a few letters: w for windows, x for diagonals, t and a for title and author.
"""

from __future__ import annotations

import re
from math import isqrt
from string import ascii_lowercase, ascii_uppercase

from ..board.board import Board
from ..board.puzzle import Puzzle
from ..board.rule import Rule
from ..rules import diagonals, windows
from .document import Document
from .exchange import SIGNS
from .packing.damage import damaged
from .packing.lzstring import unpack
from .packing.values import shortened

EMPTY = ascii_uppercase + ascii_lowercase + "()[]-.~:@!$&'*,;=_"
"""Signs for 0, 1, 2 … empty cells."""
CELLS = 81
LONGEST = 1000
"""Most signs of a packed sudoku."""
_MORE = re.compile(r"[wx]|[ta]((?:[^*]|\*\*)*)\*?", re.DOTALL)


def read_classic(packed: str, program: str) -> Document:
    """Return the sudoku of a link that begins with ``classic``, or with nothing.

    Args:
        packed: the packed text behind the prefix.
        program: the program that wrote the link, for messages.

    Raises:
        ParseError: the text has no number of cells that a board has.
    """
    for cells in (_newer(packed), _older(packed)):
        if len(cells) in (16, 36, CELLS):
            return Document(Board(Puzzle(cells)))
    raise damaged(program)


def is_classic(packed: str) -> bool:
    """Return whether a text is a whole sudoku rather than a name that a server knows.

    >>> is_classic("pqrstuvwxooooK"), is_classic("ab12cd34ef")
    (True, False)
    """
    grids = (_newer(packed), _older(packed))
    return any(len(cells) == CELLS and sum(map(bool, cells)) >= 8 for cells in grids)


def read_scf(packed: str, program: str) -> Document:
    """Return the sudoku of a link that begins with ``scf``.

    Args:
        packed: the text behind the prefix, perhaps packed again by LZ-string.
        program: the program that wrote the link, for messages.

    Raises:
        ParseError: the text does not have 81 cells.
    """
    grid = _scf(packed) or _scf(unpack(packed, program))
    if not grid:
        raise damaged(program)
    return grid


def _scf(text: str) -> Document | None:
    """Return the sudoku; None if its runs do not make 81 cells."""
    count = at = 0
    while at < len(text) and count < CELLS:
        count += 1 + max(SIGNS.find(text[at]), 0) // 10
        at += 1
    cells = _newer(text[:at])
    more = text[at + 1 :] if text[at : at + 1] in ("*", ";") else text[at:]
    return _with_more(cells, more) if len(cells) == CELLS else None


def _with_more(cells: list[int], more: str) -> Document:
    """Return a sudoku with the rules, title and author that letters behind its cells give."""
    rules: list[Rule] = []
    words = {"t": "", "a": ""}
    side = isqrt(len(cells))
    for match in _MORE.finditer(more):
        letter = match[0][0]
        if letter in words:
            words[letter] = match[1].replace("**", "*")
        elif letter == "w" and not any(rule.name == "window1" for rule in rules):
            rules += windows(side)
        elif letter == "x" and not any(rule.name == "diagonal1" for rule in rules):
            rules += diagonals(side)
    rules.sort(key=lambda rule: rule.name)
    left = shortened(_MORE.sub("", more).strip("*; "))
    unknown = (left,) if left else ()
    return Document(
        Board(Puzzle(cells, rules=rules)),
        title=words["t"],
        author=words["a"],
        unsupported_rules=unknown,
    )


def _newer(packed: str) -> list[int]:
    """Return the cells packed in the newer way; [] if a sign has no meaning."""
    cells: list[int] = []
    for sign in packed[:LONGEST]:
        place = SIGNS.find(sign)
        if place < 0:
            return []
        cells += [place % 10, *[0] * (place // 10)]
    return cells


def _older(packed: str) -> list[int]:
    """Return the cells packed in the older way; [] if a sign has no meaning."""
    cells: list[int] = []
    for sign in packed[:LONGEST]:
        if sign in "123456789":
            cells.append(int(sign))
        elif sign in EMPTY:
            cells += [0] * EMPTY.index(sign)
        else:
            return []
    return cells
