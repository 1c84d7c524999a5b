"""Long presses and clicks with the right button, which ask why a digit cannot stand in a cell.

On a cell, such a press opens the choice of a digit; on a key of the pad, it asks about that key's
digit, and the key does not type the digit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..browser.fields import cell_of

if TYPE_CHECKING:
    from typing import Any

    from ..browser.app import App

LONG_MILLISECONDS = 500
"""Duration of a long press, within one cell or key."""
DIGIT = "#pad:not([data-kind=colour]) [data-about]"
"""Selector of the keys of the pad that stand for digits."""


class LongPresses:
    """Listeners to long presses and right clicks.

    Args:
        app: has ``state`` and takes actions with ``act``.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._timer = 0  # of the press that may become long, 0 for none
        self._was_long = False  # whether the last press became long
        self._action: tuple[Any, ...] = ()  # the action of the press, if it becomes long
        for name in ("frame", "pad"):
            element = js.document.getElementById(name)
            element.addEventListener("pointerdown", self._down)
            element.addEventListener("pointerover", self._over)
            element.addEventListener("contextmenu", self._menu)
            element.addEventListener("click", self._click, True)  # before the click of the key
        for event in ("pointerup", "pointercancel"):
            js.document.addEventListener(event, lambda _event: self._stop_timer())

    def _down(self, event: Any) -> None:
        self._stop_timer()
        self._was_long = False
        self._action = self._action_on(event.target)
        modified = event.shiftKey or event.ctrlKey or event.metaKey
        if self._action and event.isPrimary and not (event.button or modified):
            self._timer = js.setTimeout(self._press_long, LONG_MILLISECONDS)

    def _over(self, event: Any) -> None:
        if self._timer and self._action_on(event.target) != self._action:
            self._stop_timer()

    def _stop_timer(self) -> None:
        if self._timer:
            js.clearTimeout(self._timer)
        self._timer = 0

    def _press_long(self, *_nothing: Any) -> None:
        self._timer = 0
        self._was_long = True
        self._app.act(*self._action)

    def _menu(self, event: Any) -> None:
        """Handle a right click, the menu key, or a long press that the system handles itself."""
        action = self._action_on(event.target)
        if not action or event.ctrlKey:  # on a Mac, a click with Ctrl picks another cell
            return
        event.preventDefault()
        self._stop_timer()
        if not self._was_long:
            self._was_long = event.button != 2  # no click follows the right button
            self._app.act(*action)

    def _click(self, event: Any) -> None:
        if self._was_long and event.detail:
            event.stopPropagation()
        self._was_long = False

    def _action_on(self, target: Any) -> tuple[Any, ...]:
        """Return the action of a long press on an element; empty for none."""
        if self._app.state.board.entering:
            return ()
        key = target.closest(DIGIT)
        if key:
            return "whynot.digit", int(key.dataset.about)
        cell = cell_of(target)
        return ("whynot.choose", cell) if cell >= 0 else ()


def listen(app: App) -> None:
    """Begin to listen to long presses and right clicks."""
    LongPresses(app)
