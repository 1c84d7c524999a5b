"""The section ``[Puzzle]`` of an .sdk file: a line of signs for each row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contract import Format
from .text.letters import LARGEST_SYMBOL

if TYPE_CHECKING:
    from .contract import Sheet


def write(sheet: Sheet) -> str:
    """Return the heading, and the rows."""
    rows = sheet.rows(sheet.symbols, ".")
    return "\n".join(["[Puzzle]"] + ["".join(row) for row in rows] + list(sheet.rule_lines))


FORMAT = Format("sdk", write=write, sides=range(1, LARGEST_SYMBOL + 1))
