"""What the dialog shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..tabs.state import Tabs
from .state import Sharing
from .writing import chosen, contents, fields, has_more, styles, written

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from; the board counts only while the dialog is open."""
    showing = state.dialog == "share"
    tab = state.part(Tabs).open if showing else ""
    return showing, state.part(Sharing), tab, state.board if showing else None


def properties(state: State, words: Words) -> Properties:
    """The properties, by element and name; texts are written only when they are to be seen."""
    board, sharing, showing = state.board, state.part(Sharing), state.dialog == "share"
    shown: Properties = {
        ("share", "showing"): showing,
        ("copied", "textContent"): words("copied." + sharing.copied) if sharing.copied else "",
        ("filled", "checked"): sharing.filled,
        ("hand-on", "needs"): "share",
    }
    if showing:
        names = styles(board, sharing.filled)
        style = chosen(sharing.style, names)
        shown["link", "address"] = fields(board, sharing.filled, state.part(Tabs).open)
        shown["contents", "textContent"] = _contents(board, sharing.filled, words)
        shown["filled", "disabled"] = not has_more(board)
        shown["style", "options"] = tuple([(one, words("style." + one), True) for one in names])
        shown["style", "value"] = style
        shown["written", "value"] = written(board, style, sharing.filled)
    return shown


def _contents(board: Board, filled: bool, words: Words) -> str:
    """What is shared, in words."""
    shape = {"rows": board.layout.rows, "columns": board.columns}
    parts = [words(*one) for one in contents(board, filled)]
    return ", ".join([words("share.shape", shape)] + parts)
