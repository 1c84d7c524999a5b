"""Turns what the user does into actions."""

import js
from jsffi import to_js

from . import equations
from .effects import now
from .keys import board_action, page_action

BUTTONS = (
    "undo", "redo", "erase", "clear", "swap", "retry", "renew", "copy-link", "copy-text",
    "download", "copy-model", "download-model", "other-choice", "erase-them",
)  # fmt: skip
"""Buttons whose action has their name and needs no more."""
TIMED = ("solve", "check", "cancel", "lp", "relax", "explain", "fewest")
"""Buttons whose action needs the time."""
CHOICES = ("solver", "modeler", "limit", "language", "theme", "style", "to", "form")
"""Fields whose action has their name and takes their value."""
PINCH = 1.25
"""How much wider two fingers get for one step of zoom."""


class Listening:
    """The page's event listeners.

    Args:
        app: has ``state`` and ``examples`` and takes actions with ``act``.
    """

    def __init__(self, app):
        self._app = app
        self._act = app.act
        self._span = 0
        self._buttons()
        self._fields()
        self._board()
        self._dialogs()
        self._panel()
        self._whole_page()

    def _on(self, name, event, call):
        js.document.getElementById(name).addEventListener(event, call)

    def _buttons(self):
        act = self._act
        for name in BUTTONS:
            self._on(name, "click", lambda _event, name=name: act(name))
        for name in TIMED:
            self._on(name, "click", lambda _event, name=name: act(name, now()))
        self._on("setting", "change", lambda _event: act("mode", True))
        self._on("playing", "change", lambda _event: act("mode", False))
        self._on("zoom-in", "click", lambda _event: act("zoom", 1))
        self._on("zoom-out", "click", lambda _event: act("zoom", -1))
        self._on("open-share", "click", lambda _event: act("share"))
        self._on("print", "click", self._print)
        self._on("pad", "click", self._pad)
        for name in ("pad", "erase"):
            self._on(name, "pointerdown", lambda event: event.preventDefault())

    def _fields(self):
        act = self._act
        for name in CHOICES:
            self._on(name, "change", lambda event, name=name: act(name, _value(event.target)))
        self._on("size", "change", lambda event: act("size", int(event.target.value)))
        self._on("filled", "change", lambda event: act("filled", event.target.checked))
        self._on("example", "change", self._example)

    def _board(self):
        self._on("board", "click", self._pick)
        self._on("board", "focusin", self._pick)
        self._on("board", "keydown", self._board_key)
        frame = js.document.getElementById("frame")
        for event in ("touchstart", "touchmove", "touchend"):
            frame.addEventListener(event, self._pinch, to_js({"passive": False}))

    def _dialogs(self):
        act = self._act
        self._on("open-import", "click", lambda _event: act("dialog", "import"))
        self._on("open", "click", self._open)
        self._on("draft", "input", lambda event: act("draft", event.target.value))
        self._on("draft", "keydown", self._draft_key)
        self._on("open-compare", "click", lambda _event: act("dialog", "compare"))
        self._on("start-compare", "click", self._compare)
        self._on("stop-compare", "click", lambda _event: act("cease"))
        for name in ("import", "share", "compare"):
            self._on(name, "close", lambda _event, name=name: self._closed(name))
        for button in js.document.querySelectorAll("[data-closes]"):
            button.addEventListener("click", lambda _event: act("dialog", ""))

    def _panel(self):
        act = self._act
        self._on("show-panel", "click", lambda _event: act("panel", not self._app.state.panel))
        self._on("hide-panel", "click", lambda _event: act("panel", False))
        self._on("drawn", "change", lambda event: act("drawn", event.target.checked))
        self._on("families", "change", lambda event: act("equation", event.target.value))
        self._on("families", "click", self._let_go)
        self._on("families", "keydown", self._let_go)
        self._on("clashing", "click", self._go_to)
        for leaf in js.document.querySelectorAll("[data-leaf]"):
            leaf.addEventListener("toggle", self._leaf)

    def _let_go(self, event):
        """The chosen equation is let go by a second click, or by Escape."""
        state = self._app.state
        if not state.study.equation or event.target.tagName != "INPUT":
            return
        name = equations.name(state.board.side, state.study.equation)
        if event.key == "Escape" if event.type == "keydown" else event.target.value == name:
            self._act("equation", "")

    def _go_to(self, event):
        cell = event.target.dataset.cell
        if cell:
            self._act("go-to", int(cell))

    def _leaf(self, event):
        leaf = event.target
        if (leaf.dataset.leaf in self._app.state.leaves) != leaf.open:
            self._act("leaf", leaf.dataset.leaf, leaf.open)

    def _whole_page(self):
        act, page, window = self._act, js.document, js.window
        page.addEventListener("keydown", self._page_key)
        page.addEventListener("paste", self._paste)
        page.addEventListener("dragover", lambda event: event.preventDefault())
        page.addEventListener("drop", self._drop)
        page.addEventListener("visibilitychange", self._app.save)
        window.addEventListener("pagehide", self._app.save)
        window.addEventListener("hashchange", lambda _event: act("link", js.location.hash))
        window.addEventListener("release-ready", lambda _event: act("release"))
        window.addEventListener("offline-ready", lambda _event: act("offline"))

    def _example(self, event):
        example = self._app.examples.get(event.target.value)
        if example:
            self._act("example", example["id"], example["text"])

    def _compare(self, _event):
        chosen = js.document.querySelectorAll("#rivals input:checked")
        self._act("compare", [box.value for box in chosen], now())

    def _print(self, _event):
        self._act("dialog", "")
        js.setTimeout(lambda: js.window.print(), 0)

    def _pad(self, event):
        digit = event.target.dataset.digit
        if digit:
            self._act("put", int(digit))

    def _pick(self, event):
        cell = _cell(event)
        if cell is not None:
            self._act("pick", cell)

    def _board_key(self, event):
        if event.altKey:
            return
        action = board_action(event.key, event.ctrlKey or event.metaKey)
        if action:
            event.preventDefault()
            self._act(*action)

    def _page_key(self, event):
        if event.altKey or _writes(event.target) or self._app.state.dialog:
            return
        action = page_action(event.key, event.ctrlKey or event.metaKey, event.shiftKey)
        if action:
            event.preventDefault()
            self._act(*action)

    def _draft_key(self, event):
        if event.key == "Enter" and (event.ctrlKey or event.metaKey):
            event.preventDefault()
            self._open(event)

    def _open(self, _event):
        self._act("import", js.document.getElementById("draft").value)

    def _closed(self, name):
        if self._app.state.dialog == name:
            self._act("dialog", "")

    def _paste(self, event):
        text = event.clipboardData.getData("text")
        if text and not _writes(event.target) and not self._app.state.dialog:
            event.preventDefault()
            self._act("drop", text)

    def _drop(self, event):
        moved = event.dataTransfer
        if not moved.files.length and _writes(event.target):
            return
        event.preventDefault()
        if moved.files.length:
            moved.files[0].text().then(self._dropped)
        else:
            self._dropped(moved.getData("text"))

    def _dropped(self, text):
        """Text of whatever origin, opened by the import dialog if that is open."""
        if text:
            self._act("import" if self._app.state.dialog == "import" else "drop", text)

    def _pinch(self, event):
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


def _cell(event):
    """The cell that an event happened in, or None."""
    element = event.target.closest("[role=gridcell]")
    return int(element.dataset.cell) if element else None


def _writes(element):
    """Whether an element takes text itself."""
    return element.tagName in ("INPUT", "TEXTAREA", "SELECT") and element.type != "radio"


def _value(field):
    """What stands in a field; "?" for what the browser does not take for a number, and hides."""
    return "?" if field.validity.badInput else field.value
