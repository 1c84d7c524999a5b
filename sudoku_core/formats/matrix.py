"""Rows of numbers with spaces between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contract import Format

if TYPE_CHECKING:
    from .contract import Sheet


def write_matrix(sheet: Sheet) -> str:
    """The numbers in columns, 0 for an empty cell."""
    return "\n".join([" ".join(row) for row in sheet.numbers(sheet.empty)])


FORMAT = Format("matrix", write=write_matrix)
