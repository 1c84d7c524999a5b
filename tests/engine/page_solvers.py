"""HiGHS and CaDiCaL as WebAssembly, in the page's Python: run by test_core_in_pyodide.py."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Any

import js
import pulp
import pytest

from engine.cadical import WasmSat, cadical
from engine.highs import HighsSolver, WasmLp, highs
from sudoku_core import (
    Grid,
    Puzzle,
    Status,
    conflicting_givens,
    count_solutions,
    is_solution,
    parse,
    relaxation,
    solutions,
    solve,
)
from sudoku_core.models.lp import MakeLp
from sudoku_core.models.sat import MakeSat, Sat
from sudoku_core.photo import mend
from sudoku_core.rules import Killer, Thermometer
from sudoku_core.solvers import Progress
from sudoku_core.solvers.contract import Stopwatch
from sudoku_core.solvers.sat_solver import SatSolver
from sudoku_core.solving import givens_to_erase
from tests.cases import HARD, digits, with_given
from tests.engine.asking import all_of, data, log_of
from tests.plain import SEVENTEEN
from tests.solvers.contract_lp import *  # noqa: F403
from tests.solvers.contract_sat import *  # noqa: F403
from ui.opening.examples import examples


def puzzles(name: str) -> list[Puzzle]:
    """Return the puzzles of a file."""
    text = (Path(__file__).parents[1] / "data" / name).read_text(encoding="utf-8")
    return [parse(line) for line in text.splitlines() if line and line[0] != "#"]


LARGE = puzzles("16x16.txt")[:2]
LONG = puzzles("25x25.txt")[1]
"""HiGHS takes minutes."""
LONG_FOR_CADICAL = puzzles("bench-25x25-minimal.txt")[0]
"""More than a second."""
DEEP = with_given(HARD, 63, 6)
TWOFOLD = Puzzle([0, 0, 3, 4, 3, 4, 0, 0, 0, 0, 4, 3, 4, 3, 0, 0])
HIGHS = highs(js.highs)


class Counted:
    """Makes native solvers and remembers them."""

    def __init__(self) -> None:
        self.made: list[Any] = []

    def __call__(self) -> Any:
        self.made.append(js.newCadical())
        return self.made[-1]


@pytest.fixture
def make() -> Counted:
    return Counted()


@pytest.fixture
def solver(make: Counted) -> SatSolver:
    return cadical(make)


@pytest.fixture
def make_sat() -> MakeSat:
    def made() -> Sat:
        return WasmSat(js.newCadical())

    return made


@pytest.fixture
def make_lp() -> MakeLp:
    return partial(WasmLp, js.highs)


def test_highs_tells_the_tree_and_all_it_prints() -> None:
    puzzle = Puzzle(digits(HARD))
    events, reply = all_of("solve", {"highs": HIGHS}, puzzle=data(puzzle), solver="highs", log=True)
    assert (reply["status"], reply["unique"]) == ("solved", True)
    assert is_solution(puzzle, Grid(reply["grid"]))
    assert reply["proof"]["form"] == "exact-cover"
    stats = reply["stats"]
    log = log_of(events[: [event["kind"] for event in events].index("first")])
    assert f"Nodes             {stats['nodes']}\n" in log
    assert f"LP iterations     {stats['iterations']}\n" in log
    assert log.startswith("MIP has")
    assert stats["bound"] == 0
    assert stats["cuts"] > 0
    assert str(stats["cuts"]) in log
    quiet, _ = all_of("solve", {"highs": HIGHS}, puzzle=data(CAGES), solver="highs")
    assert log_of(quiet) == ""


def test_highs_stops_when_told_and_in_time() -> None:
    def cancel(progress: Progress) -> bool:
        return progress.bound is not None

    start = time.monotonic()
    assert solve(LONG, HIGHS, on_progress=cancel, time_limit=40).status is Status.CANCELLED
    late = start + 60

    def in_vain(progress: Progress) -> bool:
        return time.monotonic() > late

    assert solve(LONG, HIGHS, on_progress=in_vain, time_limit=1).status is Status.LIMIT
    assert time.monotonic() < start + 20


def test_highs_solves_the_relaxation_from_inside() -> None:
    for puzzle in (Puzzle(digits(HARD)), LARGE[1]):
        relaxed, full = (
            relaxation(puzzle, formulation, solver=HIGHS) for formulation in ("reduced", "full")
        )
        assert relaxed.status is full.status is Status.SOLVED
        assert (relaxed.integral, relaxed.solves) == (full.integral, full.solves)
        assert relaxed.stats["iterations"] > 0
        for row, other in zip(relaxed.values, full.values, strict=True):
            assert row == pytest.approx(other, abs=1e-4)
    wrong = with_given(HARD, 37, 7)
    assert relaxation(wrong, solver=HIGHS).status is Status.INFEASIBLE


def test_highs_solves_programs_that_are_not_ours() -> None:
    problem = pulp.LpProblem("most", pulp.LpMaximize)
    x, y = problem.add_variable("x", None, 4), problem.add_variable("y", 0, None, pulp.LpInteger)
    problem.setObjective(x + 2 * y + 3)
    problem += x + y <= 5.5
    problem += x >= -10
    assert problem.solve(HighsSolver(js.highs, Stopwatch(), None)) == pulp.LpStatusOptimal
    assert (x.varValue, y.varValue) == (-9.5, 15)
    assert pulp.value(problem.objective) == 23.5
    problem = pulp.LpProblem("endless", pulp.LpMinimize)
    x = problem.add_variable("x", None, None)
    problem.setObjective(1 * x)
    problem += x <= 7
    assert problem.solve(HighsSolver(js.highs, Stopwatch(), None)) == pulp.LpStatusUnbounded


CAGES = Puzzle(
    [0] * 36,
    rules=[
        Killer((4, 10, 16), 9),
        Killer((9, 14, 15), 12),
        Killer((30, 31, 32), 11),
        Killer((23, 29, 35), 9),
        Killer((0, 6, 12), 13),
        Thermometer((8, 1, 7)),
        Thermometer((21, 22, 28, 34)),
    ],
)


@pytest.mark.parametrize("formulation", ["reduced", "full"])
def test_puzzles_with_rules_are_solved(solver: SatSolver, formulation: str) -> None:
    formulations = {
        HIGHS: formulation,
        solver: {"reduced": "clauses", "full": "clauses-full"}[formulation],
    }
    for solver_name, formulation in formulations.items():
        grid = solve(CAGES, solver_name, formulation=formulation).grid
        assert grid
        assert is_solution(CAGES, grid)
        other = solve(CAGES, solver_name, formulation=formulation, excluding=[grid]).grid
        assert other
        assert other != grid
        none = Puzzle([0] * 36, rules=[*CAGES.rules, Killer((22, 34), 6)])
        assert solve(none, solver_name, formulation=formulation).status is Status.INFEASIBLE


def test_the_relaxation_knows_rules() -> None:
    relaxed = relaxation(CAGES, solver=HIGHS)
    assert relaxed.status is Status.SOLVED
    for rule in CAGES.rules[:5]:
        sums = [sum(x * d for d, x in enumerate(relaxed.values[cell], 1)) for cell in rule.cells]
        assert sum(sums) == pytest.approx(rule.total, abs=1e-4)
    too_much = Puzzle([0] * 36, rules=[Killer((0, 1), 11), Killer((2, 3), 10), Thermometer((0, 7))])
    assert relaxation(too_much, "full", solver=HIGHS).status is Status.INFEASIBLE


def test_givens_and_rules_that_clash_are_a_minimal_set(solver: SatSolver) -> None:
    (first, *_) = solutions(CAGES, 1)
    puzzle = CAGES.replace(first.with_cells([5, *[0] * 11, 3, *[0] * 22, first.cells[35]]))
    solvers: tuple[str | SatSolver, ...] = ("search", solver)
    for solver_or_name in solvers:
        clash = conflicting_givens(puzzle, solver=solver_or_name)
        assert (clash.status, clash.minimal) == (Status.INFEASIBLE, True)
        assert clash.rules
        assert _clash(puzzle, clash.cells, clash.rules)
        for cell in clash.cells:
            assert not _clash(puzzle, set(clash.cells) - {cell}, clash.rules)
        for name in clash.rules:
            assert not _clash(puzzle, clash.cells, set(clash.rules) - {name})


def _clash(puzzle: Puzzle, cells: Collection[int], rules: Collection[str]) -> bool:
    """Return whether givens and rules alone leave no solution."""
    digits = [d if cell in cells else 0 for cell, d in enumerate(puzzle.givens.cells)]
    alone = puzzle.replace(puzzle.givens.with_cells(digits)).keeping(rules)
    return not list(solutions(alone, 1))


def test_the_relaxation_of_a_request() -> None:
    puzzle = LARGE[0]
    events, reply = all_of("relax", {"highs": HIGHS}, puzzle=data(puzzle), form="full", log=True)
    assert (reply["status"], reply["solves"]) == ("relaxed", True)
    assert "Interior point solve" in log_of(events)
    (solution,) = solutions(puzzle)
    assert reply["values"] == [[[digit, 1.0]] for digit in solution.cells]


def test_cadical_goes_on_from_a_solution(solver: SatSolver, make: Counted) -> None:
    first = solve(TWOFOLD, solver).grid
    assert first
    second = solve(TWOFOLD, solver, excluding=[first]).grid
    assert second
    assert second != first
    for solution in solutions(TWOFOLD):
        known = solve(TWOFOLD, solver, excluding=[solution, first]).grid
        assert known is None or known not in (solution, first)
    assert solve(TWOFOLD, solver).grid is not None
    puzzle = Puzzle(digits(HARD))
    before = len(make.made)
    grid = solve(puzzle, solver).grid
    assert grid
    assert solve(puzzle, solver, excluding=[grid]).status is Status.INFEASIBLE
    assert len(make.made) == before + 1
    assert [native.disposed for native in make.made] == [True] * before + [False]


@pytest.mark.parametrize("formulation", ["clauses", "clauses-full"])
def test_cadical_counts_to_the_end(solver: SatSolver, make: Counted, formulation: str) -> None:
    grids: list[Grid] = []
    while grid := solve(TWOFOLD, solver, formulation=formulation, excluding=grids).grid:
        grids.append(grid)
    assert len(make.made) == 1
    assert len(set(grids)) == len(grids) == count_solutions(TWOFOLD, 1000).found


def test_cadical_stops_when_told(solver: SatSolver) -> None:
    puzzle = Puzzle([0] * 81)
    assert solve(puzzle, solver, on_progress=lambda _: True).status is Status.CANCELLED
    assert solve(puzzle, solver, time_limit=0).status is Status.LIMIT
    grid = solve(puzzle, solver).grid
    assert grid
    assert is_solution(puzzle, grid)


def test_cadical_stops_in_the_middle_and_goes_on(solver: SatSolver, make: Counted) -> None:
    reports: list[Progress] = []

    def cancel(progress: Progress) -> bool:
        reports.append(progress)
        return len(reports) == 3

    assert solve(LONG_FOR_CADICAL, solver, on_progress=cancel).status is Status.CANCELLED
    assert len(reports) == 3
    late = solve(LONG_FOR_CADICAL, cadical(make), time_limit=0.05)
    assert late.status is Status.LIMIT
    make.made.clear()
    grid = solve(LONG_FOR_CADICAL, solver).grid
    assert grid
    assert is_solution(LONG_FOR_CADICAL, grid)
    assert make.made == []


def solvable(puzzle: Puzzle, cells: set[int]) -> bool:
    givens = puzzle.givens.cells
    some = [digit if cell in cells else 0 for cell, digit in enumerate(givens)]
    return count_solutions(puzzle.replace(Grid(some)), 1).found == 1


@pytest.mark.parametrize("by", ["search", "cadical"])
def test_givens_that_clash_are_a_minimal_set(solver: SatSolver, by: str) -> None:
    chosen = solver if by == "cadical" else by
    clash = conflicting_givens(DEEP, solver=chosen)
    assert clash.minimal
    assert not solvable(DEEP, set(clash.cells))
    for cell in clash.cells:
        assert solvable(DEEP, set(clash.cells) - {cell})
    erased = givens_to_erase(DEEP, solver=chosen)
    assert (len(erased.cells), erased.minimal) == (1, True)
    assert solvable(DEEP, set(range(81)) - set(erased.cells))


def test_a_large_board_is_explained_by_cadical(
    solver: SatSolver, make: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.plain.PROGRESS_SECONDS", 0.0)
    puzzle = parse(next(example.text for example in examples() if example.side == 12))
    (solution,) = solutions(puzzle)
    cell = puzzle.givens.cells.index(0)
    wrong = puzzle
    for digit in range(1, puzzle.side + 1):
        wrong = puzzle.replace(puzzle.givens.replace(cell, digit))
        if digit != solution.cells[cell] and solve(wrong, solver).stats["variables"]:
            break
    make.made.clear()
    events, explained = all_of("explain", {"cadical": solver}, puzzle=data(wrong))
    assert (explained["status"], explained["minimal"]) == ("infeasible", True)
    assert any(event["bound"] and event["incumbent"] for event in events)
    _, other = all_of(
        "explain", {"cadical": solver}, puzzle=data(wrong), other_than=[explained["cells"]]
    )
    _, erased = all_of("erase", {"cadical": solver}, puzzle=data(wrong))
    assert {len(cells) for cells in erased["choices"]} == {1}
    assert len(make.made) == 1
    check: Callable[[set[int]], bool] = partial(solvable, wrong)
    assert not check(set(explained["cells"]))
    assert other["cells"] != explained["cells"]
    for given_cell in explained["cells"][::8]:
        assert check(set(explained["cells"]) - {given_cell})


def test_highs_finds_the_likeliest_reading_of_a_picture() -> None:
    shown = parse(SEVENTEEN).givens.cells
    picture = [[0.0 if digit == content else -9.0 for digit in range(10)] for content in shown]
    picture[14] = [-9.0, -0.6, 0.0, *[-9.0] * 7]  # a 1 that looks like a 2
    reading = mend(parse(SEVENTEEN), picture, extra={"highs": HIGHS})
    assert (reading.grid.cells, reading.changed) == (shown, (14,))
