"""The boards of the last days as cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..browser.attempt import attempt
from ..browser.filling import button, new

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..state import Board


PICTURE = 96
"""How wide the picture of a board is."""


def cards(element: Any, values: Iterable[tuple[Board, float, str, str]]) -> None:
    """Give a list boards to be opened again, each with when, what is said of it, and a way out."""
    held = element.contains(js.document.activeElement)
    element.textContent = ""
    for number, (board, when, about, away) in enumerate(values):
        item = new("li", element)
        whole = button(item, "recent.reopen", number)
        new("span", whole, "picture").innerHTML = _picture(board)
        new("span", whole, text=about)
        new("time", whole, text=_moment(when))
        remove = button(item, "recent.remove", number, "×")
        remove.setAttribute("aria-label", away)
    if held:
        (element.querySelector("button") or element.closest("dialog")).focus()


def _picture(board: Board) -> str:
    # Not above: most visits look at none.
    from ..drawn.picture import picture

    return picture(board, PICTURE)


def _moment(when: float) -> str:
    """Day and time, as the page's language writes them."""
    how = to_js({"dateStyle": "medium", "timeStyle": "short"})
    date = js.Date.new(when)
    return attempt(date, "toLocaleString", js.document.documentElement.lang, how)[0] or ""


KINDS = {"cards": cards}
