"""Makes PyScript's workers, each from a blob, and timers."""

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


class Browser:
    """Workers and timers of the browser."""

    def __init__(self) -> None:
        self._config: dict[str, Any] = config["engine"]
        self.bytes: int = 0 if offline.is_kept() else self._config["bytes"]

    def launch(
        self, flags: tuple[str, ...], on_event: Callable[[dict[str, Any]], None]
    ) -> PyWorker:
        """Start a worker.

        Args:
            flags: "plain" for one without the memory snapshot, "behind" for one behind the first.
            on_event: takes what it says.
        """
        # Up to the last slash, PyScript tells the interpreter where it is from.
        interpreter = self._config["interpreter"] + "#" + "-".join(flags) + "/"
        return PyWorker(_whole(self._config["worker"]), _whole(interpreter), on_event)

    def after(self, seconds: float, call: Callable[[], None]) -> Any:
        """Call later; gives what ``forget`` takes."""
        return js.setTimeout(call, seconds * 1000)

    def forget(self, timer: Any) -> None:
        """Do not call after all."""
        js.clearTimeout(timer)

    def quoted(self, text: str) -> str:
        """A text as JSON, however long it is."""
        written: str = js.JSON.stringify(text)
        return written

    def started(self) -> None:
        """The engine runs: time to store the page for offline use without slowing anything."""
        offline.start()


class PyWorker:
    """One of PyScript's workers.

    Args:
        script: the address of what it runs.
        interpreter: the address of the module with its Python.
        on_event: takes what it says.
    """

    def __init__(
        self, script: str, interpreter: str, on_event: Callable[[dict[str, Any]], None]
    ) -> None:
        self._on_event = on_event
        options = to_js({"type": "pyodide", "version": interpreter, "config": "{}"})
        self._worker, failed = attempt(js.Reflect, "apply", XWorker, None, to_js([script, options]))
        if failed:
            self._break(failed)
        else:
            self._worker.onmessage = self._message
            self._worker.onerror = lambda event: self._break(_reason(event))

    def post(self, text: str, picture: Any = None) -> None:
        """Hand the worker a request, as JSON, and the bytes of the picture that it is about."""
        beside = (picture.data,) if picture else ()
        _promise, failed = attempt(self._worker.sync, "handle", text, *beside)
        if failed:
            self._break(failed)

    def terminate(self) -> None:
        """End it, whatever it is doing."""
        attempt(self._worker, "terminate")

    def _break(self, reason: str) -> None:
        """Say that it has ended, but not while it is being told something."""
        js.setTimeout(lambda: self._on_event({"kind": "broke", "reason": reason}), 0)

    def _message(self, event: Any) -> None:
        data = event.data
        if isinstance(data, str):
            self._on_event(json.loads(data))
        elif hasattr(data, "texts"):
            told = json.loads(data.event)
            told["reply"]["texts"] = list(zip(list(data.names), list(data.texts)))
            self._on_event(told)


def _reason(event: Any) -> str:
    return str(property_of(property_of(event, "error") or event, "message"))


def _whole(path: str) -> str:
    """The whole address of a file of the site."""
    address, _failed = construct(js.URL, path, js.document.baseURI)
    return address.href if address else path
