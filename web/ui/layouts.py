"""What side and box do not say of a layout, as text: it crosses to the engine and is kept so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import HISTORY, layout_for

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

_texts: dict[int, tuple[Layout, str]] = {}
"""Layouts that were asked for, each with its text, by identity: boards of the past share them."""


def layout_text(layout: Layout) -> str:
    """The empty board in the text form of rules; nothing where side and box say all of a layout."""
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
