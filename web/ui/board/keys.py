"""Keys that pick cells, and the keys of undo and redo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..keys import MOVES
from ..playing.state import is_wide

if TYPE_CHECKING:
    from ..feature import Action
    from ..keys import Key
    from ..state import State

JUMPS = {
    "Home": "row-start",
    "End": "row-end",
    "PageUp": "box-up",
    "PageDown": "box-down",
}
ZOOMS = {"+": 1, "-": -1}
ENDS = {"Home": "first", "End": "last"}
LETTER_MOVES = {"w": "up", "a": "left", "s": "down", "d": "right"}
WITH_CONTROL = {"z": "board.undo", "y": "board.redo", "a": "board.pick-all"}
LISTED = (
    ("moving", "move", True),
    ("moving", "row", False),
    ("moving", "box", False),
    ("moving", "ends", False),
    ("picking", "extend", False),
    ("picking", "drag", False),
    ("picking", "toggle", False),
    ("picking", "alike", False),
    ("picking", "all", False),
    ("picking", "alone", False),
    ("page", "undo", False),
    ("page", "redo", False),
    ("page", "zoom", False),
)


def keys(state: State, key: Key) -> tuple[Action, ...]:
    """Return the action of a key, as a tuple of one; or none."""
    if key.alt or key.digit:
        return ()
    if key.control:
        return _with_control(key)
    if key.name == "Escape":
        return (("board.pick-last",),)
    if key.name in ZOOMS:
        return (("board.zoom", ZOOMS[key.name]),)
    target = MOVES.get(key.name)
    if key.is_for_board:
        target = JUMPS.get(key.name, target)
    if not is_wide(state.board.layout):
        target = LETTER_MOVES.get(key.letter, target)
    return (("board.extend" if key.shift else "board.move", target),) if target else ()


def _with_control(key: Key) -> tuple[Action, ...]:
    if key.name in ENDS:
        return (("board.move", ENDS[key.name]),) if key.is_for_board else ()
    name = key.name.lower()
    if name == "z" and key.shift:
        return (("board.redo",),)
    return ((WITH_CONTROL[name],),) if name in WITH_CONTROL else ()
