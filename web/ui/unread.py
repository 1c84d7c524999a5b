"""What is said otherwise of a puzzle of whose rules not all could be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

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
    if board.unsupported and code in MISLEADING:
        code += OTHERWISE
    return words(code, params)


def so_far(words: Words, board: Board, told: str) -> str:
    """A few words about a board, with the reservation that belongs to them."""
    return words("unread.so-far", {"told": told}) if told and board.unsupported else told


def in_short(board: Board) -> tuple[Sentence, ...]:
    """That rules of a board are left out, or may be, for where there is little room."""
    for code, params in board.unsupported:
        if code == "shared.unknown":
            return (("unread.rules", {"count": len(_names(params))}),)
    return (("unread.maybe", {}),) if board.unsupported else ()


def listed(words: Words, board: Board, code: str) -> list[str]:
    """By their names what is left out of a board.

    Args:
        words: of the language.
        board: whose rules could not all be read.
        code: of what is said of them.
    """
    found = []
    for one, params in board.unsupported:
        if one == code:
            found += [
                name if isinstance(name, str) else words(name["code"], name["params"])
                for name in _names(params)
            ]
    return found


def _names(params: dict[str, Any]) -> list[Any]:
    """Names as messages; an older release kept them as one text."""
    names = params["names"]
    return names.split(", ") if isinstance(names, str) else list(names)
