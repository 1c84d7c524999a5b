"""What is stored of the game: the clocks, and what the player prefers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import MISTAKES, Clock, Clocks, Preferences

if TYPE_CHECKING:
    from ..feature import Data
    from ..state import Board, State


def dump_preferences(state: State) -> Data:
    """Return when mistakes show, and whether the timer does."""
    preferences = state.part(Preferences)
    return {"mistakes": preferences.mistakes, "timer": preferences.timer}


def restore_preferences(state: State, data: Data) -> State:
    """Restore when mistakes show, and whether the timer does."""
    preferences = state.part(Preferences)
    if data.get("mistakes") in MISTAKES:
        preferences = preferences.but(mistakes=data["mistakes"])
    if "timer" in data:
        preferences = preferences.but(timer=bool(data["timer"]))
    return state.with_parts(preferences)


def dump_clock(state: State) -> Data:
    """Return the time of the puzzle."""
    clock = state.part(Clock)
    return {"spent": clock.spent, "paused": clock.paused}


def restore_clock(state: State, data: Data) -> State:
    """Restore the time of the puzzle."""
    if not data["spent"] >= 0:
        raise ValueError("spent")
    return state.with_parts(Clock(spent=data["spent"], paused=bool(data["paused"])))


def dump_clocks(state: State) -> Data:
    """Return the times of other puzzles, by the steps of undo or redo to their boards."""
    clocks = state.part(Clocks).stopped
    near = _near(state) if clocks else {}
    times = [
        [steps, clock.spent]
        for steps, board in near.items()
        for other, clock in clocks
        if other is board
    ]
    return {"stopped": sorted(times)}


def restore_clocks(state: State, data: Data) -> State:
    """Restore the times of other puzzles; the boards of undo and redo are there already."""
    near, clocks = _near(state), []
    for steps, spent in data["stopped"]:
        if not spent >= 0:
            raise ValueError("stopped")
        if steps in near:
            clocks.append((near[steps], Clock(spent=spent)))
    return state.with_parts(Clocks(stopped=tuple(clocks)))


def _near(state: State) -> dict[int, Board]:
    """Return the boards of undo and redo, by steps: below 0 those of undo."""
    boards = {-steps: board for steps, board in enumerate(reversed(state.past), 1)}
    boards.update(enumerate(state.future, 1))
    return boards
