"""Sharing a puzzle: as a link, as text in many styles, as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Feature, View
from . import actions
from .state import DIALOG, PURPOSE

if TYPE_CHECKING:
    from ..feature import Next, Properties
    from ..state import State
    from ..words import Words


def follow(before: State, state: State) -> Next:
    """Request the text that the dialog shows, while the dialog is open."""
    if DIALOG not in (before.dialog, state.dialog):
        return state, []
    from . import programs

    return programs.follow(before, state)


def properties(state: State, words: Words) -> Properties:
    """Return the properties of the dialog, which is empty until it is open."""
    if state.dialog != DIALOG:
        return {(DIALOG, "showing"): False}
    from . import view

    return view.properties(state, words)


def _inputs(state: State) -> tuple[object, ...]:
    if state.dialog != DIALOG:
        return ("",)
    from . import view

    return view.follows_from(state)


FEATURE = Feature(
    name="share",
    actions=actions.ACTIONS,
    answers={PURPOSE: actions.receive_text},
    follow=follow,
    views=(View(properties, _inputs),),
)
