"""Which action a key stands for, on the board and elsewhere on the page."""

from __future__ import annotations

from ..playing.state import LETTERS
from ..tabs import state as tabs

MOVES = {
    "ArrowLeft": "left",
    "ArrowRight": "right",
    "ArrowUp": "up",
    "ArrowDown": "down",
}
JUMPS = {
    "Home": "row-start",
    "End": "row-end",
    "PageUp": "box-up",
    "PageDown": "box-down",
}
ENDS = {"Home": "first", "End": "last"}
WALKS = {
    "ArrowLeft": "previous",
    "ArrowUp": "previous",
    "ArrowRight": "next",
    "ArrowDown": "next",
    "Home": "first",
    "End": "last",
    "Escape": "back",
}
"""What keys do in a list that is walked."""
LETTER_MOVES = {"w": "up", "a": "left", "s": "down", "d": "right"}
ASKS = {"h": "hinting.hint", "y": "whynot.choose"}
"""Letters that ask for a hint, and why a digit cannot stand in the picked cell."""
KINDS = {"z": "digit", "x": "corner", "c": "centre", "v": "colour"}
"""What one types by letter, from then on."""
TABS = {str(place): name for place, name in enumerate(tabs.TABS, 1)}
BOARD_ONLY = {
    "Enter": ("playing.on",),
    " ": ("playing.space",),
}
"""Elsewhere these press what has the focus."""
ANYWHERE = {
    "Backspace": ("playing.back",),
    "Delete": ("playing.erase",),
    ".": ("playing.blank",),
    "Escape": ("board.alone",),
    "?": ("playing.open-keys",),
}


def digit_of(key: str, code: str) -> str:
    """The digit that a key types whatever its layout and Shift make of it, or nothing."""
    if len(key) == 1 and key in "0123456789":
        return key
    if code.startswith("Digit") or code.startswith("Numpad"):
        last = code[-1]
        return last if last in "0123456789" else ""
    return ""


def board_action(
    key: str, digit: str, control: bool, shift: bool, wide: bool
) -> tuple[str, ...] | None:
    """The action of a key that goes to the board wherever the focus is, or None.

    Args:
        key: by its name.
        digit: the one it types, if it does.
        control: whether Ctrl, or its like, is held.
        shift: whether Shift is.
        wide: whether letters are digits, on boards above 9.
    """
    if digit:
        kind = "centre" if control else "corner" if shift else ""
        return ("playing.type", digit, kind) if kind else ("playing.type", digit)
    if control:
        return _with_control(key, shift)
    if key in MOVES:
        return ("board.extend" if shift else "board.move", MOVES[key])
    if key in ANYWHERE:
        return ANYWHERE[key]
    if len(key) != 1:
        return None
    if wide and key.upper() in LETTERS:
        return ("playing.type", key, "corner") if shift else ("playing.type", key)
    letter = key.lower()
    if letter in LETTER_MOVES and not wide:
        return ("board.extend" if shift else "board.move", LETTER_MOVES[letter])
    if letter in ASKS:
        return (ASKS[letter],)
    return ("playing.kind", KINDS[letter]) if letter in KINDS else None


def asked_digit(key: str, digit: str, wide: bool) -> str:
    """The digit or letter that a key types where a digit is asked for, or nothing."""
    letter = key if wide and len(key) == 1 and key.upper() in LETTERS else ""
    return digit or letter


def _with_control(key: str, shift: bool) -> tuple[str, ...] | None:
    key = key.lower()
    if key == "z":
        return ("board.redo",) if shift else ("board.undo",)
    if key == "a":
        return ("board.everything",)
    return ("board.redo",) if key == "y" else None


def focused_action(key: str, control: bool, shift: bool) -> tuple[str, ...] | None:
    """The action of a key that means something else unless the board has the focus, or None."""
    if control:
        return ("board.move", ENDS[key]) if key in ENDS else None
    if key in JUMPS:
        return ("board.extend" if shift else "board.move", JUMPS[key])
    return BOARD_ONLY.get(key)
