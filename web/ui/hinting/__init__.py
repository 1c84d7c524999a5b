"""Hints: the next step, shown in more and more detail, then applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Feature, Stored, View
from . import actions, view
from .state import is_visible

if TYPE_CHECKING:
    from ..feature import Action
    from ..keys import Key
    from ..state import State


def keys(_state: State, key: Key) -> tuple[Action, ...]:
    """Return the action of H: ask for a hint."""
    return (("hinting.hint",),) if key.letter == "h" else ()


def keys_in_mode(state: State, key: Key) -> tuple[Action, ...]:
    """Return the action of Escape while a hint is in sight: close the hint."""
    escape = key.name == "Escape" and not (key.control or key.alt)
    closes = escape and key.focus != "dialog" and is_visible(state)
    return (("hinting.close",),) if closes else ()


FEATURE = Feature(
    name="hinting",
    actions={"close": actions.close, "uniqueness": actions.allow_uniqueness},
    when_free={"hint": actions.hint},
    replies={"hint": actions.take_reply},
    follow=actions.follow,
    keys=keys,
    keys_in_mode=keys_in_mode,
    listed_keys=(("page", "hint", True), ("page", "close", False)),
    views=(View(view.room, view.follows_from), View(view.drawing, view.drawing_follows_from)),
    marks=view.marks,
    fillings=view.fillings,
    storage=(Stored("browser", actions.dump, actions.restore),),
)
