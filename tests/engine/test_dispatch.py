"""Requests as the page sends them, answered natively."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import plain
from engine.assets import InPlace, Offer
from engine.dispatch import missing_solver
from engine.plain import Reporter
from sudoku_core import Grid, Message, Puzzle, SolverError, format_grid, is_solution, parse
from sudoku_core.rules import Killer, Thermometer
from sudoku_core.solvers import NAMED, Outcome, Progress, Task, highs
from sudoku_core.solvers.cadical import Cadical
from tests.cases import HARD, digits
from tests.engine.asking import ONE_SOLUTION, PUZZLE, all_of, ask, data, log_of, request_data
from tests.missing import missing

LINES = (Path(__file__).parents[1] / "data/16x16.txt").read_text(encoding="utf-8").splitlines()
LARGE = [parse(line) for line in LINES if line and line[0] != "#"][1]
OFFER = Offer("cadical", ("index.js",), 350_000)
COMING = Offer("highs", ("highs.mjs",), 1_300_000, loading=True)


@pytest.mark.parametrize("solver", ["search", "cbc"])
def test_the_first_solution_comes_before_the_proof(solver: str) -> None:
    (first,), reply = ask("solve", puzzle=PUZZLE, solver=solver, time_limit=60)
    assert first["kind"] == "first"
    assert first["result"]["status"] == reply["status"] == "solved"
    assert first["result"]["unique"] is None
    assert first["result"]["grid"] == reply["grid"]
    assert is_solution(Puzzle(ONE_SOLUTION), Grid(reply["grid"]))
    assert reply["solver"] == solver
    assert (reply["unique"], reply["second"]) == (True, None)


def test_another_solution_is_shown() -> None:
    _, reply = ask("solve", puzzle=data(Puzzle([0] * 16)), solver="cbc")
    assert reply["unique"] is False
    assert reply["second"] != reply["grid"]
    assert is_solution(Puzzle([0] * 16), Grid(reply["second"]))


def test_without_time_for_the_proof_it_is_not_known() -> None:
    _, reply = ask("solve", puzzle=data(Puzzle([0] * 625)), solver="search", time_limit=0)
    assert reply["status"] == "limit"
    assert (reply["grid"], reply["unique"]) == (None, None)


def test_no_solution_has_no_first() -> None:
    none = data(Puzzle([1, 0, 0, 0, 0, 1] + [0] * 10))
    events, reply = ask("solve", puzzle=none, solver="cbc")
    assert events == []
    assert reply["status"] == "infeasible"


def test_the_box_of_the_request_counts() -> None:
    for box in ((2, 3), (3, 2)):
        puzzle = Puzzle([0] * 36, box=box)
        _, reply = ask("solve", puzzle=data(puzzle), solver="search")
        assert is_solution(puzzle, Grid(reply["grid"]))


RULED = Puzzle([0] * 16, rules=[Killer((0, 1), 3), Thermometer((5, 6, 10))], digits=(0, 1, 2, 3))


def test_rules_and_other_digits_cross_over() -> None:
    assert data(RULED)["layout"]
    _, reply = ask("solve", puzzle=data(RULED), solver="search")
    assert is_solution(RULED, RULED.layout.grid(reply["grid"]))
    assert {*reply["grid"][:2]} in ({1, 4}, {2, 3})
    samurai = parse(format_grid(Puzzle([0] * 9, blocks=[range(3), range(6, 9)]), style="rules"))
    assert plain.puzzle_of({**data(samurai)}).layout == samurai.layout
    unread = {**data(RULED), "layout": "4x4 wondows"}
    _, reply = ask("solve", puzzle=unread, solver="search")
    assert reply["status"] == "error"


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


EMPTY = data(Puzzle([0] * 256))
TWICE = data(Puzzle([1, 1] + [0] * 254))


def test_only_a_solver_on_offer_is_wanted() -> None:
    extra = {"cadical": OFFER, "highs": COMING}
    for request, offer in (
        (request_data("solve", puzzle=PUZZLE, solver="cadical"), OFFER),
        (request_data("solve", puzzle=PUZZLE, solver="auto"), None),
        (request_data("solve", puzzle=PUZZLE, solver="highs"), COMING),
        (request_data("solve", puzzle=EMPTY, solver="auto"), OFFER),
        (request_data("solve", puzzle=EMPTY, solver="search"), None),
        (request_data("solve", puzzle=EMPTY, solver="nothing"), None),
        (request_data("check", puzzle=EMPTY, entries=[]), None),
        (request_data("model", puzzle=EMPTY), None),
        (request_data("relax", puzzle=EMPTY), COMING),
        (request_data("explain", puzzle=EMPTY), OFFER),
        (request_data("erase", puzzle=EMPTY), OFFER),
        (request_data("explain", puzzle=PUZZLE), None),
        (request_data("explain", puzzle=TWICE), None),
        (request_data("explain", puzzle=TWICE, other_than=[[0, 1]]), OFFER),
        (request_data("erase", puzzle=TWICE), OFFER),
    ):
        assert missing_solver(request, extra) is offer, request
        assert missing_solver(request, {}) is None


def test_what_is_on_its_way_is_not_waited_for_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    absent = replace(highs.SOLVER, absent=lambda: Message("solver.missing", solver="highs"))
    here = {"search": NAMED["search"], "highs": absent}
    monkeypatch.setattr("sudoku_core.solvers.NAMED", here)
    for puzzle, late in ((PUZZLE, "highs"), (EMPTY, None)):
        (first,), reply = ask("solve", {"highs": COMING}, puzzle=puzzle)
        assert (reply["solver"], reply["preferred"]) == ("search", late)
        assert first["result"]["preferred"] == late
    _, reply = ask("solve", {"highs": COMING}, puzzle=PUZZLE, solver="search")
    assert reply["preferred"] is None


def test_solvers_on_offer_and_on_their_way_are_listed_and_do_not_solve() -> None:
    offer = Offer("z3", ("z3.whl",), 6_000_000, stored=True)
    _, reply = ask("solvers", {"cadical": OFFER, "highs": COMING, "z3": offer})
    listed = {solver["name"]: solver for solver in reply["solvers"]}
    offered, coming, there = (listed[name] for name in ("cadical", "highs", "z3"))
    assert offered["offer"] == {"bytes": 350_000, "licence": "MIT"}
    assert offered["forms"] == ["clauses", "clauses-full"]
    assert (coming["offer"], coming["loading"]) == (None, True)
    assert (there["offer"], there["loading"]) == (None, False)
    assert {solver["reason"] for solver in (offered, coming, there)} == {None}
    assert (listed["search"]["proves"], listed["local-search"]["proves"]) == (True, False)
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


def test_the_form_of_the_request_counts() -> None:
    _, reduced = ask("solve", puzzle=PUZZLE, solver="cbc")
    _, full = ask("solve", puzzle=PUZZLE, solver="cbc", form="full")
    assert reduced["stats"]["variables"] < full["stats"]["variables"] == 64


def test_the_proof_says_how_it_was_done() -> None:
    for solver, formulation in (("search", "exact-cover"), ("cbc", "reduced")):
        (first,), reply = ask("solve", puzzle=PUZZLE, solver=solver, patience=60)
        assert first["result"]["proof"] is None
        assert (reply["proof"]["solver"], reply["proof"]["form"]) == (solver, formulation)
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
    events, reply = all_of(
        "solve", puzzle=data(Puzzle(digits(HARD))), solver="highs", log=True, prove=False
    )
    log = log_of(events)
    stats = reply["stats"]
    assert f"Nodes             {stats['nodes']}\n" in log
    assert f"LP iterations     {stats['iterations']}\n" in log
    assert stats["cuts"] > 0
    assert events[-1]["cuts"] == stats["cuts"]
    quiet, _ = all_of("solve", puzzle=data(Puzzle(digits(HARD))), solver="highs", prove=False)
    assert log_of(quiet) == ""


def test_no_text_of_a_log_is_lost_and_figures_stay_until_the_solver_ends() -> None:
    events: list[dict[str, Any]] = []
    report = Reporter(request_data("model"), lambda event: events.append(dict(event)), log=True)
    lines = [f"line {number}\n" for number in range(1000)]
    report(Progress(0, nodes=7))
    for line in lines:
        report(Progress(0, log=line))
    report.flush()
    assert "".join(event["log"] for event in events) == "".join(lines)
    assert events[-1]["nodes"] == 7
    count = len(events)
    report.flush()
    assert len(events) == count
    report(Progress(0, log="more"))
    report.flush()
    assert (events[-1]["log"], events[-1]["nodes"]) == ("more", None)


def test_progress_is_told_no_more_often_than_can_be_seen() -> None:
    events: list[dict[str, Any]] = []
    report = Reporter(request_data("model"), lambda event: events.append(dict(event)))
    for number in range(1000):
        report(Progress(number / 1000, nodes=number, log="text"))
    assert 8 <= len(events) <= 1 / plain.PROGRESS_SECONDS
    assert all(event["log"] is None for event in events)
