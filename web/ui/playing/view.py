"""Views of the kind of typing, the pad with the remaining digits, and the list of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import COLOURS
from .state import KINDS, NOTES, ONE_KEY, Typing, remaining_counts
from .typing import kind_of_typing

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

TWO_ROWS = 16
"""The greatest number of keys in two rows on a phone; more keys have three."""
COLUMNS = (3, 4, 5)
"""The columns of the pad as a block on a wide screen, by the number of rows on a phone."""


def controls_follow_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the controls."""
    return state.part(Typing), state.board.entering, state.zoom


def controls(state: State, _words: Words) -> Properties:
    """Return the kind of typing, and the preferences."""
    part, entering, kind = state.part(Typing), state.board.entering, kind_of_typing(state)
    properties: Properties = {("kind-" + name, "checked"): name == kind for name in KINDS}
    properties.update(
        {
            ("kinds", "disabled"): entering,
            ("notes", "hidden"): entering,
            ("notes", "aria-pressed"): kind in NOTES,
            ("fill-in", "hidden"): entering,
            ("restart", "hidden"): entering,
            ("upkeep", "checked"): part.upkeep,
            ("patterned", "checked"): part.patterned,
            ("html", "data-patterned"): part.patterned,
            ("mirrored", "checked"): part.mirrored,
            ("html", "data-mirrored"): part.mirrored,
            ("html", "data-zoomed"): state.zoom > 0,
        }
    )
    return properties


def pad_follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the pad."""
    return state.board, kind_of_typing(state)


def pad(state: State, words: Words) -> Properties:
    """Return the pad's keys: digits with their remaining counts, or colours with their names."""
    layout, kind = state.board.layout, kind_of_typing(state)
    if kind == "colour":
        keys = []
        for number in range(1, COLOURS + 1):
            name = words("colour." + str(number))
            keys.append((number, str(number), f"{number} {name}", name))
    else:
        keys = []
        counts = remaining_counts(state.board)
        for number, value in enumerate(layout.digits, 1):
            count = str(max(counts[number - 1], 0)) if counts else ""
            keys.append((number, str(value), str(value), count))
    rows = 1 if len(keys) <= ONE_KEY else 2 if len(keys) <= TWO_ROWS else 3
    return {
        ("pad", "playing.pad"): (kind, tuple(keys)),
        ("pad", "data-kind"): kind,
        ("pad", "data-rows"): rows,
        ("pad", "--in-row"): str((len(keys) + rows - 1) // rows),
        ("pad", "--in-block"): str(COLUMNS[rows - 1] if len(keys) > 4 else 2),
    }


def keys_follow_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the list of keys."""
    return state.dialog == "keys", state.board.layout if state.dialog == "keys" else None


def keys(state: State, words: Words) -> Properties:
    """Return the list of keys, once it is open."""
    showing = state.dialog == "keys"
    properties: Properties = {("keys", "showing"): showing}
    if showing:
        # Imported here: MicroPython has to load the module, and few visits need it.
        from ..keylist import groups

        properties.update(groups(state, words))
    return properties
