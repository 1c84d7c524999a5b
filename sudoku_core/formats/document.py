"""The contents of a text: a board, its title and author, and the unsupported rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..board.board import Board
from ..board.checker import is_solution
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..drawing.drawings import shapes_text
from ..drawing.shapes import Shape
from ..language.messages import Message
from .errors import ParseError

PROGRESS = ("entries", "corner", "centre")
"""Names of the fields of a player's progress: digits, corner notes, centre notes."""
ABOUT = ("title", "author", "prose", "solution")
"""Names of the fields about a puzzle."""


@dataclass(frozen=True, slots=True)
class Document:
    """A board as a text holds it.

    Args:
        board: the puzzle with the rules that are known, and a player's entries and notes.
        title: title of the puzzle.
        author: author of the puzzle.
        prose: the rules in words; no rule of the board is made of them.
        solution: the solution that is stored with the puzzle; it need not be right.
        unsupported_rules: the names of the rules that are not known here, in the format's words.
        drawings: the names of drawings that may be rules, in the format's words.
        shapes: those drawings, as far as they can be drawn here.
        foreign: the parts of the text that are not known here, each as its place in the format's
            data and its text; ``write`` puts them back into a text of the same data format.
        foreign_to: the name of that data format.

    >>> document = Document(Board(Puzzle([0] * 16)), title="Four", unsupported_rules=("arrow",))
    >>> document.puzzle.side, document.unsupported, document.messages[0].code
    (4, ('arrow',), 'shared.unknown')
    """

    board: Board
    title: str = ""
    author: str = ""
    prose: str = ""
    solution: Grid | None = None
    unsupported_rules: tuple[str, ...] = ()
    drawings: tuple[str, ...] = ()
    shapes: tuple[Shape, ...] = ()
    foreign: tuple[tuple[str, str], ...] = ()
    foreign_to: str = ""

    @property
    def puzzle(self) -> Puzzle:
        """The givens, the blocks and the rules that are known."""
        return self.board.puzzle

    @property
    def entries(self) -> tuple[int, ...]:
        """By cell the digit filled in, 0 for none; empty if no cell is filled in."""
        return self.board.entries

    @property
    def corner(self) -> tuple[int, ...]:
        """By cell the mask of its corner notes; empty if there are none."""
        return self.board.corner

    @property
    def centre(self) -> tuple[int, ...]:
        """By cell the mask of its centre notes; empty if there are none."""
        return self.board.centre

    @property
    def unsupported(self) -> tuple[str, ...]:
        """Rules that are not known, and drawings that may be rules."""
        return self.unsupported_rules + self.drawings

    @property
    def drawing_text(self) -> str:
        """The shapes of its drawings as text, which ``drawing.drawings.shapes_in`` reads."""
        return shapes_text(self.shapes)

    @property
    def messages(self) -> tuple[Message, ...]:
        """The messages for a person who opens the puzzle.

        They say that rules are left out, that some rules may be in drawings or in words only, and
        that the stored solution does not fit; and they name cages that overlap or are in pieces.
        """
        from .odd_cages import odd_cages
        from .unsupported_rules import all_named

        messages = list(odd_cages(self.puzzle.layout))
        if self.unsupported_rules:
            messages.append(Message("shared.unknown", names=all_named(self.unsupported_rules)))
        if self.drawings:
            messages.append(Message("shared.drawn", names=all_named(self.drawings)))
        if self.prose:
            messages.append(Message("shared.prose"))
        if self.solution and not is_solution(self.puzzle, self.solution):
            messages.append(Message("shared.solution"))
        return tuple(messages)

    def picture(self, digits: Sequence[int] | None = None) -> str:
        """Return the puzzle with its drawings as SVG.

        Args:
            digits: by cell the digit on the board, 0 for none; by default the givens.
        """
        givens = self.puzzle.givens.cells
        filled = givens if digits is None else digits
        return self.puzzle.layout.picture(givens, filled, shapes=self.shapes)

    def _repr_svg_(self) -> str:
        return self.picture()

    def has(self, field_name: str) -> bool:
        """Return whether a field of ``PROGRESS`` or ``ABOUT`` has a value."""
        return bool(getattr(self, field_name))


class UnsupportedRules(ParseError):
    """A puzzle with rules that are not known, or drawings that may be rules.

    Args:
        document: the puzzle without those rules, with everything else in its text.
        line: the number, from 1, of the puzzle's line in the text.

    Attributes:
        puzzle: the puzzle without those rules.
        unsupported: the names of the rules and drawings that are left out, in the program's words.

    >>> error = UnsupportedRules(Document(Board(Puzzle([0] * 16)), unsupported_rules=("arrow",)))
    >>> error.unsupported, error.puzzle.side
    (('arrow',), 4)
    """

    def __init__(self, document: Document, line: int = 1) -> None:
        from .unsupported_rules import all_named

        super().__init__("shared.unsupported", line, 1, names=all_named(document.unsupported))
        self.document = document
        self.puzzle = document.puzzle
        self.unsupported = document.unsupported

    def below(self, lines: int) -> UnsupportedRules:
        """Return the error moved down by a number of lines."""
        return UnsupportedRules(self.document, self.line + lines)

    def __reduce__(self) -> tuple[object, ...]:
        return UnsupportedRules, (self.document, self.line)


@dataclass(frozen=True, slots=True)
class Written:
    """A written text.

    Args:
        text: the text.
        lost: the fields of ``PROGRESS`` and ``ABOUT`` that the text does not carry.
        ending: ending of the format's files.
    """

    text: str
    lost: tuple[str, ...] = ()
    ending: str = "txt"
