"""Listener for the service worker: a new release, and readiness for offline use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from ..browser.app import App


def listen(app: App) -> None:
    """Carry out an action for a new release, and when the page can be used offline."""
    for event, action in (
        ("release-ready", "readiness.release"),
        ("offline-ready", "readiness.offline"),
    ):
        js.window.addEventListener(event, lambda _event, action=action: app.act(action))
