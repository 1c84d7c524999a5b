"""Effects of paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..effects import Effect
    from .sheets import Manner, Printed


def print_sheets(puzzles: tuple[Printed, ...], manner: Manner) -> Effect:
    """Print puzzles in their order, on sheets."""
    return "paper.print", puzzles, manner


def clear() -> Effect:
    """Take the sheets out of the document."""
    return ("paper.clear",)
