"""Find puzzles among other words, as in a mail or a post."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules import KINDS
from ..errors import ParseError
from .families import FAMILIES
from .lexer import LETTERS, MARKS, WORD
from .rule_lines import read_rule_line, split_rule_lines
from .shape import SMALLEST_LINE, root_of
from .stray import stray_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Passage = tuple[int, str]
    """The number of a line, and the text of a puzzle from that line on, with blanks before it."""

_DIGITS = "0123456789"
_SIGNS = frozenset(_DIGITS + MARKS + "xX")
_ENDS = ".?"
"""Signs that end a sentence and could be an empty cell."""
_MOST_ENDS = 3
"""Most such signs at the end of a puzzle that are taken for the end of a sentence."""
_FEWEST_ROWS = 4
"""Fewest rows of a puzzle among words."""
_LONGEST_WORD = 40
"""Longest run of letters, digits and marks that may be a word."""
_LIKELY, _SURE = 30, 81
"""Length from which a run is meant as a puzzle even if the length is no square number; and length
from which a puzzle need not have an empty cell."""
_FEWEST_CELLS = 4
_CELL_SIGNS = "0123456789.*_?-"
"""Signs of cells, and fewest of them in a text, for ``is_cells``."""
_ABOUT_WORDS = ("parse.rule-line", "parse.character")
"""Codes of errors to report first for a text of words: about a word before a colon, or a sign
between words.
"""
_OWN_LETTERS = ((0xC0, 0x2000), (0x3040, 0xD800))
"""Ranges of Unicode with the letters of most languages."""


def passages(text: str) -> list[Passage]:
    """Return the puzzles among the words of a text; [] if the text is no prose.

    A text whose words name a rule, or may be meant as a rule, is no prose: no rule may be dropped.

    >>> passages("Can you do 1..4........2..3? I cannot.")
    [(1, '           1..4........2..3')]
    >>> passages("1..4\\n....\\n....\\n2..3\\nwondows"), passages("1..4........2..3")
    ([], [])
    """
    lines = text.split("\n")
    places: list[Passage] = []
    rows: list[Passage] = []
    prose = below = False
    if any(" " not in lines[number - 1].strip() for number in stray_words(lines)):
        return []
    for number, line in enumerate(lines + [""], 1):
        comment = line.lstrip().startswith("#")
        runs, words, signs = ([], False, 0) if comment else _seen(line)
        below = below or bool(places) or len(rows) >= _FEWEST_ROWS
        if words and _may_be_rule(_beside(line, runs), below):
            return []
        if runs or words or number > len(lines):
            if len(rows) >= _FEWEST_ROWS:
                places.append((rows[0][0], _joined(rows)))
            rows = []
        elif signs or (rows and line.strip()):
            rows.append((number, line))
        places.extend([(number, " " * start + line[start:end]) for start, end in runs])
        prose = prose or words
    return places if prose else []


def plainer(error: ParseError, text: str) -> ParseError:
    """Return the error for an unreadable text; for words alone, the error that there is no puzzle.

    >>> plainer(ParseError("parse.character", 1, 7, found=":"), "To buy: milk").code
    'parse.no-puzzle'
    """
    if error.code not in _ABOUT_WORDS:
        return error
    line = text.split("\n")[error.line - 1]
    before, semicolon, _rest = line.partition(";")
    if error.code == "parse.rule-line" and semicolon and is_cells(before.strip()):
        return error
    seen = [_seen(line) for line in text.split("\n") if line.partition("#")[0].strip()]
    is_prose = all(words and not runs for runs, words, _signs in seen)
    return ParseError("parse.no-puzzle", 1, 1) if is_prose else error


def is_cells(text: str) -> bool:
    """Return whether a text is at least four digits or blanks, and nothing else.

    >>> is_cells("..3."), is_cells("milk"), is_cells("5.")
    (True, False, False)
    """
    return len(text) >= _FEWEST_CELLS and all(sign in _CELL_SIGNS for sign in text)


def _joined(rows: Sequence[Passage]) -> str:
    """Return numbered lines as one text, with blank lines where numbers are missing."""
    lines = []
    at = rows[0][0]
    for number, line in rows:
        lines.extend([""] * (number - at))
        lines.append(line)
        at = number + 1
    return "\n".join(lines)


def _seen(line: str) -> tuple[list[tuple[int, int]], bool, int]:
    """Return the puzzles in a line, whether it has words too, and the number of its other cells.

    A puzzle is given by its first index in the line and the index behind it.
    """
    runs = []
    letters = signs = named = 0
    for begin, word, ended in _words(line):
        length = _run(word)
        if length:
            runs.append((begin, begin + length))
            if ended == ";":
                return [(begin, len(line))], letters > 0, signs
        elif _is_cells(word):
            signs += len(word)
        elif len(word) <= _LONGEST_WORD:
            letters += sum([_is_letter(char) for char in word])
            named += 1
    return runs, named > 1 or letters > (0 if runs else signs), signs


def _words(line: str) -> Iterator[tuple[int, list[str], str]]:
    """Yield runs of letters, digits and marks: index, signs, and the sign behind the run."""
    word: list[str] = []
    # No slices: MicroPython counts from the start of the string for each.
    for place, char in enumerate(line + " "):
        known = char in WORD or _is_letter(char)
        if word and not (known and _joins(word, char)):
            yield place - len(word), word, char
            word = []
        if known:
            word.append(char)


def _joins(word: Sequence[str], char: str) -> bool:
    """Return whether a character continues a word: some languages have no blanks beside numbers."""
    if char in WORD:
        return word[-1] in WORD or char in LETTERS
    return len(word) < SMALLEST_LINE**2 or not all(sign in _SIGNS for sign in word)


def _is_letter(char: str) -> bool:
    is_letter = any(first <= ord(char) < last for first, last in _OWN_LETTERS)
    return char in LETTERS or (is_letter and char not in WORD)


def _beside(line: str, runs: Sequence[tuple[int, int]]) -> str:
    """Return the text of a line beside its puzzles."""
    for start, end in runs:
        line = line[:start] + " " * (end - start) + line[end:]
    return line


def _run(word: Sequence[str]) -> int:
    """Return the number of a word's signs that are cells of a puzzle; 0 for other words."""
    length = len(word)
    if length < SMALLEST_LINE**2 or not any(char in _DIGITS for char in word):
        return 0
    known = _SIGNS if length <= _LONGEST_WORD * 2 else WORD
    if not all(char in known for char in word):
        return 0
    if length < _SURE and not any(char == "0" or char not in _DIGITS for char in word):
        return 0
    while length > len(word) - _MOST_ENDS and not _is_square(length) and word[length - 1] in _ENDS:
        length -= 1
    if _is_square(length):
        return length
    return len(word) if len(word) >= _LIKELY else 0


def _is_square(count: int) -> bool:
    return root_of(count) ** 2 == count


def _is_cells(word: Sequence[str]) -> bool:
    """Return whether a text between two blanks looks like cells rather than a word."""
    letters = sum([_is_letter(char) for char in word])
    bare = [char for char in word if char not in "xX"]
    few = letters * 2 < len(word) or len(word) < 2
    return few or not bare or any(char in _DIGITS for char in word)


def _may_be_rule(line: str, below: bool) -> bool:
    """Return whether words may be about a rule, which must not be left out silently.

    Args:
        line: a line with words.
        below: whether a puzzle stands before the line, as before most rule lines.
    """
    head, mark, _ = line.partition(";")
    if mark and head.strip() and not any(char in LETTERS for char in head):
        return True
    for piece, _ in split_rule_lines(line, True)[1]:
        word = piece.partition(":")[0].strip()
        if _is_known(piece) or (below and word.isalpha()):
            return True
    lower = line.lower()
    for sign in ".,;:!?()-/'\"":
        lower = lower.replace(sign, " ")
    names = [name.rstrip("s") for name in FAMILIES + tuple(KINDS)]
    return any(word.rstrip("s") in names or _is_cell(word) for word in lower.split())


def _is_known(piece: str) -> bool:
    """Return whether a rule line begins with a known word, even if the rest is wrong."""
    try:
        read_rule_line(piece, 1, 1)
    except ParseError as error:
        return error.code != "parse.rule-line"
    return True


def _is_cell(word: str) -> bool:
    """Return whether a word names a cell, as r1c2 does."""
    row, _, column = word[1:].partition("c")
    return word[0] == "r" and row.isdigit() and column[:1].isdigit()
