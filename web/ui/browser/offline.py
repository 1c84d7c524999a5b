"""Registration of the service worker, which stores the page offline and loads new releases.

Events on the window: "offline-ready" once the whole page is stored, "release-ready" when a new
release waits; "release-wanted" activates the new release.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from .attempt import attempt, property_of

if TYPE_CHECKING:
    from typing import Any

_started: list[bool] = []
_activating: list[bool] = []


def start() -> None:
    """Register the service worker, once; without one the page works online only."""
    workers = property_of(js.navigator, "serviceWorker")
    if _started or not workers:
        return
    _started.append(True)
    workers.oncontrollerchange = _on_new_release
    attempt(property_of(workers, "ready"), "then", _on_stored)
    options = to_js({"updateViaCache": "none"})
    promise, refused = attempt(workers, "register", "./sw.js", options)
    if refused:
        _warn(refused)
    else:
        promise.then(_watch_releases, _warn)


def is_stored() -> bool:
    """Return whether this visit's files come from the device, not from the network."""
    workers = property_of(js.navigator, "serviceWorker")
    return bool(workers and property_of(workers, "controller"))


def _on_stored(_registration: object) -> None:
    """Let the user install the page, now that it is stored.

    Without a service worker, files that another app shares with the page would go to the host.
    """
    js.window.addEventListener("beforeinstallprompt", _keep_offer)
    manifest = js.document.getElementById("manifest")
    manifest.href = manifest.dataset.href
    _fire("offline-ready")


def _keep_offer(event: Any) -> None:
    """Keep the browser's offer to install the page, for the card of a finished puzzle."""
    event.preventDefault()
    js.window.installOffer = event


def _fire(name: str) -> None:
    js.window.dispatchEvent(js.CustomEvent.new(name))


def _watch_releases(registration: Any) -> None:
    def check_release(_event: object = None) -> None:
        if registration.waiting and registration.active:
            _fire("release-ready")

    def watch_installation(_event: object) -> None:
        registration.installing.onstatechange = check_release

    def activate(_event: object) -> None:
        _activating.append(True)
        if registration.waiting:  # another tab may have begun to use the release
            registration.waiting.postMessage("SKIP_WAITING")

    js.window.addEventListener("release-wanted", activate)
    registration.onupdatefound = watch_installation
    check_release()


def _on_new_release(_event: object) -> None:
    """Load the page anew if the user asked for the new release in this tab."""
    if _activating:
        js.location.reload()


def _warn(error: object) -> None:
    js.console.warn("Nothing is kept for offline use:", error)
