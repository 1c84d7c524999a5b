"""The linear relaxation: its request, its reply, and its values on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import ask, puzzle_data
from ..feature import Filling
from ..settings.state import Settings
from ..solving.state import appended, with_impossible
from ..state import say, sentence
from .state import Study, shows

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, ProgressEvent, RelaxReply, RelaxRequest

    from ..feature import Next
    from ..state import Board, Job, Sentence, State


def relax(state: State) -> Next:
    """Ask the engine to solve the relaxation."""
    settings = state.part(Settings)
    request: RelaxRequest = {
        "op": "relax",
        "puzzle": puzzle_data(state.board),
        "form": "reduced" if settings.presolve else "full",
        "time_limit": settings.limit,
        "log": True,
    }
    return ask(state.with_parts(state.part(Study).but(log="")), request)


def record_log(state: State, event: ProgressEvent) -> Next:
    """Record the log that the solver of the relaxation sends."""
    assert state.job
    if state.job.purpose != "relax" or not event["log"]:
        return state, []
    study = state.part(Study)
    return state.with_parts(study.but(log=appended(study.log, event["log"]))), []


def receive_relaxation(
    state: State, _job: Job, reply: RelaxReply | ErrorReply | OverdueReply
) -> Next:
    """Show the relaxation on the board, and tell what it settles."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    if reply["status"] == "limit":
        return say(state, ("relax.limit", {"seconds": reply["seconds"]}))
    on_board = reply["status"] == "relaxed" and shows(state)
    state = state.with_parts(state.part(Study).but(relaxation=reply, on_board=on_board))
    if reply["status"] == "infeasible":
        state = with_impossible(state, True)
    return say(state, verdict(state.board, reply))


def verdict(board: Board, relaxation: RelaxReply) -> Sentence:
    """Return the sentence about what the relaxation settles."""
    if relaxation["status"] == "infeasible":
        return ("relax.infeasible", {})
    if relaxation["solves"]:
        return ("relax.solves" if relaxation["variables"] else "alone", {})
    count, cells = len(relaxation["integral"]), len(board.layout.cells)
    return ("relax.settles", {"count": count, "cells": cells, "beyond": count - board.count})


def show_on_board(state: State, shown: bool) -> Next:
    """Show the relaxation on the board, or hide it."""
    return state.with_parts(state.part(Study).but(on_board=shown)), []


def fillings(state: State) -> dict[int, Filling]:
    """Return the values of the relaxation in all cells but the givens, if they show."""
    study = state.part(Study)
    if not study.on_board or not study.relaxation or not shows(state):
        return {}
    settled = set(study.relaxation["integral"])
    by_cell = {}
    for cell in state.board.layout.cells:
        if not state.board.givens[cell]:
            values = study.relaxation["values"][cell]
            if cell in settled:
                by_cell[cell] = Filling(digit=int(values[0][0]))
            else:
                parts = [(int(digit), float(value)) for digit, value in values]
                by_cell[cell] = Filling(parts=tuple(parts))
    return by_cell
