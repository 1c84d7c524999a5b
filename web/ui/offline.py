"""The service worker seen from the page: keeps it for offline use, and offers a new release.

It is told by events on the window: "offline-ready" when everything is kept, "release-ready" when a
new release waits. The event "release-wanted" lets that one take over.
"""

import js

_started = []
_wanted = []


def start():
    """Register the service worker, once."""
    workers = getattr(js.navigator, "serviceWorker", None)
    if _started or not workers:
        return
    _started.append(True)
    workers.oncontrollerchange = _changed
    workers.ready.then(lambda _registered: _fire("offline-ready"))
    workers.register("./sw.js", updateViaCache="none").then(_registered, _refused)


def _fire(name):
    js.window.dispatchEvent(js.CustomEvent.new(name))


def _registered(registered):
    def look(_event=None):
        if registered.waiting and registered.active:
            _fire("release-ready")

    def found(_event):
        registered.installing.onstatechange = look

    def wanted(_event):
        _wanted.append(True)
        registered.waiting.postMessage("SKIP_WAITING")

    js.window.addEventListener("release-wanted", wanted)
    registered.onupdatefound = found
    look()


def _changed(_event):
    """Another release rules from now on: the page is loaded anew where it was asked for."""
    if _wanted:
        js.location.reload()


def _refused(error):
    js.console.warn("Nothing is kept for offline use:", error)
