"""A board as text: numbers, with lines between the boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def boxed(rows: Sequence[Sequence[str]], box: tuple[int, int] | None) -> list[str]:
    """Return the lines of a board drawn as seed 000's ``print_board`` draws it.

    Args:
        rows: the cells' texts row by row, all of the same width.
        box: rows and columns of a box, or None to draw no lines.

    >>> boxed([["1", "2"], [".", "."]], (1, 1))
    ['1 | 2 ', '--+--', '. | . ']
    """
    height, width = box or (len(rows), len(rows[0]))
    cell = len(rows[0][0]) + 1
    dashes = ["-" * (cell * len(part)) for part in groups(rows[0], width)]
    rule = "+".join(dashes[:1] + [part + "-" for part in dashes[1:-1]] + dashes[1:][-1:])
    lines = []
    for index, row in enumerate(rows):
        if index and index % height == 0:
            lines.append(rule)
        lines.append("| ".join([" ".join(part) + " " for part in groups(row, width)]))
    return lines


def shown(rows: Sequence[Sequence[int]], digits: Sequence[int], box: tuple[int, int] | None) -> str:
    """Return a printed board, with a dot for each empty cell.

    Args:
        rows: the digits row by row, 0 for an empty cell.
        digits: values of the digits 1, 2, 3 ….
        box: rows and columns of a box, or None to draw no lines.
    """
    wide = max([len(str(value)) for value in digits])
    names = ["."] + [str(value) for value in digits]
    padded = [" " * (wide - len(name)) + name for name in names]
    lines = boxed([[padded[digit] for digit in row] for row in rows], box)
    return "\n".join([line.rstrip() for line in lines])


def groups(row: Sequence[str], width: int) -> list[list[str]]:
    """Return the cells of a row, box by box."""
    return [list(row[first : first + width]) for first in range(0, len(row), width)]
