"""Draw keycap signs, as seed 000's ``print_board`` does up to side 9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.text import groups
from .contract import Format

if TYPE_CHECKING:
    from .contract import Sheet

_KEYCAP = "\ufe0f\u20e3"
_NO_KEYCAP = "⬜"


def write(sheet: Sheet) -> str:
    """Return the signs, with spaces and empty lines between the boxes."""
    rows = sheet.rows([str(value) + _KEYCAP for value in sheet.digits], _NO_KEYCAP)
    height, width = sheet.box or (len(rows), len(rows[0]))
    lines: list[str] = []
    for index, row in enumerate(rows):
        if index and index % height == 0:
            lines.append("")
        lines.append(" ".join(["".join(group) for group in groups(row, width)]))
    return "\n".join(lines + list(sheet.rule_lines))


FORMAT = Format("keycaps", write=write, sides=range(1, 9 + 1))
