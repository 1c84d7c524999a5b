"""OpenSudoku's files: XML with one game or many, in folders or none.

A file of the first version has one game, its name and author in elements of their own. A file of
the second version has games in folders; the name of a game is its note, or its folder's name, and
its author is in an attribute that the program does not read.

The ``data`` of a game is 81 digits, or a line ``version: 3`` and then for each cell, with bars
between, its digit, its notes and 1 if a player may change it. In data of version 1 notes are
``1,2,`` or a minus, from version 2 on a number with a bit for each digit. From version 4 on there
are corner notes, then centre notes; from version 5 on a colour.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from xml.parsers import expat

from ..board.board import Board
from ..board.puzzle import Puzzle
from .contract import Format, Options, Sheet
from .document import Document
from .errors import ParseError
from .packing.damage import attempt, damaged, strange

NAME = "opensudoku"
CELLS = 81
_VERSION = re.compile(r"\s*version:\s*(\d{1,3})\s+(\S*)\s*")
_PARTS = {1: 3, 2: 3, 3: 3, 4: 4, 5: 5}
"""Number of a cell's fields by version of the data."""
_SIGNS = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"))
"""Escapes of XML. The library's module for them imports ``urllib``, too large for the page."""
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'


def looks_like(text: str) -> bool:
    """Return whether a text is XML with the program's element.

    >>> looks_like('<opensudoku version="2"/>'), looks_like("<html/>")
    (True, False)
    """
    return text.startswith("<") and "<opensudoku" in text


class _Reader:
    """A handler of a file's elements; ``games`` has the data, name and author of each game."""

    def __init__(self) -> None:
        self.games: list[tuple[str, str, str]] = []
        self._path: list[str] = []
        self._about = {"name": "", "author": ""}
        self._folder = ""

    def read(self, text: str) -> None:
        """Read a whole file.

        Raises:
            ParseError: the text is no XML, or has declarations, which the program never writes.
        """
        parser = expat.ParserCreate()
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.StartDoctypeDeclHandler = self._refuse
        try:
            parser.Parse(text.strip(), True)
        except (expat.ExpatError, UnicodeError) as error:
            raise damaged(NAME) from error

    def _refuse(self, *_declared: object) -> None:
        raise strange(NAME, "!DOCTYPE")

    def _start(self, element: str, attributes: dict[str, str]) -> None:
        self._path.append(element)
        if element == "folder":
            self._folder = attributes.get("name", "")
        elif element == "game":
            data = attributes.get("data", attributes.get("cells_data", ""))
            self.games.append(
                (data, attributes.get("note") or self._folder, attributes.get("author", ""))
            )

    def _end(self, element: str) -> None:
        self._path.pop()
        if element == "folder":
            self._folder = ""

    def _characters(self, text: str) -> None:
        if len(self._path) == 2 and self._path[1] in self._about:
            self._about[self._path[1]] += text

    def documents(self) -> Iterator[Document | ParseError]:
        """Yield each game, or its error."""
        name, author = [part.strip() for part in self._about.values()]
        for data, note, maker in self.games:
            yield attempt(NAME, _game, data, note or name, maker or author)


def read_many(text: str, _options: Options | None = None) -> Iterator[Document | ParseError]:
    """Yield each game of a file, or its error."""
    reader = _Reader()
    try:
        reader.read(text)
    except ParseError as error:
        yield error
        return
    if not reader.games:
        yield strange(NAME, "game")
    yield from reader.documents()


def read(text: str, _options: Options | None = None) -> Document:
    """Return the game of a file that has one."""
    games = list(read_many(text))
    if len(games) > 1:
        raise ParseError("parse.several", 1, 1)
    if isinstance(games[0], ParseError):
        raise games[0]
    return games[0]


def _game(data: str, title: str, author: str) -> Document:
    match = _VERSION.fullmatch(data)
    if not match:
        signs = "".join(data.split()).replace(".", "0")
        if len(signs) != CELLS or not (signs.isascii() and signs.isdigit()):
            raise damaged(NAME)
        return Document(Board(Puzzle([int(sign) for sign in signs])), title=title, author=author)
    version = int(match[1])
    if version not in _PARTS:
        raise strange(NAME, f"version: {version}")
    wide = _PARTS[version]
    fields = [field for field in match[2].split("|") if field]
    if len(fields) != wide * CELLS or not all(field.isascii() for field in fields):
        raise damaged(NAME)
    cells = [fields[first : first + wide] for first in range(0, len(fields), wide)]
    try:
        digits = [_digit(cell[0]) for cell in cells]
        corner = tuple(_notes(cell[1], version) for cell in cells)
        centre = tuple(_notes(cell[2], version) for cell in cells) if wide > 3 else ()
    except ValueError as error:
        raise damaged(NAME) from error
    free = [cell[-1] == "1" for cell in cells]
    return Document(
        Board(
            Puzzle([0 if may else digit for digit, may in zip(digits, free, strict=True)]),
            [digit if may else 0 for digit, may in zip(digits, free, strict=True)],
            [0 if digit else mask for digit, mask in zip(digits, corner, strict=True)],
            [0 if digit else mask for digit, mask in zip(digits, centre)],
        ),
        title=title,
        author=author,
    )


def _digit(text: str) -> int:
    """Return the digit of a cell, 0 for none.

    Raises:
        ValueError: the text is no digit.
    """
    digit = int(text)
    if not 0 <= digit <= 9:
        raise ValueError(text)
    return digit


def _notes(text: str, version: int) -> int:
    """Return the notes of a cell, a bit a digit.

    Raises:
        ValueError: the text is no number, or a note is not from 1 to 9.
    """
    if version > 1:
        mask = int(text)
    else:
        mask = 0
        for digit in text.replace("-", "").split(","):
            mask |= 1 << (_digit(digit) - 1) if digit else 0
    if not 0 <= mask < 512:
        raise ValueError(text)
    return mask


def _data(document: Document) -> str:
    """Return the data of a game in the oldest version that can hold it."""
    givens = document.puzzle.givens.cells
    if not any(document.has(field_name) for field_name in ("entries", "corner", "centre")):
        return "".join(map(str, givens))
    nothing = (0,) * CELLS
    entries, corner, centre = [
        values or nothing for values in (document.entries, document.corner, document.centre)
    ]
    newer = any(centre)
    cells = [
        f"{given or entry}|{low}|{middle}|{int(not given)}|"
        if newer
        else f"{given or entry}|{low}|{int(not given)}|"
        for given, entry, low, middle in zip(givens, entries, corner, centre, strict=True)
    ]
    return f"version: {4 if newer else 3}\n" + "".join(cells)


def _attribute(name: str, value: str) -> str:
    value = '"' + _escaped(_plain(value)).replace("\n", "&#10;") + '"'
    return f" {name}={value}"


def _escaped(text: str) -> str:
    for sign, name in _SIGNS:
        text = text.replace(sign, name)
    return text


def _plain(text: str) -> str:
    """Return the text without characters that XML cannot hold."""
    return "".join(char for char in text if char in "\n\t" or (char >= " " and char.isprintable()))


def write(sheet: Sheet) -> str:
    """Return a file of the first version."""
    document = sheet.document
    lines = [_HEAD + "<opensudoku>"]
    for element, text in (("name", document.title), ("author", document.author)):
        if text:
            lines.append(f"  <{element}>{_escaped(_plain(text))}</{element}>")
    return "\n".join([*lines, f"  <game{_attribute('data', _data(document))} />", "</opensudoku>"])


def write_many(puzzles: Iterable[Document]) -> Iterator[str]:
    """Yield a file of the second version, part by part, all games in one folder."""
    yield f'{_HEAD}<opensudoku version="2">\n<folder name="Sudoku">\n'
    for document in puzzles:
        notes = "".join(
            _attribute(name, text)
            for name, text in (("note", document.title), ("author", document.author))
            if text
        )
        yield f"  <game{notes}{_attribute('data', _data(document))} />\n"
    yield "</folder>\n</opensudoku>\n"


FORMAT = Format(
    NAME,
    looks_like,
    read,
    read_many=read_many,
    write=write,
    write_many=write_many,
    fields=("entries", "corner", "centre", "title", "author"),
    ending="opensudoku",
    sides=(9,),
    example='<opensudoku><name>Ours</name><author>The tests</author><game data="'
    + "123456780" * 2
    + "0" * 63
    + '"/></opensudoku>',
)
