"""Views of the kind of typing, the pad with the remaining digits, and the list of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..conflicts import cells_with
from ..marking import NOTES
from ..state import COLOURS
from .lit import lit_digit
from .state import KINDS, ONE_KEY, Typing, remaining_counts
from .typing import kind_of_typing

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words

WIDE_KEYS = 12
"""The greatest number of keys that leave the word Erase enough room in the last column."""
TWO_ROWS = 16
"""The greatest number of keys in two rows on a phone, Erase beside them; more have three."""
COLUMNS = (3, 4, 5)
"""The columns of the pad as a block on a wide screen, by size: up to 9, 16 and 25 keys."""


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
            ("digit-first", "checked"): part.first,
            ("packed", "checked"): part.packed,
            ("html", "data-packed"): part.packed,
            ("patterned", "checked"): part.patterned,
            ("html", "data-patterned"): part.patterned,
            ("spaced", "checked"): part.spaced,
            ("mirrored", "checked"): part.mirrored,
            ("html", "data-mirrored"): part.mirrored,
            ("html", "data-zoomed"): state.zoom > 0,
            ("html", "data-entering"): entering,
        }
    )
    return properties


def pad_follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the pad."""
    board = state.board
    return board.layout, board.shown, kind_of_typing(state), state.part(Typing)


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
    rows = 2 if len(keys) <= TWO_ROWS else 3
    size = 0 if len(keys) <= ONE_KEY else rows - 1
    return {
        ("pad", "playing.pad"): (kind, tuple(keys)),
        ("pad", "playing.chosen"): state.part(Typing).chosen,
        ("pad", "data-kind"): kind,
        ("html", "data-rows"): rows,
        ("pad", "data-even"): not len(keys) % rows and len(keys) <= WIDE_KEYS,
        ("pad", "--in-row"): str((len(keys) + rows) // rows),
        ("pad", "--in-block"): str(COLUMNS[size] if len(keys) > 4 else 2),
    }


def marks(state: State) -> dict[str, Cells]:
    """Return the cells that show the lit digit, while a key of the pad is chosen."""
    digit = lit_digit(state)
    if not digit or not state.part(Typing).chosen:
        return {}
    return {"same": tuple(cells_with(state.board.shown, digit))}


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
