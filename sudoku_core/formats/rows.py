"""Rows of cells in any form, drawings and .sdk too: the format of all texts that no other format
recognises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.puzzle import Puzzle
from .contract import Format
from .errors import ParseError
from .jigsaw import jigsaw_of
from .text.chunks import chunks_of
from .text.digits import read_digits
from .text.lexer import read_rows
from .text.quick import quick_puzzle
from .text.shape import cells_of, check_shape, drawn_box, is_separated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from .contract import Options
    from .text.lexer import Row


def puzzle_of(rows: Sequence[Row], options: Options) -> Puzzle:
    """Return the puzzle of the rows.

    Raises:
        ParseError: the rows hold no puzzle.
        InputError: the option ``letters`` is not valid.
    """
    separated = is_separated(rows)
    cells, lengths = cells_of(rows, separated)
    jigsaw = jigsaw_of(cells, options)
    if jigsaw:
        return jigsaw
    side = check_shape(cells, lengths, options.side)
    box = options.box or drawn_box(rows, separated, side)
    return Puzzle(read_digits(cells, side, box, options.letters), box=box)


def looks_like(text: str) -> bool:
    """Return True: the format reads any text that the formats before it do not recognise."""
    return True


def read(text: str, options: Options) -> Puzzle:
    """Return the puzzle of the whole text."""
    return puzzle_of(list(read_rows(text)), options)


def read_many(text: str, options: Options) -> Iterator[Puzzle | ParseError]:
    """Yield the puzzles of a text: one a line, or one a few lines."""
    if any(sign in text for sign in "=[{("):
        # A heading such as [State] changes how the lines below it are read.
        yield from _slowly(read_rows(text), options)
        return
    lines = text.split("\n")
    begin = 0
    seen = False
    for index, line in enumerate(lines):
        puzzle = quick_puzzle(line, lines[index + 1 : index + 2], options)
        if puzzle:
            yield from _between(lines, begin, index, options)
            yield puzzle
            begin = index + 1
            seen = True
    if seen:
        yield from _between(lines, begin, len(lines), options)
    else:
        yield from _slowly(read_rows(text), options)


def _between(
    lines: Sequence[str], begin: int, end: int, options: Options
) -> Iterator[Puzzle | ParseError]:
    """Yield the puzzles, or the error, of lines between two lines that ``quick_puzzle`` read."""
    rows = list(read_rows("\n".join(lines[begin:end]), begin + 1)) if begin < end else []
    if rows:
        yield from _slowly(rows, options)


def _slowly(text: Iterable[Row], options: Options) -> Iterator[Puzzle | ParseError]:
    for rows in chunks_of(text, options.side):
        yield value_or_error(puzzle_of, rows, options)


def value_or_error(read: Callable[..., Puzzle], *arguments: object) -> Puzzle | ParseError:
    """Return the puzzle that a function reads, or the error that it raises."""
    try:
        return read(*arguments)
    except ParseError as error:
        return error


FORMAT = Format("rows", looks_like=looks_like, read=read, read_many=read_many)
