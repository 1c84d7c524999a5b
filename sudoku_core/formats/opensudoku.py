"""OpenSudoku's files: XML with one game or many, in folders or none.

In a file of the first version the name and the author stand in elements of their own; in one of the
second, names are those of folders and notes of games. The ``data`` of a game is 81 digits, or
``version: 3``, a line's end and by cell its digit, its notes and whether a player may change it,
with bars between. Notes are ``1,2,`` or a minus in version 1, a bit for each digit from version 2
on; from version 4 on there are those of the corner and those of the centre, from 5 on a colour.
A file of many games has the author of each in an attribute that the program passes over.
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
    """Return whether a text is XML with the program's element in it.

    >>> looks_like('<opensudoku version="2"/>'), looks_like("<html/>")
    (True, False)
    """
    return text.startswith("<") and "<opensudoku" in text


class _Reader:
    """A handler of a file's elements; ``games`` has each game's data, name and author."""

    def __init__(self) -> None:
        self.games: list[tuple[str, str, str]] = []
        self._path: list[str] = []
        self._told = {"name": "", "author": ""}
        self._folder = ""

    def read(self, text: str) -> None:
        """Read a whole file.

        Raises:
            ParseError: it is no XML, or has declarations, of which the program writes none.
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
        if len(self._path) == 2 and self._path[1] in self._told:
            self._told[self._path[1]] += text

    def document(self) -> Iterator[Document | ParseError]:
        """Yield each game, or its error."""
        name, author = [part.strip() for part in self._told.values()]
        for data, note, maker in self.games:
            yield attempt(NAME, _game, data, note or name, maker or author)


def _games(text: str, _options: Options | None = None) -> Iterator[Document | ParseError]:
    reader = _Reader()
    try:
        reader.read(text)
    except ParseError as error:
        yield error
        return
    if not reader.games:
        yield strange(NAME, "game")
    yield from reader.document()


def read(text: str, _options: Options | None = None) -> Document:
    """Return the one game of a file."""
    games = list(_games(text))
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
            _or_none([digit if may else 0 for digit, may in zip(digits, free, strict=True)]),
            _or_none([0 if digit else mask for digit, mask in zip(digits, corner, strict=True)]),
            _or_none([0 if digit else mask for digit, mask in zip(digits, centre)]),
        ),
        title=title,
        author=author,
    )


def _or_none(values: Iterable[int]) -> tuple[int, ...]:
    cells = tuple(values)
    return cells


def _digit(text: str) -> int:
    """Return the digit of a cell, 0 for none.

    Raises:
        ValueError: it is none.
    """
    digit = int(text)
    if not 0 <= digit <= 9:
        raise ValueError(text)
    return digit


def _notes(text: str, version: int) -> int:
    """Return the notes of a cell, a bit a digit.

    Raises:
        ValueError: they are no numbers, or none of 1 to 9.
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
    """Return the text without what XML cannot hold."""
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
    read_many=_games,
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
