"""What the controls for typing show, and the board as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.blocks import default_box

from .actions import ZOOMS
from .drawing import undrawn

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

WITHOUT_ZOOM = 9
"""A board of more columns or rows can be zoomed into."""


def typing(state: State, words: Words) -> Properties:
    """The controls, as the state changes them."""
    return {
        ("setting", "checked"): state.board.entering,
        ("playing", "checked"): not state.board.entering,
        ("undo", "aria-disabled"): not state.past,
        ("redo", "aria-disabled"): not state.future,
        ("zoom-in", "aria-disabled"): state.zoom == len(ZOOMS) - 1,
        ("zoom-out", "aria-disabled"): state.zoom == 0,
        ("frame", "--zoom"): str(ZOOMS[state.zoom]),
    }


def shape(state: State, words: Words) -> Properties:
    """What follows from the board's layout alone."""
    layout = state.board.layout
    longer = max(layout.rows, layout.columns)
    down, across = layout.box or default_box(layout.side) or (1, layout.side)
    told = [words("undrawn." + kind, {"count": count}) for kind, count in undrawn(layout)]
    return {
        ("board", "aria-rowcount"): layout.rows,
        ("board", "aria-colcount"): layout.columns,
        ("board", "data-gaps"): len(layout.cells) < layout.size,
        ("board", "data-wide"): layout.digits[-1] > 9,
        ("board", "--side"): str(longer),
        ("board", "--down"): str(down),
        ("board", "--across"): str(across),
        ("pad", "digits"): tuple([(k, str(value)) for k, value in enumerate(layout.digits, 1)]),
        ("pad", "data-side"): layout.side,
        ("zoom", "hidden"): longer <= WITHOUT_ZOOM,
        ("undrawn", "hidden"): not told,
        ("undrawn", "textContent"): words("undrawn", {"rules": words.listed(told)}) if told else "",
    }
