"""Solve and Check, the proof that a solution is the only one, and another solution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Feature, View
from ..game.state import unless_paused
from . import actions, checking

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the buttons."""
    return bool(state.job), bool(state.board.second), is_loud(state)


def is_loud(state: State) -> bool:
    """Return whether Solve stands out: until the first entry in a puzzle, and while one is entered.

    A puzzle that was pasted or read from a photo has no entries either.
    """
    return state.board.entering or not any(state.board.entries)


def buttons(state: State, _words: Words) -> Properties:
    """Return the states of the buttons."""
    busy = bool(state.job)
    return {
        ("solve", "aria-disabled"): busy,
        ("solve", "data-loud"): is_loud(state),
        ("check", "aria-disabled"): busy,
        ("swap", "hidden"): busy or not state.board.second,
    }


FEATURE = Feature(
    name="solving",
    actions={"swap": unless_paused(actions.swap)},
    when_free={"solve": unless_paused(actions.solve), "check": unless_paused(checking.check)},
    replies={
        "solve": actions.receive_solution,
        "check": checking.receive_answer,
        "entries": checking.receive_check,
    },
    let_go={"solve": actions.let_go},
    events={"first": actions.show_first_solution, "progress": actions.record_progress},
    follow=actions.follow,
    busy={"solve": actions.busy, "entries": checking.busy},
    views=(View(buttons, follows_from),),
)
