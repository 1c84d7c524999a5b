"""Asks the engine what the page would ask."""

from __future__ import annotations

from typing import Any

from engine.dispatch import answer
from engine.plain import Extra
from sudoku_core import Puzzle
from tests.engine.fitting import fit_event, fit_request
from ui.asking import puzzle_data
from ui.state import Board

ONE_SOLUTION = [1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2]
LEFT_OUT: dict[str, dict[str, Any]] = {
    "solve": {
        "solver": "auto",
        "form": None,
        "time_limit": None,
        "patience": 0,
        "prove": True,
        "log": False,
    },
    "check": {"time_limit": None},
    "relax": {"form": "reduced", "time_limit": None, "log": False},
    "explain": {"time_limit": None, "other_than": []},
    "erase": {"time_limit": None},
    "rows": {"grade": False, "time_limit": None},
    "generate": {
        "caged": False,
        "kinds": {},
        "alike": False,
        "level": None,
        "minimal": True,
        "symmetry": None,
        "pattern": None,
        "seed": 1,
        "time_limit": None,
    },
}
"""What a test may leave out of a request, by its op."""


def data(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as the page sends it."""
    board = Board(layout=puzzle.layout, givens=bytes(puzzle.givens.cells))
    return dict(puzzle_data(board))


def played(
    puzzle: Puzzle, entries: dict[int, int] | None = None, notes: dict[int, int] | None = None
) -> dict[str, Any]:
    """Return a player's board as the page sends it, with entries and notes by cell."""
    by_cell = [
        [marks.get(cell, 0) for cell in range(puzzle.layout.size)]
        for marks in (entries or {}, notes or {})
    ]
    return {"puzzle": data(puzzle), "entries": by_cell[0], "notes": by_cell[1], "unique": False}


PUZZLE = data(Puzzle(ONE_SOLUTION))


def request_data(op: str, **request: Any) -> Any:
    """Return a complete request."""
    return {"id": 3, "op": op, **LEFT_OUT.get(op, {}), **request}


def all_of(
    op: str, extra: Extra | None = None, **request: Any
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the events before the reply, and the reply."""
    events: list[dict[str, Any]] = []
    whole = request_data(op, **request)
    fit_request(whole)
    answer(whole, lambda event: events.append(dict(event)), extra or {})
    for event in events:
        fit_event(event, op)
    assert all(event["id"] == 3 for event in events)
    assert events[-1]["kind"] == "reply"
    return events[:-1], events[-1]["reply"]


def ask(
    op: str, extra: Extra | None = None, **request: Any
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the events before the reply without progress, and the reply."""
    events, reply = all_of(op, extra, **request)
    return [event for event in events if event["kind"] != "progress"], reply


def log_of(events: list[dict[str, Any]]) -> str:
    """Return what a solver printed."""
    return "".join(event.get("log") or "" for event in events)
