"""Hint, pressed again and again: the next step is asked for, told level by level, and applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask
from ..game.state import unless_paused
from ..state import change, say, sentence, sentences
from ..stepping import name_of
from .applying import applied
from .state import Hint, Preferences, no_step, played, same_play

if TYPE_CHECKING:
    from protocol import ErrorReply, HintReply, HintRequest

    from ..feature import Data, Next
    from ..state import Job, State


def _hint(state: State) -> Next:
    """The next level of the step that is told; a new step where there is none; or it is applied."""
    board, known = state.board, state.part(Hint)
    if known.step and known.board and same_play(known.board, board):
        return _apply(state, known) if known.whole else _tell(state, known)
    if board.solution:
        return say(state, ("hint.solved", {}))
    if board.entering:
        # Who wants a hint plays.
        state, _effects = change(state, board.but(entering=False))
    return _asked(state)


hint = unless_paused(_hint)


def _asked(state: State) -> Next:
    request: HintRequest = {"op": "hint", "played": played(state)}
    return ask(state.with_parts(Hint(board=state.board)), request)


def hinted(state: State, _job: Job, reply: HintReply | ErrorReply) -> Next:
    """The step is there; where the player went on meanwhile, that of the board as it is now."""
    known = state.part(Hint)
    if state.board.entering:
        return state.with_parts(Hint()), []  # who enters a puzzle wants to know nothing of it
    if not known.board or not same_play(known.board, state.board):
        return _asked(state)
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    without = sentences(reply["warnings"])
    if not reply["step"]:
        return no_step(state, without), []
    known = known.but(
        step=reply["step"],
        placed=tuple(reply["placed"]),
        masks=tuple(reply["masks"]),
        without=without,
    )
    return _tell(state, known)


def _tell(state: State, known: Hint) -> Next:
    """One more level is told."""
    known = known.but(told=known.told + 1)
    return state.with_parts(known).but(
        status=known.status, details=known.without, marked=(), growing=0
    ), []


def _apply(state: State, known: Hint) -> Next:
    """What the step says is done to the board, as a step for undo."""
    if not known.can_apply:
        return say(state, *known.status)
    board = applied(state, known)
    if same_play(board, state.board):
        return say(state, ("hint.nothing", {}))
    assert known.step
    said = ("hint.applied", {"name": [name_of(known.step)]})
    if known.mends:
        said = ("hint.mended", {})
    return change(state.with_parts(Hint()), board, status=(said,))


def close(state: State) -> Next:
    """Nothing more is told of the step."""
    return state.with_parts(Hint()).but(status=(), details=()), [do.focus()]


def lone(state: State, wanted: bool) -> Next:
    """Whether hints may rest on there being one solution; what was asked otherwise is forgotten.

    What is being asked is asked anew when its reply comes, which is of no board then.
    """
    asked = state.part(Hint).question
    return state.with_parts(Preferences(lone=wanted), Hint(question=asked and asked.unanswered)), []


def follow(before: State, state: State) -> Next:
    """What is told is forgotten when the board has changed."""
    known = state.part(Hint)
    changed = state.board is not before.board
    if changed and known.is_open and known.board and not same_play(known.board, state.board):
        state = state.with_parts(Hint())
    return state, []


def dump(state: State) -> Data:
    """Return what hints may rest on."""
    return {"lone": state.part(Preferences).lone}


def restore(state: State, data: Data) -> State:
    """Restore what hints may rest on."""
    return state.with_parts(Preferences(lone=data.get("lone") is True))
