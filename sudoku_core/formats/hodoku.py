"""HoDoKu's library lines, as ``:0803:14:6..+9+5..…:318 319:::``.

The parts of a line stand between colons. The first two, the code of a step and its digits, are not
read. Then come the cells, with a plus before each digit that is no given, and the candidates that
are ruled out although no digit in sight excludes them: digit, row and column of each. The parts
behind, about the step, are not read either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..board.board import Board
from ..board.puzzle import Puzzle
from .contract import Format, Options, Sheet
from .document import Document
from .errors import ParseError
from .marks.sight import candidates_in_sight, noted_against_sight, partly_noted
from .packing.damage import attempt, damaged
from .packing.lines import lines_of

NAME, SIDE = "hodoku", 9
_CELL = re.compile(r"\+?[1-9]|[.0]")
_RULED_OUT = re.compile(r"[1-9]{3}")


def looks_like(text: str) -> bool:
    """Return whether the first line, comments aside, is a line of HoDoKu's library.

    >>> looks_like(":0000:x:1....:::"), looks_like(":1:2")
    (True, False)
    """
    line = next(lines_of(text), (0, ""))[1]
    return line.startswith(":") and line.count(":") >= 4


def read(text: str, _options: Options | None = None) -> Document:
    """Return the board of a text that has one line."""
    (_, line), *more = lines_of(text)
    if more:
        raise ParseError("parse.several", more[0][0], 1)
    return _document(line)


def read_many(text: str, _options: Options | None = None) -> Iterator[Document | ParseError]:
    """Yield the board of each line, or its error."""
    for number, line in lines_of(text):
        document = attempt(NAME, _document, line)
        yield document.below(number - 1) if isinstance(document, ParseError) else document


def _document(line: str) -> Document:
    parts = line.split(":")
    if len(parts) < 5 or parts[0]:
        raise damaged(NAME)
    signs = _CELL.findall(parts[3])
    out = parts[4].split()
    if len(signs) != SIDE * SIDE or "".join(signs) != parts[3]:
        raise damaged(NAME)
    if not all(_RULED_OUT.fullmatch(place) for place in out):
        raise damaged(NAME)
    givens = [int(sign) if sign.isdigit() else 0 for sign in signs]
    entries = tuple(int(sign[1]) if sign[0] == "+" else 0 for sign in signs)
    puzzle = Puzzle(givens)
    filled = [given or entry for given, entry in zip(givens, entries, strict=True)]
    notes: list[int] = []
    if out:
        notes = candidates_in_sight(puzzle, filled)
        for digit, row, column in [map(int, place) for place in out]:
            notes[(row - 1) * SIDE + column - 1] &= ~(1 << (digit - 1))
    return Document(Board(puzzle, entries, centre=tuple(notes)))


def write(sheet: Sheet) -> str:
    """Return the line; it excludes no candidate of a cell without notes, as in the program."""
    document = sheet.document
    givens = document.puzzle.givens.cells
    entries = document.entries or (0,) * len(givens)
    signs = [
        str(given) if given else f"+{entry}" if entry else "."
        for given, entry in zip(givens, entries, strict=True)
    ]
    out = []
    for cell, mask in enumerate(candidates_in_sight(document.puzzle, document.board.digits)):
        noted = document.centre[cell] if any(document.centre) else 0
        row, column = divmod(cell, SIDE)
        for digit in range(SIDE):
            if noted and (mask & ~noted) >> digit & 1:
                out.append(f"{digit + 1}{row + 1}{column + 1}")
    return f":0000:x:{''.join(signs)}:{' '.join(out)}::"


def loses(document: Document) -> tuple[str, ...]:
    """Return "centre" if the format cannot carry the centre notes.

    It cannot if only some cells have notes, or if a digit in sight excludes a note.
    """
    return ("centre",) if partly_noted(document) or noted_against_sight(document) else ()


FORMAT = Format(
    NAME,
    looks_like,
    read,
    read_many=read_many,
    write=write,
    fields=("entries", "centre"),
    loses=loses,
    sides=(9,),
    example=":0000:x:12+3456+789" + "." * 72 + ":491 591:::",
)
