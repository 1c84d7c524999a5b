"""A board as text: what it holds in words, and the styles it can be written in.

The formats are imported where they are used: MicroPython has to load them, and not every visit
writes a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.board.blocks import default_box

from ..opening.state import held
from ..share_link import is_usual
from .state import PROGRAMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sudoku_core.board.grid import Grid
    from sudoku_core.board.puzzle import Puzzle

    from ..state import Board, Sentence


def contents(board: Board, filled: bool) -> list[Sentence]:
    """What is shared: the words for it, each with how many there are."""
    givens, shown = board.givens, board.shown
    counts = (
        ("share.digits", len([1 for digit, given in zip(shown, givens) if digit and not given])),
        ("share.noted", len([1 for notes in _noted(board) if notes])),
        ("share.coloured", len([1 for colour in board.colours if colour])),
    )
    found: list[Sentence] = [("share.shape", {"rows": board.layout.rows, "columns": board.columns})]
    found += held(board)
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
    from sudoku_core.formats.text.writing import STYLES, can_write

    usual, others = is_usual(board.layout), _carried(board, filled)
    return [
        name
        for name in STYLES
        if (not usual if name == "rules" else others and can_write(name, board.side))
    ]


def offered(board: Board, filled: bool) -> list[str]:
    """The same and those of programs, which say themselves whether they can carry it."""
    return styles(board, filled) + list(PROGRAMS)


def chosen(style: str, names: list[str]) -> str:
    """A style where it is among those that can be had, else the one that tells all of a puzzle."""
    if style in names:
        return style
    return "rules" if "rules" in names else "line"


def written(board: Board, style: str, filled: bool) -> str:
    """The puzzle, or the board as it is filled in, in one of its styles."""
    from sudoku_core.formats.text.writing import format_grid

    whole = board.puzzle(board.shown if filled else board.givens)
    return format_grid(whole if style == "rules" else _carried(board, filled) or whole, style)


def lost(board: Board, filled: bool, told: Iterable[str] | None = None) -> list[str]:
    """What of a board is not in a text, by names as the core has them.

    Args:
        board: that is written.
        filled: whether it is so with what is filled in.
        told: what the core says of it; None for a style of the house, which has digits only.
    """
    found = list(told or ())
    if told is None:
        found = [name for name in ("corner", "centre") if filled and any(getattr(board, name))]
        found += [name for name in ("title", "author", "prose") if getattr(board, name)]
    if filled and any(board.colours):
        found.append("colours")
    return found + (["unread"] if board.unsupported else [])


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
