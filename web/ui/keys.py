"""Keys as features hear of them, and the actions that they stand for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

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
    """A key that was pressed, with what was held."""

    name: str = field()  # the browser's, as "a", "?" or "ArrowLeft"
    digit: str = field(default="")  # the digit that it types whatever the layout and Shift are
    control: bool = field(default=False)  # Ctrl, or Command on a Mac
    shift: bool = field(default=False)
    alt: bool = field(default=False)
    focus: str = field(default="page")  # what has the focus: board, page, other or dialog

    @property
    def letter(self) -> str:
        """The letter that it types with nothing but Shift held, in lower case; or nothing."""
        typed = len(self.name) == 1 and not (self.control or self.alt)
        return self.name.lower() if typed else ""

    @property
    def is_for_board(self) -> bool:
        """Whether keys that press or scroll elsewhere, as Space does, are the board's."""
        return self.focus in ("board", "page")


def digit_of(key: str, code: str) -> str:
    """Return the digit that a key types whatever its layout and Shift make of it, or nothing."""
    if len(key) == 1 and key in "0123456789":
        return key
    if code.startswith("Digit") or code.startswith("Numpad"):
        last = code[-1]
        return last if last in "0123456789" else ""
    return ""


def actions_of(state: State, key: Key, features: Iterable[Feature]) -> tuple[Action, ...]:
    """Return the actions that a key stands for; none if no feature has the key.

    A feature in a mode of its own is asked before the others; in a dialog, only such a feature is.
    """
    for feature in features:
        actions = feature.keys_in_mode(state, key)
        if actions:
            return actions
    if key.focus != "dialog":
        for feature in features:
            actions = feature.keys(state, key)
            if actions:
                return actions
    return ()
