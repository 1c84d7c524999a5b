"""What the dialog shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import Sharing
from .writing import chosen, fields, styles, written

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from; the board counts only while the dialog is open."""
    showing = state.dialog == "share"
    return showing, state.part(Sharing), state.board if showing else None


def properties(state: State, words: Words) -> Properties:
    """The properties, by element and name; texts are written only when they are to be seen."""
    board, sharing, showing = state.board, state.part(Sharing), state.dialog == "share"
    shown: Properties = {
        ("share", "showing"): showing,
        ("copied", "textContent"): words("copied." + sharing.copied) if sharing.copied else "",
        ("filled", "checked"): sharing.filled,
    }
    if showing:
        names = styles(board, sharing.filled)
        style = chosen(sharing.style, names)
        shown["link", "address"] = fields(board)
        shown["style", "options"] = tuple([(one, words("style." + one), True) for one in names])
        shown["style", "value"] = style
        shown["written", "value"] = written(board, style, sharing.filled)
    return shown
