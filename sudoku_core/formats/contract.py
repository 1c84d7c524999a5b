"""The contract of formats: the texts that a format reads, its output, the rules it can carry."""

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
        document: all that is to be written; None where a text style writes a puzzle or a grid.
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

    Rule lines may stand under a grid in any text style; ``text.reading`` takes them off before the
    styles are asked.

    Args:
        name: the style that a caller names.
        looks_like: whether a text is of this format, by how it looks; None where ``rows`` reads it,
            which is the last to be asked and takes all that is left.
        read: the puzzle of a text, with all else that the text holds as a Document. It raises
            ``ParseError`` where the text is damaged or no puzzle.
        read_many: each puzzle of a text of several, or its ParseError; None where a text is one
            puzzle.
        write: the text of a sheet, or None where the format is only read.
        write_many: a file of many documents, part by part; None where each is a text of its own.
        every_rule: whether it carries any puzzle, with all rules, blocks, digits and gaps.
        rules: else the words of the rule lines that it carries beside boxes, as "killer"; text
            styles carry rows, columns, boxes of any shape or none.
        fields: the fields of ``PROGRESS`` and ``ABOUT`` that it carries.
        loses: the fields among these that it does not carry of one document, where it depends.
        sides: the sides that it writes.
        long: whether ``read_many`` goes through a text of any length, little by little.
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
