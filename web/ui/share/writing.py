"""A board as text: its contents in words, and the styles in which it can be written.

The formats are imported where they are used: MicroPython has to load them, and not every visit
writes a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.board.blocks import default_box

from ..opening.state import rule_and_given_counts
from ..share_link import is_usual
from .state import PROGRAMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sudoku_core.board.grid import Grid
    from sudoku_core.board.puzzle import Puzzle

    from ..state import Board, Sentence


def content_sentences(board: Board, filled: bool) -> list[Sentence]:
    """Return a few words for the size and for each kind of content, with its number."""
    givens, shown = board.givens, board.shown
    counts = (
        ("share.digits", len([1 for digit, given in zip(shown, givens) if digit and not given])),
        ("share.noted", len([1 for notes in _note_bits(board) if notes])),
        ("share.coloured", len([1 for colour in board.colours if colour])),
    )
    size = {"rows": board.layout.rows, "columns": board.columns}
    sentences: list[Sentence] = [("share.shape", size)]
    sentences += rule_and_given_counts(board)
    for name, count in counts if filled else ():
        if count:
            sentences.append((name, {"count": count}))
    return sentences


def has_progress(board: Board) -> bool:
    """Return whether a board has more than its givens."""
    return board.shown != board.givens or any(_note_bits(board)) or any(board.colours)


def _note_bits(board: Board) -> list[int]:
    """Return by cell a number that is not 0 where the cell has notes."""
    corner, centre = [notes or (0,) * len(board.givens) for notes in (board.corner, board.centre)]
    return [outer | inner for outer, inner in zip(corner, centre)]


def own_styles(board: Board, filled: bool) -> list[str]:
    """Return this project's styles for a board; rules only where other styles may lose some."""
    from sudoku_core.formats.text.writing import STYLES, can_write

    usual, plain = is_usual(board.layout), _plain_content(board, filled)
    return [
        name
        for name in STYLES
        if (not usual if name == "rules" else plain and can_write(name, board.side))
    ]


def offered_styles(board: Board, filled: bool) -> list[str]:
    """Return all styles; those of programs say themselves whether they can carry the board."""
    return own_styles(board, filled) + list(PROGRAMS)


def chosen_style(style: str, names: list[str]) -> str:
    """Return a style if it is offered, else the one that loses nothing of the puzzle."""
    if style in names:
        return style
    return "rules" if "rules" in names else "line"


def written_text(board: Board, style: str, filled: bool) -> str:
    """Return the puzzle, or the board as it is filled in, in one of this project's styles."""
    from sudoku_core.formats.text.writing import format_grid

    puzzle = board.puzzle(board.shown if filled else board.givens)
    return format_grid(
        puzzle if style == "rules" else _plain_content(board, filled) or puzzle, style
    )


def lost_parts(board: Board, filled: bool, lost: Iterable[str] | None = None) -> list[str]:
    """Return the names of what a text of a board lacks, as the core names them.

    Args:
        board: the written board.
        filled: whether the text has entries, notes and colours too.
        lost: names from the core; None for a style of this project, which has digits only.
    """
    names = list(lost or ())
    if lost is None:
        names = [name for name in ("corner", "centre") if filled and any(getattr(board, name))]
        names += [name for name in ("title", "author", "prose") if getattr(board, name)]
    if filled and any(board.colours):
        names.append("colours")
    return names + (["unread"] if board.unsupported else [])


def _plain_content(board: Board, filled: bool) -> Puzzle | Grid | None:
    """Return a board as every style can carry it, or None if some styles cannot.

    Of rules, only the digits of a filled board are left, which may be the solution. The boxes must
    be those that a drawing would show.
    """
    layout = board.layout
    if layout.standard:
        return board.puzzle(board.shown if filled else board.givens)
    if filled and layout.plain and layout.box == default_box(layout.side):
        return layout.grid(board.shown)
    return None
