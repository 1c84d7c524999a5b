"""The worker's script: the only module that knows it runs in a worker."""

import asyncio
import json
import random
import traceback

import js
from polyscript import xworker
from pyodide.ffi import JsException

from engine.highs import HighsSolver
from engine.requests import answer
from sudoku_core.solvers.pulp_solver import PulpSolver


def post(event):
    """Send an event to the page."""
    xworker.postMessage(json.dumps(event))


async def load_highs():
    """HiGHS, loaded, as a solver by name."""
    try:
        highs = await js.highs
    except JsException:
        return {}
    make = lambda watch, time_limit: HighsSolver(highs, watch, time_limit)  # noqa: E731
    return {"highs": PulpSolver("highs", make)}


async def serve(text, before):
    """Answer one request when the one before is answered."""
    if before:
        await before
    request = json.loads(text)
    try:
        answer(request, post, await extra)
    except Exception as error:  # whatever it is, the page must not wait for ever
        broke = {"code": "engine.broke", "params": {"reason": repr(error)}}
        reply = {"status": "error", "message": broke}
        post({"kind": "reply", "id": request["id"], "reply": reply})
        traceback.print_exc()


def handle(text):
    """Take a request, given as JSON."""
    global last
    last = asyncio.ensure_future(serve(text, last))


random.seed()  # the memory snapshot has frozen its state
last = None
extra = asyncio.ensure_future(load_highs())
xworker.sync.handle = handle
post({"kind": "ready"})
