"""The pad with what is left of each digit, what typing makes, and the list of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import COLOURS
from .state import KINDS, NOTES, ONE_KEY, Typing, left_of
from .typing import kind_of

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

TWO_ROWS = 16
"""So many keys are two rows on a phone; more are three."""
BLOCK = (3, 4, 5)
"""Where there is room for a block of keys, its columns, by the rows on a phone."""


def controls_follow_from(state: State) -> tuple[object, ...]:
    """What the controls follow from."""
    return state.part(Typing), state.board.entering, state.zoom


def controls(state: State, _words: Words) -> Properties:
    """What typing makes, and how it is helped."""
    part, entering, kind = state.part(Typing), state.board.entering, kind_of(state)
    shown: Properties = {("kind-" + name, "checked"): name == kind for name in KINDS}
    shown.update(
        {
            ("kinds", "disabled"): entering,
            ("notes", "hidden"): entering,
            ("notes", "aria-pressed"): kind in NOTES,
            ("fill-in", "hidden"): entering,
            ("restart", "hidden"): entering,
            ("upkeep", "checked"): part.upkeep,
            ("mirrored", "checked"): part.mirrored,
            ("html", "data-mirrored"): part.mirrored,
            ("html", "data-zoomed"): state.zoom > 0,
        }
    )
    return shown


def pad_follows_from(state: State) -> tuple[object, ...]:
    """What the pad follows from."""
    return state.board, kind_of(state)


def pad(state: State, words: Words) -> Properties:
    """The pad's keys: digits with how many are left of each, or colours with their names."""
    layout, kind = state.board.layout, kind_of(state)
    if kind == "colour":
        keys = []
        for number in range(1, COLOURS + 1):
            name = words("colour." + str(number))
            keys.append((number, str(number), f"{number} {name}", name))
    else:
        keys = []
        left = left_of(state.board)
        for number, value in enumerate(layout.digits, 1):
            beside = str(max(left[number - 1], 0)) if left else ""
            keys.append((number, str(value), str(value), beside))
    rows = 1 if len(keys) <= ONE_KEY else 2 if len(keys) <= TWO_ROWS else 3
    return {
        ("pad", "playing.pad"): (kind, tuple(keys)),
        ("pad", "data-kind"): kind,
        ("pad", "data-rows"): rows,
        ("pad", "--in-row"): str((len(keys) + rows - 1) // rows),
        ("pad", "--in-block"): str(BLOCK[rows - 1] if len(keys) > 4 else 2),
    }


def keys_follow_from(state: State) -> tuple[object, ...]:
    """What the list of keys follows from."""
    return state.dialog == "keys", state.board.layout if state.dialog == "keys" else None


def keys(state: State, words: Words) -> Properties:
    """The list of keys, once it is open."""
    showing = state.dialog == "keys"
    shown: Properties = {("keys", "showing"): showing}
    if showing:
        # Not above: MicroPython has to load it, and few visits need it.
        from ..keylist import groups

        shown.update(groups(state, words))
    return shown
