"""Remaining solutions: how many the givens leave while they are entered, and which cells matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask_in_background, let_go, puzzle_data
from ..feature import Feature, View
from ..grading.state import is_small
from ..puzzle_rules import with_reservation
from ..state import say
from .state import SolutionCount

if TYPE_CHECKING:
    from protocol import ErrorReply, RemainingSolutionsReply, RemainingSolutionsRequest

    from ..feature import Next, Properties
    from ..state import Board, Cells, Sentence, State
    from ..words import Words

PURPOSE = "remaining-solutions"


def follow(before: State, state: State) -> Next:
    """Count the solutions of a puzzle that is entered once the user pauses."""
    solutions, board = state.part(SolutionCount), state.board
    if not board.entering or board.layout != before.board.layout:
        if solutions != SolutionCount():
            state = state.with_parts(SolutionCount())
        return let_go(state, PURPOSE)
    if not _needs_count(state) or (_needs_count(before) and board.same_puzzle(before.board)):
        return state, []
    return state, [do.soon("remaining_solutions.count")]


def _needs_count(state: State) -> bool:
    board = state.board
    can_count = board.entering and board.count > 0 and state.engine == "ready"
    return can_count and not state.part(SolutionCount).is_of(board)


def count(state: State) -> Next:
    """Ask for the number of solutions, unless a count goes on: another digit does not end it."""
    if not _needs_count(state) or any(
        running.purpose == PURPOSE for running in state.background.values()
    ):
        return state, []
    board = state.board
    request: RemainingSolutionsRequest = {
        "op": "remaining-solutions",
        "puzzle": puzzle_data(board),
        "quick": is_small(board),
    }
    solutions = state.part(SolutionCount).but(requested=board)
    return ask_in_background(state.with_parts(solutions), PURPOSE, request)


def take_reply(state: State, reply: RemainingSolutionsReply | ErrorReply) -> Next:
    """Show a count, and count again if the givens have changed meanwhile."""
    solutions = state.part(SolutionCount)
    counted = reply if reply["status"] == "counted" else None
    return count(state.with_parts(solutions.but(board=solutions.requested, reply=counted)))


def toggle_marks(state: State) -> Next:
    """Mark the cells that a count points at and name them in the status, or remove the marks."""
    solutions = state.part(SolutionCount)
    solutions = solutions.but(marking=not solutions.marking)
    state = state.with_parts(solutions)
    if not solutions.marking or not solutions.reply or not solutions.is_of(state.board):
        return say(state)
    return say(state, *_sentences(state.board, solutions.reply, solutions.cells))


def _sentences(board: Board, reply: RemainingSolutionsReply, cells: Cells) -> list[Sentence]:
    """Return the sentences about the marked cells.

    The given that leaves the fewest solutions is named only if all solutions were counted.
    """
    params = {"count": len(cells), "cells": board.places(cells)}
    if reply["removable"]:
        return [("setting.spare", params)]
    params.update({"left": reply["average_left"], "found": reply["solutions"]})
    if not reply["complete"]:
        return [("setting.soonest-more", params)]
    sentences: list[Sentence] = [("setting.soonest", params)]
    if reply["best_entry"]:
        cell, digit, left = reply["best_entry"]
        digit_name = board.layout.digits[digit - 1]
        fewest = {"cells": board.places((cell,)), "digit": digit_name, "left": left}
        sentences.append(("setting.fewest", fewest))
    return sentences


def follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the count and its button follow from."""
    board, solutions = state.board, state.part(SolutionCount)
    return solutions, board.entering, board.count, solutions.is_of(board), board.unsupported


def properties(state: State, words: Words) -> Properties:
    """Return the count, which stays in sight until the next is known, and the button that marks."""
    solutions, board = state.part(SolutionCount), state.board
    reply = solutions.reply if board.entering and board.count else None
    spare = len(reply["removable"]) if reply else 0
    label = (
        words("setting.mark-spare", {"count": spare}) if spare else words("setting.mark-soonest")
    )
    return {
        ("setting-room", "hidden"): not board.entering,
        ("setting-room", "aria-busy"): not solutions.is_of(board),
        ("remaining-text", "hidden"): not reply,
        ("remaining-text", "textContent"): _count_text(reply, board, words) if reply else "",
        ("setting-mark", "hidden"): not (reply and solutions.cells),
        ("setting-mark", "textContent"): label,
        ("setting-mark", "aria-pressed"): solutions.marking,
    }


def _count_text(reply: RemainingSolutionsReply, board: Board, words: Words) -> str:
    if reply["solutions"] == 1 and reply["complete"] and not reply["removable"]:
        return with_reservation(words, board, words("setting.minimal"))
    if not reply["solutions"]:
        return words("setting.none" if reply["complete"] else "setting.unknown")
    code = "setting.found" if reply["complete"] else "setting.more"
    return with_reservation(words, board, words(code, {"count": reply["solutions"]}))


def marks(state: State) -> dict[str, Cells]:
    """Return the givens that can be removed, and the cells where another given helps most.

    No cell is marked once the givens differ from those that were counted.
    """
    solutions = state.part(SolutionCount)
    if not (solutions.marking and solutions.reply and solutions.is_of(state.board)):
        return {}
    return {
        "spare": tuple(solutions.reply["removable"]),
        "soonest": tuple(solutions.reply["best_cells"]),
    }


FEATURE = Feature(
    name="remaining_solutions",
    actions={"count": count, "mark": toggle_marks},
    answers={PURPOSE: take_reply},
    follow=follow,
    views=(View(properties, follows_from),),
    marks=marks,
)
