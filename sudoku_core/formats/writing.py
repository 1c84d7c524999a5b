"""Grids and puzzles to text, in styles that ``reading`` reads back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..blocks import default_box
from ..grid import Grid
from ..messages import InputError, Message
from ..puzzle import Puzzle
from .ampl import write_ampl
from .letters import spelled, symbols_of
from .lexer import LARGEST_SIDE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

STYLES = ("line", "matrix", "csv", "sdk", "ampl", "boxed", "keycaps")

_LARGEST_OF_STYLE = {"sdk": 35, "keycaps": 9}
_LETTERS_UP_TO = 35
"""The largest side whose digits 1–9, A–Z can name."""

_KEYCAP = "\ufe0f\u20e3"
_NO_KEYCAP = "⬜"


def can_write(style: str, side: int) -> bool:
    """Whether a style can write a board of a side.

    Args:
        style: one of ``STYLES``; any other can write nothing.
        side: the side N.

    >>> can_write("boxed", 25), can_write("keycaps", 16), can_write("sdk", 36)
    (True, False, False)
    """
    return style in STYLES and 1 <= side <= _LARGEST_OF_STYLE.get(style, LARGEST_SIDE)


def format_grid(board: Grid | Puzzle, style: str = "line", letters: str | None = None) -> str:
    """Write a grid, or the givens of a puzzle, as text that ``parse`` reads back.

    Args:
        board: what to write.
        style: one of ``STYLES``: one line ("line"; numbers with commas above side 35), rows of
            numbers ("matrix"), "csv", "sdk" (up to side 35), AMPL triples ("ampl"), a drawing with
            lines between the boxes ("boxed"), or with keycap signs ("keycaps", up to side 9).
        letters: for "line" and "sdk", the symbols of the digits in their order, as for ``parse``.

    Returns:
        The text, without a newline at its end.

    Raises:
        InputError: there is no such style, it can not write this side, or the letters are too few.

    >>> format_grid(Grid([1, 0, 0, 2]))
    '1..2'
    """
    grid, box = (board.givens, board.box) if isinstance(board, Puzzle) else (board, None)
    if isinstance(board, Grid):
        box = default_box(grid.side)
    if style not in STYLES:
        raise InputError(Message("format.style", style=style, known=", ".join(STYLES)))
    if not can_write(style, grid.side):
        raise InputError(Message("format.side", style=style, side=grid.side))
    symbols = symbols_of("1-9A", _LETTERS_UP_TO) if letters is None else spelled(letters, grid.side)
    if style == "line":
        return _line(grid, symbols)
    if style == "ampl":
        return write_ampl(grid)
    if style == "sdk":
        return "\n".join(["[Puzzle]"] + [_letters(row, symbols) for row in grid.rows])
    if style == "csv":
        return "\n".join([",".join([str(digit) for digit in row]) for row in grid.rows])
    if style == "matrix":
        return "\n".join([" ".join(_padded(row, "0")) for row in grid.rows])
    box = box or (grid.side, grid.side)
    return _boxed(grid, box) if style == "boxed" else _keycaps(grid, box)


def _line(grid: Grid, symbols: str) -> str:
    if grid.side <= len(symbols):
        return _letters(grid.cells, symbols)
    return ",".join([str(digit) if digit else "." for digit in grid.cells])


def _letters(digits: Iterable[int], symbols: str) -> str:
    return "".join([symbols[digit - 1] if digit else "." for digit in digits])


def _padded(row: Sequence[int], empty: str) -> list[str]:
    width = len(str(len(row)))
    texts = [str(digit) if digit else empty for digit in row]
    return [" " * (width - len(text)) + text for text in texts]


def _groups(row: Sequence[str], width: int) -> list[Sequence[str]]:
    return [row[start : start + width] for start in range(0, len(row), width)]


def _boxed(grid: Grid, box: tuple[int, int]) -> str:
    """The drawing of seed 000's ``print_board`` for sides above 9, to the space at a row's end."""
    height, width = box
    dashes = "-" * (width * (len(str(grid.side)) + 1))
    groups = grid.side // width
    rule = "+".join([dashes] + [dashes + "-"] * (groups - 2) + [dashes] * (groups > 1))
    lines = []
    for index, row in enumerate(grid.rows):
        if index and index % height == 0:
            lines.append(rule)
        parts = [" ".join(group) + " " for group in _groups(_padded(row, "."), width)]
        lines.append("| ".join(parts))
    return "\n".join(lines)


def _keycaps(grid: Grid, box: tuple[int, int]) -> str:
    """The drawing of seed 000's ``print_board`` up to side 9."""
    height, width = box
    lines: list[str] = []
    for index, row in enumerate(grid.rows):
        if index and index % height == 0:
            lines.append("")
        signs = [str(digit) + _KEYCAP if digit else _NO_KEYCAP for digit in row]
        lines.append(" ".join(["".join(group) for group in _groups(signs, width)]))
    return "\n".join(lines)
