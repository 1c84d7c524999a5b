"""Check: what can be said of a board as it stands, entered or played, half full, full, or noted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import ask, puzzle_data
from ..faults import faults
from ..game.state import Answer, answer_of, answer_request, is_right
from ..settings.state import Settings
from ..state import say, sentence
from .state import Solved

if TYPE_CHECKING:
    from collections.abc import Iterable

    from protocol import CheckReply, CheckRequest, ErrorReply, OverdueReply, SolveReply
    from sudoku_core.board.checker import Conflict

    from ..feature import Next
    from ..state import Board, Sentence, State

ENTERED = {
    "one": "check.one",
    "several": "check.several",
    "none": "check.none",
    "limit": "check.unsure",
}
"""What is said of a puzzle that is being entered, by how many solutions it has."""
CHECKED = {"right": "check.right", "infeasible": "check.none", "limit": "check.limit"}
"""What is said of entries without a mistake, by status."""


def check(state: State) -> Next:
    """What shows already is said at once; for the rest the engine solves the givens."""
    board, answer = state.board, state.part(Answer)
    wrong_givens = faults(board, board.givens)
    if wrong_givens:
        state = state.with_parts(state.part(Solved).but(impossible=True))
        return clashing(state, wrong_givens, ("check.none", {}))
    if not board.entering and is_right(board) and any(board.entries):
        return say(state, ("complete", {}))
    if all(board.givens[cell] for cell in board.layout.cells):
        return say(state, ("check.full", {}))
    if board.entering:
        if not any(board.givens) and not board.layout.rules:
            return say(state, ("check.empty", {}))
    elif not any(board.entries) and board.solution:
        return say(state, ("check.solver", {}))
    elif not any(board.entries) and not _judged_notes(board):
        return say(state, _nothing(board))
    elif not board.is_full and faults(board, board.filled):
        return clashing(state, faults(board, board.filled))
    if answer.known not in ("", "limit"):
        return _tell(state, answer)
    return ask(state, answer_request(state), "check")


def clashing(state: State, clashes: Iterable[Conflict], *before: Sentence) -> Next:
    """The first conflict is named, and all cells that are in one are marked."""
    clashes = tuple(clashes)
    state, _ = say(state, *(before + (sentence(clashes[0].message),)))
    return state.but(marked=tuple(sorted({cell for one in clashes for cell in one.cells}))), []


def answered(state: State, _job: object, reply: SolveReply | ErrorReply | OverdueReply) -> Next:
    """The engine has solved the givens, or has not."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    answer = answer_of(reply)
    return _tell(state.with_parts(answer), answer)


def _tell(state: State, answer: Answer) -> Next:
    """What follows for the board from how many solutions its givens have."""
    board, known = state.board, answer.known
    if known == "none":
        state = state.with_parts(state.part(Solved).but(impossible=True))
    if board.entering or known == "none":
        return say(state, (ENTERED[known], {}))
    if known == "one":
        return _compared(state, answer.grid)
    if board.is_full:
        return clashing(state, faults(board, board.filled), ("check.full-wrong", {}))
    if known == "limit":
        return say(state, ("check.limit", {}))
    if not any(board.entries):
        return say(state, ("check.notes-several", {}))
    request: CheckRequest = {
        "op": "check",
        "puzzle": puzzle_data(board),
        "entries": list(board.entries),
        "time_limit": state.part(Settings).limit,
    }
    return ask(state, request, "entries", of_puzzle=False)


def _compared(state: State, grid: bytes) -> Next:
    """Digits and notes are held against the only solution."""
    board = state.board
    wrong, notes = board.mistaken(grid), _judged_notes(board)
    lacking = [cell for cell, mask in notes if not mask >> (grid[cell] - 1) & 1]
    said: list[Sentence] = []
    if wrong:
        said.append(("check.wrong", {"count": len(wrong), "cells": board.places(wrong)}))
    elif any(board.entries):
        said.append(("check.right", {"count": _left(board)}))
    if lacking:
        said.append(("check.notes-wrong", {"count": len(lacking), "cells": board.places(lacking)}))
    elif notes and not wrong:
        said.append(("check.notes-right", {}))
    state, _ = say(state, *(said or [_nothing(board)]))
    return _pointed(state, wrong + lacking)


def _nothing(board: Board) -> Sentence:
    """Why there is nothing to check."""
    return ("check.corners" if any(board.corner) else "check.nothing", {})


def _judged_notes(board: Board) -> list[tuple[int, int]]:
    """Cells whose notes are meant to have all digits that may go there, and what is noted.

    Those in the middle of a cell are. Corner marks may be about places of a digit instead, unless
    every open cell has some.
    """
    noted, own, all_noted = [], board.filled, True
    for cell in board.layout.cells:
        if not own[cell]:
            centre = board.centre[cell] if board.centre else 0
            mask = centre | (board.corner[cell] if board.corner else 0)
            all_noted = all_noted and bool(mask)
            noted.append((cell, mask, centre))
    return [(cell, mask) for cell, mask, centre in noted if centre or all_noted]


def _left(board: Board) -> int:
    own = board.filled
    return len([cell for cell in board.layout.cells if not own[cell]])


def _pointed(state: State, cells: list[int]) -> Next:
    """These cells are marked, and the first of them is picked."""
    if not cells:
        return state, []
    return state.but(marked=tuple(cells), picked=cells[0], others=()), []


def checked(state: State, _job: object, reply: CheckReply | ErrorReply | OverdueReply) -> Next:
    """Where there are several solutions: the first mistake is found, or there is none."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    if reply["status"] == "mistake":
        cell = reply["cell"]
        assert cell is not None
        state, _ = say(state, ("check.mistake", {"cells": state.board.places([cell])}))
        return _pointed(state, [cell])
    return say(state, (CHECKED[reply["status"]], {"count": _left(state.board)}))


def busy(_state: State) -> tuple[Sentence, ...]:
    """The second half of a check is a check too."""
    return (("busy.check", {}),)
