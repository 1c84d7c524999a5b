"""Requests as the page sends them, answered natively."""

from __future__ import annotations

from typing import Any

import pytest

from engine.requests import answer
from sudoku_core import Grid, Puzzle, is_solution

ONE_SOLUTION = [1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2]
PUZZLE = {"side": 4, "box": [2, 2], "givens": ONE_SOLUTION}


def ask(op: str, **request: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The events before the reply that are not progress, and the reply."""
    events: list[dict[str, Any]] = []
    answer({"id": 3, "op": op, **request}, events.append, {})
    assert all(event["id"] == 3 for event in events)
    assert events[-1]["kind"] == "reply"
    return [e for e in events[:-1] if e["kind"] != "progress"], events[-1]["reply"]


@pytest.mark.parametrize("solver", ["search", "cbc"])
def test_the_first_solution_comes_before_the_proof(solver: str) -> None:
    (first,), reply = ask("solve", puzzle=PUZZLE, solver=solver, time_limit=60)
    assert first["kind"] == "first"
    assert first["result"]["status"] == reply["status"] == "solved"
    assert first["result"]["unique"] is None
    assert first["result"]["grid"] == reply["grid"]
    assert is_solution(Puzzle(ONE_SOLUTION), Grid(reply["grid"]))
    assert reply["solver"] == solver
    assert (reply["unique"], reply["second"], reply["message"]) == (True, None, None)


def test_another_solution_is_shown() -> None:
    _, reply = ask("solve", puzzle={"side": 4, "box": [2, 2], "givens": [0] * 16}, solver="cbc")
    assert reply["unique"] is False
    assert reply["second"] != reply["grid"]
    assert is_solution(Puzzle([0] * 16), Grid(reply["second"]))


def test_without_time_for_the_proof_it_is_not_known() -> None:
    many = {"side": 25, "box": [5, 5], "givens": [0] * 625}
    _, reply = ask("solve", puzzle=many, solver="search", time_limit=0)
    assert reply["status"] == "limit"
    assert (reply["grid"], reply["unique"]) == (None, None)


def test_no_solution_has_no_first() -> None:
    none = {"side": 4, "box": [2, 2], "givens": [1, 0, 0, 0, 0, 1] + [0] * 10}
    events, reply = ask("solve", puzzle=none, solver="cbc")
    assert events == []
    assert reply["status"] == "infeasible"


def test_the_box_of_the_request_counts() -> None:
    for box in ([2, 3], [3, 2]):
        _, reply = ask("solve", puzzle={"side": 6, "box": box, "givens": [0] * 36}, solver="search")
        assert is_solution(Puzzle([0] * 36, box=(box[0], box[1])), Grid(reply["grid"]))


def test_a_missing_solver_is_an_error_with_its_reason() -> None:
    _, reply = ask("solve", puzzle=PUZZLE, solver="pulp:NOTHING")
    assert reply["status"] == "error"
    assert reply["message"]["code"] == "solver.unknown"
    assert reply["message"]["params"]["solver"] == "pulp:NOTHING"


def test_a_check_names_the_first_mistake() -> None:
    entries = [0] * 16
    _, reply = ask("check", puzzle=PUZZLE, entries=entries)
    assert reply == {"status": "right", "cell": None}
    _, solved = ask("solve", puzzle=PUZZLE, solver="search")
    entries[1] = solved["grid"][1] % 4 + 1
    _, reply = ask("check", puzzle=PUZZLE, entries=entries)
    assert reply == {"status": "mistake", "cell": 1}


def test_solvers_are_listed_with_their_reasons() -> None:
    _, reply = ask("solvers")
    reasons = {solver["name"]: solver["reason"] for solver in reply["solvers"]}
    assert reasons["auto"] is reasons["search"] is None
    assert all(reason is None or "code" in reason for reason in reasons.values())
