"""Requests as the page sends them, answered natively."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import plain
from engine.optional import InPlace, Offer
from engine.plain import Reporter
from engine.requests import wanted
from sudoku_core import (
    Grid,
    Message,
    Outcome,
    Progress,
    Puzzle,
    SolverError,
    Task,
    is_solution,
    parse,
)
from sudoku_core.solvers import highs
from sudoku_core.solvers.cadical import Cadical
from tests.cases import HARD, digits
from tests.engine.asking import ONE_SOLUTION, PUZZLE, all_of, ask, data, log_of
from tests.missing import missing

LINES = (Path(__file__).parents[1] / "data/16x16.txt").read_text(encoding="utf-8").splitlines()
LARGE = [parse(line) for line in LINES if line and line[0] != "#"][1]
OFFER = Offer("cadical", ("clauses",), ("index.js",), 350_000, "MIT")


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
TWICE = {"side": 16, "box": [4, 4], "givens": [1, 1] + [0] * 254}


def test_only_a_solver_on_offer_is_wanted() -> None:
    extra = {"cadical": OFFER}
    for request, offer in (
        ({"op": "solve", "puzzle": PUZZLE, "solver": "cadical"}, OFFER),
        ({"op": "solve", "puzzle": PUZZLE, "solver": "auto"}, None),
        ({"op": "solve", "puzzle": EMPTY, "solver": "auto"}, OFFER),
        ({"op": "solve", "puzzle": EMPTY, "solver": "search"}, None),
        ({"op": "check", "puzzle": EMPTY, "entries": []}, None),
        ({"op": "model", "puzzle": EMPTY}, None),
        ({"op": "explain", "puzzle": EMPTY}, OFFER),
        ({"op": "erase", "puzzle": EMPTY}, OFFER),
        ({"op": "explain", "puzzle": PUZZLE}, None),
        ({"op": "explain", "puzzle": TWICE}, None),
        ({"op": "explain", "puzzle": TWICE, "other_than": [[0, 1]]}, OFFER),
        ({"op": "erase", "puzzle": TWICE}, OFFER),
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


def test_a_proof_that_takes_too_long_is_left_to_cadical() -> None:
    if Cadical().missing():
        missing("python-sat or cadical")
    reports = []

    class Watched(InPlace):
        def run(self, task: Task) -> Outcome:
            reports.append(task.excluding)
            return super().run(task)

    extra = {"cadical": Watched(Cadical())}
    request = {"puzzle": data(LARGE), "solver": "search", "time_limit": 60}
    _, reply = ask("solve", extra, patience=1e-9, **request)
    assert (reply["solver"], reply["unique"]) == ("search", True)
    assert reply["proof"]["solver"] == "cadical"
    assert reports == [(Grid(reply["grid"]),)]


def test_a_comparison_does_without_the_proof() -> None:
    events, reply = ask("solve", puzzle=PUZZLE, solver="search", prove=False)
    assert events == []
    assert (reply["status"], reply["unique"]) == ("solved", None)


def test_the_modeler_of_the_request_counts() -> None:
    _, reduced = ask("solve", puzzle=PUZZLE, solver="cbc")
    _, full = ask("solve", puzzle=PUZZLE, solver="cbc", modeler="full")
    assert reduced["stats"]["variables"] < full["stats"]["variables"] == 64


def test_the_proof_says_how_it_was_done() -> None:
    for solver in ("search", "cbc"):
        (first,), reply = ask("solve", puzzle=PUZZLE, solver=solver, patience=60)
        assert first["result"]["proof"] is None
        assert (reply["proof"]["solver"], reply["proof"]["cut"]) == (solver, 15)
        assert 0 <= reply["proof"]["seconds"] < 60
    for solver, patience in (("local-search", 60), ("cbc", 0)):
        _, reply = ask("solve", puzzle=PUZZLE, solver=solver, patience=patience)
        assert (reply["proof"]["solver"], reply["unique"]) == ("search", True)
    _, reply = ask("solve", puzzle=PUZZLE, solver="search", prove=False)
    assert reply["proof"] is None


def test_a_solver_that_breaks_in_the_proof_leaves_the_solution() -> None:
    class Breaking(InPlace):
        def run(self, task: Task) -> Outcome:
            if task.excluding:
                raise SolverError(Message("solver.broke", solver="cadical", reason="tired"))
            return super().run(task)

    if Cadical().missing():
        missing("python-sat or cadical")
    extra = {"cadical": Breaking(Cadical())}
    _, reply = ask("solve", extra, puzzle=PUZZLE, solver="cadical", patience=60)
    assert (reply["status"], reply["unique"]) == ("solved", True)
    assert reply["proof"]["solver"] == "search"


def test_highs_tells_the_tree_and_all_it_prints() -> None:
    if highs.missing():
        missing("highspy")
    told, reply = all_of(
        "solve", puzzle=data(Puzzle(digits(HARD))), solver="highs", log=True, prove=False
    )
    log = log_of(told)
    stats = reply["stats"]
    assert f"Nodes             {stats['nodes']}\n" in log
    assert f"LP iterations     {stats['iterations']}\n" in log
    assert stats["cuts"] > 0
    assert told[-1]["cuts"] == stats["cuts"]
    quiet, _ = all_of("solve", puzzle=data(Puzzle(digits(HARD))), solver="highs", prove=False)
    assert log_of(quiet) == ""


def test_no_text_of_a_log_is_lost_and_figures_stay_until_the_solver_ends() -> None:
    told: list[dict[str, Any]] = []
    report = Reporter(lambda kind, **event: told.append(event), log=True)
    lines = [f"line {number}\n" for number in range(1000)]
    report(Progress(0, nodes=7))
    for line in lines:
        report(Progress(0, log=line))
    report.flush()
    assert "".join(event["log"] for event in told) == "".join(lines)
    assert told[-1]["nodes"] == 7
    count = len(told)
    report.flush()
    assert len(told) == count
    report(Progress(0, log="more"))
    report.flush()
    assert (told[-1]["log"], told[-1]["nodes"]) == ("more", None)


def test_progress_is_told_no_more_often_than_can_be_seen() -> None:
    told: list[dict[str, Any]] = []
    report = Reporter(lambda kind, **event: told.append(event), log=False)
    for number in range(1000):
        report(Progress(0, nodes=number, log="text"))
    assert len(told) <= 1 + report.seconds / plain.PROGRESS_SECONDS
    assert all(event["log"] is None for event in told)
