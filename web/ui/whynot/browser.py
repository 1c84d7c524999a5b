"""Asks why a digit cannot stand in a cell: by a long press, or a click with the right button.

On a cell, the digit is chosen then; on a key of the pad, it is that key's, and the key does not put
it into the cell that time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..browser.fields import cell_of

if TYPE_CHECKING:
    from typing import Any

    from ..browser.app import App

LONG_MILLISECONDS = 500
"""A press of so long, within one cell or key, is a long one."""
DIGIT = "#pad:not([data-kind=colour]) [data-about]"
"""A key of the pad that stands for a digit."""


class Holding:
    """What long presses and right clicks do.

    Args:
        app: has ``state`` and takes actions with ``act``.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._timer = 0  # of the press that may become a long one, 0 for none
        self._held = False  # whether the last press became one
        self._pressed: tuple[Any, ...] = ()  # what it asks, if it becomes one
        for name in ("frame", "pad"):
            element = js.document.getElementById(name)
            element.addEventListener("pointerdown", self._down)
            element.addEventListener("pointerover", self._over)
            element.addEventListener("contextmenu", self._menu)
            element.addEventListener("click", self._click, True)  # before the key hears of it
        for event in ("pointerup", "pointercancel"):
            js.document.addEventListener(event, lambda _event: self._end())

    def _down(self, event: Any) -> None:
        self._end()
        self._held = False
        self._pressed = self._question(event.target)
        more = event.shiftKey or event.ctrlKey or event.metaKey
        if self._pressed and event.isPrimary and not (event.button or more):
            self._timer = js.setTimeout(self._long, LONG_MILLISECONDS)

    def _over(self, event: Any) -> None:
        if self._timer and self._question(event.target) != self._pressed:
            self._end()

    def _end(self) -> None:
        if self._timer:
            js.clearTimeout(self._timer)
        self._timer = 0

    def _long(self, *_nothing: Any) -> None:
        self._timer = 0
        self._held = True
        self._app.act(*self._pressed)

    def _menu(self, event: Any) -> None:
        """Also what a system makes of a long press, and the key for menus."""
        asked = self._question(event.target)
        if not asked or event.ctrlKey:  # with Ctrl, a Mac's click that picks one more cell
            return
        event.preventDefault()
        self._end()
        if not self._held:
            self._held = event.button != 2  # no click follows the right button
            self._app.act(*asked)

    def _click(self, event: Any) -> None:
        if self._held and event.detail:
            event.stopPropagation()
        self._held = False

    def _question(self, target: Any) -> tuple[Any, ...]:
        """What a press on an element may ask."""
        if self._app.state.board.entering:
            return ()
        key = target.closest(DIGIT)
        if key:
            return "whynot.digit", int(key.dataset.about)
        cell = cell_of(target)
        return ("whynot.choose", cell) if cell >= 0 else ()


def listen(app: App) -> None:
    """Listen to long presses and right clicks from now on."""
    Holding(app)
