"""The boards of the last days as cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..browser.attempt import attempt
from ..browser.elements import button, new

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..state import Board


PICTURE = 96
"""Width of the picture of a board."""


def cards(element: Any, values: Iterable[tuple[Board, float, str, str]]) -> None:
    """Fill a list with boards: each with its time, its text, and the name of its button Remove."""
    had_focus = element.contains(js.document.activeElement)
    element.textContent = ""
    for number, (board, when, text, removal) in enumerate(values):
        item = new("li", element)
        card = button(item, "recent.reopen", number)
        new("span", card, "picture").innerHTML = _picture(board)
        new("span", card, text=text)
        new("time", card, text=_moment(when))
        remove = button(item, "recent.remove", number, "×")
        remove.setAttribute("aria-label", removal)
    if had_focus:
        (element.querySelector("button") or element.closest("dialog")).focus()


def _picture(board: Board) -> str:
    # Imported here: most visits show no boards.
    from ..drawing.picture import picture

    return picture(board, PICTURE)


def _moment(when: float) -> str:
    """Return day and time, as the page's language writes them."""
    style = to_js({"dateStyle": "medium", "timeStyle": "short"})
    date = js.Date.new(when)
    return attempt(date, "toLocaleString", js.document.documentElement.lang, style)[0] or ""


KINDS = {"cards": cards}
