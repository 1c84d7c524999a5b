"""Shows a time that goes on by itself, a text a second; and tells whether the page is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .state import clock_face

if TYPE_CHECKING:
    from typing import Any

    from ..browser.app import App

SECOND = 1000
_going: dict[str, Any] = {}
"""By the id of an element, what ticks there and since when it counts."""


def clock(element: Any, value: tuple[float, bool]) -> None:
    """Show a time in milliseconds; or, if it goes on, the time since then."""
    name, (time, goes) = element.id, value
    if name in _going:
        js.clearInterval(_going.pop(name))
    if not goes:
        element.textContent = clock_face(time)
        return

    def tick() -> None:
        element.textContent = clock_face(js.performance.now() - time)

    tick()
    _going[name] = js.setInterval(tick, SECOND)


KINDS = {"clock": clock}


def listen(app: App) -> None:
    """Say from now on when the page comes into sight, or goes."""

    def seen(event: Any) -> None:
        app.act("game.seen", event.type != "pagehide" and not js.document.hidden)

    js.document.addEventListener("visibilitychange", seen)
    for event in ("pagehide", "pageshow"):
        js.window.addEventListener(event, seen)
    if js.document.hidden:  # opened beside another, as by Ctrl and a click: nobody plays yet
        app.act("game.seen", False)
