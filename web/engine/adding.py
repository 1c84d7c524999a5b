"""Sums of equations, and the smallest sum that rules a candidate out."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import sudoku_core as sc

from .assets import loaded
from .hinting import pairs, player, step_data
from .plain import Extra, Post, message_data

if TYPE_CHECKING:
    from protocol import AddUpReply, AddUpRequest, SmallestReply, SmallestRequest


def add_up(request: AddUpRequest, _post: Post, _extra: Extra) -> AddUpReply:
    """Add equations, and return each partial sum and the conclusions."""
    state = _state(request)
    lines = [(line["name"], Fraction(line["times"])) for line in request["lines"]]
    result = sc.hints.added_up(state, lines)
    return addition_data(state, result)


def addition_data(state: sc.Candidates, result: sc.hints.Addition) -> AddUpReply:
    """Return a sum of equations in a state as plain data."""
    return {
        "status": "added",
        "masks": list(state.masks),
        "lines": [
            {
                "name": line.name,
                "statement": message_data(line.says),
                "remainder": line.left,
                "total": line.total,
                "candidates": pairs(line.candidates),
                "fault": message_data(line.fault) if line.fault else None,
            }
            for line in result.lines
        ],
        "conclusions": list(result.remains),
        "proves": bool(result.places or result.eliminates or result.contradicts),
        "eliminates": pairs(result.eliminates),
        "messages": [message_data(message) for message in result.messages],
    }


def smallest(request: SmallestRequest, _post: Post, extra: Extra) -> SmallestReply:
    """Return the smallest sum that rules the target out, or any candidate."""
    target = request["target"]
    state = _state(request)
    step = sc.hints.smallest_sum(
        state, (target[0], target[1]) if target else None, extra=loaded(extra)
    )
    return {"status": "summed", "step": step_data(state.puzzle, step) if step else None}


def _state(request: AddUpRequest | SmallestRequest) -> sc.Candidates:
    """Return the state of the request, or else that of the player's board."""
    board = player(request["played"])
    if request["masks"]:
        return sc.Candidates(board.puzzle).with_state(request["placed"], request["masks"])
    return board.candidates
