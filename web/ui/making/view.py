"""What the dialog offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..grading.state import LEVELS
from .state import SIDES, SYMMETRIES, Wish

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

DIALOG = "new-puzzle"


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from."""
    return state.dialog == DIALOG, state.part(Wish)


def properties(state: State, words: Words) -> Properties:
    """Sizes, kinds, symmetries and levels; the level asked for last takes the Enter key."""
    wish, showing = state.part(Wish), state.dialog == DIALOG
    shown: Properties = {(DIALOG, "showing"): showing}
    if not showing:
        return shown
    for level in LEVELS:
        shown["make-" + level, "hidden"] = level not in wish.levels
        shown["make-" + level, "autofocus"] = level == wish.level
        shown["make-" + level, "className"] = "main" if level == wish.level else ""
    sizes = [(str(side), f"{side} × {side}", True) for side in SIDES]
    kinds = [(name, words("kind." + name), True) for name in wish.kinds]
    ways = [(name, words("symmetry." + (name or "none")), True) for name in SYMMETRIES]
    shown.update(
        {
            ("new-size", "options"): tuple(sizes),
            ("new-size", "value"): str(wish.side),
            ("new-kind", "options"): tuple(kinds),
            ("new-kind", "value"): wish.kind,
            ("new-symmetry", "options"): tuple(ways),
            ("new-symmetry", "value"): wish.symmetry,
        }
    )
    return shown
