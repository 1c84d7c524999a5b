"""Find words below or behind a grid that are no known rule lines, so that no rule gets lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .shape import SMALLEST_LINE, root_of

if TYPE_CHECKING:
    from collections.abc import Sequence

_LONGEST_STRAY = 15
"""Most letters of a line that is a word; 16 letters may be a filled board of side 4."""


def stray_words(lines: Sequence[str]) -> list[int]:
    """Return the numbers, from 1, of lines below a grid that are a word and no row of the grid.

    Such a word is meant as a rule, known or not. Among puzzles of one line each, a word is instead
    a puzzle that cannot be read.

    >>> stray_words(["1..4", "....", "wondows", "", "ABBA"])
    [3]
    >>> stray_words(["1..............4", "no puzzle", "1..............4"])
    []
    """
    words = []
    above, run = "", 0
    sizes = [len(_bare(line)) for line in lines]
    for index, line in enumerate(lines):
        word = _bare(line)
        count = len(word)
        if _is_word(word) and _is_row(above):
            below = [size for size in sizes[index + 1 :] if size]
            listed = _is_list(len(above), run) and (run > 1 or below)
            alike = count == len(above) or count in sizes[index + 1 : index + 2]
            if not listed and not alike:
                words.append(index + 1)
        if word:
            run = run + 1 if count == len(above) else 1
            above = word
    return words


def has_stray_words(text: str) -> bool:
    """Return whether stray words stand in lines of their own, or perhaps behind semicolons."""
    lines = text.split("\n")
    behind = (piece for line in lines for piece in line.split(";")[1:])
    return any(_is_word(_bare(piece)) for piece in behind) or stray_words(lines) != []


def is_stray(piece: str, before: str) -> bool:
    """Return whether a piece of a line is a stray word behind cells and a semicolon.

    >>> is_stray("wondows", "1..4;"), is_stray("ABBA", "1..4;")
    (True, False)
    """
    word, cells = _bare(piece), _bare(before[:-1].rpartition(";")[2])
    return _is_word(word) and _is_row(cells) and len(word) != len(cells)


def _is_word(text: str) -> bool:
    """Return whether a text is more than a letter, less than a row, and not all x (empty cells)."""
    return text.isalpha() and 1 < len(text) <= _LONGEST_STRAY and text.lower().strip("x") != ""


def _bare(text: str) -> str:
    """Return a text without blanks and its comment."""
    return text.partition("#")[0].replace(" ", "").strip()


def _is_row(line: str) -> bool:
    """Return whether a line could be a row of a grid, by a sign that no word has."""
    return any(sign in line for sign in "0123456789.")


def _is_list(size: int, run: int) -> bool:
    """Return whether lines are puzzles of one line each, not the rows of a single one."""
    side = root_of(size)
    return side >= SMALLEST_LINE and side * side == size and run != size
