"""A line: a sign for each cell, row by row, or numbers with commas where signs run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contract import Format
from .sumocue import looks_like as is_sumocue
from .text.foreign import foreign
from .text.rule_lines import split_rule_lines

if TYPE_CHECKING:
    from .contract import Sheet


def write(sheet: Sheet) -> str:
    """Return the cells, and behind them the rule line about unusual boxes."""
    return ";".join([write_cells(sheet)] + list(sheet.rule_lines))


def write_cells(sheet: Sheet) -> str:
    """Return the cells one after the other, a dot for an empty cell."""
    if sheet.symbols:
        line = "".join(["".join(row) for row in sheet.rows(sheet.symbols, ".")])
        if not _reads_otherwise(line):
            return line
    names = [str(value) for value in sheet.digits]
    return ",".join([",".join(row) for row in sheet.rows(names, ".")])


def _reads_otherwise(line: str) -> bool:
    """Return whether a line of signs would be read as another text.

    It may spell a rule or another program's first word, or be 81 cells of nine candidates.
    """
    return foreign(line) or is_sumocue(line) or bool(split_rule_lines(line, True)[1])


FORMAT = Format("line", write=write)
