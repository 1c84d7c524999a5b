"""Read givens on a board of any shape or digits: each sign is a number of the board.

A dot is an empty cell, and so is 0 unless 0 is a digit; a dash is no cell. Numbers of several signs
have separators between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...board.grid import Grid
from ..contract import GAP
from ..errors import ParseError
from .letters import ALPHABET, LARGEST_SYMBOL, spelled
from .lexer import MARKS, is_number, read_rows, shown
from .shape import cells_of, root_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..contract import Options
    from .lexer import Row
    from .plan import Plan
    from .shape import Cell

    Line = tuple[int, str]
    """The number of a line, and the line."""


def read_givens(lines: Sequence[Line], plan: Plan, options: Options) -> tuple[Grid, list[Cell]]:
    """Return the grid in some lines, and its cells with their places in the text.

    Args:
        lines: the lines, without rule lines.
        plan: the board that the rule lines ask for.
        options: the caller's wishes.

    Raises:
        ParseError: the lines hold no grid of that board.
    """
    rows = [row for row in _rows(lines) if row.words or row.error]
    side = plan.side or options.side or (max(plan.shape) if plan.shape else None)
    extent = plan.extent(side)
    cells = _cells(rows, extent, any("," in line for _, line in lines))
    if extent is None:
        side = root_of(len(cells))
        extent = side, side
        if side * side != len(cells):
            raise _refused(cells, "parse.square", below=side * side, above=(side + 1) ** 2)
    elif len(cells) != extent[0] * extent[1]:
        _check_count(len(cells), plan)
        raise _refused(
            cells, "parse.shape-count", rows=extent[0], columns=extent[1], expected=_product(extent)
        )
    values = plan.digits or tuple(range(1, (side or 0) + 1))
    digits = _digits(cells, values, options.letters)
    gaps = [index for index, cell in enumerate(cells) if cell[0] == GAP]
    return Grid(digits, side=len(values), columns=extent[1], gaps=gaps), cells


def _check_count(count: int, plan: Plan) -> None:
    """Raise the error about the listed digits where the grid is a square of another side."""
    side = root_of(count)
    if plan.digits and not plan.shape and not plan.corners and side * side == count:
        listed = next(rule_line for rule_line in plan.rule_lines if rule_line.word == "digits")
        raise listed.refusal("parse.rule-line-count", count=len(plan.digits), side=side)


def _rows(lines: Sequence[Line]) -> Iterator[Row]:
    for number, line in lines:
        yield from read_rows(line, number, True)


def _product(extent: tuple[int, int]) -> int:
    return extent[0] * extent[1]


def _refused(cells: Sequence[Cell], code: str, **params: object) -> ParseError:
    symbol, line, column = cells[-1]
    return ParseError(code, line, column + len(symbol), count=len(cells), **params)


def _cells(rows: list[Row], extent: tuple[int, int] | None, commas: bool) -> list[Cell]:
    """Return the cells of the rows, as signs or as numbers, whichever fits the board."""
    if not rows:
        raise ParseError("parse.empty", 1, 1)
    words = _count(rows, True)
    if extent is None:
        numbers = words * 2 > _count(rows, False)
        # The text form has commas only between numbers, even if all of them have one sign.
        return cells_of(rows, numbers or (commas and root_of(words) ** 2 == words))[0]
    drawn = [row for row in rows if not all(_is_drawn(word) for word, _, _ in row.words)]
    for some in (rows, drawn):
        for separated in (False, True):
            if some and _count(some, separated) == _product(extent):
                return cells_of(some, separated)[0]
    return cells_of(rows, words * 2 > _count(rows, False))[0]


def _count(rows: Sequence[Row], separated: bool) -> int:
    """Return the number of cells of the rows, if each word is a cell, or if each sign is."""
    return sum([1 if separated else len(word) for row in rows for word, _, _ in row.words])


def _is_drawn(word: str) -> bool:
    """Return whether a word could be a line that is drawn between rows."""
    return len(word) > 1 and all(sign == GAP for sign in word)


def _digits(cells: Sequence[Cell], values: tuple[int, ...], letters: str | None) -> list[int]:
    """Return by cell the place, from 1, of its value among the values; 0 for no value."""
    names: dict[str, int] = {}
    if letters is not None:
        for index, symbol in enumerate(spelled(letters, len(values)), 1):
            names[symbol] = index
    else:
        for index, value in enumerate(values, 1):
            names[str(value)] = index
            if value <= LARGEST_SYMBOL:
                names[ALPHABET[value]] = index
    for mark in MARKS + GAP + "0" + ("X" if values[-1] <= 9 else ""):
        if mark not in names:
            names[mark] = 0
    digits = []
    for symbol, line, column in cells:
        name = symbol.upper()
        if name not in names and is_number(name):
            name = str(int(name))
        if name not in names:
            listed = listed_digits(values)
            raise ParseError("parse.value", line, column, found=shown(symbol), digits=listed)
        digits.append(names[name])
    return digits


def listed_digits(values: Sequence[int]) -> str:
    """Return numbers as a rule line lists them.

    >>> listed_digits((0, 1, 2, 3, 7)), listed_digits((1, 2, 5))
    ('0-3,7', '1,2,5')
    """
    parts: list[str] = []
    first = 0
    for index in range(1, len(values) + 1):
        if index == len(values) or values[index] != values[index - 1] + 1:
            run = [str(value) for value in values[first:index]]
            parts.extend([run[0] + "-" + run[-1]] if len(run) > 2 else run)
            first = index
    return ",".join(parts)
