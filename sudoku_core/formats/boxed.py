"""Draw numbers with lines between the boxes, as seed 000's ``print_board`` does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.text import boxed
from .contract import Format

if TYPE_CHECKING:
    from .contract import Sheet


def write(sheet: Sheet) -> str:
    """Return the drawing that seed 000 has for sides above 9, with a space at each row's end."""
    rows = sheet.numbers(".")
    lines = boxed(rows, sheet.box)
    if sheet.box is None:  # drawn boxes need no rule line
        lines.extend(sheet.rule_lines)
    return "\n".join(lines)


FORMAT = Format("boxed", write=write)
