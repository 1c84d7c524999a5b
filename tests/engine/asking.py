"""Asks the engine what the page would ask."""

from __future__ import annotations

from typing import Any

from engine.plain import Extra
from engine.requests import answer
from sudoku_core import Puzzle

ONE_SOLUTION = [1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2]
PUZZLE = {"side": 4, "box": [2, 2], "givens": ONE_SOLUTION}


def data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as the page sends it."""
    assert puzzle.box
    return {"side": puzzle.side, "box": list(puzzle.box), "givens": list(puzzle.givens.cells)}


def all_of(
    op: str, extra: Extra | None = None, **request: Any
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The events before the reply, and the reply."""
    events: list[dict[str, Any]] = []
    answer({"id": 3, "op": op, **request}, events.append, extra or {})
    assert all(event["id"] == 3 for event in events)
    assert events[-1]["kind"] == "reply"
    return events[:-1], events[-1]["reply"]


def ask(
    op: str, extra: Extra | None = None, **request: Any
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The events before the reply that are not progress, and the reply."""
    events, reply = all_of(op, extra, **request)
    return [event for event in events if event["kind"] != "progress"], reply


def log_of(events: list[dict[str, Any]]) -> str:
    """What a solver printed."""
    return "".join(event.get("log") or "" for event in events)
