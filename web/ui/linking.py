"""A board as a link to this page: the fields of its address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layouts import layout_text
from .state import layout_for

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from .state import Board

    Fields = tuple[tuple[str, str], ...]  # names and values


def fields(board: Board, filled: bool = False, tab: str = "play") -> Fields:
    """What stands in a link that opens the puzzle; its box only where it is not the usual one.

    What is told of it is there too: a name, and which rules are left out.

    Args:
        board: with the puzzle.
        filled: whether what is filled in, digits, notes and colours, is in it too.
        tab: the one that it opens.
    """
    # Not above: MicroPython has to load them, and not every visit makes a link.
    from sudoku_core.formats.text.writing import format_grid

    from .progress import progress_text
    from .told import told_fields

    layout = board.layout
    puzzle = board.puzzle()
    plain = not layout_text(layout)
    text = format_grid(puzzle.givens, "line") if plain else format_grid(puzzle, "rules")
    found: Fields = (("p", text),)
    if plain and not told_by_side(layout):
        found += (("box", "{}x{}".format(*layout.box or ())),)
    progress = progress_text(board) if filled else ""
    if progress:
        found += (("progress", progress),)
    found += told_fields(board)
    return found if tab == "play" else found + (("tab", tab),)


def told_by_side(layout: Layout) -> bool:
    """Whether its side says all of a layout."""
    return layout == layout_for(layout.side)
