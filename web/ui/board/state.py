"""The scales of a board, and where in the history a puzzle begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import Board, State

ZOOMS = (1, 1.5, 2, 3, 4)
"""Scales at which the board is drawn within its frame."""


def is_other_puzzle(board: Board, before: Board) -> bool:
    """Return whether a board took another puzzle's place, rather than changed that puzzle.

    A puzzle stays the same while it is entered, and while it is played and givens are erased.
    """
    if board.layout is not before.layout and board.layout != before.layout:
        return True
    if board.givens == before.givens or (board.entering and before.entering):
        return False
    if board.entering != before.entering:
        return True
    pairs = list(zip(board.givens, before.givens))
    fewer = all(new in (0, old) for new, old in pairs)
    return not fewer and not all(old in (0, new) for new, old in pairs)


def leaves_puzzle(state: State) -> bool:
    """Return whether Undo would go back to the puzzle before, past changes that can be redone."""
    if not state.past or not state.future or not is_other_puzzle(state.board, state.past[-1]):
        return False
    return not is_other_puzzle(state.future[0], state.board)
