"""What is typed makes a puzzle, or plays it; each way there and back is a step for undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..faults import faults
from ..opening.state import way_back
from ..pattern.state import Pattern, clear_cells
from ..state import change, empty_board, layout_for, say, sentence

if TYPE_CHECKING:
    from ..feature import Next
    from ..state import Sentence, State


def start(state: State) -> Next:
    """What was entered is played from now on."""
    board = state.board
    if not board.entering:
        return state, []
    if not any(board.filled) and not board.layout.rules:
        return say(state, ("check.empty", {}))
    said: tuple[Sentence, ...] = (("entering.started", {"count": board.count}),)
    said += tuple([sentence(found.message) for found in faults(board, board.givens)[:1]])
    first = board.layout.cells[0]
    state, effects = change(state, board.but(entering=False), status=said, picked=first, others=())
    return state, effects + [do.focus()]


def edit(state: State) -> Next:
    """The puzzle is entered again, with what was entered; what a solver filled in goes."""
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
    """An empty board of the same size comes, for a puzzle of the user's own."""
    board = empty_board(layout_for(state.board.side))
    first = board.layout.cells[0]
    said: tuple[Sentence, ...] = (("entering.own", {}),) + way_back(state.board)
    state, effects = change(state, board, status=said, picked=first, others=())
    return state, effects + [do.in_sight(), do.focus()]
