"""Styles of other programs: the engine writes them in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import ask_in_background, puzzle_data
from .state import DIALOG, PROGRAMS, PURPOSE, Sharing
from .writing import chosen_style, offered_styles

if TYPE_CHECKING:
    from protocol import WriteRequest

    from ..feature import Next
    from ..state import Board, State


def follow(_before: State, state: State) -> Next:
    """Request the text that the dialog shows, and cancel a request for another text."""
    sharing, request = state.part(Sharing), _request(state)
    if request == sharing.request and (sharing.reply or not request):
        return state, []
    if request != sharing.request:
        state = state.with_parts(sharing.but(request=request, reply=None))
    return ask_in_background(state, PURPOSE, request)


def _request(state: State) -> WriteRequest | None:
    """Return the request for the text of the open dialog, if the engine has to write it."""
    board, sharing = state.board, state.part(Sharing)
    if state.dialog != DIALOG or state.engine != "ready":
        return None
    style = chosen_style(sharing.style, offered_styles(board, sharing.filled))
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
    """Return the digits that show beside the givens, with 0 for none."""
    return [0 if given else digit for given, digit in zip(board.givens, board.shown)]
