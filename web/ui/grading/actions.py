"""The grade is asked for behind all else once a puzzle is played, and kept with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from protocol import AHEAD, VISIBLE

from .. import effects as do
from ..asking import ask_in_background, let_go, puzzle_data
from ..game.state import is_played
from .state import REASONS, SLOW, UNKNOWN, Graded, Preferences, is_small

if TYPE_CHECKING:
    from protocol import ErrorReply, GradeReply, GradeRequest

    from ..feature import Data, Next
    from ..state import State

PURPOSE = "grade"


def follow(before: State, state: State) -> Next:
    """The grade of what is played is asked for soon, unless it is known or not to be told."""
    if not _lacks(state):
        return let_go(state, PURPOSE)
    if _lacks(before) and state.board.same_puzzle(before.board):
        return state, []
    state, effects = let_go(state, PURPOSE)
    return state, effects + [do.soon("grading.grade")]


def _lacks(state: State) -> bool:
    if state.part(Graded).known or not state.part(Preferences).shows:
        return False
    return state.engine == "ready" and is_played(state.board)


def ask(state: State) -> Next:
    """The grade is asked for; what takes time gives way to all that is wanted for the eye."""
    if not _lacks(state):
        return state, []
    request = _request(state)
    return ask_in_background(state, PURPOSE, request, VISIBLE if request["quick"] else AHEAD)


def _request(state: State) -> GradeRequest:
    quick = is_small(state.board) and not state.part(Graded).slow
    return {"op": "grade", "puzzle": puzzle_data(state.board), "quick": quick}


def answered(state: State, reply: GradeReply | ErrorReply) -> Next:
    """It is known; or it takes longer, and is asked for where nobody waits behind it."""
    if reply["status"] == "error":
        return state.with_parts(Graded(lacking=REASONS.get(reply["message"]["code"], UNKNOWN))), []
    if reply["status"] != "unfinished":
        return state.with_parts(Graded(grade=reply)), []
    if state.part(Graded).slow or not is_small(state.board):
        return state.with_parts(Graded(lacking=SLOW)), []
    return ask(state.with_parts(Graded(slow=True)))


def show(state: State, wanted: bool) -> Next:
    """Whether grades show."""
    return state.with_parts(Preferences(shows=wanted)), []


def dump(state: State) -> Data:
    """Return the grade, so that it is not asked for again."""
    graded = state.part(Graded)
    return {"grade": graded.grade, "lacking": graded.lacking}


def restore(state: State, data: Data) -> State:
    """Restore the grade, or why there is none."""
    grade, lacking = data.get("grade"), data.get("lacking", "")
    if grade:
        for name in ("rating", "effort", "narrowest"):
            float(grade[name])
        texts = [grade["level"], grade["technique"]] + grade["needs"]
        if not all(isinstance(text, str) for text in texts):
            raise ValueError("grade")
        return state.with_parts(Graded(grade=grade))
    known = lacking == SLOW or lacking in REASONS.values()
    return state.with_parts(Graded(lacking=lacking)) if known else state


def dump_preferences(state: State) -> Data:
    """Return whether grades show."""
    return {"shows": state.part(Preferences).shows}


def restore_preferences(state: State, data: Data) -> State:
    """Restore whether grades show."""
    return state.with_parts(Preferences(shows=data.get("shows") is not False))
