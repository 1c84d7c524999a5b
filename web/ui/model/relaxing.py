"""The relaxation: how strongly each digit is chosen where x may lie between 0 and 1."""

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
    """The relaxation of the puzzle goes to the engine."""
    settings = state.part(Settings)
    request: RelaxRequest = {
        "op": "relax",
        "puzzle": puzzle_data(state.board),
        "form": "reduced" if settings.presolve else "full",
        "time_limit": settings.limit,
        "log": True,
    }
    return ask(state.with_parts(state.part(Study).but(log="")), request)


def progress(state: State, event: ProgressEvent) -> Next:
    """The solver prints something of the relaxation."""
    assert state.job
    if state.job.purpose != "relax" or not event["log"]:
        return state, []
    study = state.part(Study)
    return state.with_parts(study.but(log=appended(study.log, event["log"]))), []


def relaxed(state: State, _job: Job, reply: RelaxReply | ErrorReply | OverdueReply) -> Next:
    """The relaxation is there, and is drawn on the board."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    if reply["status"] == "limit":
        return say(state, ("relax.limit", {"seconds": reply["seconds"]}))
    shown = reply["status"] == "relaxed" and shows(state)
    state = state.with_parts(state.part(Study).but(relaxation=reply, drawn=shown))
    if reply["status"] == "infeasible":
        state = with_impossible(state, True)
    return say(state, verdict(state.board, reply))


def verdict(board: Board, relaxation: RelaxReply) -> Sentence:
    """What the relaxation tells of the puzzle."""
    if relaxation["status"] == "infeasible":
        return ("relax.infeasible", {})
    if relaxation["solves"]:
        return ("relax.solves" if relaxation["variables"] else "alone", {})
    count, cells = len(relaxation["integral"]), len(board.layout.cells)
    return ("relax.settles", {"count": count, "cells": cells, "beyond": count - board.count})


def drawn(state: State, shown: bool) -> Next:
    """The relaxation shows on the board, or no appended."""
    return state.with_parts(state.part(Study).but(drawn=shown)), []


def fillings(state: State) -> dict[int, Filling]:
    """What the relaxation chooses in each cell but the givens, where it is drawn."""
    study = state.part(Study)
    if not study.drawn or not study.relaxation or not shows(state):
        return {}
    settled = set(study.relaxation["integral"])
    found = {}
    for cell in state.board.layout.cells:
        if not state.board.givens[cell]:
            values = study.relaxation["values"][cell]
            if cell in settled:
                found[cell] = Filling(digit=int(values[0][0]))
            else:
                parts = [(int(digit), float(value)) for digit, value in values]
                found[cell] = Filling(parts=tuple(parts))
    return found
