"""A timer that refills the stock of puzzles while nobody uses the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..browser.effects import now
from .refill import is_idle, next_options

if TYPE_CHECKING:
    from ..browser.app import App

CHECK_MILLISECONDS = 5_000
"""Time between two checks."""
REST_MILLISECONDS = 20_000
"""Time since the last action, of the user or the engine, before the stock is refilled."""


def listen(app: App) -> None:
    """Start the timer.

    Args:
        app: has ``state`` and takes actions with ``act``.
    """

    def check() -> None:
        state = app.state
        if now() - state.now >= REST_MILLISECONDS and is_idle(state) and next_options(state):
            app.act("making.refill")

    js.setInterval(check, CHECK_MILLISECONDS)
