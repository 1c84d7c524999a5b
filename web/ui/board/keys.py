"""Which action a key on the board, or anywhere, stands for."""

from __future__ import annotations

MOVES = {
    "ArrowLeft": "left",
    "ArrowRight": "right",
    "ArrowUp": "up",
    "ArrowDown": "down",
    "Home": "row-start",
    "End": "row-end",
    "PageUp": "box-up",
    "PageDown": "box-down",
}
ENDS = {"Home": "first", "End": "last"}
ERASING = ("Backspace", "Delete", ".", " ")


def board_action(key: str, control: bool) -> tuple[str, ...] | None:
    """The action of a key pressed on the board, or None; control is Ctrl or its like."""
    if control:
        return ("move", ENDS[key]) if key in ENDS else None
    if key in MOVES:
        return ("move", MOVES[key])
    if key in ERASING:
        return ("erase",)
    if len(key) == 1 and (key in "0123456789" or "A" <= key.upper() <= "P"):
        return ("type", key)
    return None


def page_action(key: str, control: bool, shift: bool) -> tuple[str, ...] | None:
    """The action of a key pressed anywhere but in a text box, or None."""
    if not control:
        return None
    key = key.lower()
    if key == "z":
        return ("redo",) if shift else ("undo",)
    return ("redo",) if key == "y" else None
