"""Storage of the clocks and of the preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import MISTAKES, Clock, Clocks, GamePreferences

if TYPE_CHECKING:
    from ..feature import Data
    from ..state import Board, State


def dump_preferences(state: State) -> Data:
    """Return the preferences as data."""
    preferences = state.part(GamePreferences)
    return {"mistakes": preferences.mistakes, "timer": preferences.timer}


def restore_preferences(state: State, data: Data) -> State:
    """Return the state with stored preferences; a kind of mistakes unknown here is left out."""
    preferences = state.part(GamePreferences)
    if data.get("mistakes") in MISTAKES:
        preferences = preferences.but(mistakes=data["mistakes"])
    if "timer" in data:
        preferences = preferences.but(timer=bool(data["timer"]))
    return state.with_parts(preferences)


def dump_clock(state: State) -> Data:
    """Return the puzzle's clock as data."""
    clock = state.part(Clock)
    return {"spent": clock.spent, "paused": clock.paused}


def restore_clock(state: State, data: Data) -> State:
    """Return the state with the stored clock of the puzzle."""
    if not data["spent"] >= 0:
        raise ValueError("spent")
    return state.with_parts(Clock(spent=data["spent"], paused=bool(data["paused"])))


def dump_clocks(state: State) -> Data:
    """Return the times of other puzzles, by the steps of undo or redo to their boards."""
    clocks = state.part(Clocks).stopped
    near = _boards_by_steps(state) if clocks else {}
    times = [
        [steps, clock.spent]
        for steps, board in near.items()
        for other, clock in clocks
        if other is board
    ]
    return {"stopped": sorted(times)}


def restore_clocks(state: State, data: Data) -> State:
    """Return the state with the stored times of other puzzles, whose boards are restored before."""
    near, clocks = _boards_by_steps(state), []
    for steps, spent in data["stopped"]:
        if not spent >= 0:
            raise ValueError("stopped")
        if steps in near:
            clocks.append((near[steps], Clock(spent=spent)))
    return state.with_parts(Clocks(stopped=tuple(clocks)))


def _boards_by_steps(state: State) -> dict[int, Board]:
    """Return the boards of undo and redo by steps, which are negative for undo."""
    boards = {-steps: board for steps, board in enumerate(reversed(state.past), 1)}
    boards.update(enumerate(state.future, 1))
    return boards
