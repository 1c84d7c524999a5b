"""Undo, redo and zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..game.state import unless_paused
from ..pattern.state import Pattern, redo_cells, undo_cells
from ..state import HISTORY, change, say
from .state import ZOOMS, is_other_puzzle, leaves_puzzle

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next
    from ..state import Board, State


def undo(state: State) -> Next:
    """Go back to the board before the last change.

    Right after another puzzle was opened, that is the puzzle before. If changes of this puzzle were
    undone, Undo ends at the puzzle's beginning: past the beginning, the next digit would lose them.
    While a pattern is drawn, Undo takes back the pattern's cells first.
    """
    pattern = state.part(Pattern)
    if pattern.past:
        return say(undo_cells(state), ("undo.done", {}))
    if not state.past:
        return say(state, ("undo.nothing", {}))
    if leaves_puzzle(state):
        return say(state, ("undo.begins", {}))
    future = ((state.board,) + state.future)[:HISTORY]
    board = state.past[-1]
    code = "undo.puzzle" if _is_puzzle_change(state.board, board, board) else "undo.done"
    return change(state, board, status=((code, {}),), past=state.past[:-1], future=future)


def redo(state: State) -> Next:
    """Bring back the change that was undone last, of the pattern or of the board."""
    pattern = state.part(Pattern)
    if pattern.future:
        return say(redo_cells(state), ("redo.done", {}))
    if not state.future:
        return say(state, ("redo.nothing", {}))
    past = (state.past + (state.board,))[-HISTORY:]
    board = state.future[0]
    code = "redo.puzzle" if _is_puzzle_change(board, state.board, board) else "redo.done"
    return change(state, board, status=((code, {}),), past=past, future=state.future[1:])


def _is_puzzle_change(newer: Board, older: Board, shown: Board) -> bool:
    """Return whether Undo or Redo shows another puzzle, and not just an empty board."""
    return is_other_puzzle(newer, older) and (any(shown.filled) or bool(shown.layout.extras))


def zoom(state: State, step: int) -> Next:
    """Draw the board larger or smaller by steps."""
    return state.but(zoom=min(max(state.zoom + step, 0), len(ZOOMS) - 1)), [do.reveal()]


ACTIONS: dict[str, Callable[..., Next]] = {
    "undo": unless_paused(undo),
    "redo": unless_paused(redo),
    "zoom": zoom,
}
