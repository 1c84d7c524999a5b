"""Listeners that pick cells by mouse, pen and finger, and zoom by two fingers.

A mouse or a pen picks a cell when it is pressed, a finger when it is lifted or leaves the cell, so
that two fingers pick nothing. Dragging picks the cells that are passed over. On a board that is
zoomed into, a finger drags the board itself, and only a tap picks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..browser.attempt import attempt
from ..browser.elements import button, new
from ..browser.fields import MENU, cell_of
from ..failures import guarded
from ..features import FEATURES

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..browser.app import App
    from ..feature import Action

PINCH = 1.25
"""The factor by which the distance of two fingers changes for one step of zoom."""
DOUBLE_MILLISECONDS = 400
"""The longest time between the two presses of a double click."""


class Pointing:
    """Listeners to pointers on the board.

    Args:
        app: has ``state``, and carries out actions by ``act``.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._act = app.act
        self._span = 0.0
        self._finger = False  # whether a finger pressed last
        self._dragged = -1  # the cell that is being dragged over, -1 for none
        self._touched = -1  # the cell that a finger is on and has not picked yet, -1 for none
        self._pressed = (-1, 0.0)  # the cell that was pressed last, and when
        frame, page = js.document.getElementById("frame"), js.document
        frame.addEventListener("pointerdown", self._down)
        frame.addEventListener("mousedown", _leave_focus)
        frame.addEventListener("pointerover", self._over)
        frame.addEventListener("click", self._click)
        for event in ("pointerup", "pointercancel"):
            page.addEventListener(event, self._up)
        for event in ("touchstart", "touchmove", "touchend"):
            frame.addEventListener(event, self._pinch, to_js({"passive": False}))

    def _down(self, event: Any) -> None:
        cell = cell_of(event.target)
        self._finger = event.pointerType == "touch"
        if cell < 0 or event.button or not event.isPrimary or self._only_taps():
            return
        # All events of a finger would go to the cell that it touched first.
        if event.target.hasPointerCapture(event.pointerId):
            attempt(event.target, "releasePointerCapture", event.pointerId)
        if self._finger:
            self._touched = cell
        else:
            self._press(cell, event)
        self._dragged = cell

    def _press(self, cell: int, event: Any) -> None:
        before, when = self._pressed
        self._pressed = cell, event.timeStamp
        action = self._mode(cell, False)
        if action:
            self._act(*action)
        elif event.shiftKey:
            self._act("board.pick-rectangle", cell)
        elif event.ctrlKey or event.metaKey:
            self._act("board.toggle", cell)
        elif before == cell and event.timeStamp - when < DOUBLE_MILLISECONDS:
            self._act("board.pick-same-digit", cell)
        else:
            self._act("board.go-to", cell)

    def _over(self, event: Any) -> None:
        # The button may have been released outside the page.
        if self._dragged < 0 or not event.buttons or not event.isPrimary:
            return
        cell = cell_of(event.target)
        if cell >= 0 and cell != self._dragged:
            self._pick_touched(event)
            self._dragged = cell
            self._act(*(self._mode(cell, True) or ("board.drag", cell)))

    def _pick_touched(self, event: Any) -> None:
        """Press the cell that a finger is on, unless it was pressed before."""
        cell, self._touched = self._touched, -1
        if cell >= 0:
            self._press(cell, event)

    def _up(self, event: Any) -> None:
        # A long press may have opened a dialog.
        if event.type == "pointerup" and not self._app.state.dialog:
            self._pick_touched(event)
        self._touched = -1
        if self._dragged >= 0 and self._app.state.others:
            self._act("board.focus")
        self._dragged = -1

    def _click(self, event: Any) -> None:
        """Pick a cell by a tap on a board that is zoomed into, or a click without a pointer."""
        cell = cell_of(event.target)
        if cell < 0:
            return
        if not event.detail or self._only_taps():
            self._press(cell, event)

    def _only_taps(self) -> bool:
        """Return whether a finger drags the board; not all browsers tell so of a click."""
        return self._finger and bool(self._app.state.zoom)

    def _mode(self, cell: int, dragged: bool) -> Action | None:
        """Return the action of the first feature that has presses now, or None."""
        for feature in FEATURES:
            if feature.presses:
                action = guarded(feature.presses, None, self._app.state, cell, dragged)
                if action:
                    return action
        return None

    def _pinch(self, event: Any) -> None:
        """Zoom the board by two fingers, a step at a time."""
        if event.touches.length != 2:
            self._span = 0
            return
        event.preventDefault()
        self._dragged = self._touched = -1
        first, second = event.touches[0], event.touches[1]
        wide, high = first.clientX - second.clientX, first.clientY - second.clientY
        span = (wide * wide + high * high) ** 0.5
        if not self._span:
            self._span = span
        elif not 1 / PINCH < span / self._span < PINCH:
            self._act("board.zoom", 1 if span > self._span else -1)
            self._span = span


def _leave_focus(event: Any) -> None:
    """Leave the focus to the picked cell, which need not be the cell that was pressed."""
    if cell_of(event.target) >= 0:
        event.preventDefault()


class Focus:
    """Listeners that pick the cell with the focus, and return the focus to the board.

    Args:
        app: has ``state``, and carries out actions by ``act``.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._points = False  # whether the user points rather than types
        for event, points in (("pointerdown", True), ("keydown", False)):
            js.document.addEventListener(event, lambda _event, points=points: self._used(points))
        js.document.addEventListener("focusin", self._pick)
        js.window.addEventListener("change", self._come_back)  # after the document's listeners

    def _used(self, points: bool) -> None:
        if points is not self._points:
            js.document.getElementById("frame").toggleAttribute("data-points", points)
        self._points = points

    def _pick(self, event: Any) -> None:
        """Pick a cell that gets the focus, as by a screen reader."""
        cell = cell_of(event.target)
        if cell >= 0 and cell != self._app.state.picked:
            self._app.act("board.pick", cell)

    def _come_back(self, event: Any) -> None:
        """Return the focus to the board after a choice in the menu by pointer."""
        holder = event.target.closest("[data-change]")
        if holder and self._points and holder.closest(MENU):
            self._app.act("board.focus")


def listen(app: App) -> None:
    """Listen to pointers and the focus on the board from now on."""
    Pointing(app)
    Focus(app)


def picks(element: Any, values: Iterable[tuple[int, str]]) -> None:
    """Fill a list with buttons, each for a cell."""
    element.textContent = ""
    for cell, text in values:
        button(new("li", element), "board.go-to", cell, text)


KINDS = {"picks": picks}
