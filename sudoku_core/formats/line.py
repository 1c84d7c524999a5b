"""One line: a sign for each cell, row by row; numbers with commas where signs do not reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contract import Format

if TYPE_CHECKING:
    from .contract import Sheet


def write_line(sheet: Sheet) -> str:
    """The cells one after the other, a dot for an empty one."""
    between = "" if sheet.symbols else ","
    names = sheet.symbols or [str(value) for value in sheet.digits]
    return between.join([between.join(row) for row in sheet.rows(names, ".")])


FORMAT = Format("line", write=write_line)
