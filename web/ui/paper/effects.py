"""Effects of paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..effects import Effect
    from .sheets import PrintedPuzzle, PrintOptions


def print_sheets(puzzles: tuple[PrintedPuzzle, ...], options: PrintOptions) -> Effect:
    """Print puzzles in their order, on sheets."""
    return "paper.print", puzzles, options


def clear() -> Effect:
    """Take the sheets out of the document."""
    return ("paper.clear",)
