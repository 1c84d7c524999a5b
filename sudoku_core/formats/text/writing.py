"""Write grids and puzzles as text, in styles that ``reading`` reads back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...board.blocks import default_box
from ...board.grid import Grid
from ...board.puzzle import Puzzle
from ...language.messages import InputError, Message, unknown
from ..contract import Format, Sheet
from ..registry import FORMATS
from ..rules import expect_known, rule_lines_of
from .families import base_of, is_standard
from .letters import ALPHABET, LARGEST_SYMBOL, spelled
from .lexer import LARGEST_SIDE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...board.layout import Layout
    from ..document import Document

_WRITING = tuple([fmt for fmt in FORMATS if fmt.write])
STYLES = tuple([fmt.name for fmt in _WRITING])


def can_write(style: str, side: int) -> bool:
    """Return whether a style can write a board of a side.

    Args:
        style: one of ``STYLES``; another name can write nothing.
        side: the side N.

    >>> can_write("boxed", 25), can_write("keycaps", 16), can_write("sdk", 36)
    (True, False, False)
    """
    return any(fmt.name == style and side in fmt.sides for fmt in _WRITING)


def format_grid(
    board: Grid | Puzzle,
    style: str | None = None,
    letters: str | None = None,
    digits: Sequence[int] | None = None,
) -> str:
    """Write a grid, or a puzzle, as text that ``parse`` reads back.

    Args:
        board: the grid or puzzle. A grid is written in any style, with a dash for a gap.
        style: one of ``STYLES``: one line ("line"; numbers with commas above 35, or where signs
            would be read as another text), rows of numbers ("matrix"), "csv", "sdk" (up to side
            35), AMPL triples ("ampl"), a drawing with lines between the boxes ("boxed"), or with
            keycap signs ("keycaps", up to side 9); and "rules", a line that carries any puzzle. By
            default "rules" for a puzzle that has more than rows, columns, boxes and the digits 1 to
            N, else "line". Boxes that are not the usual ones, or none, stand in a rule line
            (``box:3x2``, ``box:none``; in AMPL a comment) under the digits of a puzzle, unless they
            are drawn.
        letters: for "line", "sdk" and "rules", the symbols of the digits in their order, as for
            ``parse``.
        digits: for a grid, the values of its digits 1, 2, 3 …; not used for a puzzle.

    Returns:
        The text, without a newline at its end.

    Raises:
        InputError: there is no such style, it cannot write this side, carry this puzzle
            ("format.rules") or carry a rule of the caller's own ("format.rule"), or letters or
            digits are too few.

    >>> format_grid(Grid([1, 0, 0, 2]))
    '1..2'
    >>> format_grid(Puzzle([1] + [0] * 35, box=(3, 2)))
    '1...................................;box:3x2'
    >>> from sudoku_core.rules import diagonals
    >>> format_grid(Puzzle([1, 0, 0, 0], rules=diagonals(2)))
    '1...;diagonals'
    """
    puzzle = board if isinstance(board, Puzzle) else None
    special = puzzle is not None and not is_standard(puzzle.layout)
    style = style or ("rules" if special else "line")
    if style not in STYLES:
        raise InputError(unknown("format.style", STYLES, style=style))
    (chosen,) = [fmt for fmt in _WRITING if fmt.name == style]
    sheet = _sheet(board, letters, digits)
    if not can_write(style, sheet.grid.side):
        raise InputError(Message("format.side", style=style, side=sheet.grid.side))
    if puzzle and special and not chosen.every_rule:
        expect_known(puzzle.layout)
        words = ", ".join(special_words(puzzle))
        raise InputError(Message("format.rules", style=style, found=words))
    largest = chosen.sides[-1]
    if largest < LARGEST_SIDE and sheet.digits[-1] > largest and not letters:
        raise InputError(Message("format.rules", style=style, found="digits"))
    return _written(chosen, sheet)


def _written(chosen: Format, sheet: Sheet) -> str:
    assert chosen.write
    return chosen.write(sheet)


def sheet_of(puzzle: Puzzle, document: Document) -> Sheet:
    """Return the sheet of a document, for the formats of other programs."""
    sheet = _sheet(puzzle, None, None)
    return Sheet(
        sheet.grid, sheet.box, sheet.digits, sheet.symbols, puzzle, sheet.rule_lines, document
    )


def _sheet(board: Grid | Puzzle, letters: str | None, digits: Sequence[int] | None) -> Sheet:
    if isinstance(board, Puzzle):
        grid, box, values = board.givens, board.box, board.digits
    else:
        grid, box = board, _box_of(board)
        values = tuple(digits or range(1, grid.side + 1))
    if len(values) < grid.side:
        raise InputError(Message("format.digits", count=len(values), side=grid.side))
    symbols = symbols_of(values, grid.side, letters)
    if not isinstance(board, Puzzle):
        return Sheet(grid, box, values, symbols, None)
    return Sheet(grid, box, values, symbols, board, _rule_lines(board.layout))


def symbols_of(values: Sequence[int], side: int, letters: str | None) -> str:
    """Return the symbols of the digits in their order; "" if some values are too large for them.

    Args:
        values: the values of the digits 1, 2, 3 …
        side: the side N.
        letters: the symbols that a caller chose, as for ``format_grid``.

    Raises:
        InputError: the letters are too few.

    >>> symbols_of(range(10, 14), 4, None), symbols_of(range(40, 44), 4, None)
    ('ABCD', '')
    """
    if letters is not None:
        return spelled(letters, side)
    return "".join([ALPHABET[value] for value in values]) if values[-1] <= LARGEST_SYMBOL else ""


def _rule_lines(layout: Layout) -> tuple[str, ...]:
    if layout.standard and layout.box == default_box(layout.side):
        return ()
    rule_line = base_of(layout)[0]
    return (rule_line,) if rule_line else ()


def _box_of(grid: Grid) -> tuple[int, int] | None:
    """Return the default box of a grid's side, if boxes of that shape tile the grid."""
    box = default_box(grid.side)
    rows = len(grid.cells) // grid.columns
    return box if box and rows % box[0] == 0 and grid.columns % box[1] == 0 else None


def special_words(puzzle: Puzzle) -> list[str]:
    """Return the first words of a puzzle's rule lines, each once; "gaps" for a board with gaps."""
    words = ["gaps"] if puzzle.layout.gaps else []
    for rule_line in rule_lines_of(puzzle.layout):
        word = rule_line.partition(":")[0]
        while word[-1] in "0123456789":
            word = word[:-1]
        if word not in words:
            words.append(word)
    return words
