"""Shows a time that goes on, by itself: a text a second, and no other work."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..game.state import clock_face

if TYPE_CHECKING:
    from typing import Any

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
