"""Pictures of the board in black on white: saved as SVG or PNG, or copied as PNG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..feature import Feature, View
from ..share.state import Sharing, file_name, with_note

if TYPE_CHECKING:
    from ..feature import Next, Properties
    from ..state import State
    from ..words import Words

LONGER = 1080
"""CSS pixels of the longer side of a drawing."""
SHARPNESS = 2
"""Pixels of a PNG picture for each CSS pixel."""
SVG = "image/svg+xml"


def save_drawing(state: State) -> Next:
    """Save the board as SVG."""
    text, _wide, _high = _drawing(state, LONGER)
    name = file_name(state.board.layout, "svg")
    return with_note(state, ""), [do.download(name, text, "share.download-failed", SVG)]


def save_picture(state: State) -> Next:
    """Save the board as PNG."""
    name = file_name(state.board.layout, "png")
    effect = ("picturing.save", name) + _drawing(state, LONGER * SHARPNESS)
    return with_note(state, ""), [effect]


def copy_picture(state: State) -> Next:
    """Copy the board as PNG."""
    effect = ("picturing.copy",) + _drawing(state, LONGER * SHARPNESS)
    return with_note(state, "picture"), [effect]


def report_not_copied(state: State) -> Next:
    """Say that the browser does not copy pictures."""
    return with_note(state, "unpictured"), []


def properties(_state: State, _words: Words) -> Properties:
    """Return the property that shows the button for copying where the browser has a clipboard."""
    return {("copy-picture", "needs"): "clipboard"}


def _drawing(state: State, longer: int) -> tuple[str, int, int]:
    """Return the board as an SVG file, and its width and height in pixels."""
    # Imported here: MicroPython has to load it, and few visits make a picture.
    from sudoku_core.drawing.picture import sized_picture

    return sized_picture(state.board, longer, filled=state.part(Sharing).filled)


FEATURE = Feature(
    name="picturing",
    actions={
        "save-drawing": save_drawing,
        "save-picture": save_picture,
        "copy-picture": copy_picture,
        "not-copied": report_not_copied,
    },
    views=(View(properties),),
)
