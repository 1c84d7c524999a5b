"""The dialog Share: the chosen style, the text written by the engine, the note below."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import ErrorReply, WriteReply, WriteRequest
    from sudoku_core.board.layout import Layout

    from ..state import State


DIALOG = "share"
PURPOSE = "write"
"""Purpose of the request for a text."""
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
"""Styles of other programs, as the core has them in ``WRITTEN``."""


@dataclass(frozen=True, slots=True)
class Sharing(Value):
    """Contents of the dialog."""

    style: str = field(default="")  # the chosen style; empty before a choice
    filled: bool = field(default=False)  # whether entries, notes and colours are shared too
    note: str = field(default="")  # ``copied.<note>`` is the sentence about the last copy or file
    request: WriteRequest | None = field(default=None)  # for a style of another program
    reply: WriteReply | ErrorReply | None = field(default=None)  # to that request


def file_name(layout: Layout, ending: str) -> str:
    """Return the name of a file with a puzzle."""
    return f"sudoku-{layout.rows}x{layout.columns}.{ending}"


def with_note(state: State, note: str) -> State:
    """Return the state with the sentence ``copied.<note>`` in Share; none for an empty note."""
    return state.with_parts(state.part(Sharing).but(note=note))


def with_refusal(state: State, note: str) -> State:
    """Return the state with a note about a refusal, in the status if no dialog is open."""
    if not state.dialog:
        state = state.but(status=(("copied." + note, {}),))
    return with_note(state, note)
