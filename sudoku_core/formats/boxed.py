"""A drawing of numbers with lines between the boxes, as seed 000's ``print_board`` has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contract import Format

if TYPE_CHECKING:
    from .contract import Sheet


def write_boxed(sheet: Sheet) -> str:
    """The drawing for sides above 9, to the space at a row's end."""
    rows = sheet.numbers(".")
    height, width = sheet.box or (len(rows), len(rows[0]))
    cell = len(rows[0][0]) + 1
    dashes = ["-" * (cell * len(group)) for group in groups(rows[0], width)]
    rule = "+".join(dashes[:1] + [part + "-" for part in dashes[1:-1]] + dashes[1:][-1:])
    lines = []
    for index, row in enumerate(rows):
        if index and index % height == 0:
            lines.append(rule)
        lines.append("| ".join([" ".join(group) + " " for group in groups(row, width)]))
    return "\n".join(lines)


def groups(row: list[str], width: int) -> list[list[str]]:
    """The cells of a row, box by box.

    >>> groups(["1", "2", "3"], 2)
    [['1', '2'], ['3']]
    """
    return [row[first : first + width] for first in range(0, len(row), width)]


FORMAT = Format("boxed", write=write_boxed)
