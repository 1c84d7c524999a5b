"""The player chooses how mistakes show and whether the timer does, pauses, and looks away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..state import stop
from .state import ON_BOARD, Clock, Preferences, Sight

if TYPE_CHECKING:
    from ..feature import Next
    from ..state import Effects, State


def mistakes(state: State, when: str) -> Next:
    """Mistakes show at other times."""
    return state.with_parts(state.part(Preferences).but(mistakes=when)), []


def timer(state: State, shows: bool) -> Next:
    """The timer shows, or does not; then there is no pause either."""
    clock = state.part(Clock).but(paused=False)
    return state.with_parts(state.part(Preferences).but(timer=shows), clock), []


def pause(state: State) -> Next:
    """Stop the clock and cover the board, without an answer about it; or show it again."""
    clock = state.part(Clock)
    if clock.paused:
        return state.with_parts(clock.but(paused=False)), [do.focus()]
    effects: Effects = []
    if state.job and state.job.purpose in ON_BOARD:
        state, effects = stop(state)
    return state.with_parts(clock.but(paused=True)), effects + [do.go("resume")]


def seen(state: State, seen: bool) -> Next:
    """The page comes into sight, or goes out of it."""
    return state.with_parts(Sight(seen=seen)), []
