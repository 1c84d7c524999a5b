"""Requests to the engine: the user's own job, and background requests."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from priorities import USER, VISIBLE

from . import effects as do
from .failures import error_reply, note
from .late import missing
from .layouts import layout_text
from .state import BackgroundRequest, Job

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from protocol import PuzzleData, Request, SolveRequest

    from .feature import Next
    from .state import Board, Effects, State

LONG = 10_000
"""Characters of a text up to which MicroPython writes it as JSON itself."""


def ask(
    state: State, request: Request, purpose: str = "", *, outlives_entries: bool = True
) -> tuple[State, Effects]:
    """Send the user's job to the engine, which is started again if it failed.

    Args:
        state: one without a job.
        request: without its number.
        purpose: which reply of a feature takes the answer; the operation's name by default.
        outlives_entries: whether the job goes on when the user types entries. The reply must then
            not depend on entries, or the feature compares boards, as for a hint.
    """
    number = state.requests + 1
    job = Job(
        number=number,
        purpose=purpose or request["op"],
        outlives_entries=outlives_entries,
        solver=request["solver"] if request["op"] == "solve" else "",
        started=state.now,
    )
    state = state.but(
        job=job, requests=number, status=(), small_print=(), wrong_cells=(), growing=0
    )
    effects: Effects = [do.send(_numbered(request, number), USER)]
    if state.engine == "failed":
        state = state.but(engine="loading")
        effects.append(do.start_engine())
    return state, effects


def ask_in_background(
    state: State, purpose: str, request: Request | None, priority: int = VISIBLE
) -> tuple[State, Effects]:
    """Have a request, and no other of its purpose, run in the background.

    To be called whenever the state may want another, as in ``follow``: if the request runs already
    it goes on; any other is let go, which costs the worker that has begun with it.

    Args:
        state: any.
        purpose: which answer of a feature takes the reply.
        request: without its number; None for no request.
        priority: of the protocol; smaller numbers come first.
    """
    running = [other.request for other in state.background.values() if other.purpose == purpose]
    if running == ([request] if request else []):
        return state, []
    state, effects = let_go(state, purpose)
    if request:
        number = state.requests + 1
        background = dict(state.background)
        background[number] = BackgroundRequest(purpose=purpose, request=request, priority=priority)
        state = state.but(background=background, requests=number)
        effects = effects + [do.send(_numbered(request, number), priority)]
    return state, effects


def answered(state: State, number: int, answer: Callable[[State, Any], Next], reply: Any) -> Next:
    """Hand the reply to a background request to the feature that wants it.

    If the answer raises, the request is sent once more. If it raises again, it is called with an
    error reply; and if that raises too, the request is forgotten.

    Args:
        state: in which the request runs.
        number: of the request.
        answer: the feature's function for replies of this purpose.
        reply: of the engine.

    Raises:
        ImportError: the answer needs a bundle that is still to be fetched.
    """
    running = state.background[number]
    others = dict(state.background)
    del others[number]
    try:
        return answer(state.but(background=others), reply)
    except Exception as error:
        if missing(error):
            raise
        note(answer, error)
        failure = error_reply(error)
    if not running.again:
        anew = state.requests + 1
        others[anew] = running.but(again=True)
        request = _numbered(running.request, anew)
        state = state.but(background=others, requests=anew)
        return state, [do.send(request, running.priority)]
    try:
        return answer(state.but(background=others), failure)
    except Exception as error:
        note(answer, error)
        return state, []


def let_go(state: State, purpose: str) -> tuple[State, Effects]:
    """Let go of the background requests of a purpose."""
    others, effects = {}, []
    for number, running in state.background.items():
        if running.purpose == purpose:
            effects.append(do.cancel(number))
        else:
            others[number] = running
    return (state.but(background=others) if effects else state), effects


def puzzle_data(board: Board) -> PuzzleData:
    """Return the puzzle of a board as it crosses to the engine.

    Blocks and rules beside rows, columns and boxes are in the text form of the empty board.
    """
    layout = board.layout
    return {
        "box": list(layout.box) if layout.box else None,
        "layout": layout_text(layout),
        "givens": list(board.givens),
    }


def to_solve(
    board: Board,
    solver: str,
    limit: float | None,
    *,
    form: str | None = None,
    patience: float = 0,
    prove: bool = True,
    log: bool = False,
) -> SolveRequest:
    """Return a request for a solution of a puzzle; the protocol explains its fields."""
    return {
        "op": "solve",
        "puzzle": puzzle_data(board),
        "solver": solver,
        "form": form,
        "time_limit": limit,
        "patience": patience,
        "prove": prove,
        "log": log,
    }


def as_json(request: dict[str, Any], quoted: Callable[[str], str] = json.dumps) -> str:
    """Return a request as text.

    Args:
        request: of the protocol.
        quoted: writes a long text as JSON. MicroPython itself would take many seconds: it moves
            what it writes to a longer place every sixteen letters.
    """
    text = request.get("text", "")
    if len(text) <= LONG:
        return json.dumps(request)
    rest = request.copy()
    del rest["text"]
    return json.dumps(rest)[:-1] + ', "text": ' + quoted(text) + "}"


def _numbered(request: Request, number: int) -> Request:
    numbered = request.copy()
    numbered["id"] = number
    return numbered
