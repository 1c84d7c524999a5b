"""The worker's script: the only module that knows it runs in a worker."""

import asyncio
import json
import random

import js
from polyscript import xworker

from engine.highs import HighsSolver
from engine.requests import answer
from sudoku_core.solvers.pulp_solver import PulpSolver


def post(event):
    """Send an event to the page."""
    xworker.postMessage(json.dumps(event))


async def load_highs():
    """HiGHS, loaded, as a solver by name."""
    highs = await js.highs
    make = lambda watch, time_limit: HighsSolver(highs, watch, time_limit)  # noqa: E731
    return {"highs": PulpSolver("highs", make)}


async def serve(text, before):
    """Answer one request when the one before is answered."""
    if before:
        await before
    answer(json.loads(text), post, await extra)


def handle(text):
    """Take a request, given as JSON."""
    global last
    last = asyncio.ensure_future(serve(text, last))


random.seed()  # the memory snapshot has frozen its state
last = None
extra = asyncio.ensure_future(load_highs())
xworker.sync.handle = handle
post({"kind": "ready"})
