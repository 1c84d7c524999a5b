"""The button beside the status, and what its dialog says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..demanded import demanded, is_more
from ..unread import listed

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

DIALOG = "about-puzzle"
LISTS = (
    ("shared.unknown", "about-unknown", "unknown-rules"),
    ("shared.drawn", "about-drawn", "only-drawn"),
)
"""What is listed, where, and where the list itself stands."""


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from."""
    board = state.board
    named = board.layout, board.title, board.author
    return named + (board.prose, board.unsupported, state.dialog == DIALOG)


def properties(state: State, words: Words) -> Properties:
    """There is a button where there is something to tell; it says whether rules are left out."""
    board = state.board
    more = words("puzzle.about-partly") if board.unsupported else words("puzzle.about-more")
    author = words("puzzle.author", {"author": board.author}) if board.author else ""
    told = bool(board.title or board.author or board.prose or board.unsupported)
    rules = demanded(words, board.layout) if is_more(board.layout) else []
    shown: Properties = {
        ("story", "hidden"): not (told or rules),
        ("story", "className"): "partly" if board.unsupported else "",
        ("story-more", "textContent"): " " + more,
        # Not in the markup: there, a page that others embed would say that it may not.
        ("about-title", "autofocus"): state.dialog == DIALOG,
        (DIALOG, "showing"): state.dialog == DIALOG,
        ("about-title", "textContent"): board.title or words("puzzle.about-title"),
        ("about-author", "textContent"): author,
        ("about-author", "hidden"): not author,
        ("about-demands", "hidden"): not rules,
        ("demanded", "items"): tuple([("", text, "") for text in rules]),
        ("prose", "textContent"): board.prose,
        ("prose", "hidden"): not board.prose,
        ("about-prose", "hidden"): not any(code == "shared.prose" for code, _ in board.unsupported),
    }
    for code, room, place in LISTS:
        names = listed(words, board, code)
        shown[room, "hidden"] = not names
        shown[place, "items"] = tuple([("", name, "") for name in names])
    return shown
