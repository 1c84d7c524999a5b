"""Digits, notes and colours of a board as text, for a link.

Up to five parts with dots between them: digits, corner notes, centre notes, colours of cells with
one, of cells with several. A part has one number per cell, row by row: a digit or colour as one
sign, a mask of colours as two, the mask of notes (a bit per digit) as ``_width`` signs. The signs
are URL-safe base64; ``~`` and a sign stand for 1 to 64 empty cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .colours import SHIFT, is_number
from .state import COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .state import Board

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
BITS = 6
"""Bits that a sign stands for."""
NOTHING = "~"


def progress_text(board: Board) -> str:
    """Return the text of all that is shown on a board beside its givens.

    >>> from .state import Board
    >>> progress_text(Board(entries=bytes([0, 3]) + bytes(79)))
    '~AD~_~O'
    """
    width = _width(board)
    digits = [0 if given else shown for given, shown in zip(board.givens, board.shown)]
    parts = (
        _packed(digits, 1),
        _packed(board.corner, width),
        _packed(board.centre, width),
        _packed([0 if number >> SHIFT else number for number in board.colours], 1),
        _packed([number >> SHIFT for number in board.colours], 2),
    )
    return ".".join(parts).rstrip(".")


def with_progress(board: Board, text: str) -> Board:
    """Return a board with the digits, notes and colours of such a text.

    Raises:
        ValueError: the text is none of these, or of another board.
    """
    parts = text.split(".")
    if len(parts) > 5:
        raise ValueError(text)
    parts = parts + [""] * (5 - len(parts))
    width, size = _width(board), len(board.givens)
    entries = _unpacked(parts[0], 1, size) or [0] * size
    corner, centre = [_unpacked(part, width, size) for part in parts[1:3]]
    single, several = _unpacked(parts[3], 1, size), _unpacked(parts[4], 2, size)
    colours = _both(single, [mask << SHIFT for mask in several])
    layout = board.layout
    notes = (1 << layout.side) - 1
    fields = (
        (entries, layout.side),
        (corner, notes),
        (centre, notes),
        (colours, 1 << SHIFT + COLOURS),
    )
    for cells, most in fields:
        if cells and (max(cells) > most or any(cells[gap] for gap in layout.gaps)):
            raise ValueError(text)
    if not all(is_number(number) for number in colours):
        raise ValueError(text)
    if any(given and entry for given, entry in zip(board.givens, entries)):
        raise ValueError(text)
    return board.but(
        entries=bytes(entries), corner=tuple(corner), centre=tuple(centre), colours=tuple(colours)
    )


def _both(single: list[int], several: list[int]) -> list[int]:
    """Return the numbers of the colours of all cells; a cell with both makes no sense."""
    if not (single and several):
        return single or several
    return [number | mask for number, mask in zip(single, several)]


def _width(board: Board) -> int:
    """Return the number of signs that the notes of a cell take."""
    return (board.side + BITS - 1) // BITS


def _packed(cells: Sequence[int], width: int) -> str:
    """Return numbers as text, of so many signs each; nothing where all are 0."""
    if not any(cells):
        return ""
    parts = []
    blank = 0
    for cell in list(cells) + [-1]:
        if cell == 0 and blank < len(SIGNS):
            blank += 1
            continue
        if blank:
            parts.append(NOTHING + SIGNS[blank - 1])
        blank = 1 if cell == 0 else 0
        if cell > 0:
            parts.extend([SIGNS[cell >> BITS * place & 63] for place in range(width)])
    return "".join(parts)


def _unpacked(text: str, width: int, size: int) -> list[int]:
    """Return the numbers, or none at all; ValueError where they are not of so many cells."""
    numbers: list[int] = []
    signs = list(text)
    index = 0
    while index < len(signs):
        if signs[index] == NOTHING:
            numbers.extend([0] * (_number(signs[index + 1 : index + 2]) + 1))
            index += 2
        else:
            numbers.append(_number(signs[index : index + width]))
            index += width
        if len(numbers) > size:
            break
    if numbers and len(numbers) != size:
        raise ValueError(text)
    return numbers


def _number(signs: Sequence[str]) -> int:
    number = 0
    for place, sign in enumerate(signs):
        value = SIGNS.find(sign)
        if value < 0:
            raise ValueError(sign)
        number |= value << BITS * place
    if not signs:
        raise ValueError("end")
    return number
