"""The keys there are, by group, as the dialog shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import is_wide

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

GROUPS = {
    "typing": ("digit", "corner", "centre", "kinds", "erase", "blank"),
    "moving": ("move", "row", "box", "ends"),
    "picking": ("extend", "drag", "toggle", "alike", "all", "alone"),
    "page": ("undo", "redo", "hint", "why", "close", "tabs", "keys"),
}
"""What keys do, by group; the words say which keys, and what they do."""
WIDE = ("digit", "move", "kinds", "hint")
"""What other keys do on boards above 9, where letters are digits."""


def groups(state: State, words: Words) -> Properties:
    """The rows of each group: what a key does, and the key."""
    wide = is_wide(state.board.layout)
    shown: Properties = {}
    for group, names in GROUPS.items():
        rows = []
        for name in names:
            key = "keys." + name + (".wide" if wide and name in WIDE else "")
            rows.append((words("keys." + name + ".does"), words(key)))
        shown["keys-" + group, "rows"] = tuple(rows)
    return shown
