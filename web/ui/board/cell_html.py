"""The HTML inside a cell: its digit with small digits beside, its notes, or several digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.notes import IN_A_ROW, WIDTH
from sudoku_core.drawing.spots import places

from ..colours import SHIFT, colours_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .cells import Look

PART = '<i data-part="{1}" style="--place:{0};--part:{2}"></i>'
"""One of several digits; drawn, not text: the cell's label has them in words."""
NOTES = '<span class="{}" style="--wide:{:.2f};--high:{}">{}</span>'
SLICE = '<em data-colour="{}" style="--k:{};--n:{}"></em>'
"""One of several colours."""
CONFLICTING = "<u>{}</u>"
BLANK = "\u2007"
"""As wide as a digit."""
MOST_NOTES = 4096
"""The greatest number of cells' notes that are remembered, and of rows of notes."""
GAP = 0.32
"""The width of a space between notes, as a part of their font size."""


def cell_html(
    look: Look, texts: Sequence[str], box: tuple[int, int] | None, *, packed: bool = True
) -> str:
    """Return the HTML inside a cell.

    Args:
        look: the contents of the cell.
        texts: the digits as texts, that of 0 empty.
        box: rows and columns of the board's boxes.
        packed: whether centre notes stand side by side; else each is in the place of its digit,
            unless the cell has corner notes, too, which always stand along its edges.
    """
    html = _content_html(look, texts, box, packed)
    if look.colour >> SHIFT:
        colours = colours_in(look.colour)
        html += "".join([SLICE.format(n, k, len(colours)) for k, n in enumerate(colours)])
    return html


def _content_html(
    look: Look, texts: Sequence[str], box: tuple[int, int] | None, packed: bool
) -> str:
    if look.parts:
        return "".join([PART.format(*part) for part in look.parts])
    if look.text or not (look.corner or look.centre):
        struck = f"<s>{look.struck}</s>" if look.struck else ""
        second = f"<small>{look.second}</small>" if look.second else ""
        return struck + look.text + second
    if not _notes or _notes[0][0] is not texts or len(_notes[0][1]) > MOST_NOTES:
        _notes[:] = [(texts, {})]
    known, key = _notes[0][1], (box, look.corner, look.centre, look.conflicting, packed)
    if key not in known:
        known[key] = _notes_html(look, texts, box, packed)
    return known[key]


_notes: list[tuple[Sequence[str], dict[tuple[object, ...], str]]] = []
"""HTML of notes for the last texts of digits: many cells have the same notes."""


def _notes_html(look: Look, texts: Sequence[str], box: tuple[int, int] | None, packed: bool) -> str:
    width = len(texts[-1])
    if look.centre and not (look.corner or packed):
        return _notes_in_places(look, look.centre, texts, places(len(texts) - 1, box))
    html = _edge_notes(_note_texts(look, look.corner, texts), width) if look.corner else ""
    if look.centre:
        html += _centre_notes(_note_texts(look, look.centre, texts), width)
    return html


def _note_texts(look: Look, mask: int, texts: Sequence[str]) -> list[str]:
    return [
        CONFLICTING.format(text) if look.conflicting >> k & 1 else text
        for k, text in enumerate(texts[1:])
        if mask >> k & 1
    ]


def _row_width(count: int, width: int, gap: float) -> float:
    return count * width * WIDTH + (count - 1) * gap


_rows: list[tuple[Sequence[str], dict[tuple[int, int, int, int], str]]] = []
"""Rows of notes for the last texts of digits: many cells have the same rows."""


def _notes_in_places(look: Look, mask: int, texts: Sequence[str], box: tuple[int, int]) -> str:
    """Return notes, a bit each, each at the place of its digit."""
    down, across = box
    every = (1 << across) - 1
    if not _rows or _rows[0][0] is not texts or len(_rows[0][1]) > MOST_NOTES:
        _rows[:] = [(texts, {})]
    known, rows = _rows[0][1], []
    for first in range(0, down * across, across):
        in_row = mask >> first & every
        key = across, first, in_row, look.conflicting >> first & in_row
        if key not in known:
            known[key] = _row(texts, across, first, in_row, key[3])
        rows.append(known[key])
    wide = _row_width(across, len(texts[-1]), GAP)
    return NOTES.format("places", wide, down, "\n".join(rows))


def _row(texts: Sequence[str], across: int, first: int, mask: int, conflicting: int) -> str:
    """Return a row of notes in their places, with blanks for the digits without a note."""
    width = len(texts[-1])
    notes = []
    for k in range(across):
        text = texts[first + k + 1] if mask >> k & 1 else ""
        room = BLANK * (width - len(text))
        notes.append(room + (CONFLICTING.format(text) if conflicting >> k & 1 else text))
    return " ".join(notes)


def _edge_notes(notes: Sequence[str], width: int) -> str:
    """Return the corner notes in two rows, above and below the centre notes."""
    count = max(2, -(-len(notes) // 2))
    rows = [" ".join(notes[k : k + count]) for k in range(0, len(notes), count)]
    text = "".join([f"<span>{row}</span>" for row in rows])
    return NOTES.format("edges", _row_width(count, width, GAP), 4, text)


def _centre_notes(notes: Sequence[str], width: int) -> str:
    """Return the centre notes in one row, or in as few rows as are legible."""
    count, row = len(notes), IN_A_ROW[min(width, 2) - 1]
    if count > row:
        high = 2
        while high * row < count and high < row + 2:
            high += 1
        count = -(-count // high)
    gap = GAP if width > 1 else 0
    rows = [(" " if gap else "").join(notes[k : k + count]) for k in range(0, len(notes), count)]
    return NOTES.format("centre", _row_width(count, width, gap), len(rows), "\n".join(rows))
