"""Entering a puzzle on an empty board until Start, and again after Edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..conflicts import conflicts_on
from ..feature import Feature, View
from ..game.state import unless_paused
from ..opening.state import undo_sentences
from ..pattern.state import Pattern, clear_cells
from ..state import change, empty_board, layout_for, say, sentence

if TYPE_CHECKING:
    from ..feature import Next, Properties
    from ..state import Board, Sentence, State
    from ..words import Words


def start(state: State) -> Next:
    """Play the entered puzzle."""
    board = state.board
    if not board.entering:
        return state, []
    if _is_blank(board):
        return say(state, ("check.empty", {}))
    status: tuple[Sentence, ...] = (("entering.started", {"count": board.count}),)
    status += tuple(
        [sentence(conflict.message) for conflict in conflicts_on(board, board.givens)[:1]]
    )
    first = board.layout.cells[0]
    board = board.but(entering=False)
    state, effects = change(state, board, status=status, picked=first, others=())
    return state, effects + [do.focus()]


def edit(state: State) -> Next:
    """Enter the puzzle again; entries stay, and a solution is removed."""
    board = state.board.but(entering=True, solution=b"", second=b"")
    state, effects = change(state, board, status=(("entering.edit", {}),))
    return state, effects + [do.focus()]


def empty(state: State) -> Next:
    """Clear a board that is being entered, and the cells marked for a pattern."""
    board = empty_board(state.board.layout)
    if not state.board.entering:
        return state, []
    pattern = state.part(Pattern)
    if board == state.board and not pattern.cells:
        return say(state, ("clear.nothing", {}))
    state = clear_cells(state)
    if board == state.board:
        state, effects = say(state, ("clear.all", {}))
        return state, effects + [do.focus()]
    state, effects = change(state, board, status=(("clear.all", {}),), picked=board.layout.cells[0])
    return state, effects + [do.focus()]


def enter(state: State) -> Next:
    """Open an empty board of the same size, for a puzzle of the user's."""
    board = empty_board(layout_for(state.board.side))
    first = board.layout.cells[0]
    status: tuple[Sentence, ...] = (("entering.own", {}),) + undo_sentences(state.board)
    state, effects = change(state.but(dialog=""), board, status=status, picked=first, others=())
    return state, effects + [do.in_sight(), do.focus()]


def properties(state: State, _words: Words) -> Properties:
    """Return the properties of Start, Edit and Clear.

    Start shows before the first digit: if it came with that digit, other buttons would move.
    """
    board = state.board
    return {
        ("start", "hidden"): not board.entering,
        ("start", "aria-disabled"): board.entering and _is_blank(board),
        ("edit", "hidden"): board.entering,
        ("clear-board", "hidden"): not board.entering,
    }


def _is_blank(board: Board) -> bool:
    return not any(board.filled) and not board.layout.rules


FEATURE = Feature(
    name="entering",
    actions={"start": start, "edit": unless_paused(edit), "empty": empty, "enter": enter},
    views=(View(properties, lambda state: (state.board,)),),
)
