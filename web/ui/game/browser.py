"""A clock that ticks by itself, and a listener to the visibility of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .state import clock_face

if TYPE_CHECKING:
    from typing import Any

    from ..browser.app import App

SECOND = 1000
_intervals: dict[str, Any] = {}
"""By the id of an element, the interval of its ticks."""


def clock(element: Any, value: tuple[float, bool]) -> None:
    """Show a time in milliseconds; or, if the clock runs, the time since that moment."""
    name, (time, runs) = element.id, value
    if name in _intervals:
        js.clearInterval(_intervals.pop(name))
    if not runs:
        element.textContent = clock_face(time)
        return

    def tick() -> None:
        element.textContent = clock_face(js.performance.now() - time)

    tick()
    _intervals[name] = js.setInterval(tick, SECOND)


KINDS = {"clock": clock}


def listen(app: App) -> None:
    """Carry out an action when the page becomes visible or hidden."""

    def tell(event: Any) -> None:
        app.act("game.set-visible", event.type != "pagehide" and not js.document.hidden)

    js.document.addEventListener("visibilitychange", tell)
    for event in ("pagehide", "pageshow"):
        js.window.addEventListener(event, tell)
    if js.document.hidden:  # opened in the background, as by Ctrl and a click
        app.act("game.set-visible", False)
