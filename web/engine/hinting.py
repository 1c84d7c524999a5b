"""Human steps: the next one, all of them, which cell comes next, and why not a digit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sudoku_core as sc

from .assets import loaded
from .plain import Extra, Post, message_data, puzzle_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from protocol import (
        CandidatesReply,
        CandidatesRequest,
        HintReply,
        HintRequest,
        MessageData,
        NextCellReply,
        NextCellRequest,
        PlayedData,
        StartEvent,
        StepData,
        StepsReply,
        StepsRequest,
        WhyNotReply,
        WhyNotRequest,
    )


class Without:
    """Collects what steps are looked for without, each once."""

    def __init__(self) -> None:
        self.told: list[MessageData] = []

    def __call__(self, message: sc.Message) -> None:
        """Take one."""
        data = message_data(message)
        if data not in self.told:
            self.told.append(data)


def hint(request: HintRequest, _post: Post, extra: Extra) -> HintReply:
    """The next step from a player's state, or what is wrong in it."""
    played, without = request["played"], Without()
    board = player(played)
    step = sc.hint(board, unique=played["unique"], extra=loaded(extra), warn=without)
    state = board.candidates
    return {
        "status": "hinted",
        "step": step_data(board.puzzle, step) if step else None,
        "placed": list(state.placed),
        "masks": list(state.masks),
        "without": without.told,
    }


def why_not(request: WhyNotRequest, _post: Post, extra: Extra) -> WhyNotReply:
    """Why a digit cannot stand in a cell, or that it may."""
    played, without = request["played"], Without()
    board = player(played)
    found = sc.why_not(
        board,
        request["cell"],
        request["digit"],
        unique=played["unique"],
        extra=loaded(extra),
        warn=without,
    )
    return {
        "status": "answered",
        "message": message_data(found.message),
        "steps": [step_data(board.puzzle, step) for step in found.steps],
        "placed": list(found.state.placed) if found.state else [],
        "masks": list(found.state.masks) if found.state else [],
        "without": without.told,
    }


def next_cell(request: NextCellRequest, _post: Post, extra: Extra) -> NextCellReply:
    """The next cell that can be filled from a player's state, or what is wrong in it."""
    played, without = request["played"], Without()
    board = player(played)
    found = sc.hints.next_cell(board, unique=played["unique"], extra=loaded(extra), warn=without)
    wrong = found.steps[0] if found and found.cell is None else None
    state = board.candidates
    return {
        "status": "found",
        "cell": found.cell if found else None,
        "message": message_data(found.message) if found else None,
        "wrong": step_data(board.puzzle, wrong) if wrong else None,
        "placed": list(state.placed),
        "masks": list(state.masks),
        "without": without.told,
    }


def candidates(request: CandidatesRequest, _post: Post, _extra: Extra) -> CandidatesReply:
    """Return what each cell can hold by the rules alone."""
    state = sc.Board(puzzle_of(request["puzzle"]), request["entries"]).candidates
    return {"status": "candidates", "masks": list(state.by_rules().masks)}


def steps(request: StepsRequest, post: Post, extra: Extra) -> StepsReply:
    """All steps from a player's state to the end, each told as it is found."""
    played, without = request["played"], Without()
    board = player(played)
    state, number = board.candidates, request["id"]
    start: StartEvent = {
        "kind": "start", "id": number,
        "placed": list(state.placed), "masks": list(state.masks),
    }  # fmt: skip
    post(start)
    halt: sc.Step | None = None
    for step in sc.hints.walk(board, unique=played["unique"], extra=loaded(extra), warn=without):
        if step.rating:
            post({"kind": "step", "id": number, "step": step_data(board.puzzle, step)})
            state = sc.hints.applied(state, step)
        else:
            halt = step
    return {
        "status": "walked",
        "solved": not state.open,
        "halt": step_data(board.puzzle, halt) if halt else None,
        "without": without.told,
    }


def player(played: PlayedData) -> sc.Board:
    """Return a player's board."""
    return sc.Board(puzzle_of(played["puzzle"]), played["entries"], None, played["notes"])


def step_data(puzzle: sc.Puzzle, step: sc.Step) -> StepData:
    """A step as it crosses over, with what is told of it."""
    return {
        "technique": step.technique,
        "rating": step.rating,
        "places": _pairs(step.places),
        "eliminates": _pairs(step.eliminates),
        "roles": [{"name": name, "candidates": _pairs(found)} for name, found in step.roles],
        "chain": [
            {"start": _pairs(link.start), "end": _pairs(link.end), "strong": link.strong}
            for link in step.chain
        ],
        "proof": [{"name": name, "times": str(times)} for name, times in step.proof],
        "rests_on": list(step.rests_on),
        "levels": [
            {
                "kind": level.kind,
                "messages": [message_data(message) for message in level.messages],
                "cells": list(level.cells),
            }
            for level in sc.hints.details(puzzle, step)
        ],
        "argument": [
            {"depth": depth, "messages": [message_data(message) for message in said]}
            for depth, said in sc.hints.argument(puzzle, step)
        ],
    }


def _pairs(candidates: Iterable[tuple[int, int]]) -> list[list[int]]:
    return [[cell, digit] for cell, digit in candidates]
