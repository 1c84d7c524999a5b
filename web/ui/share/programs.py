"""Styles of other programs: the engine writes them, behind all else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import puzzle_data, want
from .state import PROGRAMS, Sharing
from .writing import chosen, offered

if TYPE_CHECKING:
    from protocol import ErrorReply, WriteReply, WriteRequest

    from ..feature import Next
    from ..state import Board, State

PURPOSE = "write"


def follow(_before: State, state: State) -> Next:
    """What the dialog shows is asked for; what it does not show any more is let go."""
    sharing, request = state.part(Sharing), _request(state)
    if request == sharing.asked and (sharing.reply or not request):
        return state, []
    if request != sharing.asked:
        state = state.with_parts(sharing.but(asked=request, reply=None))
    return want(state, PURPOSE, request)


def answered(state: State, reply: WriteReply | ErrorReply) -> Next:
    """It is written, or cannot be."""
    return state.with_parts(state.part(Sharing).but(reply=reply)), []


def _request(state: State) -> WriteRequest | None:
    """What the dialog lacks of the engine, while it is open."""
    board, sharing = state.board, state.part(Sharing)
    if state.dialog != "share" or state.engine != "ready":
        return None
    style = chosen(sharing.style, offered(board, sharing.filled))
    if style not in PROGRAMS:
        return None
    filled = sharing.filled
    return {
        "op": "write",
        "puzzle": puzzle_data(board),
        "entries": _entries(board) if filled else [],
        "corner": list(board.corner) if filled else [],
        "centre": list(board.centre) if filled else [],
        "title": board.title,
        "author": board.author,
        "prose": board.prose,
        "style": style,
    }


def _entries(board: Board) -> list[int]:
    """What shows beside the givens."""
    return [0 if given else shown for given, shown in zip(board.givens, board.shown)]
