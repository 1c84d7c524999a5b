"""What the controls for typing show, and the board as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import ZOOMS
from .drawing import undrawn
from .inside import places

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

WITHOUT_ZOOM = 9
"""A board of more columns or rows can be zoomed into."""


def typing(state: State, words: Words) -> Properties:
    """The controls, as the state changes them."""
    return {
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
    down, across = places(layout.side, layout.box)
    left = undrawn(layout)
    return {
        ("board", "aria-rowcount"): layout.rows,
        ("board", "aria-colcount"): layout.columns,
        ("board", "data-wide"): layout.digits[-1] > 9,
        ("sheet", "data-caged"): any(rule.kind == "killer" for rule in layout.rules),
        ("sheet", "--side"): str(longer),
        ("sheet", "--rows"): str(layout.rows),
        ("sheet", "--columns"): str(layout.columns),
        ("sheet", "--down"): str(down),
        ("sheet", "--across"): str(across),
        ("columns", "innerHTML"): _labels(words, "label.column", layout.columns),
        ("row-labels", "innerHTML"): _labels(words, "label.row", layout.rows),
        ("zoom", "hidden"): longer <= WITHOUT_ZOOM,
        ("undrawn", "hidden"): not left,
        ("undrawn", "textContent"): words("undrawn", {"count": left}) if left else "",
    }


def _labels(words: Words, code: str, count: int) -> str:
    """Names of rows or columns beside the board."""
    names = [words(code, {"number": number}) for number in range(1, count + 1)]
    return "".join([f"<span>{name}</span>" for name in names])
