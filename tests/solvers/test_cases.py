"""Every solver runs every case, for real."""

import pytest

from sudoku_core import (
    SolverUnavailable,
    Status,
    available_solvers,
    count_solutions,
    is_solution,
    solve,
)
from tests.cases import CASES
from tests.missing import missing

NAMES = [*(name for name in available_solvers() if name != "auto"), "pulp:HiGHS"]


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


@pytest.mark.parametrize("name", [name for name in NAMES if name != "search"])
def test_the_full_model_gives_the_same_answers(name):
    for case in CASES:
        if case.puzzle.side <= 9 and not case.name.startswith("empty"):
            try:
                result = solve(case.puzzle, name, modeler="full")
            except SolverUnavailable:
                missing(name)
            assert result.status is case.status, case.name
