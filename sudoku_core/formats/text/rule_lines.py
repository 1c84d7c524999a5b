"""Rule lines: the board and rules of a text behind its givens, as ``…;box:2x3;killer:5=r1c1-r1c2``.

    shape:21x21                     rows x columns, if they are not as many as digits
    digits:0-8   digits:1,3,5       the digits, if they are not 1 to N
    box:2x3   box:none              rows x columns of a box; or a board without boxes
    regions:aabb…                   rows, columns, and a mark for the region of each cell
    boards:3x3=r1c1-r7c7            several boards that overlap: their boxes and first cells
    blocks:none                     no rows, no columns, no boxes
    diagonals   windows   groups    more blocks
    block4:r1c1-r2c2-r3c3           a single block: its kind and number, and its cells
    killer:15=r1c1-r1c2             any other rule: its kind, its clue, and its cells

Rule lines follow the givens after semicolons, or stand on lines of their own under a grid. Spaces
do not matter, and case matters only in the kind of a single block. Between cells may stand spaces,
commas, dashes or nothing. A plus is read as a space, as in links, except in a pattern.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...rules import KINDS
from ..errors import ParseError
from .families import FAMILIES, standard_word
from .lexer import shown
from .stray import has_stray_words, is_stray

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ...board.rule import Rule

BASES = ("box", "regions", "boards", "blocks")
"""Rule lines for the first blocks of a board, to which others are added."""
FORMS = {
    "shape": "shape:21x21",
    "digits": "digits:0-8, digits:1,3,5",
    "box": "box:2x3, box:none",
    "regions": "regions:aabb…",
    "boards": "boards:3x3=r1c1-r7c7",
    "blocks": "blocks:none",
}
"""Examples of the rule lines that do not only name cells."""
PLAIN = ("shape", "digits") + BASES
_LONGEST_FAMILY = 12
"""Longest word that is taken for a misspelt word of ``FAMILIES`` if it begins like that."""
_LONGEST_WORD = 1000
"""Most characters before the colon of a rule line."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_DIGITS = "0123456789"


def known() -> tuple[str, ...]:
    """Return all first words of rule lines, except the kinds of single blocks."""
    return PLAIN + FAMILIES + tuple(sorted(KINDS))


def is_known(word: str) -> bool:
    """Return whether a rule line may begin with a word."""
    return word in PLAIN or word in FAMILIES or word in KINDS


def stands_alone(word: str, kinds: Mapping[str, type[Rule]] = KINDS) -> bool:
    """Return whether rule lines with this word have no value: families of blocks, and rules for
    the whole board."""
    return word in FAMILIES or (word in kinds and not kinds[word].fields)


def form_of(kind: type[Rule]) -> str:
    """Return an example of a rule's rule line.

    >>> form_of(KINDS["killer"]), form_of(KINDS["thermometer"])
    ('killer:15=r1c1-r1c2', 'thermometer:r1c1-r1c2')
    """
    clue = kind.clue_field()
    texts = ["…" if clue.keyboard == "word" else "15"] if clue else []
    for place in kind.places():
        texts.append("r1c1-r1c2" if place.on_board else "r0c1")
    return f"{kind.kind}:{'='.join(texts)}" if texts else kind.kind


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A rule line and its place in the text.

    Args:
        word: the first word, in lower case unless it is the kind of a single block.
        number: the digits behind the word, as single blocks have them, or "".
        value: the text behind the colon, or "".
        line: the number of the line in the text.
        column: column of the word, from 1.
        at: the column of the value's first character.
        added: whether the caller has added the rule line to those of the text.
    """

    word: str = field()
    number: str = field()
    value: str = field()
    line: int = field()
    column: int = field()
    at: int = field()
    added: bool = field()

    def refusal(self, code: str, place: int | None = None, **params: object) -> ParseError:
        """Return an error in the rule line.

        Args:
            code: code of the message.
            place: index in the value of the fault, or None for the word.
            params: parameters of the message, beside line and column.
        """
        column = self.column if place is None else self.at + place
        error = ParseError(code, self.line, column, **params)
        if self.added:
            return ParseError("parse.rules", self.line, column, reason=error.message)
        return error

    def unlike(self, text: str, place: int | None = None) -> ParseError:
        """Return the error that the rule line does not have the form of its kind.

        Args:
            text: the faulty text.
            place: index in the value of the fault, or None for the word.
        """
        form = FORMS.get(self.word) or f"{self.word}{self.number or ''}:r1c1-r1c2"
        if self.word in KINDS and not self.number:
            form = form_of(KINDS[self.word])
        form = self.word if self.word in FAMILIES else form
        words = [shown(word) for word in text.split()]
        return self.refusal("parse.rule-line-form", place, form=form, found=" ".join(words[:4]))


def may_hold_rule_lines(text: str) -> bool:
    """Return whether a text may hold rule lines.

    >>> may_hold_rule_lines("1..4\\n....\\nDiagonals"), may_hold_rule_lines("1; 2; 3; 4")
    (True, False)
    """
    lower = text.lower()
    if ":" in text or ";x" in lower or "\nx" in lower or has_stray_words(text):
        return True
    return any(word[:4] in lower for word in FAMILIES) or any(word in lower for word in known())


def split_rule_lines(line: str, loose: bool) -> tuple[str, list[tuple[str, int]]]:
    """Return the part of a line before its first rule line, and the rule lines.

    Args:
        line: the line, without its comment.
        loose: whether any word with a colon begins a rule line; if not, since the text looks like
            a computer program, only known words do.

    Returns:
        The text before, and each rule line with its first column, from 1.

    >>> split_rule_lines("1...4;box:none;killer:3=r1c1r1c2", True)
    ('1...4', [('box:none', 7), ('killer:3=r1c1r1c2', 16)])
    """
    rule_lines: list[tuple[str, int]] = []
    column = 1
    before = 0
    for piece in line.split(";"):
        if rule_lines or _is_rule_line(piece, loose, line[: column - 1]):
            if piece.strip(" +\t"):
                rule_lines.append((piece, column))
        else:
            before = column + len(piece)
        column += len(piece) + 1
    return (line[: max(before - 1, 0)] if rule_lines else line), rule_lines


def _is_rule_line(piece: str, loose: bool, before: str) -> bool:
    """Return whether a piece of a line is a rule line, even a faulty one."""
    _, word, number, colon, value = _parts(piece)
    if not word:
        return False
    lower = word.lower()
    has_value = value.strip(" +\t") != ""
    if not colon:
        if loose and is_stray(piece, before):
            return True
        if has_value or number:
            return loose and (is_known(lower) or (number != "" and _begins_cells(value)))
        near = any(lower[:4] == family[:4] for family in FAMILIES)
        return lower in KINDS or (near and len(lower) < _LONGEST_FAMILY)
    if value[:1] == "=":
        return lower in KINDS
    if not has_value and not before and not stands_alone(lower):
        return False  # a heading, as in "Grid1:", or before rows of marks
    if number:
        return loose or _begins_cells(value)
    return is_known(lower) or (loose and has_value)


def _begins_cells(value: str) -> bool:
    return value.lstrip(" +\t")[:1] in ("r", "R")


def _parts(piece: str) -> tuple[int, str, str, bool, str]:
    """Return the number of blanks, word, number, whether a colon follows, and the rest."""
    text = piece.lstrip(" +\t")
    blanks = len(piece) - len(text)
    # A list, since MicroPython counts from the start of a string for each index.
    chars = list(text[:_LONGEST_WORD]) + [""]
    end = 0
    while chars[end] and (chars[end].lower() in _LETTERS or (end and chars[end] in "-_")):
        end += 1
    word = text[:end]
    while chars[end] and chars[end] in _DIGITS:
        end += 1
    number = text[len(word) : end]
    word = word if number else standard_word(word, text.strip(" +\t") == word)
    while chars[end] and chars[end] in " +\t":
        end += 1
    if chars[end] == ":":
        return blanks, word, number, True, text[end + 1 :]
    return blanks, word, number, False, text[end:]


def read_rule_line(
    piece: str,
    line: int,
    column: int,
    added: bool = False,
    kinds: Mapping[str, type[Rule]] = KINDS,
) -> RuleLine:
    """Return the rule line that a piece of text is.

    Args:
        piece: the text of the rule line, up to the next semicolon.
        line: the number of the line in the text.
        column: the column, from 1, of the first character.
        added: whether the caller has added the rule line to those of the text.
        kinds: the classes of known rules, by kind.

    Raises:
        ParseError: the word is not known, or the value is missing or must not be there.

    >>> rule_line = read_rule_line("Killer: 15 = r1c1 r1c2", 1, 83)
    >>> rule_line.word, rule_line.value, rule_line.at
    ('killer', ' 15 = r1c1 r1c2', 90)
    """
    blanks, word, number, colon, value = _parts(piece)
    lower = word.lower()
    rule_line = RuleLine(
        word=word if number else lower,
        number=number,
        value=_with_blanks(value, kinds.get(lower)),
        line=line,
        column=column + blanks,
        at=column + len(piece) - len(value),
        added=added,
    )
    if number and colon and word:
        return rule_line
    if number or not (is_known(lower) or lower in kinds):
        shown_word = " ".join(
            [shown(word) for word in piece.partition(":")[0].replace("+", " ").split()]
        )
        near = ", ".join(_nearest(lower, sorted(set(known() + tuple(kinds)))))
        raise rule_line.refusal("parse.rule-line", found=shown_word, near=near)
    shown_word = rule_line.value.strip()
    if bool(shown_word) == stands_alone(lower, kinds) or (shown_word and not colon):
        raise rule_line.unlike(piece.strip())
    return rule_line


def _nearest(word: str, names: Sequence[str], count: int = 3) -> list[str]:
    """Return the names that share most pairs of letters with a word, the nearest first.

    >>> _nearest("wispers", ["arrow", "whisper", "windows", "zipper"], 1)
    ['whisper']
    """
    pairs = _letter_pairs(word)

    def distance(name: str) -> float:
        others = _letter_pairs(name)
        return -len(pairs & others) / len(pairs | others)

    return sorted(names, key=distance)[:count]


def _letter_pairs(word: str) -> set[str]:
    padded = f" {word} "
    return {padded[k : k + 2] for k in range(len(padded) - 1)}


def _with_blanks(value: str, kind: type[Rule] | None) -> str:
    """Return a value with blanks in place of plus signs, except in a clue that is a word."""
    clue = kind.clue_field() if kind else None
    word, equals, rest = value.partition("=")
    if clue and clue.keyboard == "word" and equals:
        bare = word.lstrip(" +")
        word = " " * (len(word) - len(bare)) + bare
        return word + equals + rest.replace("+", " ")
    return value.replace("+", " ")


def read_rule_lines(text: str, added: bool = False) -> tuple[RuleLine, ...]:
    """Return the rule lines of a text that holds nothing else, with semicolons or newlines between
    them.

    Raises:
        ParseError: a part of the text is no rule line.

    >>> [rule_line.word for rule_line in read_rule_lines("diagonals; box: 2x3")]
    ['diagonals', 'box']
    """
    return tuple(_rule_lines(text, added))


def _rule_lines(text: str, added: bool) -> Iterator[RuleLine]:
    for number, line in enumerate(text.replace("\r", "\n").split("\n"), 1):
        column = 1
        for piece in line.partition("#")[0].split(";"):
            if piece.strip(" +\t"):
                yield read_rule_line(piece, number, column, added)
            column += len(piece) + 1


def cells_in(
    rule_line: RuleLine, text: str, start: int, least: int = 1
) -> list[tuple[int, int, int]]:
    """Return the cells that a part of a rule line's value names.

    Args:
        rule_line: the rule line.
        text: the part of its value.
        start: place in the value at which the part begins.
        least: the least row and column; 0 where positions before the board may be named.

    Returns:
        For each cell its row and column, from 1, and its index in the value.

    Raises:
        ParseError: the part has a word that names no cell.

    >>> rule_line = read_rule_line("killer:r1c1R10C2, r3c3", 1, 1)
    >>> cells_in(rule_line, rule_line.value, 0)
    [(1, 1, 0), (10, 2, 4), (3, 3, 11)]
    """
    cells = []
    chars = list(text) + [" "]  # a list, as in _parts
    index = 0
    while index < len(chars):
        if chars[index] in " ,-–\t":
            index += 1
            continue
        row, end = _number_after("rR", chars, index)
        column, end = _number_after("cC", chars, end)
        if row < least or column < least:
            word = "".join(chars[index:]).replace("-", " ").replace(",", " ").split()[0]
            raise rule_line.refusal("parse.cell", start + index, found=shown(word))
        cells.append((row, column, start + index))
        index = end
    return cells


def _number_after(letters: str, chars: list[str], index: int) -> tuple[int, int]:
    """Return the number behind one of the letters, -1 for none, and the index behind the number."""
    if chars[index] not in letters:
        return -1, index
    end = index + 1
    while chars[end] in _DIGITS:
        end += 1
    return (int("".join(chars[index + 1 : end])) if 1 < end - index < 7 else -1), end
