"""Check: mistakes among digits and notes, and the number of solutions of an entered puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import ask, puzzle_data
from ..conflicts import conflicts_on
from ..game.state import Answer, answer_request, is_right, with_answer_of
from ..marking import candidates_in_notes, digits_of_peers
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
"""Sentences about a puzzle that is being entered, by its number of solutions."""
MOST_PLACES = 6
"""Most places that fit into the two lines of the status; all are marked on the board."""
CHECKED = {"right": "check.right", "infeasible": "check.none", "limit": "check.limit"}
"""Sentences about entries without a mistake, by the status of the reply."""


def check(state: State) -> Next:
    """Check the board, or ask the engine for the solution of the givens first.

    Conflicts of entries are shown at once if the engine is not ready, or if its answer has no only
    solution to compare the entries with.
    """
    board, answer = state.board, state.part(Answer)
    wrong_givens = conflicts_on(board, board.givens)
    if wrong_givens:
        state = state.with_parts(state.part(Solved).but(impossible=True))
        return show_conflicts(state, wrong_givens, ("check.none", {}))
    if not board.entering and is_right(board) and any(board.entries):
        return say(state, ("complete", {}))
    if all(board.givens[cell] for cell in board.layout.cells):
        return say(state, ("check.full", {}))
    if board.entering:
        if not any(board.givens) and not board.layout.rules:
            return say(state, ("check.empty", {}))
    elif not any(board.entries) and board.solution:
        return say(state, ("check.solver", {}))
    elif not any(board.entries) and not any(candidates_in_notes(board)):
        return say(state, _nothing_to_check(board))
    elif not board.is_full and (state.engine != "ready" or answer.known not in ("", "one")):
        conflicts = conflicts_on(board, board.filled)
        if conflicts:
            return show_conflicts(state, conflicts)
    if answer.known not in ("", "limit"):
        return _check_with_answer(state, answer)
    return ask(state, answer_request(state), "check")


def show_conflicts(state: State, conflicts: Iterable[Conflict], *before: Sentence) -> Next:
    """Tell the first conflict, after other sentences, and mark the cells of all conflicts."""
    conflicts = tuple(conflicts)
    state, _ = say(state, *(before + (sentence(conflicts[0].message),)))
    cells = {cell for conflict in conflicts for cell in conflict.cells}
    return state.but(wrong_cells=tuple(sorted(cells))), []


def receive_answer(
    state: State, _job: object, reply: SolveReply | ErrorReply | OverdueReply
) -> Next:
    """Check the board with the engine's answer."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    state = with_answer_of(state, reply)
    return _check_with_answer(state, state.part(Answer))


def _check_with_answer(state: State, answer: Answer) -> Next:
    """Check the board; if its givens have several solutions, ask the engine about the entries."""
    board, known = state.board, answer.known
    if known == "none":
        state = state.with_parts(state.part(Solved).but(impossible=True))
    if board.entering or known == "none":
        return say(state, (ENTERED[known], {}))
    if known == "one":
        return _check_with_solution(state, answer.grid)
    if board.is_full:
        return show_conflicts(state, conflicts_on(board, board.filled), ("check.full-wrong", {}))
    conflicts = conflicts_on(board, board.filled)
    if conflicts:
        return show_conflicts(state, conflicts)
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
    return ask(state, request, "entries", outlives_entries=False)


def _check_with_solution(state: State, grid: bytes) -> Next:
    """Compare digits and notes with the only solution."""
    board = state.board
    wrong, notes = board.mistaken(grid), candidates_in_notes(board)
    lacking = [
        cell
        for cell, mask in enumerate(notes)
        if mask and _is_lacking(board, cell, mask, grid[cell])
    ]
    status: list[Sentence] = []
    if wrong:
        many = len(wrong) > (1 if lacking else MOST_PLACES)
        code = "check.wrong-many" if many else "check.wrong"
        status.append((code, {"count": len(wrong), "cells": board.places(wrong)}))
    elif any(board.entries):
        status.append(("check.right", {"count": _count_empty(board)}))
    if lacking:
        places = board.places(lacking)
        status.append(("check.notes-wrong", {"count": len(lacking), "cells": places}))
    elif any(notes) and not wrong:
        status.append(("check.notes-too" if status else "check.notes-right", {}))
    state, _ = say(state, *(status or [_nothing_to_check(board)]))
    return _mark_and_pick(state, wrong + lacking)


def _is_lacking(board: Board, cell: int, notes: int, digit: int) -> bool:
    """Return whether notes lack a digit for which no wrong entry is the reason."""
    return not (notes | digits_of_peers(board, cell)) >> (digit - 1) & 1


def _nothing_to_check(board: Board) -> Sentence:
    return ("check.corners" if any(board.corner) else "check.nothing", {})


def _count_empty(board: Board) -> int:
    filled = board.filled
    return len([cell for cell in board.layout.cells if not filled[cell]])


def _mark_and_pick(state: State, cells: list[int]) -> Next:
    """Mark cells, and pick the first of them."""
    if not cells:
        return state, []
    return state.but(wrong_cells=tuple(cells), picked=cells[0], others=()), []


def receive_check(
    state: State, _job: object, reply: CheckReply | ErrorReply | OverdueReply
) -> Next:
    """Show the first mistake in a puzzle with several solutions, or tell that there is none."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    if reply["status"] == "mistake":
        cell = reply["cell"]
        assert cell is not None
        state, _ = say(state, ("check.mistake", {"cells": state.board.places([cell])}))
        return _mark_and_pick(state, [cell])
    return say(state, (CHECKED[reply["status"]], {"count": _count_empty(state.board)}))


def busy(_state: State) -> tuple[Sentence, ...]:
    """Return the sentence of a check, for its second request too."""
    return (("busy.check", {}),)
