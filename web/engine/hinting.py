"""Human steps: the next step, all steps, the next cell, and why a digit is ruled out."""

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


class Warnings:
    """Collector of the warnings about techniques that were left out, without duplicates."""

    def __init__(self) -> None:
        self.messages: list[MessageData] = []

    def __call__(self, message: sc.Message) -> None:
        data = message_data(message)
        if data not in self.messages:
            self.messages.append(data)


def hint(request: HintRequest, _post: Post, extra: Extra) -> HintReply:
    """Return the next step on a player's board, or the mistake on the board."""
    played, warn = request["played"], Warnings()
    board = player(played)
    step = sc.hint(board, unique=played["unique"], extra=loaded(extra), warn=warn)
    state = board.candidates
    return {
        "status": "hinted",
        "step": step_data(board.puzzle, step) if step else None,
        "placed": list(state.placed),
        "masks": list(state.masks),
        "warnings": warn.messages,
    }


def why_not(request: WhyNotRequest, _post: Post, extra: Extra) -> WhyNotReply:
    """Return the steps that rule a digit out of a cell, or that the digit is possible."""
    played, warn = request["played"], Warnings()
    board = player(played)
    answer = sc.why_not(
        board,
        request["cell"],
        request["digit"],
        unique=played["unique"],
        extra=loaded(extra),
        warn=warn,
    )
    return {
        "status": "answered",
        "message": message_data(answer.message),
        "steps": [step_data(board.puzzle, step) for step in answer.steps],
        "placed": list(answer.state.placed) if answer.state else [],
        "masks": list(answer.state.masks) if answer.state else [],
        "warnings": warn.messages,
    }


def next_cell(request: NextCellRequest, _post: Post, extra: Extra) -> NextCellReply:
    """Return the next cell that can be filled on a player's board, or the mistake on the board."""
    played, warn = request["played"], Warnings()
    board = player(played)
    answer = sc.hints.next_cell(board, unique=played["unique"], extra=loaded(extra), warn=warn)
    problem = answer.steps[0] if answer and answer.cell is None else None
    state = board.candidates
    return {
        "status": "next-cell",
        "cell": answer.cell if answer else None,
        "message": message_data(answer.message) if answer else None,
        "problem": step_data(board.puzzle, problem) if problem else None,
        "placed": list(state.placed),
        "masks": list(state.masks),
        "warnings": warn.messages,
    }


def candidates(request: CandidatesRequest, _post: Post, _extra: Extra) -> CandidatesReply:
    """Return the digits that the rules alone leave in each cell."""
    state = sc.Board(puzzle_of(request["puzzle"]), request["entries"]).candidates
    return {"status": "candidates", "masks": list(state.by_rules().masks)}


def steps(request: StepsRequest, post: Post, extra: Extra) -> StepsReply:
    """Post all steps from a player's board to the end, each when it is found."""
    played, warn = request["played"], Warnings()
    board = player(played)
    state, number = board.candidates, request["id"]
    start: StartEvent = {
        "kind": "start", "id": number,
        "placed": list(state.placed), "masks": list(state.masks),
    }  # fmt: skip
    post(start)
    halt: sc.Step | None = None
    for step in sc.hints.walk(board, unique=played["unique"], extra=loaded(extra), warn=warn):
        if step.rating:
            post({"kind": "step", "id": number, "step": step_data(board.puzzle, step)})
            state = sc.hints.applied(state, step)
        else:
            halt = step
    return {
        "status": "walked",
        "solved": not state.open,
        "halt": step_data(board.puzzle, halt) if halt else None,
        "warnings": warn.messages,
    }


def player(played: PlayedData) -> sc.Board:
    """Return a player's board."""
    return sc.Board(puzzle_of(played["puzzle"]), played["entries"], None, played["notes"])


def step_data(puzzle: sc.Puzzle, step: sc.Step) -> StepData:
    """Return a step as plain data, with its details and its argument."""
    return {
        "technique": step.technique,
        "rating": step.rating,
        "places": pairs(step.places),
        "eliminates": pairs(step.eliminates),
        "roles": [{"name": name, "candidates": pairs(members)} for name, members in step.roles],
        "chain": [
            {"start": pairs(link.start), "end": pairs(link.end), "strong": link.strong}
            for link in step.chain
        ],
        "proof": [{"name": name, "times": str(times)} for name, times in step.proof],
        "rests_on": list(step.rests_on),
        "details": [
            {
                "kind": detail.kind,
                "messages": [message_data(message) for message in detail.messages],
                "cells": list(detail.cells),
            }
            for detail in sc.hints.details(puzzle, step)
        ],
        "argument": [
            {"depth": depth, "messages": [message_data(message) for message in messages]}
            for depth, messages in sc.hints.argument(puzzle, step)
        ],
    }


def pairs(candidates: Iterable[tuple[int, int]]) -> list[list[int]]:
    return [[cell, digit] for cell, digit in candidates]
