"""Errors that should not be: told to the console, and where the page cannot go on, to the user."""

from __future__ import annotations

import io
import sys

import js

from ..failures import reason


def report(error: Exception) -> None:
    """Tell the console where an error came from."""
    text = io.StringIO()
    sys.print_exception(error, text)  # type: ignore[attr-defined]
    js.console.error(text.getvalue())


def give_up(error: Exception) -> None:
    """Say, in words that need no loading, that the page did not start."""
    report(error)
    js.document.getElementById("broken-reason").textContent = reason(error)
    js.document.getElementById("broken").hidden = False
