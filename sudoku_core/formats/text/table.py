"""Read tables with blank fields for empty cells: CSV, cells from a spreadsheet, Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .lexer import WORD, Row, is_rule

if TYPE_CHECKING:
    Field = tuple[str, int]
    """Text of a field, and its column."""
    Line = tuple[int, list[Field]]
    """The number of a line, and its fields."""


def read_table(text: str) -> list[Row] | None:
    """Return the rows of a square table with blank fields; None if the text is no such table.

    Args:
        text: lines that end in a newline, with commas, semicolons, tabs or bars between fields; a
            row and a column of labels may stand before the cells.

    >>> rows = read_table("4,,,1\\n,1,,\\n,,1,\\n1,,,4")
    >>> [word[0] for word in rows[0].words]
    ['4', '.', '.', '1']
    """
    lines = []
    for number, line in enumerate(text.split("\n"), 1):
        plain = line.strip(" ")
        if plain and not is_rule(plain) and not plain.startswith("#"):
            lines.append((number, line))
    for delimiter in ",;\t|":
        if lines and lines[0][1].count(delimiter) in (len(lines) - 1, len(lines) + 1):
            table = [(number, _fields(line, delimiter, len(lines))) for number, line in lines]
            if _is_square(table):
                return _rows(_unlabelled(table))
    return None


def _fields(line: str, delimiter: str, side: int) -> list[Field]:
    """Return the fields of a line with their columns, without the blank fields outside of bars."""
    fields = []
    column = 1
    for part in line.split(delimiter):
        before = len(part) - len(part.lstrip())
        fields.append((part.strip().strip('"'), column + before))
        column += len(part) + 1
    if delimiter == "|" and len(fields) == side + 2 and not fields[0][0] + fields[-1][0]:
        return fields[1:-1]
    return fields


def _is_square(table: list[Line]) -> bool:
    blank = False
    for _, fields in table:
        if len(fields) != len(table):
            return False
        for text, _ in fields:
            blank = blank or not text
            if not all(char in WORD for char in text):
                return False
    return blank


def _unlabelled(table: list[Line]) -> list[Line]:
    corner, labels = table[0][1][0], table[0][1][1:]
    if corner[0] or not all(text[:1].isalpha() and text[1:].isdigit() for text, _ in labels):
        return table
    return [(number, fields[1:]) for number, fields in table[1:]]


def _rows(table: list[Line]) -> list[Row]:
    rows = []
    for number, fields in table:
        words = [(text or ".", column, 0) for text, column in fields]
        rows.append(Row(number, words))
    return rows
