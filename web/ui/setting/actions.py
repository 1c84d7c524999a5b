"""Solutions are counted behind while givens are entered; on request, cells are marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import drop, puzzle_data, want
from ..grading.state import is_small
from ..state import say
from .state import Standing

if TYPE_CHECKING:
    from protocol import ErrorReply, SettingReply, SettingRequest

    from ..feature import Next
    from ..state import Board, Cells, Sentence, State

PURPOSE = "setting"


def follow(before: State, state: State) -> Next:
    """What is entered is counted when the user rests; what is played is not."""
    standing, board = state.part(Standing), state.board
    if not board.entering or board.layout != before.board.layout:
        if standing != Standing():
            state = state.with_parts(Standing())
        return drop(state, PURPOSE)
    if not _lacks(state) or (_lacks(before) and board.same_puzzle(before.board)):
        return state, []
    return state, [do.soon("setting.count")]


def _lacks(state: State) -> bool:
    board = state.board
    there = board.entering and board.count > 0 and state.engine == "ready"
    return there and not state.part(Standing).is_of(board)


def count(state: State) -> Next:
    """The solutions are counted, unless that is going on: it is not let go for one digit more."""
    if not _lacks(state) or any(one.purpose == PURPOSE for one in state.background.values()):
        return state, []
    board = state.board
    request: SettingRequest = {
        "op": "setting",
        "puzzle": puzzle_data(board),
        "quick": is_small(board),
    }
    return want(state.with_parts(state.part(Standing).but(asked=board)), PURPOSE, request)


def counted(state: State, reply: SettingReply | ErrorReply) -> Next:
    """So many solutions there are; who has typed on is told when that is counted too."""
    standing = state.part(Standing)
    found = reply if reply["status"] == "counted" else None
    return count(state.with_parts(standing.but(board=standing.asked, reply=found)))


def mark(state: State) -> Next:
    """The cells that it is about are marked and said, or marked no more."""
    standing = state.part(Standing)
    standing = standing.but(marking=not standing.marking)
    state = state.with_parts(standing)
    if not standing.marking or not standing.reply or not standing.is_of(state.board):
        return say(state)
    return say(state, *_marked(state.board, standing.reply, standing.cells))


def _marked(board: Board, reply: SettingReply, cells: Cells) -> list[Sentence]:
    """What is said of the marked cells; the digit that leaves the fewest, if all are counted."""
    params = {"count": len(cells), "cells": board.places(cells)}
    if reply["removable"]:
        return [("setting.spare", params)]
    params.update({"left": reply["average_left"], "found": reply["solutions"]})
    if not reply["complete"]:
        return [("setting.soonest-more", params)]
    said: list[Sentence] = [("setting.soonest", params)]
    if reply["best_entry"]:
        cell, digit, left = reply["best_entry"]
        shown = board.layout.digits[digit - 1]
        fewest = {"cells": board.places((cell,)), "digit": shown, "left": left}
        said.append(("setting.fewest", fewest))
    return said
