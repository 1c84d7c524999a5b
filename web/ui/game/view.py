"""The timer, its pause, the cover over the board meanwhile, the finish, and the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .following import wrong
from .state import MISTAKES, Clock, Preferences, is_played

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """Return what shows of the game follows from; while the clock goes, it shows that by itself."""
    clock = state.part(Clock)
    return (
        state.part(Preferences), is_played(state.board), clock.zero, clock.paused, clock.finished,
        clock.spent if clock.zero is None else None, bool(state.job),
    )  # fmt: skip


def properties(state: State, words: Words) -> Properties:
    """What shows of the game."""
    preferences, clock = state.part(Preferences), state.part(Clock)
    timed, goes = preferences.timer and is_played(state.board), clock.zero is not None
    offered = tuple([(when, words("mistakes." + when), True) for when in MISTAKES])
    return {
        ("timing", "hidden"): not timed,
        ("timer", "game.clock"): (clock.zero if goes else clock.spent, goes),
        ("pause", "aria-pressed"): clock.paused,
        ("pause", "hidden"): not (clock.paused or goes),
        ("cover", "hidden"): not clock.paused,
        ("frame", "inert"): clock.paused,
        ("toolbar", "inert"): clock.paused,
        ("panel-play", "inert"): clock.paused,
        ("hint-room", "inert"): clock.paused,
        ("panel-model", "inert"): clock.paused,
        ("after", "inert"): clock.paused and not state.job,  # Cancel is there
        ("board", "data-finished"): clock.finished,
        ("mistakes", "options"): offered,
        ("mistakes", "value"): preferences.mistakes,
        ("timer-shows", "checked"): preferences.timer,
    }


def marks(state: State) -> dict[str, Cells]:
    """The mistakes, where they show at once; those that the status is about are marked anyway."""
    return {"wrong": tuple([cell for cell in wrong(state) if cell not in state.marked])}
