"""Cut a text into rows of words, each with its place, without separators and drawn lines.

A word is a run of letters, digits and marks for an empty cell. Whether a word is one cell ("12") or
several ("53..7") is decided in ``shape``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import ParseError

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGEST_SIDE = 100
LONGEST_TEXT = 200_000
"""Most characters of one puzzle, and of a line in a list of puzzles."""

MARKS = ".*_?⬜"
"""Signs for an empty cell, besides 0 and, on small boards, x."""

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MIDDLE_DOT = "·"
_ZEROS = (
    "0660 06F0 07C0 0966 09E6 0A66 0AE6 0B66 0BE6 0C66 0CE6 0D66 0DE6 0E50 0ED0 0F20 1040 1090 17E0"
    " 1810 1946 19D0 1A80 1A90 1B50 1BB0 1C40 1C50 A620 A8D0 A900 A9D0 A9F0 AA50 ABF0 FF10"
)
ZEROS = tuple([int(code, 16) for code in _ZEROS.split()])
"""Code points of the zeros of other scripts in Unicode's Basic Multilingual Plane; 1 to 9 follow.
"""
_KEYCAP = "\ufe0f\u20e3"
"""The two characters that make a keycap of the digit before them."""
WORD = frozenset(MARKS + _KEYCAP + "0123456789" + LETTERS)
_WORD_OR_GAP = frozenset(WORD | {"-"})
SPACE = frozenset(" \t\x0b\x0c,;[](){}\"'`\xa0\u200b\u202f")
_BARS = frozenset("|│┃║╎╏┆┇┊┋")
_RULE = frozenset("-=+ \t*|:")
_SECTIONS = ("[puzzle]", "[state]", "[pencilmarks]")
_METADATA = frozenset("ABCDLSU")
"""Letters after # at the head of an .sdk file: author, date, level, source …"""


def plain_text(text: str) -> str:
    """Return the text without a byte order mark, its lines ended by newlines."""
    if not isinstance(text, str):
        raise TypeError(f"a puzzle is read from str, not {type(text).__name__}")
    # Not lstrip: MicroPython strips single bytes, so that half a character could be left.
    text = text[1:] if text.startswith("\ufeff") else text
    return text.replace("\r\n", "\n").replace("\r", "\n")


def plain_digits(text: str) -> str:
    """Return the text with digits of other scripts as 0 to 9, and middle dots as dots.

    Each character stays in its place, so that lines and columns count as before.

    >>> plain_digits("\u0665\u0663··\u0667")
    '53..7'
    """
    # Not text.isascii, which MicroPython lacks.
    if len(text.encode("utf-8", "surrogatepass")) == len(text):
        return text
    for char in set(text):
        if char == MIDDLE_DOT:
            text = text.replace(char, ".")
        for zero in ZEROS:
            if 0 <= ord(char) - zero < 10:
                text = text.replace(char, str(ord(char) - zero))
    return text


class Row:
    """A line of text that holds words, or could not be read.

    ``words`` are (text, column, group) with the column from 1; a bar in the line begins the next
    group. Before the row stands a heading or comment if ``opens``, the head of an .sdk file if
    ``sdk``, a blank line if ``apart``, a drawn line if ``ruled``. A row with an ``error`` could not
    be read and has no words.
    """

    __slots__ = ("apart", "error", "number", "opens", "ruled", "sdk", "words")

    def __init__(self, number: int, words: list[tuple[str, int, int]]) -> None:
        self.number = number
        self.words = words
        self.opens = self.sdk = self.apart = self.ruled = False
        self.error: ParseError | None = None


def read_rows(text: str, first: int = 1, gaps: bool = False) -> Iterator[Row]:
    """Yield the rows of a text whose lines end in a newline.

    Args:
        text: the text.
        first: the number of its first line.
        gaps: whether a dash is a gap; if not, dashes are drawn lines.

    >>> [row.words for row in read_rows("# one\\n[1 2 | 3 4;\\n ---+---\\n 34 | 12]")][1]
    [('34', 2, 0), ('12', 7, 1)]
    >>> [row.error and row.error.code for row in read_rows("12\\n!")]
    [None, 'parse.character']
    """
    opens = sdk = apart = ruled = played = False
    signs = any(char in text for char in _KEYCAP)
    for number, line in enumerate(text.split("\n"), first):
        content, mark, comment = line.partition("#")
        plain = content.strip()
        if not plain:
            opens = opens or bool(mark)
            apart = apart or not mark
            sdk = sdk or comment[:1] in _METADATA
        elif _is_heading(plain):
            opens = True
            sdk = sdk or plain.lower() == _SECTIONS[0]
            # The sections after [Puzzle] in an .sdk file are a player's progress.
            played = plain.lower() in _SECTIONS[1:]
        elif played:
            continue
        elif is_rule(plain) and not (gaps and all(char in "- " for char in plain)):
            ruled = True
        else:
            row = _row(line, content, number, signs, gaps)
            if row.words or row.error:
                row.opens, row.sdk, row.apart, row.ruled = opens, sdk, apart, ruled
                yield row
                opens = sdk = apart = ruled = False


def _row(line: str, content: str, number: int, signs: bool, gaps: bool) -> Row:
    row = Row(number, [])
    try:
        if len(line) > LONGEST_TEXT:
            raise ParseError("parse.long", number, 1, count=len(line), limit=LONGEST_TEXT)
        words = _words(content, number, _WORD_OR_GAP if gaps else WORD)
        row.words = _signs(words) if signs else words
    except ParseError as error:
        row.error = error
    return row


def _is_heading(plain: str) -> bool:
    lower = plain.lower()
    return (
        lower in _SECTIONS
        or lower.startswith("```")
        or (plain[-1] == ":" and plain[0] != "|")
        or (lower.startswith("grid ") and lower[5:].strip().isdigit())
    )


def is_rule(plain: str) -> bool:
    """Return whether a line is drawn: dashes, equals signs, and the signs at their crossings.

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


def _words(content: str, number: int, known: frozenset[str]) -> list[tuple[str, int, int]]:
    words: list[tuple[str, int, int]] = []
    group = 0
    begin = _after_name(content)
    letters: list[str] = []
    # No index and no slice: MicroPython counts from the start of the string for each.
    for column, char in enumerate(content + " ", 1):
        if column <= begin:
            continue
        if char in known:
            letters.append(char)
            continue
        if letters and not (char in "([{" and letters[0] in LETTERS):
            words.append(("".join(letters), column - len(letters), group))
            if len(words) > LARGEST_SIDE * LARGEST_SIDE:
                raise ParseError("parse.large", number, words[-1][1], limit=LARGEST_SIDE)
        letters = []
        if char in _BARS:
            group += 1
        elif char not in SPACE and not "─" <= char <= "╿":
            raise ParseError("parse.character", number, column, found=shown(char))
    return words


def _signs(words: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """Return each sign as a word where digits are keycaps."""
    return [
        (char, column + index, group)
        for word, column, group in words
        for index, char in enumerate(word)
        if char not in _KEYCAP
    ]


def _after_name(content: str) -> int:
    """Return the index at which values begin: after ``M =`` or ``int board[9][9] =``, else 0."""
    equals = content.find("=")
    for char in content[:equals] if equals > 0 else "":
        if char in LETTERS:
            return equals + 1
    return 0


def is_number(word: str) -> bool:
    """Return whether a word is a whole number of at most six digits.

    >>> is_number("12"), is_number("1e5"), is_number("²"), is_number("1234567")
    (True, False, False, False)
    """
    return 0 < len(word) < 7 and all(char in "0123456789" for char in word)


def shown(word: str) -> str:
    """Return the beginning of a text for a message, with invisible characters as numbers.

    >>> shown("!"), shown("\\x00"), shown("a" * 99)
    ('!', 'U+0000', 'aaaaaaaaaaaa…')
    """
    text = ""
    for char in word[:12]:
        number = ord(char)
        hidden = number < 33 or 127 <= number < 161 or 0xD800 <= number < 0xE000 or number > 0xFFEF
        text += f"U+{number:04X}" if hidden else char
    return text + ("…" if len(word) > 12 else "")
