"""Boards in a program's text: ``M = [5 7 0; …];`` with other statements before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .lexer import MARKS, SPACE, WORD

if TYPE_CHECKING:
    from collections.abc import Iterator

_FEWEST_CELLS = 16
"""Fewer digits and marks in brackets than those of a 4 × 4 board are something else."""


def find_literals(text: str) -> Iterator[tuple[int, str]]:
    """What a text assigns that could be a board.

    Args:
        text: lines that end in a newline.

    Yields:
        The number of the line in which it begins, and its text, blanks standing for what is before
        it in that line.

    >>> list(find_literals("n = 2\\nM = [1 2 3 4; 3 4 1 2; 2 1 4 3; 4 3 2 1];\\nshow(M)"))
    [(2, '    [1 2 3 4; 3 4 1 2; 2 1 4 3; 4 3 2 1]')]
    """
    for number, column, literal in _brackets(text) if "=" in text else ():
        if _is_board(literal):
            yield number, " " * column + literal


def _brackets(text: str) -> Iterator[tuple[int, int, str]]:
    """Line, column and text of the outermost brackets behind an equals sign in the same line."""
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
