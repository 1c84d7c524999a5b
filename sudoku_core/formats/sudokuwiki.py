"""SudokuWiki's links: ``?bd=`` and 81 digits, or ``S9B`` and two signs a cell with pencil marks.

The two signs of a cell are a number to the base 36: for a given its digit, for a player's digit
nine more, and for an open cell 18 more than the mask of its candidates.
"""

from __future__ import annotations

from dataclasses import replace

from ..board.board import Board
from ..board.puzzle import Puzzle
from .contract import Format, Options, Sheet
from .document import Document
from .packing.damage import damaged, only_named, strange
from .packing.links import Link
from .packing.values import shortened

NAME, SITE = "sudokuwiki", "sudokuwiki.org"
PACKED = "S9B"
PAGES = ("", "sudoku", "print_sudoku")
"""Names of plain puzzles in links; any other name is an unsupported rule."""
PLACED, OPEN = 9, 18
"""Numbers added to a placed digit, and to the candidates of a cell."""
ALL = 511
"""Mask of all nine candidates."""
SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"


def looks_like(text: str) -> bool:
    """Return whether a text is a link to the site, or the packed part of one."""
    packed = text[:3].upper() == PACKED and len(text) == len(PACKED) + 2 * 81
    return packed or Link(text).host == SITE


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle of a link."""
    if text[:3].upper() == PACKED:
        return _unpacked(text[3:].lower())
    link = Link(text)
    board = link.fields.get("bd", "")
    page = link.path.rpartition("/")[2].partition(".")[0]
    unknown = () if page.lower() in PAGES else (shortened(page),)
    if board[:3].upper() == PACKED:
        return replace(_unpacked(board[3:].lower()), unsupported_rules=unknown)
    if len(board) != 81:
        if not board:
            raise only_named(NAME)
        raise strange(NAME, shortened(page)) if unknown else damaged(NAME)
    empty = ".+"  # the link reader turns spaces into plus signs
    cells = [0 if sign in empty else _digit(sign) for sign in board]
    return Document(Board(Puzzle(cells)), unsupported_rules=unknown)


def _digit(sign: str) -> int:
    if sign not in SIGNS[:10]:
        raise damaged(NAME)
    return int(sign)


def _unpacked(signs: str) -> Document:
    """Return the puzzle of the packed form, with a player's digits and notes.

    If no cell lacks a candidate, the candidates are no notes: the site then shows all of them.
    """
    if len(signs) != 2 * 81 or not all(sign in SIGNS for sign in signs):
        raise damaged(NAME)
    givens, entries, notes = [0] * 81, [0] * 81, [0] * 81
    for cell in range(81):
        number = 36 * SIGNS.index(signs[2 * cell]) + SIGNS.index(signs[2 * cell + 1])
        if number > OPEN + ALL:
            raise damaged(NAME)
        if number > OPEN:
            notes[cell] = number - OPEN
        elif number > PLACED:
            entries[cell] = number - PLACED
        else:
            givens[cell] = number
    noted = any(mask not in (0, ALL) for mask in notes)
    return Document(
        Board(
            Puzzle(givens),
            entries,
            centre=tuple(notes) if noted else (),
        )
    )


def write(sheet: Sheet) -> str:
    """Return a link: 81 digits, or the packed form if there are entries or notes.

    In the packed form a cell without notes gets all candidates, since a cell without candidates is
    a mistake to the site.
    """
    document = sheet.document
    givens = document.puzzle.givens.cells
    board = "".join([str(digit) for digit in givens])
    if document.has("entries") or document.has("centre"):
        entries, notes = document.entries or [0] * 81, document.centre or [0] * 81
        numbers = [
            given or (entry + PLACED if entry else OPEN + (note or ALL))
            for given, entry, note in zip(givens, entries, notes)
        ]
        board = PACKED + "".join([SIGNS[number // 36] + SIGNS[number % 36] for number in numbers])
    return f"https://www.{SITE}/sudoku.htm?bd={board}"


def loses(document: Document) -> tuple[str, ...]:
    """Return "centre" if the format cannot carry the centre notes.

    It cannot if an empty cell has no notes, or if each empty cell has all notes.
    """
    cells = zip(document.centre, document.board.digits, strict=False)
    notes = {note for note, digit in cells if not digit}
    return ("centre",) if any(notes) and (0 in notes or notes == {ALL}) else ()


FORMAT = Format(
    NAME,
    looks_like,
    read,
    write=write,
    fields=("entries", "centre"),
    loses=loses,
    sides=(9,),
    example="https://www.sudokuwiki.org/sudoku.htm?bd=S9B"
    + "01"
    + "0b"
    + "0l"
    + "04"
    + "05"
    + "06"
    + "07"
    + "08"
    + "e0"
    + "ep" * 72,
)
