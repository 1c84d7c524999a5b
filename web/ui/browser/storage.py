"""What the browser keeps of the page; it may keep nothing, as in some private windows."""

from __future__ import annotations

import js

from .attempt import attempt, held

KEY = "sudoku"
"""Under this name the browser keeps the board."""


def kept() -> str:
    """What was written down, or empty text."""
    text, _failed = attempt(held(js.window, "localStorage"), "getItem", KEY)
    return text or ""


def write(text: str) -> bool:
    """Write down what a reload brings back; whether that was possible."""
    _nothing, failed = attempt(held(js.window, "localStorage"), "setItem", KEY, text)
    return not failed
