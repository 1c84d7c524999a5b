"""Boards in a program's text: ``M = [5 7 0; …];`` with other statements before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contract import Format
from .errors import ParseError
from .rows import puzzle_of, value_or_error
from .text.lexer import LONGEST_TEXT, MARKS, SPACE, WORD, read_rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..board.puzzle import Puzzle
    from .contract import Options
    from .text.lexer import Row

_FEWEST_CELLS = 16
"""Fewest digits and marks in brackets that may be a board: those of 4 × 4."""


def find_literals(text: str) -> Iterator[tuple[int, str]]:
    """Yield the values that a text assigns and that could be a board.

    Args:
        text: lines that end in a newline.

    Yields:
        The number of the line in which the value begins, and the text of the value, with blanks
        in place of everything before it in that line.

    >>> list(find_literals("n = 2\\nM = [1 2 3 4; 3 4 1 2; 2 1 4 3; 4 3 2 1];\\nshow(M)"))
    [(2, '    [1 2 3 4; 3 4 1 2; 2 1 4 3; 4 3 2 1]')]
    """
    for number, column, literal in _brackets(text) if "=" in text else ():
        if _is_board(literal):
            yield number, " " * column + literal


def _brackets(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield the line, column and text of outermost brackets behind an equals sign in their line."""
    place = (0, 0)
    chars: list[str] = []
    assigned = False
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        for column, char in enumerate(line + "\n"):
            if depth or (assigned and char in "[{("):
                place = place if depth else (number, column)
                chars.append(char)
                depth += (char in "[{(") - (char in ")}]")
                if not depth:
                    yield place[0], place[1], "".join(chars)
                    chars = []
                    assigned = False
            elif char in "=\n":
                assigned = char == "="


def _is_board(literal: str) -> bool:
    cells = [char for char in literal if char in MARKS or char in "0123456789"]
    readable = all(char in WORD or char in SPACE or char == "\n" for char in literal)
    return readable and len(cells) >= _FEWEST_CELLS


def _boards(text: str) -> Iterator[list[Row]]:
    for number, literal in find_literals(text):
        yield list(read_rows(literal, number))


def looks_like(text: str) -> bool:
    """Return whether a text assigns a value that could be a board."""
    return len(text) <= LONGEST_TEXT and any(True for _ in find_literals(text))


def read(text: str, options: Options) -> Puzzle:
    """Return the one board that a text assigns."""
    first, *more = list(_boards(text))
    if more:
        raise ParseError("parse.several", more[0][0].number, more[0][0].words[0][1])
    return puzzle_of(first, options)


def read_many(text: str, options: Options) -> Iterator[Puzzle | ParseError]:
    """Yield all boards that a text assigns."""
    for rows in _boards(text):
        yield value_or_error(puzzle_of, rows, options)


FORMAT = Format("literal", looks_like=looks_like, read=read, read_many=read_many)
