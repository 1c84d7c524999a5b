"""The dialog with the boards of the last days."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Board
    from ..words import Words
    from .state import Entry, Recent


def properties(recent: Recent, words: Words) -> Properties:
    """Return the properties of the dialog: a card for each board, and the buttons below."""
    cards = []
    for entry in recent.entries[: recent.most]:
        text = _title_and_size(entry, words) + ", " + _progress(entry.board, words)
        cards.append((entry.board, entry.when, text, words("recent.remove", {"what": text})))
    return {
        ("recents", "recent.cards"): tuple(cards),
        ("recent-none", "hidden"): bool(recent.entries),
        ("recent-more", "hidden"): len(recent.entries) <= recent.most,
        ("recent-clear", "hidden"): not recent.entries,
        ("recent-undo", "hidden"): not recent.removed,
        ("recent", "showing"): True,
    }


def _title_and_size(entry: Entry, words: Words) -> str:
    board = entry.board
    size = f"{board.layout.rows} × {board.columns}"
    title = words("recent.day", {"date": entry.day}) if entry.day else board.title
    return f"{title}, {size}" if title else size


def _progress(board: Board, words: Words) -> str:
    if board.entering:
        return words("recent.entering", {"count": board.count})
    if board.is_full:
        return words("recent.full")
    filled = len(board.entries) - board.entries.count(b"\0")
    if not filled and not any(board.corner) and not any(board.centre):
        return words("recent.untouched")
    total = len(board.layout.cells) - board.count
    return words("recent.progress", {"count": filled, "total": total})
