"""Which of Start, Edit and Clear show."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """Return what the buttons follow from."""
    return (state.board,)


def properties(state: State, _words: Words) -> Properties:
    """The buttons of a board that is entered, or is played.

    Start is there from the beginning: if it came with the first digit, others would move for it.
    """
    board = state.board
    nothing = not any(board.filled) and not board.layout.rules
    return {
        ("start", "hidden"): not board.entering,
        ("start", "aria-disabled"): nothing,
        ("edit", "hidden"): board.entering,
        ("clear-board", "hidden"): not board.entering,
    }
