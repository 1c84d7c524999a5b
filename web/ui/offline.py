"""The service worker seen from the page: stored for offline use, and a new release offered.

Told by events on the window: "offline-ready" when everything is stored, "release-ready" when a new
release waits; ``apply`` takes it.
"""

import js

_taken = []


def start():
    """Register the service worker; called once the engine runs, so as not to slow it down."""
    if not js.navigator.serviceWorker:
        return
    workers = js.navigator.serviceWorker
    workers.oncontrollerchange = _changed
    workers.register("./sw.js", updateViaCache="none").then(_registered, _refused)
    workers.ready.then(lambda _registered: _fire("offline-ready"))


def apply():
    """Let the release that waits take over; the page is loaded anew when it has."""
    _taken.append(True)
    js.navigator.serviceWorker.ready.then(
        lambda registered: registered.waiting.postMessage("SKIP_WAITING")
    )


def _fire(name):
    js.window.dispatchEvent(js.CustomEvent.new(name))


def _registered(registered):
    def look(_event=None):
        if registered.waiting and js.navigator.serviceWorker.controller:
            _fire("release-ready")

    def found(_event):
        registered.installing.onstatechange = look

    registered.onupdatefound = found
    look()


def _changed(_event):
    if _taken:
        js.location.reload()


def _refused(error):
    js.console.warn("No service worker, so nothing is stored for offline use:", error)
