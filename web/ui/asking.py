"""Requests on their way to the engine: the user's own job, and what runs behind it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from protocol import USER, VISIBLE

from . import effects as do
from .failures import error_reply, note
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
    state: State, request: Request, purpose: str = "", *, of_puzzle: bool = True
) -> tuple[State, Effects]:
    """The user's job goes to the engine, which is started again if it failed.

    Args:
        state: one without a job.
        request: what is asked; it gets its number here.
        purpose: which reply of a feature takes the answer; the operation's name by default.
        of_puzzle: whether it is about the givens only, and goes on when the user types entries.
    """
    number = state.requests + 1
    job = Job(
        number=number,
        purpose=purpose or request["op"],
        of_puzzle=of_puzzle,
        solver=request["solver"] if request["op"] == "solve" else "",
        started=state.now,
    )
    state = state.but(job=job, requests=number, status=(), details=(), marked=(), growing=0)
    effects: Effects = [do.send(_numbered(request, number), USER)]
    if state.engine == "failed":
        state = state.but(engine="loading")
        effects.append(do.start_engine())
    return state, effects


def want(
    state: State, purpose: str, request: Request | None, priority: int = VISIBLE
) -> tuple[State, Effects]:
    """This, and nothing else, runs for a purpose behind the user's own job.

    To be called whenever the state may want something else, as in ``follow``: a request that runs
    goes on, and another is let go, which costs the worker that has begun with it.

    Args:
        state: any.
        purpose: which answer of a feature takes the reply.
        request: what is asked; None for nothing.
        priority: of the protocol; smaller numbers come first.
    """
    running = [behind.request for behind in state.background.values() if behind.purpose == purpose]
    if running == ([request] if request else []):
        return state, []
    state, effects = drop(state, purpose)
    if request:
        number = state.requests + 1
        behind = dict(state.background)
        behind[number] = BackgroundRequest(purpose=purpose, request=request, priority=priority)
        state = state.but(background=behind, requests=number)
        effects = effects + [do.send(_numbered(request, number), priority)]
    return state, effects


def answered(state: State, number: int, answer: Callable[[State, Any], Next], reply: Any) -> Next:
    """Hand the reply to what runs behind to the feature that wants it.

    Where that raises, the request is sent once more. Where it raises again it is told that the
    request failed; and if not even that can be taken, nothing is asked until another is wanted.

    Args:
        state: in which the request runs.
        number: of the request.
        answer: the feature's.
        reply: of the engine.
    """
    running = state.background[number]
    others = dict(state.background)
    del others[number]
    try:
        return answer(state.but(background=others), reply)
    except Exception as error:
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


def drop(state: State, purpose: str) -> tuple[State, Effects]:
    """What runs behind for this purpose is let go."""
    kept, effects = {}, []
    for number, behind in state.background.items():
        if behind.purpose == purpose:
            effects.append(do.cancel(number))
        else:
            kept[number] = behind
    return (state.but(background=kept) if effects else state), effects


def puzzle_data(board: Board) -> PuzzleData:
    """The puzzle of a board as it crosses to the engine.

    What rows, columns and boxes do not say is said by the text form of the empty board.
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
    """What asks for a solution of a puzzle; the protocol says what each part of it means."""
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
    """A request as text.

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
