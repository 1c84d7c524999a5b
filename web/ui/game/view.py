"""Views of the timer, the pause and its cover over the board, the finish, and the preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import MISTAKES, Clock, Completed, GamePreferences, is_played, mistakes_at_once

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the view; a clock that runs ticks by itself."""
    clock = state.part(Clock)
    return (
        state.part(GamePreferences), is_played(state.board), bool(state.job), clock.zero,
        clock.paused, clock.finished, clock.spent if clock.zero is None else None,
    )  # fmt: skip


def properties(state: State, words: Words) -> Properties:
    """Return the properties of the game's elements."""
    preferences, clock = state.part(GamePreferences), state.part(Clock)
    timed, runs = preferences.timer and is_played(state.board), clock.zero is not None
    options = tuple([(kind, words("mistakes." + kind), True) for kind in MISTAKES])
    return {
        ("timing", "hidden"): not timed,
        ("timer", "game.clock"): (clock.zero if runs else clock.spent, runs),
        ("pause", "aria-pressed"): clock.paused,
        ("pause", "hidden"): not (clock.paused or runs),
        ("cover", "hidden"): not clock.paused,
        ("html", "data-paused"): clock.paused,
        ("frame", "inert"): clock.paused,
        ("toolbar", "inert"): clock.paused,
        ("panel-play", "inert"): clock.paused,
        ("hint-room", "inert"): clock.paused,
        ("panel-model", "inert"): clock.paused,
        ("after", "inert"): clock.paused and not state.job,  # Cancel is there
        ("board", "data-finished"): clock.finished,
        ("mistakes", "options"): options,
        ("mistakes", "value"): preferences.mistakes,
        ("timer-shows", "checked"): preferences.timer,
    }


def marks(state: State) -> dict[str, Cells]:
    """Return the mistakes that show at once, without those that the status marks anyway."""
    cells = [cell for cell in mistakes_at_once(state) if cell not in state.wrong_cells]
    completed = state.part(Completed)
    lit = completed.cells if completed.board is state.board else ()
    return {"wrong": tuple(cells), "completed": lit}
