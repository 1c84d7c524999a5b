"""How the board is shared."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import ErrorReply, WriteReply, WriteRequest
    from sudoku_core.board.layout import Layout

    from ..state import State


PROGRAMS = (
    "f-puzzles",
    "sudokupad",
    "sudokuexchange",
    "sudokuwiki",
    "interactive-sudoku-solver",
    "opensudoku",
    "sadman",
    "ss",
    "hodoku",
    "tatham",
    "dataset",
    "pencilmarks",
)
"""The styles that are those of other programs, as the core has them in ``WRITTEN``."""


@dataclass(frozen=True, slots=True)
class Sharing(Value):
    """What stands in the dialog."""

    style: str = field(default="")  # the style that was chosen, if one was
    filled: bool = field(default=False)  # whether what was filled in is written too
    copied: str = field(default="")  # what was copied last
    asked: WriteRequest | None = field(default=None)  # what the engine is to write
    reply: WriteReply | ErrorReply | None = field(default=None)  # what it has written


def file_name(layout: Layout, ending: str) -> str:
    """What a file with a puzzle is called."""
    return f"sudoku-{layout.rows}x{layout.columns}.{ending}"


def with_copied(state: State, what: str) -> State:
    """Return the state that tells in Share what was copied, or what could not be."""
    return state.with_parts(state.part(Sharing).but(copied=what))
