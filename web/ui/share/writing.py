"""A board as text: the fields of its link, and the styles it can be written in.

The formats are imported where they are used: MicroPython has to compile them, and not every visit
writes a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.blocks import default_box

from ..state import layout_for, layout_text

if TYPE_CHECKING:
    from sudoku_core.grid import Grid
    from sudoku_core.puzzle import Layout, Puzzle

    from ..state import Board


def fields(board: Board) -> tuple[tuple[str, str], ...]:
    """What stands in a link that opens the puzzle; its box only where it is not the usual one."""
    from sudoku_core.formats import format_grid

    layout = board.layout
    if layout_text(layout):
        return (("p", format_grid(board.puzzle(), style="rules")),)
    line = (("p", format_grid(board.puzzle(), style="line")),)
    return line if _told_by_side(layout) else line + (("box", "{}x{}".format(*layout.box or ())),)


def styles(board: Board, filled: bool) -> list[str]:
    """The styles in which a board can be written; that of rules only where others may lose some."""
    from sudoku_core.formats import STYLES, can_write

    usual, others = _told_by_side(board.layout), _carried(board, filled)
    return [
        name
        for name in STYLES
        if (not usual if name == "rules" else others and can_write(name, board.side))
    ]


def chosen(style: str, names: list[str]) -> str:
    """A style where it is among those that can be had, else the one that tells all of a puzzle."""
    if style in names:
        return style
    return "rules" if "rules" in names else "line"


def written(board: Board, style: str, filled: bool) -> str:
    """The puzzle, or the board as it is filled in, in one of its styles."""
    from sudoku_core.formats import format_grid

    whole = board.puzzle(board.shown if filled else board.givens)
    return format_grid(whole if style == "rules" else _carried(board, filled) or whole, style)


def _carried(board: Board, filled: bool) -> Puzzle | Grid | None:
    """What every style can carry of a board.

    Where that is its digits alone, they can be had when the board is filled in: they may be the
    solution. There must be no other boxes than those that a drawing would show.
    """
    layout = board.layout
    if layout.standard:
        return board.puzzle(board.shown if filled else board.givens)
    if filled and layout.plain and layout.box == default_box(layout.side):
        return layout.grid(board.shown)
    return None


def _told_by_side(layout: Layout) -> bool:
    """Whether its side says all of a layout."""
    return layout == layout_for(layout.side)
