"""The contract of formats: the texts that a format reads, its output, the rules it can carry."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..board.grid import checked_box, plain, whole
from ..language.messages import InputError, Message
from .text.lexer import LARGEST_SIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..board.grid import Grid
    from ..board.puzzle import Puzzle
    from .errors import ParseError

GAP = "-"
"""Sign for a place without a cell."""


@dataclass(frozen=True, slots=True)
class Options:
    """The wishes of a caller about a text: side, box, letters.

    Args:
        side: the side N, or None where the text tells it.
        box: rows and columns of a box, or None for those drawn, or the default ones.
        letters: the symbols of the digits in their order, or None.
    """

    side: int | None = field()
    box: tuple[int, int] | None = field()
    letters: str | None = field()


def asked_of(side: int | None, box: tuple[int, int] | None, letters: str | None) -> Options:
    """Return the wishes of a caller.

    Raises:
        InputError: the side or the box cannot be.
    """
    if box:
        rows, columns = box = checked_box(box)
        side = rows * columns if side is None else side
    if side is not None and (not whole(side) or not 1 <= side <= LARGEST_SIDE):
        raise InputError(Message("parse.side", side=plain(side), limit=LARGEST_SIDE))
    if box and (rows < 1 or rows * columns != side):
        raise InputError(Message("puzzle.box", rows=rows, columns=columns, side=side))
    return Options(side, box or None, letters)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The grid and the rule lines to be written.

    Args:
        grid: the digits.
        box: rows and columns of a box, or None where there are none to draw.
        digits: the values that the digits 1, 2, 3 … stand for.
        symbols: one sign for each digit, or "" where there are not enough.
        puzzle: whose givens the digits are, or None for a grid alone.
        rule_lines: the rule line that names the boxes of a standard board, where they are not the
            usual ones; else none.
    """

    grid: Grid = field()
    box: tuple[int, int] | None = field()
    digits: tuple[int, ...] = field()
    symbols: str = field()
    puzzle: Puzzle | None = field()
    rule_lines: tuple[str, ...] = field(default=())

    @property
    def empty(self) -> str:
        """Sign for an empty cell among numbers: 0, unless 0 is one of the digits."""
        return "." if self.digits[0] == 0 else "0"

    def rows(self, names: Sequence[str], empty: str) -> list[list[str]]:
        """Return the cells row by row.

        Args:
            names: how the digits 1, 2, 3 … are written.
            empty: how an empty cell is.
        """
        texts = [names[digit - 1] if digit else empty for digit in self.grid.cells]
        for gap in self.grid.gaps:
            texts[gap] = GAP
        columns = self.grid.columns
        return [texts[first : first + columns] for first in range(0, len(texts), columns)]

    def numbers(self, empty: str) -> list[list[str]]:
        """Return the cells row by row as numbers, all of the same width."""
        names = [str(value) for value in self.digits]
        width = len(names[-1])
        rows = self.rows(names, empty)
        return [[" " * (width - len(text)) + text for text in row] for row in rows]


@dataclass(frozen=True, slots=True)
class Format:
    """A way to write puzzles down: one file with a ``FORMAT``, and its name in ``registry``.

    Rule lines may stand under a grid in any format; ``reading`` takes them off before formats are
    asked.

    Args:
        name: the style that a caller names.
        write: the text of a sheet, or None where it is only read.
        carries: whether it carries any puzzle, with all rules, blocks, digits and gaps; else only
            what has rows, columns, boxes of any shape or none and the digits 1 to N.
        largest: the largest side that it writes, and where that is less than ``LARGEST_SIDE`` the
            largest number.
        claims: whether a text is of this format, or None where ``rows`` reads it, which is the last
            to be asked and takes all that is left.
        read: the one puzzle of a text whose lines end in a newline and count from 1.
        several: the puzzles of a text, and in its place what is wrong with one that cannot be read;
            None where a text is one puzzle.
    """

    name: str = field()
    write: Callable[[Sheet], str] | None = field(default=None)
    carries: bool = field(default=False)
    largest: int = field(default=LARGEST_SIDE)
    claims: Callable[[str], bool] | None = field(default=None)
    read: Callable[[str, Options], Puzzle] | None = field(default=None)
    several: Callable[[str, Options], Iterator[Puzzle | ParseError]] | None = field(default=None)
