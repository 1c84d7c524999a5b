"""Write documents as texts, in any format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ..board.blocks import default_box
from ..board.board import Board
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message, unknown
from .contract import Format
from .document import ABOUT, PROGRESS, Document, Written
from .registry import program_formats
from .rules import expect_known
from .text.families import is_standard
from .text.writing import STYLES, format_grid, sheet_of, special_words


def write(document: Document | Board | Puzzle, style: str) -> Written:
    """Write a puzzle in any format.

    Args:
        document: the puzzle, alone or with a player's entries and notes, a title and more.
        style: one of ``STYLES``, or of ``program_styles``.

    Returns:
        The text, and the fields that it does not carry. The parts in ``Document.foreign`` are put
        back if the style writes the data format that they come from.

    Raises:
        InputError: there is no such style, or it cannot carry the blocks and rules.

    >>> write(Puzzle([0] * 81), "sudokuexchange").text[-14:]
    'oooooooooooooK'
    """
    document = document_of(document)
    if style in STYLES:
        return Written(format_grid(document.puzzle, style), _lost(document, ()))
    chosen = _program(style)
    lost = lost_in(document, style)
    assert chosen.write
    return Written(chosen.write(sheet_of(document.puzzle, document)), lost, chosen.ending)


def document_of(document: Document | Board | Puzzle) -> Document:
    """Return a document, a board or a puzzle as a document."""
    if isinstance(document, Document):
        return document
    return Document(document if isinstance(document, Board) else Board(document))


def lost_in(document: Document, style: str) -> tuple[str, ...]:
    """Return the fields of ``PROGRESS`` and ``ABOUT`` that a program's format does not carry.

    Raises:
        InputError: there is no such format, or it cannot carry the blocks and rules.
    """
    chosen = _program(style)
    _expect_carried(chosen, document.puzzle)
    more = chosen.loses(document) if chosen.loses else ()
    return _lost(document, tuple([field for field in chosen.fields if field not in more]))


def program_styles() -> tuple[str, ...]:
    """Return the names of the formats of other programs that can be written.

    >>> "sudokupad" in program_styles(), "lisudoku" in program_styles()
    (True, False)
    """
    return tuple(_written_formats())


def holds_many(style: str) -> bool:
    """Return whether ``write_many`` can write a file of many puzzles in a style.

    >>> holds_many("opensudoku"), holds_many("line")
    (True, False)
    """
    return style not in STYLES and _program(style).write_many is not None


def write_many(documents: Iterable[Document], style: str) -> Iterator[str]:
    """Write one file of many puzzles, part by part.

    Args:
        documents: documents for which ``lost_in`` raises nothing.
        style: a style that ``holds_many``.
    """
    many = _program(style).write_many
    assert many
    return many(documents)


def check_style(style: str) -> None:
    """Raise the error for an unknown style.

    Raises:
        InputError: there is no such style; the message lists all styles.
    """
    if style not in STYLES:
        _program(style)


@lru_cache(maxsize=1)
def _written_formats() -> dict[str, Format]:
    return {chosen.name: chosen for chosen in program_formats() if chosen.write}


def _program(style: str) -> Format:
    formats = _written_formats()
    if style not in formats:
        raise InputError(unknown("format.style", [*STYLES, *formats], style=style))
    return formats[style]


def _lost(document: Document, fields: tuple[str, ...]) -> tuple[str, ...]:
    every = PROGRESS + ABOUT
    return tuple([field for field in every if field not in fields and document.has(field)])


def _expect_carried(chosen: Format, puzzle: Puzzle) -> None:
    """Raise InputError if a format cannot carry the puzzle's side, blocks or rules."""
    expect_known(puzzle.layout)
    if puzzle.side not in chosen.sides:
        raise InputError(Message("format.side", style=chosen.name, side=puzzle.side))
    left = [] if is_standard(puzzle.layout) else special_words(puzzle)
    left = [word for word in left if word not in chosen.rules]
    if "regions" not in chosen.rules and puzzle.box != default_box(puzzle.side):
        left.append("box")
    if left:
        raise InputError(Message("format.rules", style=chosen.name, found=", ".join(left)))
