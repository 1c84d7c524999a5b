"""Listener for dialogs that the browser closes by itself, as for Escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from typing import Any

    from ..browser.app import App


def listen(app: App) -> None:
    """Carry out an action when the browser closes the open dialog."""

    def closed(event: Any) -> None:
        if app.state.dialog == event.target.id:
            app.act("outcome.dialog", "")

    js.document.addEventListener("close", closed, True)  # it does not bubble
