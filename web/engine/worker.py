"""The worker's script: the only module that knows it runs in a worker."""

import asyncio
import json
import random
import traceback

import js
import pyodide_js
from polyscript import xworker
from pyodide.ffi import JsException, to_js

from engine.cadical import cadical
from engine.highs import highs
from engine.optional import InPlace, Offer
from engine.requests import answer, wanted
from sudoku_core.solvers import NAMED
from sudoku_core.solvers.z3 import Z3


def post(event):
    """Send an event to the page; whole texts beside it, which the page hands on unread."""
    texts = event.get("reply", {}).pop("texts", None)
    if not texts:
        xworker.postMessage(json.dumps(event))
        return
    event["reply"]["names"] = [name for name, _ in texts]
    blobs = [js.Blob.new(to_js([text])) for _, text in texts]
    message = {"event": json.dumps(event), "texts": blobs}
    xworker.postMessage(to_js(message, dict_converter=js.Object.fromEntries))


async def load_solvers():
    """The solvers that are there from the start, and those on offer, by name."""
    solvers = {}
    for name, about in js.optional.to_py().items():
        offer = Offer(name, NAMED[name].modelers, **about)
        offer.kept = all([await is_kept(address) for address in offer.files])
        solvers[name] = offer
    try:
        native = await js.highs
    except JsException:
        return solvers
    return {"highs": highs(native), **solvers}


async def load_cadical(offer):
    """CaDiCaL as a solver."""
    (index,) = [address for address in offer.files if address.endswith("/index.js")]
    module = await js.bring(index)
    memory = await module.loadCadical()
    return cadical(lambda: module.Cadical.new(memory))


async def load_z3(offer):
    """Z3 as a solver."""
    await pyodide_js.loadPackage(offer.files[0])
    return InPlace(Z3())


async def is_kept(address):
    """Whether a file is stored on this machine."""
    try:
        return bool(await js.caches.match(address))
    except JsException:  # the browser may keep nothing, as in some private windows
        return False


async def keep(address):
    """Store a file for offline use; the service worker serves it from there."""
    try:
        store = await js.caches.open("sudoku-solvers")
    except JsException:
        return
    await store.add(address)


async def fetch(offer, number):
    """Load a solver that was on offer; whether it is there."""
    if not offer.kept:
        about = {"bytes": offer.bytes, "licence": offer.licence}
        post({"kind": "fetching", "id": number, "solver": offer.name, **about})
    try:
        for address in offer.files:
            if not await is_kept(address):
                await keep(address)
        (await extra)[offer.name] = await LOADERS[offer.name](offer)
        there = True
    except JsException:
        traceback.print_exc()
        there = False
    post({"kind": "fetched", "id": number, "solver": offer.name, "there": there})
    return there


async def serve(text, before):
    """Answer one request when the one before is answered."""
    if before:
        await before
    request = json.loads(text)
    try:
        solvers = await extra
        offer = wanted(request, solvers)
        if (
            not offer
            or await fetch(offer, request["id"])
            or request.get("solver", "auto") == "auto"
        ):
            answer(request, post, solvers)
        else:
            refuse(request, "engine.unfetched", solver=offer.name)
    except Exception as error:  # whatever it is, the page must not wait for ever
        refuse(request, "engine.broke", reason=repr(error))
        traceback.print_exc()


def refuse(request, code, **params):
    """Answer that a request cannot be carried out, and why."""
    reply = {"status": "error", "message": {"code": code, "params": params}}
    post({"kind": "reply", "id": request["id"], "reply": reply})


def handle(text):
    """Take a request, given as JSON."""
    global last
    last = asyncio.ensure_future(serve(text, last))


LOADERS = {"cadical": load_cadical, "z3": load_z3}
random.seed()  # the memory snapshot has frozen its state
last = None
extra = asyncio.ensure_future(load_solvers())
xworker.sync.handle = handle
post({"kind": "ready"})
