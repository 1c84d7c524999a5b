"""The service worker seen from the page: keeps it for offline use, and offers a new release.

It is told by events on the window: "offline-ready" when everything is kept, "release-ready" when a
new release waits. The event "release-wanted" lets that one take over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from .attempt import attempt, property_of

if TYPE_CHECKING:
    from typing import Any

_started: list[bool] = []
_wanted: list[bool] = []


def start() -> None:
    """Register the service worker, once; where there can be none, the page works without."""
    workers = property_of(js.navigator, "serviceWorker")
    if _started or not workers:
        return
    _started.append(True)
    workers.oncontrollerchange = _changed
    attempt(property_of(workers, "ready"), "then", _ready)
    how = to_js({"updateViaCache": "none"})
    registering, refused = attempt(workers, "register", "./sw.js", how)
    if refused:
        _refused(refused)
    else:
        registering.then(_registered, _refused)


def is_kept() -> bool:
    """Whether this visit's files come from this device, not from the network."""
    workers = property_of(js.navigator, "serviceWorker")
    return bool(workers and property_of(workers, "controller"))


def _ready(_registered: object) -> None:
    """All is kept: from now on the page can be installed.

    Before, what another app shares with it would go out to the host.
    """
    manifest = js.document.getElementById("manifest")
    manifest.href = manifest.dataset.href
    _fire("offline-ready")


def _fire(name: str) -> None:
    js.window.dispatchEvent(js.CustomEvent.new(name))


def _registered(registered: Any) -> None:
    def look(_event: object = None) -> None:
        if registered.waiting and registered.active:
            _fire("release-ready")

    def found(_event: object) -> None:
        registered.installing.onstatechange = look

    def wanted(_event: object) -> None:
        _wanted.append(True)
        registered.waiting.postMessage("SKIP_WAITING")

    js.window.addEventListener("release-wanted", wanted)
    registered.onupdatefound = found
    look()


def _changed(_event: object) -> None:
    """Another release rules from now on: the page is loaded anew where it was asked for."""
    if _wanted:
        js.location.reload()


def _refused(error: object) -> None:
    js.console.warn("Nothing is kept for offline use:", error)
