"""Listens for the service worker: a new release, and that all is kept for offline use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from ..browser.app import App


def listen(app: App) -> None:
    """Tell of a new release, and that the page can be used offline, from now on."""
    for event, action in (
        ("release-ready", "readiness.release"),
        ("offline-ready", "readiness.offline"),
    ):
        js.window.addEventListener(event, lambda _event, action=action: app.act(action))
