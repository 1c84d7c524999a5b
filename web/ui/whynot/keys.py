"""The key that asks why a digit cannot stand in a cell, and those that choose the digit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..playing.state import typed_digit
from .state import DIALOG

if TYPE_CHECKING:
    from ..feature import Action
    from ..keys import Key
    from ..state import State

LISTED = (("page", "why", False),)


def keys(_state: State, key: Key) -> tuple[Action, ...]:
    """Return the action that opens the choice of a digit, for Y."""
    return (("whynot.choose",),) if key.letter == "y" else ()


def keys_in_mode(state: State, key: Key) -> tuple[Action, ...]:
    """Return the action that asks about the digit of a key, while the digit is being chosen."""
    digit = "" if key.control or key.alt else typed_digit(state, key)
    return (("whynot.typed", digit),) if state.dialog == DIALOG and digit else ()
