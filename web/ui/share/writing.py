"""A board as text: the fields of its link, and the styles it can be written in.

The formats are imported where they are used: MicroPython has to load them, and not every visit
writes a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.blocks import default_box

from ..layouts import layout_text
from ..state import layout_for

if TYPE_CHECKING:
    from sudoku_core.grid import Grid
    from sudoku_core.puzzle import Layout, Puzzle

    from ..state import Board, Sentence

    Fields = tuple[tuple[str, str], ...]  # of a link: names and values


def fields(board: Board, filled: bool = False, tab: str = "play") -> Fields:
    """What stands in a link that opens the puzzle; its box only where it is not the usual one.

    Args:
        board: with the puzzle.
        filled: whether what is filled in, digits, notes and colours, is in it too.
        tab: the one that it opens.
    """
    from sudoku_core.formats import format_grid

    from ..progress import progress_text

    layout = board.layout
    style = "rules" if layout_text(layout) else "line"
    found: Fields = (("p", format_grid(board.puzzle(), style=style)),)
    if style == "line" and not _told_by_side(layout):
        found += (("box", "{}x{}".format(*layout.box or ())),)
    progress = progress_text(board) if filled else ""
    if progress:
        found += (("progress", progress),)
    return found if tab == "play" else found + (("tab", tab),)


def contents(board: Board, filled: bool) -> list[Sentence]:
    """What is shared: the words for it, each with how many there are."""
    givens, shown = board.givens, board.shown
    counts = (
        ("share.digits", len([1 for digit, given in zip(shown, givens) if digit and not given])),
        ("share.noted", len([1 for notes in _noted(board) if notes])),
        ("share.coloured", len([1 for colour in board.colours if colour])),
    )
    found: list[Sentence] = [("count.given", {"count": board.count})]
    for name, count in counts if filled else ():
        if count:
            found.append((name, {"count": count}))
    return found


def has_more(board: Board) -> bool:
    """Whether there is anything on a board beside its givens."""
    return board.shown != board.givens or any(_noted(board)) or any(board.colours)


def _noted(board: Board) -> list[int]:
    """By cell whether there are notes in it, as a number."""
    corner, centre = [notes or (0,) * len(board.givens) for notes in (board.corner, board.centre)]
    return [one | other for one, other in zip(corner, centre)]


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
