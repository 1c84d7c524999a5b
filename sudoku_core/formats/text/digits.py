"""Read the symbols of a board's cells as digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...board.checker import conflicts
from ...board.puzzle import Puzzle
from ..errors import ParseError
from .letters import listed, ranks, spelled, symbols_of
from .lexer import MARKS, is_number, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .shape import Cell

_LARGEST_WITH_X = 9
"""The largest side on which x is an empty cell; on larger ones it may be a digit."""


def read_digits(
    cells: Sequence[Cell], side: int, box: tuple[int, int] | None, letters: str | None
) -> list[int]:
    """Return the digit of each cell, 0 for an empty one.

    Args:
        cells: the N² cells.
        side: the side N.
        box: rows and columns of a box, or None for the default ones.
        letters: the symbols of the digits in their order, or None for the customs of ``letters``.

    Raises:
        ParseError: a symbol stands for no digit, or could stand for two.
        InputError: the letters are not valid.
    """
    if any(len(symbol) > 1 for symbol, _, _ in cells):
        marks = _marks(side)
        return [0 if cell[0].upper() in marks else _number(cell, side) for cell in cells]
    if letters is not None:
        return _spelled(cells, spelled(letters, side), side)
    return _spelled(cells, symbols_of(_custom(cells, side, box), side), side)


def _number(cell: Cell, side: int) -> int:
    word, line, column = cell
    if not is_number(word):
        raise ParseError("parse.number", line, column, found=shown(word), side=side)
    if int(word) > side:
        raise ParseError("parse.above", line, column, found=word, side=side)
    return int(word)


def _spelled(cells: Sequence[Cell], symbols: str, side: int) -> list[int]:
    digit_of = dict.fromkeys(_marks(side) | {"0"}, 0)
    for index, symbol in enumerate(symbols):
        digit_of[symbol] = index + 1
    digits = []
    for symbol, line, column in cells:
        digit = digit_of.get(symbol.upper())
        if digit is None:
            raise ParseError("parse.letter", line, column, found=symbol, symbols=listed(symbols))
        digits.append(digit)
    return digits


def _marks(side: int) -> set[str]:
    return set(MARKS + ("X" if side <= _LARGEST_WITH_X else ""))


def _custom(cells: Sequence[Cell], side: int, box: tuple[int, int] | None) -> str:
    """Return the custom that the cells' symbols follow (the table in ``letters``)."""
    used = {symbol.upper() for symbol, _, _ in cells}
    marks = _marks(side)
    letters = used - marks - {"0"}
    for rank in ranks(side, "0" in used, bool(used & marks)):
        standing = []
        for custom in rank:
            symbols = symbols_of(custom, side)
            if symbols and letters.issubset(set(symbols)):
                digits = _spelled(cells, symbols, side)
                if custom != "0-9A" or not conflicts(Puzzle(digits, box=box)):
                    standing.append(custom)
        if len(standing) > 1 and letters:
            _refuse_both(cells, letters, standing, side)
        if standing:
            return standing[0]
    lettered = side <= 26 and letters.issubset(set(symbols_of("A", 26)))
    return "A" if lettered else "1-9A"


def _refuse_both(
    cells: Sequence[Cell], letters: set[str], customs: Sequence[str], side: int
) -> None:
    first, second = [listed(symbols_of(custom, side)) for custom in customs]
    for symbol, line, column in cells:
        if symbol.upper() in letters:
            raise ParseError("parse.ambiguous", line, column, first=first, second=second)
