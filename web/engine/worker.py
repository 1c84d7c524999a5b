"""The worker's script, and the only module that depends on running in a worker.

This file is short because the browser compiles it; all other modules arrive compiled.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import js
import pyodide_js
from polyscript import xworker
from pyodide.ffi import to_js

from engine.serving import Server

if TYPE_CHECKING:
    from protocol import Event


def post(event: Event) -> None:
    """Send an event to the page; whole texts travel beside the event, as blobs."""
    texts = event["reply"].pop("texts", None) if event["kind"] == "reply" else None
    if not texts:
        xworker.postMessage(json.dumps(event))
        return
    blobs = [js.Blob.new(to_js([text])) for _, text in texts]
    message = {"event": json.dumps(event), "names": [name for name, _ in texts], "texts": blobs}
    xworker.postMessage(to_js(message, dict_converter=js.Object.fromEntries))


random.seed()  # the memory snapshot holds a fixed state
server = Server(js, pyodide_js.loadPackage, post)
xworker.sync.handle = server.handle
post({"kind": "ready"})
