"""A small picture of a board, as SVG, for lists of boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.layouts import sketch, texts_of
from sudoku_core.drawing.outlines import centre
from sudoku_core.drawing.shapes import CELL, TEXT

from ..colours import colours_in

if TYPE_CHECKING:
    from ..state import Board

LEGIBLE = 9
"""The least size in pixels of a cell with a digit; smaller cells have a dot instead."""
DOT = '<circle cx="{}" cy="{}" r="26"/>'
FILL = '<rect x="{}" y="{}" width="{}" height="100" data-colour="{}"/>'


def picture(board: Board, size: int) -> str:
    """Return a picture of a board with its rules, colours, givens and entries, as SVG.

    Args:
        board: the board.
        size: the length of the longer side in CSS pixels.
    """
    layout, texts = board.layout, texts_of(board.layout)
    drawing = sketch(layout, board.shapes, two_tones=True)
    longer = max(layout.columns, layout.rows)
    small = size < LEGIBLE * longer
    for cell in layout.cells:
        x, y = centre(cell, layout.columns)
        colours = colours_in(board.colours[cell]) if board.colours else []
        for k, colour in enumerate(colours):
            wide = CELL // len(colours)
            fill = FILL.format(x - CELL // 2 + k * wide, y - CELL // 2, wide, colour)
            drawing.add("colours", fill)
        digit = board.givens[cell] or board.entries[cell]
        if digit:
            layer = "givens" if board.givens[cell] else "entries"
            drawing.add(layer, DOT.format(x, y) if small else TEXT.format(x, y + 24, texts[digit]))
    wide, high = size * layout.columns // longer, size * layout.rows // longer
    return drawing.svg(f'class="picture" aria-hidden="true" width="{wide}" height="{high}" ')
