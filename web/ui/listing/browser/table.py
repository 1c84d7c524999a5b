"""A page of the table of a list: a row a puzzle, with a small picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ...drawing.picture import picture
from ..boards import board_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Row = tuple[int, str, bool, str, str, str, str, str, bool]

PICTURE = 81
"""How wide the picture of a board is."""
DRAW_AT_ONCE = 3
"""So many pictures are drawn before the page is shown again."""
ROW = (
    '<td role="cell"><input type="checkbox" data-change="listing.choose"></td>'
    '<th role="rowheader" scope="row"></th><td role="cell" class="pictured"><span></span>'
    '<button type="button" data-action="listing.open"></button></td>'
    '<td role="cell"></td><td role="cell"></td><td role="cell"></td>'
)
"""With roles, which the narrow layout would take away in some browsers."""
SHORT = 12
"""Letters of what has room in its column on a phone."""
SHOWN = 90
"""So many letters of a text are shown that is no puzzle."""


def listed(body: Any, values: Iterable[Row]) -> None:
    """Give a table the rows of some puzzles; rows stay where they are, and so does the focus.

    Each holds the place of a puzzle, its text, whether it is chosen, how many solutions it has, its
    level and its rating, what its button and its box are called, and whether that can be ticked.
    """
    shown = list(values)
    while body.children.length > len(shown):
        body.lastElementChild.remove()
    while body.children.length < len(shown):
        line = js.document.createElement("tr")
        line.setAttribute("role", "row")
        line.innerHTML = ROW
        body.append(line)
    waiting = []
    for line, row in zip(list(body.children), shown):
        _fill(line, row)
        if getattr(line.dataset, "text", None) != row[1]:
            line.dataset.text = row[1]
            line.querySelector("td > span").textContent = ""
            waiting.append((line, row[1]))
    _draw(waiting)


def _fill(line: Any, row: Row) -> None:
    place, _text, chosen, status, level, rating, named, tick, free = row
    box, button = line.querySelector("input"), line.querySelector("button")
    box.dataset.about = button.dataset.about = str(place)
    box.checked = chosen
    box.disabled = not free
    number = str(place + 1)
    box.setAttribute("aria-label", tick)
    button.setAttribute("aria-label", named)
    cells = line.children
    for cell, told in (
        (cells[1], number),
        (cells[3], status),
        (cells[4], level),
        (cells[5], rating),
    ):
        if cell.textContent != told:
            cell.textContent = told
    wide = len(status) > SHORT and not level  # why there is nothing more to say
    cells[3].colSpan = 3 if wide else 1
    cells[4].hidden = cells[5].hidden = wide


def _draw(waiting: list[tuple[Any, str]]) -> None:
    """Draw some pictures, and the others in a moment: the table is there before."""
    for line, text in waiting[:DRAW_AT_ONCE]:
        if getattr(line.dataset, "text", None) != text:
            continue  # by now it is another puzzle's
        board = board_of(text)
        line.querySelector("button").hidden = board is None
        place = line.querySelector("td > span")
        if not board:
            line.querySelector("input").disabled = True
        if board:
            place.innerHTML = picture(board, PICTURE)
        else:
            place.textContent = text[:SHOWN]
    if waiting[DRAW_AT_ONCE:]:
        js.setTimeout(lambda: _draw(waiting[DRAW_AT_ONCE:]), 0)
