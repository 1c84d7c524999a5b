"""What the list of boards of the last days shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import Recent

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words
    from .state import Entry


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from."""
    return state.part(Recent), state.dialog == "recent"


def properties(state: State, words: Words) -> Properties:
    """A card a board, and what can be done with all of them."""
    recent = state.part(Recent)
    cards = []
    for entry in recent.entries[: recent.most]:
        about = _named(entry, words) + ", " + _progress(entry.board, words)
        cards.append((entry.board, entry.when, about, words("recent.remove", {"what": about})))
    return {
        ("recents", "recent.cards"): tuple(cards),
        ("recent-none", "hidden"): bool(recent.entries),
        ("recent-more", "hidden"): len(recent.entries) <= recent.most,
        ("recent-clear", "hidden"): not recent.entries,
        ("recent-undo", "hidden"): not recent.removed,
        ("recent", "showing"): state.dialog == "recent",
    }


def _named(entry: Entry, words: Words) -> str:
    """Return the size of a board, after the day or the name of its puzzle."""
    board = entry.board
    size = f"{board.layout.rows} × {board.columns}"
    title = words("recent.day", {"date": entry.day}) if entry.day else board.title
    return f"{title}, {size}" if title else size


def _progress(board: Board, words: Words) -> str:
    """How far a board is."""
    if board.entering:
        return words("recent.entering", {"count": board.count})
    if board.is_full:
        return words("recent.full")
    filled = len(board.entries) - board.entries.count(b"\0")
    if not filled and not any(board.corner) and not any(board.centre):
        return words("recent.untouched")
    total = len(board.layout.cells) - board.count
    return words("recent.progress", {"count": filled, "total": total})
