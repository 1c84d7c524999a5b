"""The buttons Solve and Check, and the one that shows the other solution."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """Return what the buttons follow from."""
    return bool(state.job), bool(state.board.second)


def properties(state: State, _words: Words) -> Properties:
    """Which of the buttons can be used."""
    busy = bool(state.job)
    return {
        ("solve", "aria-disabled"): busy,
        ("check", "aria-disabled"): busy,
        ("swap", "hidden"): busy or not state.board.second,
    }
