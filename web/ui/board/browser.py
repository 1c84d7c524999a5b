"""Picks cells by mouse, pen and finger, and zooms by two fingers.

A press of a mouse or a pen picks a cell at once, a finger when it is lifted or leaves the cell: two
fingers pick nothing. Dragging picks the cells that it passes over. On a board that is zoomed into,
a finger drags the board itself, and only a tap picks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..browser.attempt import attempt
from ..browser.fields import MENU, cell_of
from ..browser.filling import button, new
from ..features import FEATURES

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..browser.app import App
    from ..feature import Action

PINCH = 1.25
"""How much wider two fingers get for one step of zoom."""
DOUBLE_MILLISECONDS = 400
"""Within so long, a second press on a cell makes both a double click."""


class Pointing:
    """What pointers do on the board.

    Args:
        app: has ``state`` and takes actions with ``act``.
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
        # A finger would keep sending everything to the cell that it touched first.
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
            self._act("board.reach", cell)
        elif event.ctrlKey or event.metaKey:
            self._act("board.toggle", cell)
        elif before == cell and event.timeStamp - when < DOUBLE_MILLISECONDS:
            self._act("board.alike", cell)
        else:
            self._act("board.go-to", cell)

    def _over(self, event: Any) -> None:
        # It may have been let go outside the page.
        if self._dragged < 0 or not event.buttons or not event.isPrimary:
            return
        cell = cell_of(event.target)
        if cell >= 0 and cell != self._dragged:
            self._pick_touched(event)
            self._dragged = cell
            self._act(*(self._mode(cell, True) or ("board.drag", cell)))

    def _pick_touched(self, event: Any) -> None:
        """Press the cell that a finger is on, unless that was done."""
        cell, self._touched = self._touched, -1
        if cell >= 0:
            self._press(cell, event)

    def _up(self, event: Any) -> None:
        if event.type == "pointerup" and not self._app.state.dialog:  # a long press opened one
            self._pick_touched(event)
        self._touched = -1
        if self._dragged >= 0 and self._app.state.others:
            self._act("board.here")
        self._dragged = -1

    def _click(self, event: Any) -> None:
        """A tap on a board that is zoomed into, or a click without a pointer, picks."""
        cell = cell_of(event.target)
        if cell < 0:
            return
        if not event.detail or self._only_taps():
            self._press(cell, event)

    def _only_taps(self) -> bool:
        """Whether a press by a finger drags the board. A click does not say so in all browsers."""
        return self._finger and bool(self._app.state.zoom)

    def _mode(self, cell: int, dragged: bool) -> Action | None:
        """Return what a press on a cell does while a feature has presses, else None."""
        for feature in FEATURES:
            action = feature.presses(self._app.state, cell, dragged)
            if action:
                return action
        return None

    def _pinch(self, event: Any) -> None:
        """Two fingers on the board zoom into it, a step at a time."""
        if event.touches.length != 2:
            self._span = 0
            return
        event.preventDefault()
        self._dragged = self._touched = -1
        one, other = event.touches[0], event.touches[1]
        wide, high = one.clientX - other.clientX, one.clientY - other.clientY
        span = (wide * wide + high * high) ** 0.5
        if not self._span:
            self._span = span
        elif not 1 / PINCH < span / self._span < PINCH:
            self._act("board.zoom", 1 if span > self._span else -1)
            self._span = span


def _leave_focus(event: Any) -> None:
    """What is picked gets the focus, which may be another cell than the one that was pressed."""
    if cell_of(event.target) >= 0:
        event.preventDefault()


class Focus:
    """What the focus does on the board.

    Args:
        app: has ``state`` and takes actions with ``act``.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._points = False  # whether the user points rather than types
        for event, points in (("pointerdown", True), ("keydown", False)):
            js.document.addEventListener(event, lambda _event, points=points: self._used(points))
        js.document.addEventListener("focusin", self._pick)
        js.window.addEventListener("change", self._come_back)  # after the document's listeners

    def _used(self, points: bool) -> None:
        self._points = points

    def _pick(self, event: Any) -> None:
        """A cell that gets the focus, as by a screen reader, is picked."""
        cell = cell_of(event.target)
        if cell >= 0 and cell != self._app.state.picked:
            self._app.act("board.pick", cell)

    def _come_back(self, event: Any) -> None:
        """The board has the focus again once something was chosen in the menu by pointer."""
        holder = event.target.closest("[data-change]")
        if holder and self._points and holder.closest(MENU):
            self._app.act("board.here")


def listen(app: App) -> None:
    """Listen to pointers and the focus on the board from now on."""
    Pointing(app)
    Focus(app)


def picks(element: Any, values: Iterable[tuple[int, str]]) -> None:
    """Give a list its cells, each a button."""
    element.textContent = ""
    for cell, text in values:
        button(new("li", element), "board.go-to", cell, text)


KINDS = {"picks": picks}
