"""How many solutions there are, and the cells that it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..puzzle_rules import with_reservation
from .state import Standing

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """What it follows from."""
    board, standing = state.board, state.part(Standing)
    return standing, board.entering, board.count, standing.is_of(board), board.unsupported


def properties(state: State, words: Words) -> Properties:
    """What is said, which stays while more is counted, and the button that marks cells."""
    standing, board = state.part(Standing), state.board
    reply = standing.reply if board.entering and board.count else None
    spare = len(reply["removable"]) if reply else 0
    marks = (
        words("setting.mark-spare", {"count": spare}) if spare else words("setting.mark-soonest")
    )
    return {
        ("setting-room", "hidden"): not board.entering,
        ("setting-room", "aria-busy"): not standing.is_of(board),
        ("setting-told", "textContent"): _told(state, words),
        ("setting-mark", "hidden"): not (reply and standing.cells),
        ("setting-mark", "textContent"): marks,
        ("setting-mark", "aria-pressed"): standing.marking,
    }


def _told(state: State, words: Words) -> str:
    reply, board = state.part(Standing).reply, state.board
    if not reply or not board.entering or not board.count:
        return ""
    if reply["solutions"] == 1 and reply["complete"] and not reply["removable"]:
        return with_reservation(words, board, words("setting.minimal"))
    if not reply["solutions"]:
        return words("setting.none" if reply["complete"] else "setting.unknown")
    code = "setting.found" if reply["complete"] else "setting.more"
    return with_reservation(words, board, words(code, {"count": reply["solutions"]}))


def marks(state: State) -> dict[str, Cells]:
    """The givens that could go, and where one more would tell most; not once more is typed."""
    standing = state.part(Standing)
    if not (standing.marking and standing.reply and standing.is_of(state.board)):
        return {}
    return {
        "spare": tuple(standing.reply["removable"]),
        "soonest": tuple(standing.reply["best_cells"]),
    }
