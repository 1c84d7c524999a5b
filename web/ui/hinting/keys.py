"""Keys that ask for a hint and close it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import closes

if TYPE_CHECKING:
    from ..feature import Action
    from ..keys import Key
    from ..state import State

LISTED = (("page", "hint", True), ("page", "close", False))


def keys(_state: State, key: Key) -> tuple[Action, ...]:
    """Return the action that asks for a hint, for H."""
    return (("hinting.hint",),) if key.letter == "h" else ()


def keys_in_mode(state: State, key: Key) -> tuple[Action, ...]:
    """Return the action that closes the hint in sight, for Escape."""
    escape = key.name == "Escape" and not (key.control or key.alt)
    closed = escape and key.focus != "dialog" and closes(state)
    return (("hinting.close",),) if closed else ()
