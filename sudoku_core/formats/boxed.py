"""Draw numbers with lines between the boxes, as seed 000's ``print_board`` does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.text import boxed
from .contract import Format

if TYPE_CHECKING:
    from .contract import Sheet


def write_boxed(sheet: Sheet) -> str:
    """Return the drawing for sides above 9, including the space at a row's end."""
    rows = sheet.numbers(".")
    lines = boxed(rows, sheet.box)
    if sheet.box is None:  # else the drawing tells the boxes
        lines.extend(sheet.rule_lines)
    return "\n".join(lines)


FORMAT = Format("boxed", write=write_boxed)
