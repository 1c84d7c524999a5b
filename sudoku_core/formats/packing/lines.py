"""Formats whose puzzle is one line, and whose files have a puzzle a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..contract import Options
from ..document import Document
from ..errors import ParseError
from .damage import attempt

LooksLike = Callable[[str], bool]
Read = Callable[[str], Document]
ReadText = Callable[[str, Options], Document]
ReadTexts = Callable[[str, Options], Iterator[Document | ParseError]]


def looks_like_lines(looks_like: LooksLike) -> LooksLike:
    """Return a test whether a text, or its first line, is a puzzle, even one broken into lines.

    Args:
        looks_like: whether a text without spaces is a puzzle.
    """

    def test(text: str) -> bool:
        first = next(lines_of(text[:100_000]), (1, ""))[1]
        return looks_like(first) or looks_like("".join(text.split()))

    return test


def read_lines(read: Read) -> ReadText:
    """Return a reader of one puzzle, which may be broken into lines and stand below comments.

    Args:
        read: the reader of one puzzle.
    """

    def read_text(text: str, _options: Options | None = None) -> Document:
        return read("".join([line for _, line in lines_of(text)]))

    return read_text


def read_many_lines(name: str, looks_like: LooksLike, read: Read) -> ReadTexts:
    """Return a reader of several puzzles, one a line, or of one puzzle that is broken into lines.

    Args:
        name: name of the program.
        looks_like: whether a text without spaces is a puzzle.
        read: the reader of one puzzle.
    """

    def read_texts(text: str, _options: Options | None = None) -> Iterator[Document | ParseError]:
        lines = list(lines_of(text))
        if sum(looks_like(line) for _, line in lines[:2]) < 2:
            whole = attempt(name, read_lines(read), text)
            alone = isinstance(whole, Document) or len(lines) < 2
            if alone or isinstance(attempt(name, read, lines[0][1]), ParseError):
                yield whole
                return
        for number, line in lines:
            board = attempt(name, read, line)
            yield board.below(number - 1) if isinstance(board, ParseError) else board

    return read_texts


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are neither blank nor comments, with their numbers."""
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if line and line[0] != "#":
            yield number, line
