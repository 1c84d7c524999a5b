"""Text to puzzles: which form a text has is found out from the text itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..grid import Puzzle
from ..messages import InputError, Message
from .ampl import is_ampl, read_ampl
from .digits import read_digits
from .errors import ParseError
from .lexer import LARGEST_SIDE, LONGEST_TEXT, read_rows
from .literal import find_literals
from .shape import (
    LONGEST_ROW,
    cells_of,
    check_shape,
    drawn_box,
    is_line,
    is_separated,
)
from .table import read_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .lexer import Row


def parse(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
) -> Puzzle:
    """Read one puzzle, in whatever form it is written.

    It may be one line of N² characters, rows with or without separators, brackets or drawn lines,
    a table, .sdk, .ss, or AMPL triples. Empty cells are 0, a dot, ``*``, ``_``, and up to side 9 x.

    Args:
        text: the puzzle.
        side: the side N, where the text does not tell it.
        box: rows and columns of a box, where they are neither the default ones nor drawn.
        letters: the symbols of the digits in their order ("0-F", "A-P"), where letters could mean
            one digit or another; see ``letters``.

    Returns:
        The puzzle, whose givens may still contradict each other.

    Raises:
        ParseError: the text is no puzzle; says where, and what was expected.
        InputError: side, box or letters can not be what they should be.

    >>> parse("1... ..3. .2.. ...4").givens.rows[1]
    (0, 0, 3, 0)
    >>> parse("1...\\n..3")
    Traceback (most recent call last):
        ...
    sudoku_core.formats.errors.ParseError: Line 2, column 4: this row has 3 cells; expected 4.
    """
    side = _checked_side(side, box)
    text = _plain(text)
    if len(text) > LONGEST_TEXT:
        raise ParseError("parse.long", 1, 1, count=len(text), limit=LONGEST_TEXT)
    if is_ampl(text):
        return read_ampl(text, side, box)
    chunks = list(_literals(text))
    if len(chunks) > 1:
        raise ParseError("parse.several", chunks[1][0].number, chunks[1][0].words[0][1])
    rows = chunks[0] if chunks else read_table(text) or list(read_rows(text))
    return _puzzle(rows, side, box, letters)


def parse_many(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
) -> Iterator[Puzzle]:
    """Read the puzzles of a text one after the other: one a line, as in .sdm, or one a few lines.

    Args:
        text: the puzzles, in any form that ``parse`` reads.
        side: the side N of all of them, where the text does not tell it.
        box: rows and columns of a box.
        letters: the symbols of the digits in their order.

    Yields:
        Each puzzle, in the order of the text.

    Raises:
        ParseError: what comes next is no puzzle, or there is none at all; lines count from the
            start of the text.
        InputError: side, box or letters can not be what they should be.

    >>> [puzzle.givens.cells[:4] for puzzle in parse_many("1" + "." * 15 + "\\n" + ".2.." * 4)]
    [(1, 0, 0, 0), (0, 2, 0, 0)]
    """
    side = _checked_side(side, box)
    text = _plain(text)
    if is_ampl(text):
        yield read_ampl(text, side, box)
        return
    chunks: Iterator[list[Row]] | list[list[Row]] = []
    if len(text) <= LONGEST_TEXT:
        table = read_table(text)
        chunks = [table] if table else list(_literals(text))
    for rows in chunks or _chunks(read_rows(text), side):
        yield _puzzle(rows, side, box, letters)


def _literals(text: str) -> Iterator[list[Row]]:
    for literal in find_literals(text):
        yield list(read_rows(literal))


def _checked_side(side: int | None, box: tuple[int, int] | None) -> int | None:
    if box:
        rows, columns = box
        side = rows * columns if side is None else side
        if rows < 1 or rows * columns != side:
            raise InputError(Message("puzzle.box", rows=rows, columns=columns, side=side))
    if side is not None and not 1 <= side <= LARGEST_SIDE:
        raise InputError(Message("parse.side", side=side, limit=LARGEST_SIDE))
    return side


def _plain(text: str) -> str:
    """The text without a byte order mark, its lines ended by newlines."""
    if not isinstance(text, str):
        raise TypeError(f"a puzzle is read from str, not {type(text).__name__}")
    # Not lstrip: MicroPython's takes bytes off, so that half a character could stay.
    text = text[1:] if text.startswith("\ufeff") else text
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _puzzle(
    rows: list[Row], side: int | None, box: tuple[int, int] | None, letters: str | None
) -> Puzzle:
    separated = is_separated(rows)
    cells, lengths = cells_of(rows, separated)
    side = check_shape(cells, lengths, side)
    box = box or drawn_box(rows, separated, side)
    return Puzzle(read_digits(cells, side, box, letters), box=box)


def _chunks(rows: Iterator[Row], side: int | None) -> Iterator[list[Row]]:
    """The rows of one puzzle after the other; one empty chunk where there are none."""
    chunk: list[Row] = []
    needed = 0
    for row in rows:
        if chunk and row.opens:
            yield from _split(chunk, side)
            chunk = []
        if not chunk:
            needed = _rows_needed(row, side)
        chunk.append(row)
        if len(chunk) == needed:
            yield from _split(chunk, side)
            chunk = []
    if chunk or not needed:
        yield from _split(chunk, side)


def _rows_needed(first: Row, side: int | None) -> int:
    """How many rows to look at together, given the first of them."""
    length = len(cells_of([first], is_separated([first]))[0])
    if side is not None:
        return -(-side * side // length)
    if length == 1:
        return LARGEST_SIDE * LARGEST_SIDE
    alone = length > LONGEST_ROW and is_line([], length, None)
    return 1 if alone or length > LARGEST_SIDE else length


def _split(chunk: list[Row], side: int | None) -> Iterator[list[Row]]:
    separated = is_separated(chunk)
    cells, lengths = cells_of(chunk, separated)
    # N rows of N numbers set apart are a board, even where each row could be a small one.
    board = separated and side is None and len(cells) == len(chunk) * len(chunk)
    if lengths and not board and is_line(cells, lengths[0], side):
        for row in chunk:
            yield [row]
    else:
        yield chunk
