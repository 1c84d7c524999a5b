"""Undo and redo, and how large the board is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.state import in_sight
from ..state import HISTORY, change, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next
    from ..state import Sentence, State

ZOOMS = (1, 1.5, 2, 3, 4)
"""How many times larger the board is drawn within its frame."""


def undo(state: State) -> Next:
    """The board before the last change."""
    if not state.past:
        return say(state, ("undo.nothing", {}))
    future = ((state.board,) + state.future)[:HISTORY]
    said: tuple[Sentence, ...] = (("undo.done", {}),)
    return change(state, state.past[-1], said=said, past=state.past[:-1], future=future)


def redo(state: State) -> Next:
    """The board after the change that was undone."""
    if not state.future:
        return say(state, ("redo.nothing", {}))
    past = (state.past + (state.board,))[-HISTORY:]
    said: tuple[Sentence, ...] = (("redo.done", {}),)
    return change(state, state.future[0], said=said, past=past, future=state.future[1:])


def zoom(state: State, step: int) -> Next:
    """Larger or smaller, in steps."""
    return state.but(zoom=min(max(state.zoom + step, 0), len(ZOOMS) - 1)), [("reveal",)]


ACTIONS: dict[str, Callable[..., Next]] = {
    "undo": in_sight(undo),
    "redo": in_sight(redo),
    "zoom": zoom,
}
