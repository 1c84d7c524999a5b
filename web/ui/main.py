"""Starts the page."""

import js
from ui.engine import Engine


def on_event(event):
    js.console.log(str(event))


js.performance.mark("ui-ready")
engine = Engine(on_event)
engine.start()
engine.send({"op": "solvers"})
