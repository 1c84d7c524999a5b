"""The text form of a board's layout, as it is sent to the engine and stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import HISTORY, layout_for

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

_texts: dict[int, tuple[Layout, str]] = {}
"""Layouts and their texts by identity of the layout, which the boards of the history share."""


def layout_text(layout: Layout) -> str:
    """Return the empty board in the text form of rules, or "" if side and box are the layout."""
    if id(layout) in _texts:
        return _texts[id(layout)][1]
    text = ""
    if layout != layout_for(layout.side, layout.box):
        from sudoku_core.formats.text.writing import format_grid

        text = format_grid(layout.puzzle(bytes(layout.size)), style="rules")
    if len(_texts) > HISTORY:
        _texts.clear()
    _texts[id(layout)] = layout, text
    return text
