"""Puzzles as other programs read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..board.blocks import default_box
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message, unknown
from .document import ABOUT, PROGRESS, Program, Shared, Written
from .programs import PROGRAMS
from .rules import expect_known
from .text.families import is_standard
from .text.writing import STYLES, format_grid, special_words

WRITTEN = tuple(program.name for program in PROGRAMS if program.write)
"""The styles that are those of programs."""


def write_shared(shared: Shared | Puzzle, style: str) -> Written:
    """Write a puzzle as a program reads it.

    Args:
        shared: the puzzle, with what is filled in and said of it.
        style: one of ``WRITTEN``, or of ``formats.STYLES``.

    Returns:
        The text, and what it does not carry.

    Raises:
        InputError: there is no such style, or it cannot carry the blocks and rules.

    >>> write_shared(Puzzle([0] * 81), "sudokuexchange").text[-14:]
    'oooooooooooooK'
    """
    shared = Shared(shared) if isinstance(shared, Puzzle) else shared
    if style in STYLES:
        return Written(format_grid(shared.puzzle, style), _lost(shared, ()))
    program = _program(style)
    lost = lost_in(shared, style)
    assert program.write
    return Written(program.write(shared), lost, program.ending)


def lost_in(shared: Shared, style: str) -> tuple[str, ...]:
    """Return the fields of ``PROGRESS`` and ``ABOUT`` that a style of ``WRITTEN`` does not carry.

    Raises:
        InputError: there is no such style, or it cannot carry the blocks and rules.
    """
    program = _program(style)
    _expect_carried(program, shared.puzzle)
    more = program.loses(shared) if program.loses else ()
    return _lost(shared, tuple(field for field in program.keeps if field not in more))


def holds_many(style: str) -> bool:
    """Return whether a file of a style may hold many puzzles, as ``write_shared_many`` writes them.

    >>> holds_many("opensudoku"), holds_many("line")
    (True, False)
    """
    return any(program.name == style and program.write_many for program in PROGRAMS)


def write_shared_many(puzzles: Iterable[Shared], style: str) -> Iterator[str]:
    """Write one file of many puzzles, part by part.

    Args:
        puzzles: any for which ``lost_in`` raises nothing.
        style: a style that ``holds_many``.
    """
    many = _program(style).write_many
    assert many
    return many(puzzles)


def check_style(style: str) -> None:
    """Refuse what is no style.

    Raises:
        InputError: there is no such style; says which there are.
    """
    if style not in STYLES:
        _program(style)


def _program(style: str) -> Program:
    for program in PROGRAMS:
        if program.name == style and program.write:
            return program
    raise InputError(unknown("format.style", [*STYLES, *WRITTEN], style=style))


def _lost(shared: Shared, keeps: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(field for field in PROGRESS + ABOUT if field not in keeps and shared.has(field))


def _expect_carried(program: Program, puzzle: Puzzle) -> None:
    """Refuse what would be another puzzle for its reader."""
    expect_known(puzzle.layout)
    if puzzle.side not in program.sides:
        raise InputError(Message("format.side", style=program.name, side=puzzle.side))
    left = [] if is_standard(puzzle.layout) else special_words(puzzle)
    left = [field for field in left if field not in program.rules]
    if "regions" not in program.rules and puzzle.box != default_box(puzzle.side):
        left.append("box")
    if left:
        raise InputError(Message("format.rules", style=program.name, found=", ".join(left)))
