"""Equations that are added up, and the smallest sum of them that rules a candidate out."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import sudoku_core as sc

from .assets import loaded
from .hinting import player, step_data
from .plain import Extra, Post, message_data

if TYPE_CHECKING:
    from protocol import AddUpReply, AddUpRequest, SmallestReply, SmallestRequest


def add_up(request: AddUpRequest, _post: Post, _extra: Extra) -> AddUpReply:
    """What each equation says, what the sum is with it, and what that proves."""
    state = _state(request)
    lines = [(one["name"], Fraction(one["times"])) for one in request["lines"]]
    found = sc.hints.added_up(state, lines)
    return {
        "status": "added",
        "masks": list(state.masks),
        "lines": [
            {
                "name": line.name,
                "says": message_data(line.says),
                "left": line.left,
                "total": line.total,
                "candidates": [[*one] for one in line.candidates],
                "fault": message_data(line.fault) if line.fault else None,
            }
            for line in found.lines
        ],
        "remains": list(found.remains),
        "proves": bool(found.places or found.eliminates or found.contradicts),
        "eliminates": [[*one] for one in found.eliminates],
        "messages": [message_data(message) for message in found.messages],
    }


def smallest(request: SmallestRequest, _post: Post, extra: Extra) -> SmallestReply:
    """The smallest sum that rules a candidate out, or any."""
    target = request["target"]
    state = _state(request)
    step = sc.hints.smallest_sum(
        state, (target[0], target[1]) if target else None, extra=loaded(extra)
    )
    return {"status": "summed", "step": step_data(state.puzzle, step) if step else None}


def _state(request: AddUpRequest | SmallestRequest) -> sc.Candidates:
    """The state that is named, or the player's own."""
    board = player(request["played"])
    if request["masks"]:
        return sc.Candidates(board.puzzle).with_state(request["placed"], request["masks"])
    return board.candidates
