"""Reports of unexpected errors, on the console and on a page that cannot start."""

from __future__ import annotations

import io
import sys

import js

from ..failures import reason


def report(error: Exception) -> None:
    """Write an error with its traceback to the console."""
    text = io.StringIO()
    sys.print_exception(error, text)  # type: ignore[attr-defined]
    js.console.error(text.getvalue())


def give_up(error: Exception) -> None:
    """Show the notice that the page did not start; it is part of the markup."""
    report(error)
    js.document.getElementById("broken-reason").textContent = reason(error)
    js.document.getElementById("broken").hidden = False
