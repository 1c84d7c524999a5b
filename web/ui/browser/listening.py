"""Turns what the user does into actions.

Markup says which: ``data-action`` of a button, ``data-change`` and ``data-input`` of a field,
``data-toggle`` of a part that opens, each the name of an action. ``data-about`` is what the action
carries, instead of the field's value; ``data-collects`` the id of what holds checked boxes, whose
values it carries. ``data-submits`` of a text names the button that Ctrl+Enter presses;
``data-lets-go`` of a group, the action that a second click on its chosen radio button carries out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..board.keys import board_action, page_action
from . import address

if TYPE_CHECKING:
    from typing import Any

    from ..main import App

PINCH = 1.25
"""How much wider two fingers get for one step of zoom."""


class Listening:
    """The page's event listeners.

    Args:
        app: has ``state`` and takes actions with ``act``.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._act = app.act
        self._span = 0.0
        page, window = js.document, js.window
        for event, call in (
            ("click", self._click),
            ("change", self._change),
            ("input", self._input),
            ("keydown", self._key),
            ("paste", self._paste),
            ("dragover", lambda event: event.preventDefault()),
            ("drop", self._drop),
            ("pointerdown", _keep_focus),
            ("focusin", self._pick),
            ("visibilitychange", app.save),
        ):
            page.addEventListener(event, call)
        for event, call in (("toggle", self._toggle), ("close", self._close)):
            page.addEventListener(event, call, True)  # they do not bubble
        window.addEventListener("pagehide", app.save)
        window.addEventListener("hashchange", lambda _event: self._link())
        window.addEventListener("release-ready", lambda _event: self._act("release"))
        window.addEventListener("offline-ready", lambda _event: self._act("offline"))
        frame = page.getElementById("frame")
        for event in ("touchstart", "touchmove", "touchend"):
            frame.addEventListener(event, self._pinch, to_js({"passive": False}))

    def _link(self) -> None:
        self._act("link", address.here(), js.location.hash)

    def _click(self, event: Any) -> None:
        element = event.target.closest("[data-action]")
        if not element:
            self._pick(event)
            self._let_go(event)
            return
        action, about, collects = [_said(element, n) for n in ("action", "about", "collects")]
        if collects:
            boxes = js.document.querySelectorAll(f"#{collects} input:checked")
            self._act(action, [box.value for box in boxes])
        elif about:
            self._act(action, _value(about))
        else:
            self._act(action)

    def _change(self, event: Any) -> None:
        holder = event.target.closest("[data-change]")
        if holder:
            self._act(_said(holder, "change"), _content(event.target))

    def _input(self, event: Any) -> None:
        name = _said(event.target, "input")
        if name:
            self._act(name, event.target.value)

    def _toggle(self, event: Any) -> None:
        part = event.target
        name = _said(part, "toggle")
        if name:
            self._act(name, _said(part, "about"), part.open)

    def _close(self, event: Any) -> None:
        if self._app.state.dialog == event.target.id:
            self._act("dialog", "")

    def _let_go(self, event: Any) -> None:
        """The chosen radio button of a group is let go by a second click, or by Escape."""
        button = event.target
        group = button.closest("[data-lets-go] input") and button.closest("[data-lets-go]")
        chosen = group and _said(group, "chosen")
        if not chosen:
            return
        if event.key == "Escape" if event.type == "keydown" else button.value == chosen:
            self._act(_said(group, "letsGo"), "")

    def _pick(self, event: Any) -> None:
        element = event.target.closest("[role=gridcell]")
        if element:
            self._act("pick", int(element.dataset.cell))

    def _key(self, event: Any) -> None:
        if event.altKey:
            return
        control = event.ctrlKey or event.metaKey
        submits = _said(event.target, "submits")
        if submits and event.key == "Enter" and control:
            event.preventDefault()
            js.document.getElementById(submits).click()
            return
        self._let_go(event)
        action = None
        if event.target.closest("#board"):
            action = board_action(event.key, control)
        if not action and not _writes(event.target) and not self._app.state.dialog:
            action = page_action(event.key, control, event.shiftKey)
        if action:
            event.preventDefault()
            self._act(*action)

    def _paste(self, event: Any) -> None:
        text = event.clipboardData.getData("text")
        if text and not _writes(event.target) and not self._app.state.dialog:
            event.preventDefault()
            self._dropped(text)

    def _drop(self, event: Any) -> None:
        moved = event.dataTransfer
        if not moved.files.length and _writes(event.target):
            return
        event.preventDefault()
        if moved.files.length:
            moved.files[0].text().then(self._dropped, _unread)
        else:
            self._dropped(moved.getData("text"))

    def _dropped(self, text: str) -> None:
        """Text of whatever origin."""
        if text:
            self._act("drop", text)

    def _pinch(self, event: Any) -> None:
        """Two fingers on the board zoom into it, a step at a time."""
        if event.touches.length != 2:
            self._span = 0
            return
        event.preventDefault()
        one, other = event.touches[0], event.touches[1]
        wide, high = one.clientX - other.clientX, one.clientY - other.clientY
        span = (wide * wide + high * high) ** 0.5
        if not self._span:
            self._span = span
        elif not 1 / PINCH < span / self._span < PINCH:
            self._act("zoom", 1 if span > self._span else -1)
            self._span = span


def _unread(reason: Any) -> None:
    """A file cannot be read, such as one that is gone, or a folder."""
    js.console.warn("Not read:", reason)


def _keep_focus(event: Any) -> None:
    """Buttons that type leave the focus where it is."""
    if event.target.closest("[data-keeps-focus]"):
        event.preventDefault()


def _said(element: Any, name: str) -> str:
    """What an element's ``data-`` attribute says, empty where it has none."""
    text: str = getattr(element.dataset, name, "")
    return text


def _content(field: Any) -> Any:
    """What stands in a field; "?" for what the browser does not take for a number, and hides."""
    about = _said(field, "about")
    if about:
        return _value(about)
    if field.type == "checkbox":
        return field.checked
    return "?" if field.validity.badInput else field.value


def _value(text: str) -> Any:
    """What ``data-about`` says: a number, yes or no, or a text."""
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text


def _writes(element: Any) -> bool:
    """Whether an element takes text itself."""
    return element.tagName in ("INPUT", "TEXTAREA", "SELECT") and element.type != "radio"
