"""Text to puzzles: which form a text has is found out from the text itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..grid import checked_box, plain, whole
from ..messages import InputError, Message
from ..puzzle import Puzzle
from .ampl import is_ampl, read_ampl
from .chunks import chunks_of
from .digits import read_digits
from .errors import ParseError
from .lexer import LARGEST_SIDE, LONGEST_TEXT, read_rows
from .literal import find_literals
from .shape import cells_of, check_shape, drawn_box, is_separated
from .table import read_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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
    chunks = _literals(text)
    rows = next(chunks, None)
    second = next(chunks, None)
    if second:
        raise ParseError("parse.several", second[0].number, second[0].words[0][1])
    rows = rows or read_table(text) or list(read_rows(text))
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
    for found in read_each(text, side, box, letters):
        if isinstance(found, ParseError):
            raise found
        yield found


def read_each(
    text: str, side: int | None, box: tuple[int, int] | None, letters: str | None
) -> Iterator[Puzzle | ParseError]:
    """Read the puzzles of a text as ``parse_many`` does, past those that can not be read.

    Yields:
        Each puzzle, or what is wrong with the text that stands in its place.

    Raises:
        InputError: side, box or letters can not be what they should be.
    """
    side = _checked_side(side, box)
    text = _plain(text)
    if is_ampl(text):
        yield _tried(read_ampl, text, side, box)
        return
    for rows in _chunks(text, side):
        yield _tried(_puzzle, rows, side, box, letters)


def _tried(read: Callable[..., Puzzle], *arguments: object) -> Puzzle | ParseError:
    try:
        return read(*arguments)
    except ParseError as error:
        return error


def _chunks(text: str, side: int | None) -> Iterator[list[Row]]:
    short = len(text) <= LONGEST_TEXT
    table = read_table(text) if short else None
    literals = _literals(text if short else "")
    first = next(literals, None)
    if table:
        yield table
    elif first:
        yield first
        yield from literals
    else:
        yield from chunks_of(read_rows(text), side)


def _literals(text: str) -> Iterator[list[Row]]:
    for number, literal in find_literals(text):
        yield list(read_rows(literal, number))


def _checked_side(side: int | None, box: tuple[int, int] | None) -> int | None:
    if box:
        rows, columns = checked_box(box)
        side = rows * columns if side is None else side
    if side is not None and (not whole(side) or not 1 <= side <= LARGEST_SIDE):
        raise InputError(Message("parse.side", side=plain(side), limit=LARGEST_SIDE))
    if box and (rows < 1 or rows * columns != side):
        raise InputError(Message("puzzle.box", rows=rows, columns=columns, side=side))
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
