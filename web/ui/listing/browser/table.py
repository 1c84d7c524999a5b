"""A page of the table of a list: one row per puzzle, with a small picture."""

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
"""Width of a board's picture."""
DRAW_AT_ONCE = 3
"""Number of pictures that are drawn before the browser shows them."""
ROW = (
    '<td role="cell"><input type="checkbox" data-change="listing.choose"></td>'
    '<th role="rowheader" scope="row"></th><td role="cell" class="pictured"><span></span>'
    '<button type="button" data-action="listing.open"></button></td>'
    '<td role="cell"></td><td role="cell"></td><td role="cell"></td>'
)
"""Cells of a row, with explicit roles, since some browsers drop the roles in the narrow layout."""
SHORT = 12
"""Number of characters that fit into the status column on a phone."""
LONGEST_TEXT = 90
"""Number of characters shown of a text that is no puzzle."""


def set_rows(body: Any, values: Iterable[Row]) -> None:
    """Set the rows of the table; row elements are reused, so that the focus stays.

    A row has the puzzle's index, its text, whether it is chosen, its status, level and rating, the
    labels of its button and of its checkbox, and whether it can be chosen.
    """
    rows = list(values)
    while body.children.length > len(rows):
        body.lastElementChild.remove()
    while body.children.length < len(rows):
        line = js.document.createElement("tr")
        line.setAttribute("role", "row")
        line.innerHTML = ROW
        body.append(line)
    waiting = []
    for line, row in zip(list(body.children), rows):
        _fill(line, row)
        if getattr(line.dataset, "text", None) != row[1]:
            line.dataset.text = row[1]
            line.querySelector("td > span").textContent = ""
            waiting.append((line, row[1]))
    _draw(waiting)


def _fill(line: Any, row: Row) -> None:
    index, _text, chosen, status, level, rating, label, tick, can_choose = row
    box, button = line.querySelector("input"), line.querySelector("button")
    box.dataset.about = button.dataset.about = str(index)
    box.checked = chosen
    box.disabled = not can_choose
    number = str(index + 1)
    box.setAttribute("aria-label", tick)
    button.setAttribute("aria-label", label)
    cells = line.children
    for cell, text in (
        (cells[1], number),
        (cells[3], status),
        (cells[4], level),
        (cells[5], rating),
    ):
        if cell.textContent != text:
            cell.textContent = text
    wide = len(status) > SHORT and not level  # the status includes a reason
    cells[3].colSpan = 3 if wide else 1
    cells[4].hidden = cells[5].hidden = wide


def _draw(waiting: list[tuple[Any, str]]) -> None:
    """Draw the first pictures, and the others later, so that the table appears at once."""
    for line, text in waiting[:DRAW_AT_ONCE]:
        if getattr(line.dataset, "text", None) != text:
            continue  # the row shows another puzzle by now
        board = board_of(text)
        line.querySelector("button").hidden = board is None
        picture_cell = line.querySelector("td > span")
        if not board:
            line.querySelector("input").disabled = True
        if board:
            picture_cell.innerHTML = picture(board, PICTURE)
        else:
            picture_cell.textContent = text[:LONGEST_TEXT]
    if waiting[DRAW_AT_ONCE:]:
        js.setTimeout(lambda: _draw(waiting[DRAW_AT_ONCE:]), 0)
