"""What a reload brings back of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import MISTAKES, Clock, Clocks, Manners

if TYPE_CHECKING:
    from typing import Any

    from ..state import Board, State


def manners(state: State) -> dict[str, Any]:
    """How the player likes it."""
    chosen = state.part(Manners)
    return {"mistakes": chosen.mistakes, "timer": chosen.timer}


def clock(state: State) -> dict[str, Any]:
    """How far the clock is."""
    clock = state.part(Clock)
    return {"spent": clock.spent, "paused": clock.paused}


def stopped(state: State) -> dict[str, Any]:
    """The times of other puzzles, by how many steps of undo or redo away their boards are."""
    clocks = state.part(Clocks).stopped
    near = _near(state) if clocks else {}
    times = [
        [steps, clock.spent]
        for steps, board in near.items()
        for other, clock in clocks
        if other is board
    ]
    return {"stopped": sorted(times)}


def _near(state: State) -> dict[int, Board]:
    """The boards of undo and redo, by steps: below 0 those of undo."""
    boards = {-steps: board for steps, board in enumerate(reversed(state.past), 1)}
    boards.update(enumerate(state.future, 1))
    return boards


def restored(state: State, kept: dict[str, Any]) -> State:
    """The state with as much of this as was kept: the release before had none of it."""
    chosen, clock = state.part(Manners), state.part(Clock)
    if kept.get("mistakes") in MISTAKES:
        chosen = chosen.but(mistakes=kept["mistakes"])
    if "timer" in kept:
        chosen = chosen.but(timer=bool(kept["timer"]))
    if "spent" in kept:
        if not kept["spent"] >= 0:
            raise ValueError("spent")
        clock = Clock(spent=kept["spent"], paused=bool(kept["paused"]))
    state = state.having(chosen, clock)
    if not kept.get("stopped") or state.part(Clocks).stopped:
        return state
    near, clocks = _near(state), []
    for steps, spent in kept["stopped"]:
        if not spent >= 0:
            raise ValueError("stopped")
        if steps in near:
            clocks.append((near[steps], Clock(spent=spent)))
    return state.having(Clocks(stopped=tuple(clocks)))
