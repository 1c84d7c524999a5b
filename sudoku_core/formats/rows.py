"""Rows of cells in any form: what is in no other format is read here, drawings and .sdk too."""

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
    """Return the puzzle whose cells the rows hold.

    Raises:
        ParseError: they hold none.
        InputError: the letters asked for are not what they should be.
    """
    separated = is_separated(rows)
    cells, lengths = cells_of(rows, separated)
    jigsaw = jigsaw_of(cells, options)
    if jigsaw:
        return jigsaw
    side = check_shape(cells, lengths, options.side)
    box = options.box or drawn_box(rows, separated, side)
    return Puzzle(read_digits(cells, side, box, options.letters), box=box)


def claims(text: str) -> bool:
    """Any text."""
    return True


def read(text: str, options: Options) -> Puzzle:
    """Return the puzzle of the whole text."""
    return puzzle_of(list(read_rows(text)), options)


def several(text: str, options: Options) -> Iterator[Puzzle | ParseError]:
    """Yield the puzzles of a text: one a line, or one a few lines."""
    if any(sign in text for sign in "=[{("):
        # What a heading such as [State] says of the lines behind it, no line says alone.
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
    """Yield the puzzles, or the error, between two lines that were read at once."""
    rows = list(read_rows("\n".join(lines[begin:end]), begin + 1)) if begin < end else []
    if rows:
        yield from _slowly(rows, options)


def _slowly(text: Iterable[Row], options: Options) -> Iterator[Puzzle | ParseError]:
    for rows in chunks_of(text, options.side):
        yield tried(puzzle_of, rows, options)


def tried(read: Callable[..., Puzzle], *arguments: object) -> Puzzle | ParseError:
    """Return the puzzle that a call gives, or the error that it raises."""
    try:
        return read(*arguments)
    except ParseError as error:
        return error


FORMAT = Format("rows", looks_like=claims, read=read, read_many=several)
