"""Back and Forward among links: each board as it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import change
from .state import Origin

if TYPE_CHECKING:
    from ..feature import Next
    from ..state import Board, State


def back(state: State) -> Next:
    """Put back the board from before the link that the address has no more, as Back does."""
    if not state.part(Origin).link:
        return state, []
    for board in reversed(state.past):
        if not board.same_puzzle(state.board):
            first = board.layout.cells[0]
            return change(state, board, status=(("link.back", {}),), picked=first, others=())
    return state, []


def as_left(state: State, board: Board) -> Board:
    """Return a board that a link brings as it was left in this tab, if it was there already."""
    for other in (state.board,) + tuple(reversed(state.past)):
        if other.same_puzzle(board):
            told = {
                name: getattr(board, name) for name in ("title", "author", "prose", "unsupported")
            }
            return other.but(**told)
    return board
