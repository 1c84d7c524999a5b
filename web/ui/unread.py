"""What is said otherwise of a puzzle of whose rules not all could be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Board, Sentence
    from .words import Words

MISLEADING = (
    "check.notes-right",
    "check.notes-several",
    "check.right",
    "check.several",
    "complete",
    "grading.several",
    "hint.none",
    "solve.several",
    "walk.several",
)
"""What is true by the rules that were read, and would be taken for more."""
OTHERWISE = ".partly"
"""Follows the code of a sentence that says so."""


def worded(words: Words, board: Board, said: Sentence) -> str:
    """A sentence about a board."""
    code, params = said
    if board.unread and code in MISLEADING:
        code += OTHERWISE
    return words(code, params)


def so_far(words: Words, board: Board, told: str) -> str:
    """A few words about a board, with the reservation that belongs to them."""
    return words("unread.so-far", {"told": told}) if told and board.unread else told
