"""Listener for dialogs that the browser closes by itself, as for Escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from typing import Any

    from ..browser.app import App

EVENTS = ("close", "click", "keydown")
"""The browser tells of a closed dialog late: a click or a key may come before, and reopen it."""


def listen(app: App) -> None:
    """Carry out an action when the browser has closed the open dialog."""

    def notice(event: Any) -> None:
        name = app.state.dialog
        if event.type == "close" and event.target.id != name:
            return  # another dialog has taken its place, and may still be fetched
        if name and not js.document.getElementById(name).open:
            app.act("outcome.dialog", "")

    for event in EVENTS:
        js.document.addEventListener(
            event, notice, True
        )  # before all others; close does not bubble
