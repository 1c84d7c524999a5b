"""Numbers with commas between them; also reads tables whose blank fields are empty cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contract import Format
from .errors import ParseError
from .rows import puzzle_of
from .text.lexer import LONGEST_TEXT
from .text.table import read_table

if TYPE_CHECKING:
    from ..board.puzzle import Puzzle
    from .contract import Options, Sheet


def write(sheet: Sheet) -> str:
    """Return a line for each row, 0 for an empty cell."""
    rows = sheet.rows([str(value) for value in sheet.digits], sheet.empty)
    return "\n".join([",".join(row) for row in rows] + list(sheet.rule_lines))


def looks_like(text: str) -> bool:
    """Return whether a text is a square table with blank fields."""
    return len(text) <= LONGEST_TEXT and read_table(text) is not None


def read(text: str, options: Options) -> Puzzle:
    """Return the puzzle of a table with blank fields."""
    rows = read_table(text)
    if rows is None:
        raise ParseError("parse.empty", 1, 1)
    return puzzle_of(rows, options)


FORMAT = Format("csv", write=write, looks_like=looks_like, read=read)
