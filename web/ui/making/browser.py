"""Notices that nobody does anything: then the page can get ready for what may be asked next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..browser.effects import now
from .ahead import lacking, may_rest

if TYPE_CHECKING:
    from ..browser.app import App

LOOK_MILLISECONDS = 5_000
"""Between two looks."""
REST_MILLISECONDS = 20_000
"""Since the last action, of the user or the engine."""


def listen(app: App) -> None:
    """Say so from now on whenever there is something to get ready.

    Args:
        app: has ``state`` and takes actions with ``act``.
    """

    def look() -> None:
        state = app.state
        if now() - state.now >= REST_MILLISECONDS and may_rest(state) and lacking(state):
            app.act("making.rest")

    js.setInterval(look, LOOK_MILLISECONDS)
