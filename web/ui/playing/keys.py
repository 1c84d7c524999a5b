"""Keys that type into cells, and the key that opens the list of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import typed_digit

if TYPE_CHECKING:
    from ..feature import Action
    from ..keys import Key
    from ..state import State

KINDS = {"z": "digit", "x": "corner", "c": "centre", "v": "colour"}
"""Kinds of typing by the letter that chooses them."""
TYPES = {
    "Backspace": "playing.backspace",
    "Delete": "playing.erase",
    ".": "playing.blank",
}
FOR_BOARD = {
    "Enter": "playing.next",
    " ": "playing.space",
}
"""Keys that press the element with the focus, unless that is the board."""
LISTED = (
    ("typing", "digit", True),
    ("typing", "corner", False),
    ("typing", "centre", False),
    ("typing", "kinds", True),
    ("typing", "erase", False),
    ("typing", "blank", False),
)


def keys(state: State, key: Key) -> tuple[Action, ...]:
    """Return the actions of a key; a key that types moves the focus to the board first."""
    if key.alt:
        return ()
    if key.is_for_board and key.name in FOR_BOARD and not key.control:
        return ((FOR_BOARD[key.name],),)
    action = _typing_action(state, key)
    if action:
        return (action,) if key.focus == "board" else (("board.focus",), action)
    if key.letter == "?":
        return (("playing.open-keys",),)
    kind = KINDS.get(key.letter)
    return (("playing.kind", kind),) if kind else ()


def _typing_action(state: State, key: Key) -> Action | None:
    digit = typed_digit(state, key)
    if digit:
        kind = "centre" if key.control else "corner" if key.shift else ""
        return ("playing.type", digit, kind) if kind else ("playing.type", digit)
    return (TYPES[key.name],) if key.name in TYPES and not key.control else None
