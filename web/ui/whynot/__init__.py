"""Why not a digit in a cell, and which cell can be filled next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Feature, View
from ..playing.state import typed_digit
from . import actions, view
from .state import DIALOG

if TYPE_CHECKING:
    from ..feature import Action
    from ..keys import Key
    from ..state import State


def keys(_state: State, key: Key) -> tuple[Action, ...]:
    """Return the action of Y: open the choice of a digit."""
    return (("whynot.choose",),) if key.letter == "y" else ()


def keys_in_mode(state: State, key: Key) -> tuple[Action, ...]:
    """Return the action of a digit or letter in the choice of a digit: ask about that digit."""
    digit = "" if key.control or key.alt else typed_digit(state, key)
    return (("whynot.typed", digit),) if state.dialog == DIALOG and digit else ()


FEATURE = Feature(
    name="whynot",
    actions={"step": actions.show_step},
    when_free={
        "choose": actions.open_choice,
        "digit": actions.ask_why,
        "typed": actions.ask_why_typed,
        "next-cell": actions.ask_next_cell,
    },
    replies={"why-not": actions.show_answer, "next-cell": actions.show_next_cell},
    listens=True,
    keys=keys,
    keys_in_mode=keys_in_mode,
    listed_keys=(("page", "why", False),),
    views=(
        View(view.choice, view.choice_follows_from, shows_picked=True),
        View(view.answer, view.answer_follows_from),
    ),
    marks=view.marks,
)
