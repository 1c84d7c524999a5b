"""Keys that were pressed, and the actions of features for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .failures import guarded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .feature import Action, Feature
    from .state import State

MOVES = {
    "ArrowLeft": "left",
    "ArrowRight": "right",
    "ArrowUp": "up",
    "ArrowDown": "down",
}
"""Directions by arrow key."""
WALKS = {
    "ArrowLeft": "previous",
    "ArrowUp": "previous",
    "ArrowRight": "next",
    "ArrowDown": "next",
    "Home": "first",
    "End": "last",
    "Escape": "back",
}
"""Steps by key in a list with ``data-walks``."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key that was pressed, with modifiers and focus."""

    name: str = field()  # the browser's name, as "a", "?" or "ArrowLeft"
    digit: str = field(default="")  # the digit on the key, whatever the layout and Shift are
    control: bool = field(default=False)  # Ctrl, or Command on a Mac
    shift: bool = field(default=False)
    alt: bool = field(default=False)
    focus: str = field(default="page")  # the place of the focus: board, page, other or dialog

    @property
    def letter(self) -> str:
        """The letter of the key in lower case; "" with Ctrl or Alt, or if there is none."""
        types = len(self.name) == 1 and not (self.control or self.alt)
        return self.name.lower() if types else ""

    @property
    def is_for_board(self) -> bool:
        """True if keys such as Space, which press or scroll elsewhere, are for the board."""
        return self.focus in ("board", "page")


def digit_of(key: str, code: str) -> str:
    """Return the digit on a key, whatever the keyboard's layout and Shift are, or ""."""
    if len(key) == 1 and key in "0123456789":
        return key
    if code.startswith("Digit") or code.startswith("Numpad"):
        last = code[-1]
        return last if last in "0123456789" else ""
    return ""


def actions_of(state: State, key: Key, features: Iterable[Feature]) -> tuple[Action, ...]:
    """Return the actions of a key from the first feature that has the key.

    Features in a mode of their own come before the others; in a dialog, only they have keys.
    """
    for feature in features:
        actions = feature.keys_in_mode and guarded(feature.keys_in_mode, (), state, key)
        if actions:
            return actions
    if key.focus != "dialog":
        for feature in features:
            actions = feature.keys and guarded(feature.keys, (), state, key)
            if actions:
                return actions
    return ()
