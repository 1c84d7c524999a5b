"""Every solver runs every case, for real."""

import pytest

from sudoku_core import (
    Puzzle,
    SolverError,
    SolverUnavailable,
    Status,
    available_solvers,
    count_solutions,
    is_solution,
    solve,
)
from sudoku_core.solvers import find_solver
from tests.cases import CASES, GUROBI, HARD, digits, without
from tests.missing import missing

NAMES = [
    *(name for name in available_solvers() if name not in ("auto", "local-search")),
    "pulp:HiGHS",
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("name", NAMES)
def test_a_solver_answers_every_case(name, case):
    try:
        result = solve(case.puzzle, name)
    except SolverUnavailable:
        missing(name)
    assert result.status is case.status
    assert result.solver == name
    assert (result.grid is not None) == (case.status is Status.SOLVED)
    assert result.grid is None or is_solution(case.puzzle, result.grid)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_search_counts_every_case(case):
    assert count_solutions(case.puzzle).found == case.solutions


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_local_search_finds_solutions_and_proves_nothing(case):
    side = case.puzzle.side
    full = {cell for b in case.puzzle.blocks if len(b.cells) == side for cell in b.cells}
    if len(full) < side**2:
        with pytest.raises(SolverError) as caught:
            solve(case.puzzle, "local-search")
        assert caught.value.code == "solver.blocks"
        return
    if case.status is Status.SOLVED and case.name != "unique, hard":
        assert solve(case.puzzle, "local-search").status is Status.SOLVED
        return
    # What the time limit does not end is cancelled.
    result = solve(
        case.puzzle, "local-search", time_limit=0.2, on_progress=lambda told: told.seconds > 20
    )
    assert result.seconds < 10
    found = result.status is Status.SOLVED and case.status is Status.SOLVED
    assert found or result.status is Status.LIMIT


@pytest.mark.parametrize("name", [*NAMES, "local-search"])
def test_a_grid_that_is_excluded_does_not_count(name):
    if not runs(name):
        missing(name)
    twofold = without(9, 2)
    first = solve(twofold, name).grid
    other = solve(twofold, name, excluding=[first])
    assert other.status is Status.SOLVED
    assert other.grid != first
    if name != "local-search":
        for line in (GUROBI, HARD):
            only = Puzzle(digits(line))
            grid = solve(only, "search").grid
            assert solve(only, name, excluding=[grid]).status is Status.INFEASIBLE


def modelers():
    for name in NAMES:
        for modeler in find_solver(name, {}).modelers[1:] if runs(name) else ["all"]:
            yield name, modeler


def runs(name):
    return not available_solvers().get(name)


@pytest.mark.parametrize(("name", "modeler"), list(modelers()))
def test_every_other_way_to_write_a_puzzle_down_gives_the_same_answers(name, modeler):
    if modeler == "all":
        missing(name)
    for case in CASES:
        if case.puzzle.side <= 9 and not case.name.startswith("empty"):
            result = solve(case.puzzle, name, modeler=modeler)
            assert result.status is case.status, case.name
