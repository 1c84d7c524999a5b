"""Requests as the page sends them, answered natively."""

from __future__ import annotations

from typing import Any

import pytest

from engine.optional import InPlace, Offer
from engine.requests import Extra, answer, wanted
from sudoku_core import Grid, Outcome, Puzzle, Task, is_solution
from sudoku_core.solvers.cadical import Cadical
from tests.missing import missing

ONE_SOLUTION = [1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2]
PUZZLE = {"side": 4, "box": [2, 2], "givens": ONE_SOLUTION}


OFFER = Offer("cadical", ("clauses",), ("index.js",), 350_000, "MIT")


def ask(
    op: str, extra: Extra | None = None, **request: Any
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The events before the reply that are not progress, and the reply."""
    events: list[dict[str, Any]] = []
    answer({"id": 3, "op": op, **request}, events.append, extra or {})
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


EMPTY = {"side": 16, "box": [4, 4], "givens": [0] * 256}


def test_only_a_solver_on_offer_is_wanted() -> None:
    extra = {"cadical": OFFER}
    for request, offer in (
        ({"op": "solve", "puzzle": PUZZLE, "solver": "cadical"}, OFFER),
        ({"op": "solve", "puzzle": PUZZLE, "solver": "auto"}, None),
        ({"op": "solve", "puzzle": EMPTY, "solver": "auto"}, OFFER),
        ({"op": "solve", "puzzle": EMPTY, "solver": "search"}, None),
        ({"op": "check", "puzzle": EMPTY, "entries": []}, None),
    ):
        assert wanted(request, extra) is offer
    assert wanted({"op": "solve", "puzzle": EMPTY, "solver": "auto"}, {}) is None


def test_a_solver_on_offer_is_listed_with_size_and_licence_and_does_not_solve() -> None:
    _, reply = ask("solvers", {"cadical": OFFER})
    (listed,) = [solver for solver in reply["solvers"] if solver["name"] == "cadical"]
    assert listed["reason"] is None
    assert listed["modelers"] == ["clauses"]
    assert listed["offer"] == {"bytes": 350_000, "licence": "MIT"}
    _, reply = ask("solve", {"cadical": OFFER}, puzzle=EMPTY, solver="auto", time_limit=60)
    assert (reply["status"], reply["unique"]) == ("solved", False)


def test_a_large_board_is_proven_by_cadical_where_it_is_loaded() -> None:
    if Cadical().missing():
        missing("python-sat or cadical")
    reports = []

    class Watched(InPlace):
        def run(self, task: Task) -> Outcome:
            reports.append(task.excluding)
            return super().run(task)

    extra = {"cadical": Watched(Cadical())}
    _, reply = ask("solve", extra, puzzle=EMPTY, solver="search", time_limit=60)
    assert (reply["solver"], reply["unique"]) == ("search", False)
    assert reports == [(Grid(reply["grid"]),)]
    assert is_solution(Puzzle([0] * 256), Grid(reply["second"]))
    assert reply["second"] != reply["grid"]


def test_a_comparison_does_without_the_proof() -> None:
    events, reply = ask("solve", puzzle=PUZZLE, solver="search", prove=False)
    assert events == []
    assert (reply["status"], reply["unique"]) == ("solved", None)


def test_the_modeler_of_the_request_counts() -> None:
    _, reduced = ask("solve", puzzle=PUZZLE, solver="cbc")
    _, full = ask("solve", puzzle=PUZZLE, solver="cbc", modeler="full")
    assert reduced["stats"]["variables"] < full["stats"]["variables"] == 64


def test_the_lp_file_is_written() -> None:
    _, reply = ask("export", puzzle=PUZZLE, to="lp", form="full")
    assert reply["status"] == "exported"
    assert "x_1_1_1" in reply["text"]
