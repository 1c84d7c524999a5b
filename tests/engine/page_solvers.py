"""HiGHS and CaDiCaL as WebAssembly, in the page's Python: run by test_core_in_pyodide.py."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import js
import pytest

from engine.cadical import CadicalSolver
from engine.highs import HighsSolver
from sudoku_core import (
    Grid,
    Progress,
    Puzzle,
    Status,
    conflicting_givens,
    count_solutions,
    givens_to_erase,
    is_solution,
    parse,
    relaxation,
    solutions,
    solve,
)
from sudoku_core.solvers.pulp_solver import PulpSolver
from tests.cases import HARD, digits, with_given
from tests.engine.asking import all_of, data, log_of


def puzzles(name: str) -> list[Puzzle]:
    """The puzzles of a file of the tests."""
    text = (Path(__file__).parents[1] / "data" / name).read_text(encoding="utf-8")
    return [parse(line) for line in text.splitlines() if line and line[0] != "#"]


LARGE = puzzles("16x16.txt")[:2]
LONG = puzzles("25x25.txt")[1]
"""HiGHS takes minutes."""
LONG_FOR_CADICAL = puzzles("bench-25x25-minimal.txt")[0]
"""More than a second."""
DEEP = with_given(HARD, 63, 6)
TWOFOLD = Puzzle([0, 0, 3, 4, 3, 4, 0, 0, 0, 0, 4, 3, 4, 3, 0, 0])
HIGHS = PulpSolver("highs", partial(HighsSolver, js.highs))


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
def cadical(make: Counted) -> CadicalSolver:
    return CadicalSolver(make)


def test_highs_tells_the_tree_and_all_it_prints() -> None:
    puzzle = Puzzle(digits(HARD))
    events, reply = all_of("solve", {"highs": HIGHS}, puzzle=data(puzzle), solver="highs", log=True)
    assert (reply["status"], reply["unique"]) == ("solved", True)
    assert is_solution(puzzle, Grid(reply["grid"]))
    assert reply["proof"]["cut"] == 80
    stats = reply["stats"]
    log = log_of(events[: [event["kind"] for event in events].index("first")])
    assert f"Nodes             {stats['nodes']}\n" in log
    assert f"LP iterations     {stats['iterations']}\n" in log
    assert log.startswith("MIP has")
    assert stats["bound"] == 0
    assert stats["cuts"] > 0
    assert str(stats["cuts"]) in log
    quiet, _ = all_of("solve", {"highs": HIGHS}, puzzle=data(puzzle), solver="highs")
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
    for puzzle in (Puzzle(digits(HARD)), *LARGE):
        found, full = (relaxation(puzzle, form, solver=HIGHS.make) for form in ("reduced", "full"))
        assert found.status is full.status is Status.SOLVED
        assert (found.integral, found.solves) == (full.integral, full.solves)
        assert found.stats["iterations"] > 0
        for row, other in zip(found.values, full.values, strict=True):
            assert row == pytest.approx(other, abs=1e-4)
    wrong = with_given(HARD, 37, 7)
    assert relaxation(wrong, solver=HIGHS.make).status is Status.INFEASIBLE


def test_the_relaxation_of_a_request() -> None:
    puzzle = LARGE[0]
    events, reply = all_of("relax", {"highs": HIGHS}, puzzle=data(puzzle), form="full", log=True)
    assert (reply["status"], reply["solves"]) == ("relaxed", True)
    assert "Interior point solve" in log_of(events)
    (solution,) = solutions(puzzle)
    assert reply["values"] == [[[digit, 1.0]] for digit in solution.cells]


def test_cadical_goes_on_from_a_solution(cadical: CadicalSolver, make: Counted) -> None:
    first = solve(TWOFOLD, cadical).grid
    assert first
    second = solve(TWOFOLD, cadical, excluding=[first]).grid
    assert second
    assert second != first
    for found in solutions(TWOFOLD):
        known = solve(TWOFOLD, cadical, excluding=[found, first]).grid
        assert known is None or known not in (found, first)
    assert solve(TWOFOLD, cadical).grid is not None
    puzzle = Puzzle(digits(HARD))
    before = len(make.made)
    grid = solve(puzzle, cadical).grid
    assert grid
    assert solve(puzzle, cadical, excluding=[grid]).status is Status.INFEASIBLE
    assert len(make.made) == before + 1
    assert [native.disposed for native in make.made] == [True] * before + [False]


@pytest.mark.parametrize("modeler", ["clauses", "clauses-full"])
def test_cadical_counts_to_the_end(cadical: CadicalSolver, make: Counted, modeler: str) -> None:
    found: list[Grid] = []
    while grid := solve(TWOFOLD, cadical, modeler=modeler, excluding=found).grid:
        found.append(grid)
    assert len(make.made) == 1
    assert len(set(found)) == len(found) == count_solutions(TWOFOLD, 1000).found


def test_cadical_stops_when_told(cadical: CadicalSolver) -> None:
    puzzle = Puzzle([0] * 625)
    assert solve(puzzle, cadical, on_progress=lambda _: True).status is Status.CANCELLED
    assert solve(puzzle, cadical, time_limit=0).status is Status.LIMIT
    grid = solve(puzzle, cadical).grid
    assert grid
    assert is_solution(puzzle, grid)


def test_cadical_stops_in_the_middle_and_goes_on(cadical: CadicalSolver, make: Counted) -> None:
    reports: list[Progress] = []

    def cancel(progress: Progress) -> bool:
        reports.append(progress)
        return len(reports) == 1000

    assert solve(LONG_FOR_CADICAL, cadical, on_progress=cancel).status is Status.CANCELLED
    assert len(reports) == 1000
    late = solve(LONG_FOR_CADICAL, CadicalSolver(make), time_limit=0.3)
    assert late.status is Status.LIMIT
    make.made.clear()
    grid = solve(LONG_FOR_CADICAL, cadical).grid
    assert grid
    assert is_solution(LONG_FOR_CADICAL, grid)
    assert make.made == []


def solvable(puzzle: Puzzle, cells: set[int]) -> bool:
    givens = puzzle.givens.cells
    some = [digit if cell in cells else 0 for cell, digit in enumerate(givens)]
    return count_solutions(puzzle.replace(Grid(some)), 1).found == 1


@pytest.mark.parametrize("by", ["search", "cadical"])
def test_givens_that_clash_are_a_minimal_set(cadical: CadicalSolver, by: str) -> None:
    probe: Any = cadical.probe if by == "cadical" else by
    found = conflicting_givens(DEEP, solver=probe)
    assert found.minimal
    assert not solvable(DEEP, set(found.cells))
    for cell in found.cells:
        assert solvable(DEEP, set(found.cells) - {cell})
    erased = givens_to_erase(DEEP, solver=probe)
    assert (len(erased.cells), erased.minimal) == (1, True)
    assert solvable(DEEP, set(range(81)) - set(erased.cells))


def test_a_large_board_is_explained_by_cadical(cadical: CadicalSolver, make: Counted) -> None:
    puzzle = LARGE[0]
    (solution,) = solutions(puzzle)
    cell = puzzle.givens.cells.index(0)
    wrong = puzzle
    for digit in range(1, puzzle.side + 1):
        wrong = puzzle.replace(puzzle.givens.replace(cell, digit))
        if digit != solution.cells[cell] and solve(wrong, cadical).stats["variables"]:
            break
    make.made.clear()
    events, found = all_of("explain", {"cadical": cadical}, puzzle=data(wrong))
    assert (found["status"], found["solver"], found["minimal"]) == ("infeasible", "cadical", True)
    assert any(event["bound"] and event["incumbent"] for event in events)
    _, other = all_of(
        "explain", {"cadical": cadical}, puzzle=data(wrong), other_than=[found["cells"]]
    )
    _, erased = all_of("erase", {"cadical": cadical}, puzzle=data(wrong))
    assert len(erased["cells"]) == 1
    assert len(make.made) == 1
    check: Callable[[set[int]], bool] = partial(solvable, wrong)
    assert not check(set(found["cells"]))
    assert other["cells"] != found["cells"]
    for gone in found["cells"][::8]:
        assert check(set(found["cells"]) - {gone})
