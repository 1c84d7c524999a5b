"""Rows of numbers with spaces between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contract import Format

if TYPE_CHECKING:
    from .contract import Sheet


def write(sheet: Sheet) -> str:
    """Return the numbers in columns, 0 for an empty cell."""
    rows = [" ".join(row) for row in sheet.numbers(sheet.empty)]
    return "\n".join(rows + list(sheet.rule_lines))


FORMAT = Format("matrix", write=write)
