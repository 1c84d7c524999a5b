"""The contract of formats: what a format reads, what it writes, and which rules it can carry."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..board.grid import checked_box, plain, whole
from ..language.messages import InputError, Message
from .text.lexer import LARGEST_SIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ..board.grid import Grid
    from ..board.puzzle import Puzzle
    from .document import Document
    from .errors import ParseError

GAP = "-"
"""Sign for a place without a cell."""


@dataclass(frozen=True, slots=True)
class Options:
    """The wishes of a caller about a text: side, box, letters.

    Args:
        side: the side N, or None to take it from the text.
        box: rows and columns of a box, or None for the drawn boxes, else the default ones.
        letters: the symbols of the digits in their order, or None for the customs of
            ``text.letters``.
    """

    side: int | None = field()
    box: tuple[int, int] | None = field()
    letters: str | None = field()


def checked_options(side: int | None, box: tuple[int, int] | None, letters: str | None) -> Options:
    """Return the wishes of a caller, with the side of the box if only a box is given.

    Raises:
        InputError: the side is not from 1 to ``LARGEST_SIDE``, or the box does not fit the side.
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
        box: rows and columns of a box, or None if there are no boxes to draw.
        digits: the values that the digits 1, 2, 3 … stand for.
        symbols: one sign for each digit, or "" if there are not enough signs.
        puzzle: the puzzle whose givens are the digits, or None for a grid alone.
        rule_lines: the rule line that names the boxes of a standard board, if they are not the
            usual ones; else none.
        document: the document to write; None for the text styles, which write a puzzle or a grid.
    """

    grid: Grid = field()
    box: tuple[int, int] | None = field()
    digits: tuple[int, ...] = field()
    symbols: str = field()
    puzzle: Puzzle | None = field()
    rule_lines: tuple[str, ...] = field(default=())
    document: Document = field(default=None)  # type: ignore[assignment]

    @property
    def empty(self) -> str:
        """Sign for an empty cell among numbers: 0, unless 0 is one of the digits."""
        return "." if self.digits[0] == 0 else "0"

    def rows(self, names: Sequence[str], empty: str) -> list[list[str]]:
        """Return the cells row by row.

        Args:
            names: the texts of the digits 1, 2, 3 ….
            empty: the text of an empty cell.
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
    """A text format for puzzles: one file with a ``FORMAT``, and the file's name in ``registry``.

    Rule lines may stand under a grid in any text style; ``text.reading`` removes them before a
    style sees the text.

    Args:
        name: the name of the style, as ``write`` and ``--style`` take it.
        looks_like: returns whether a text is of this format, by its looks alone; None if the
            format ``rows``, which comes last and reads any text, reads this format's texts too.
        read: returns the puzzle of a text, or a Document if the text holds more than a puzzle.
            Raises ``ParseError`` for a text that is damaged or no puzzle.
        read_many: yields each puzzle of a text, or its ParseError; None if a text is one puzzle.
        write: returns the text of a sheet; None if the format is only read.
        write_many: yields the parts of one file of many documents; None if there are no such files.
        every_rule: whether the format carries any puzzle, with all rules, blocks, digits and gaps.
        rules: without ``every_rule``, the words of the rule lines that the format carries, such as
            "killer"; boards of rows, columns and the usual boxes need none.
        fields: the fields of ``PROGRESS`` and ``ABOUT`` that the format carries.
        loses: returns which of ``fields`` the format cannot carry for a certain document; None if
            it always carries them.
        sides: the sides that the format writes.
        long: whether ``read_many`` reads a text of any length piece by piece.
        ending: ending of the format's files.
        example: a text of our own making.
    """

    name: str = field()
    looks_like: Callable[[str], bool] | None = field(default=None)
    read: Callable[[str, Options], Puzzle | Document] | None = field(default=None)
    read_many: Callable[[str, Options], Iterator[Puzzle | Document | ParseError]] | None = field(
        default=None
    )
    write: Callable[[Sheet], str] | None = field(default=None)
    write_many: Callable[[Iterable[Document]], Iterator[str]] | None = field(default=None)
    every_rule: bool = field(default=False)
    rules: tuple[str, ...] = field(default=())
    fields: tuple[str, ...] = field(default=())
    loses: Callable[[Document], tuple[str, ...]] | None = field(default=None)
    sides: Sequence[int] = field(default=range(1, LARGEST_SIDE + 1))
    long: bool = field(default=False)
    ending: str = field(default="txt")
    example: str = field(default="")
