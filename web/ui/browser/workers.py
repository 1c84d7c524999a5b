"""Workers of PyScript, and timers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import js
from jsffi import to_js
from polyscript import XWorker
from pyscript import config

from . import offline
from .attempt import attempt, construct, property_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class BrowserHost:
    """Workers and timers of the browser."""

    def __init__(self) -> None:
        self._config: dict[str, Any] = config["engine"]
        self.bytes: int = 0 if offline.is_stored() else self._config["bytes"]

    def launch(
        self, flags: tuple[str, ...], on_event: Callable[[dict[str, Any]], None]
    ) -> PyWorker:
        """Start a worker.

        Args:
            flags: "plain" for a start without the memory snapshot, "behind" for a worker behind
                the first.
            on_event: takes the worker's events.
        """
        # PyScript passes its address up to the last slash to the interpreter.
        interpreter = self._config["interpreter"] + "#" + "-".join(flags) + "/"
        return PyWorker(_absolute(self._config["worker"]), _absolute(interpreter), on_event)

    def after(self, seconds: float, call: Callable[[], None]) -> Any:
        """Call a function later; return the timer, which ``forget`` takes."""
        return js.setTimeout(call, seconds * 1000)

    def forget(self, timer: Any) -> None:
        """Stop a timer."""
        js.clearTimeout(timer)

    def quoted(self, text: str) -> str:
        """Return a text as JSON; the text may be long."""
        json_text: str = js.JSON.stringify(text)
        return json_text

    def started(self) -> None:
        """Store the page for offline use; before the engine was ready this would have slowed it."""
        offline.start()


class PyWorker:
    """A worker of PyScript.

    Args:
        script: the address of the program.
        interpreter: the address of the module with the Python interpreter.
        on_event: takes the worker's events.
    """

    def __init__(
        self, script: str, interpreter: str, on_event: Callable[[dict[str, Any]], None]
    ) -> None:
        self._on_event = on_event
        options = to_js({"type": "pyodide", "version": interpreter, "config": "{}"})
        self._worker, failed = attempt(js.Reflect, "apply", XWorker, None, to_js([script, options]))
        if failed:
            self._send_broke(failed)
        else:
            self._worker.onmessage = self._on_message
            self._worker.onerror = lambda event: self._send_broke(_reason(event))

    def post(self, text: str, picture: Any = None) -> None:
        """Send a request, as JSON, and the bytes of the picture that the request is about."""
        pictures = (picture.data,) if picture else ()
        _promise, failed = attempt(self._worker.sync, "handle", text, *pictures)
        if failed:
            self._send_broke(failed)

    def terminate(self) -> None:
        """End the worker at once."""
        attempt(self._worker, "terminate")

    def _send_broke(self, reason: str) -> None:
        """Send the event that the worker has ended, once the present call has returned."""
        js.setTimeout(lambda: self._on_event({"kind": "broke", "reason": reason}), 0)

    def _on_message(self, event: Any) -> None:
        data = event.data
        if isinstance(data, str):
            self._on_event(json.loads(data))
        elif hasattr(data, "texts"):
            parsed = json.loads(data.event)
            parsed["reply"]["texts"] = list(zip(list(data.names), list(data.texts)))
            self._on_event(parsed)


def _reason(event: Any) -> str:
    return str(property_of(property_of(event, "error") or event, "message"))


def _absolute(path: str) -> str:
    """Return the absolute address of a file of the site."""
    address, _failed = construct(js.URL, path, js.document.baseURI)
    return address.href if address else path
