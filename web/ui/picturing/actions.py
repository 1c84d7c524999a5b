"""The board is drawn anew, in black on white, whatever the page looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..share.state import Sharing, file_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next
    from ..state import State

LONGER = 1080
"""CSS pixels of the longer side; those of a picture in pixels are twice as many."""
SHARPNESS = 2
KIND = "image/svg+xml"


def save_drawing(state: State) -> Next:
    """The board is saved as SVG."""
    text, _wide, _high = _drawn(state, LONGER)
    name = file_name(state.board.layout, "svg")
    return _said(state, ""), [do.download(name, text, "share.download-failed", KIND)]


def save_picture(state: State) -> Next:
    """The board is saved as PNG."""
    drawn = _drawn(state, LONGER * SHARPNESS)
    return _said(state, ""), [("picturing.save", file_name(state.board.layout, "png")) + drawn]


def copy_picture(state: State) -> Next:
    """The same goes to the clipboard."""
    return _said(state, "picture"), [("picturing.copy",) + _drawn(state, LONGER * SHARPNESS)]


def not_copied(state: State) -> Next:
    """The browser does not copy pictures."""
    return _said(state, "unpictured"), []


def _drawn(state: State, longer: int) -> tuple[str, int, int]:
    """Return the board as an SVG file, and how wide and high it is, in pixels."""
    # Not above: MicroPython has to load it, and few visits make a picture.
    from sudoku_core.drawing.picture import sized_picture

    return sized_picture(state.board, longer, filled=state.part(Sharing).filled)


def _said(state: State, what: str) -> State:
    return state.having(state.part(Sharing).but(copied=what))


ACTIONS: dict[str, Callable[..., Next]] = {
    "save-drawing": save_drawing,
    "save-picture": save_picture,
    "copy-picture": copy_picture,
    "not-copied": not_copied,
}
