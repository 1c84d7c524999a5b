"""Actions that ask for the grade of a puzzle that is played, and its storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from priorities import AHEAD, VISIBLE

from .. import effects as do
from ..asking import ask_in_background, let_go, puzzle_data
from ..game.state import is_played
from .state import REASONS, SLOW, UNKNOWN, Graded, GradePreferences, is_small

if TYPE_CHECKING:
    from protocol import ErrorReply, GradeReply, GradeRequest

    from ..feature import Data, Next
    from ..state import State

PURPOSE = "grade"


def follow(before: State, state: State) -> Next:
    """Ask soon for the grade of a played puzzle, unless it is known or grades are hidden."""
    if not _needs_grade(state):
        return let_go(state, PURPOSE)
    if _needs_grade(before) and state.board.same_puzzle(before.board):
        return state, []
    state, effects = let_go(state, PURPOSE)
    return state, effects + [do.soon("grading.grade")]


def _needs_grade(state: State) -> bool:
    if state.part(Graded).is_known or not state.part(GradePreferences).shows:
        return False
    return state.engine == "ready" and is_played(state.board)


def ask_grade(state: State) -> Next:
    """Ask for the grade; a slow request gives way to all requests for something in sight."""
    if not _needs_grade(state):
        return state, []
    request = _request(state)
    return ask_in_background(state, PURPOSE, request, VISIBLE if request["quick"] else AHEAD)


def _request(state: State) -> GradeRequest:
    quick = is_small(state.board) and not state.part(Graded).slow
    return {"op": "grade", "puzzle": puzzle_data(state.board), "quick": quick}


def store_grade(state: State, reply: GradeReply | ErrorReply) -> Next:
    """Store the grade, or ask again as a slow request if grading did not end in time."""
    if reply["status"] == "error":
        return state.with_parts(Graded(reason=REASONS.get(reply["message"]["code"], UNKNOWN))), []
    if reply["status"] != "unfinished":
        return state.with_parts(Graded(grade=reply)), []
    if state.part(Graded).slow or not is_small(state.board):
        return state.with_parts(Graded(reason=SLOW)), []
    return ask_grade(state.with_parts(Graded(slow=True)))


def show_grades(state: State, on: bool) -> Next:
    """Show grades, or hide grades."""
    return state.with_parts(GradePreferences(shows=on)), []


def dump(state: State) -> Data:
    """Return the grade, or why there is no grade."""
    graded = state.part(Graded)
    return {"grade": graded.grade, "lacking": graded.reason}


def restore(state: State, data: Data) -> State:
    """Restore the grade, or why there is no grade."""
    grade, reason = data.get("grade"), data.get("lacking", "")
    if grade:
        for name in ("rating", "effort", "narrowest"):
            float(grade[name])
        texts = [grade["level"], grade["technique"]] + grade["needs"]
        if not all(isinstance(text, str) for text in texts):
            raise ValueError("grade")
        return state.with_parts(Graded(grade=grade))
    known = reason == SLOW or reason in REASONS.values()
    return state.with_parts(Graded(reason=reason)) if known else state


def dump_preferences(state: State) -> Data:
    """Return whether grades are shown."""
    return {"shows": state.part(GradePreferences).shows}


def restore_preferences(state: State, data: Data) -> State:
    """Restore whether grades are shown."""
    return state.with_parts(GradePreferences(shows=data.get("shows") is not False))
