"""Text to rows of words, each with its place; what merely separates or draws is left out.

A word is a run of letters, digits and marks for an empty cell. Whether it is one cell ("12") or
several ("53..7") is for ``reading`` to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import ParseError

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGEST_SIDE = 100
LONGEST_TEXT = 200_000
"""Characters that one puzzle, and one line of several, may have."""

MARKS = ".*_⬜"
"""What stands for an empty cell, besides 0 and, on small boards, x."""

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_KEYCAP = "\ufe0f\u20e3"
"""The two characters that make a keycap of the digit before them."""
WORD = frozenset(MARKS + _KEYCAP + "0123456789" + _LETTERS)
SPACE = frozenset(" \t\x0b\x0c,;[](){}\"'`\xa0\u200b\u202f")
_BARS = frozenset("|│┃║╎╏┆┇┊┋")
_RULE = frozenset("-=+ \t*|:")
_SECTIONS = ("[puzzle]", "[state]", "[pencilmarks]")


class Row:
    """One line of text that holds words.

    ``words`` are (text, column, group) with the column from 1; a bar in the line begins the next
    group. ``opens`` says that a heading or comment stands before it, ``ruled`` that a drawn line
    does.
    """

    __slots__ = ("number", "opens", "ruled", "words")

    def __init__(
        self, number: int, words: list[tuple[str, int, int]], opens: bool, ruled: bool
    ) -> None:
        self.number = number
        self.words = words
        self.opens = opens
        self.ruled = ruled


def read_rows(text: str) -> Iterator[Row]:
    """The rows of a text whose lines end in a newline.

    Raises:
        ParseError: a character is neither part of a word nor a separator, or a line is too long.

    >>> [row.words for row in read_rows("# one\\n[1 2 | 3 4;\\n ---+---\\n 34 | 12]")][1]
    [('34', 2, 0), ('12', 7, 1)]
    """
    opens = ruled = played = False
    signs = any(char in text for char in _KEYCAP)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_TEXT:
            raise ParseError("parse.long", number, 1, count=len(line), limit=LONGEST_TEXT)
        content, mark, _ = line.partition("#")
        plain = content.strip()
        if not plain:
            opens = opens or bool(mark)
        elif _is_heading(plain):
            opens = True
            # After [Puzzle], .sdk files tell how far someone got with it: not the puzzle's.
            played = plain.lower() in _SECTIONS[1:]
        elif played:
            continue
        elif is_rule(plain):
            ruled = True
        else:
            words = _words(content, number)
            if signs:
                words = _signs(words)
            if words:
                yield Row(number, words, opens, ruled)
                opens = ruled = False


def _is_heading(plain: str) -> bool:
    lower = plain.lower()
    return (
        lower in _SECTIONS
        or lower.startswith("```")
        or (plain[-1] == ":" and plain[0] != "|")
        or (lower.startswith("grid ") and lower[5:].strip().isdigit())
    )


def is_rule(plain: str) -> bool:
    """Whether a line only draws: dashes, equals signs, and what stands at their crossings.

    >>> is_rule("---+---"), is_rule("*-----*"), is_rule("├───┤"), is_rule("* * *"), is_rule("| |")
    (True, True, True, False, False)
    """
    drawn = False
    for char in plain:
        if char in "-=" or "─" <= char <= "╿":
            drawn = drawn or char not in _BARS
        elif char not in _RULE:
            return False
    return drawn


def _words(content: str, number: int) -> list[tuple[str, int, int]]:
    words = []
    group = 0
    start = -1
    begin = _after_name(content)
    # By enumerate, as MicroPython counts its way to each index of a string.
    for index, char in enumerate(content):
        if index < begin:
            continue
        if char in WORD:
            if start < 0:
                start = index
            continue
        if start >= 0 and not (char in "([{" and content[start] in _LETTERS):
            words.append((content[start:index], start + 1, group))
            if len(words) > LARGEST_SIDE * LARGEST_SIDE:
                raise ParseError("parse.large", number, start + 1, limit=LARGEST_SIDE)
        start = -1
        if char in _BARS:
            group += 1
        elif char not in SPACE and not "─" <= char <= "╿":
            raise ParseError("parse.character", number, index + 1, found=shown(char))
    if start >= 0:
        words.append((content[start:], start + 1, group))
    return words


def _signs(words: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """Where digits are drawn as keycaps, each sign is a word."""
    return [
        (char, column + index, group)
        for word, column, group in words
        for index, char in enumerate(word)
        if char not in _KEYCAP
    ]


def _after_name(content: str) -> int:
    """Where the values begin: after ``M =`` or ``int board[9][9] =``, else at the start."""
    equals = content.find("=")
    for char in content[:equals] if equals > 0 else "":
        if char in _LETTERS:
            return equals + 1
    return 0


def is_number(word: str) -> bool:
    """Whether a word is a whole number of a size that a board may have.

    >>> is_number("12"), is_number("1e5"), is_number("²"), is_number("1234567")
    (True, False, False, False)
    """
    return 0 < len(word) < 7 and all(char in "0123456789" for char in word)


def shown(found: str) -> str:
    """What was found, as it can be shown: short, and characters nobody would see as numbers.

    >>> shown("!"), shown("\\x00"), shown("a" * 99)
    ('!', 'U+0000', 'aaaaaaaaaaaa…')
    """
    text = ""
    for char in found[:12]:
        number = ord(char)
        hidden = number < 33 or 127 <= number < 161 or 0xD800 <= number < 0xE000 or number > 0xFFEF
        text += f"U+{number:04X}" if hidden else char
    return text + ("…" if len(found) > 12 else "")
