"""What a reload brings back of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import MISTAKES, Clock, Manners

if TYPE_CHECKING:
    from typing import Any

    from ..state import State


def manners(state: State) -> dict[str, Any]:
    """How the player likes it."""
    chosen = state.part(Manners)
    return {"mistakes": chosen.mistakes, "timer": chosen.timer}


def clock(state: State) -> dict[str, Any]:
    """How far the clock is."""
    clock = state.part(Clock)
    return {"spent": clock.spent, "paused": clock.paused}


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
    return state.having(chosen, clock)
