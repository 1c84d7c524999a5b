"""The linear relaxation, against other linear programs that tell the same by the simplex method."""

import importlib.util
from pathlib import Path

import pulp
import pytest

from sudoku_core import (
    InputError,
    Puzzle,
    SolverError,
    SolverUnavailable,
    Status,
    build_model,
    parse,
    relaxation,
    solutions,
    standard_blocks,
)
from sudoku_core.solvers import highs
from sudoku_core.solvers.pulp_solver import to_problem
from tests.cases import GUROBI, HARD, Z3, digits, with_given
from tests.missing import missing

DATA = Path(__file__).parents[1] / "data"


def puzzles(name, count):
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [parse(line) for line in lines if line and line[0] != "#"][:count]


HARDEST = puzzles("9x9-hardest.txt", 3)
LARGE = puzzles("16x16.txt", 1)
SMALL_BLOCKS = Puzzle([1, 2, *[0] * 14], [*standard_blocks(2), (0, 6, 11), (2, 15)])
WITHOUT_DIGIT = Puzzle(digits("12.." + "...." + "..3." + "..4."))


@pytest.fixture
def solver():
    if importlib.util.find_spec("highspy") is None:
        missing("highspy")


def simplex(problem):
    problem.solve(pulp.HiGHS(msg=False, solver="simplex"))
    return problem.status


def positive(found):
    side = len(found.values[0])
    return {
        cell * side + k for cell, row in enumerate(found.values) for k, x in enumerate(row) if x > 0
    }


def most_positive(model):
    """By the simplex method, where a solution has most variables above 0.

    Freund, Roundy and Todd 1985: u + w is t times a solution, u at most 1.
    """
    problem = pulp.LpProblem("support", pulp.LpMaximize)
    u = {v: problem.add_variable(f"u{v}", 0, 1) for v in model.variables}
    w = {v: problem.add_variable(f"w{v}", 0) for v in model.variables}
    times = problem.add_variable("t", 1)
    problem.setObjective(pulp.lpSum(u.values()))
    for constraint in model.constraints + model.fixings:
        total = pulp.lpSum([u[v] + w[v] for v in constraint.variables]) - constraint.bound * times
        problem += (total == 0) if constraint.exact else (total <= 0)
    assert simplex(problem) == pulp.LpStatusOptimal
    return {v for v in model.variables if u[v].varValue > 0.5}


@pytest.mark.parametrize("puzzle", HARDEST, ids=range(len(HARDEST)))
def test_what_is_above_nothing_is_what_can_be(solver, puzzle):
    model = build_model(puzzle, "full")
    found = relaxation(puzzle, "full")
    assert positive(found) == most_positive(model)
    chosen = [sum(x > 0 for x in row) for row in found.values]
    assert found.integral == tuple(cell for cell, count in enumerate(chosen) if count == 1)


def test_what_is_settled_can_not_be_moved_by_any_objective(solver):
    model = build_model(SMALL_BLOCKS)
    found = relaxation(SMALL_BLOCKS)
    above = positive(found)
    assert above
    for variable in model.variables:
        problem = to_problem(model, relaxed=True)
        goal = problem.variablesDict()[model.name(variable)]
        problem.setObjective(-1 * goal)
        assert simplex(problem) == pulp.LpStatusOptimal
        assert (goal.varValue > 1e-6) == (variable in above), model.name(variable)


@pytest.mark.parametrize("puzzle", [*HARDEST, *LARGE, SMALL_BLOCKS, Puzzle([0] * 36)])
def test_either_form_gives_the_same_values_and_they_keep_the_rules(solver, puzzle):
    found = relaxation(puzzle)
    full = relaxation(puzzle, "full")
    assert found.status is full.status is Status.SOLVED
    assert (found.integral, found.solves) == (full.integral, full.solves)
    for row, other in zip(found.values, full.values):
        assert row == pytest.approx(other, abs=1e-4)
        assert sum(row) == pytest.approx(1, abs=1e-5)
    for block in puzzle.blocks:
        for k in range(puzzle.side):
            total = sum(found.values[cell][k] for cell in block.cells)
            assert total < 1 + 1e-5
            assert len(block.cells) < puzzle.side or total > 1 - 1e-5
    for cell, digit in enumerate(puzzle.givens.cells):
        assert not digit or (cell in found.integral and found.values[cell][digit - 1] == 1)


def test_of_an_empty_board_every_digit_is_as_strong(solver):
    found = relaxation(Puzzle([0] * 81))
    assert {round(x, 4) for row in found.values for x in row} == {round(1 / 9, 4)}
    assert found.integral == ()


def test_a_small_block_does_not_need_every_digit(solver):
    found = relaxation(Puzzle([0] * 16, [*standard_blocks(2), (0, 6, 11)]))
    # The digits can change places, so the one most even solution has all of them alike.
    assert {round(x, 4) for row in found.values for x in row} == {0.25}


class Chooses(pulp.LpSolver):
    """Says "optimal" with 1 for the first variable of each cell: each has a digit, many clash."""

    def actualSolve(self, lp):
        seen = set()
        for variable in lp.variables():
            _, row, column, _ = variable.name.split("_")
            variable.varValue = float((row, column) not in seen)
            seen.add((row, column))
        lp.assignStatus(pulp.LpStatusOptimal)
        return lp.status


def test_a_grid_that_is_no_solution_is_never_returned():
    with pytest.raises(SolverError) as caught:
        relaxation(Puzzle(digits(HARD)), solver=lambda watch, limit, **options: Chooses())
    assert caught.value.code == "solver.wrong"


def test_evening_out_can_be_stopped():
    puzzle = Puzzle(digits(GUROBI))
    assert relaxation(puzzle, on_progress=lambda progress: True).status is Status.CANCELLED
    assert relaxation(puzzle, time_limit=0).status is Status.LIMIT


def test_what_singles_settle_needs_no_solver():
    def refuse(watch, time_limit, **options):
        pytest.fail("a solver was asked")

    puzzle = Puzzle(digits(GUROBI))
    found = relaxation(puzzle, solver=refuse)
    assert found.solves
    assert (found.stats["variables"], found.stats["iterations"]) == (0, 0)
    (solution,) = solutions(puzzle)
    assert [row.index(1.0) + 1 for row in found.values] == list(solution.cells)
    assert relaxation(WITHOUT_DIGIT, solver=refuse).status is Status.INFEASIBLE


def test_some_are_solved_by_the_relaxation_alone(solver):
    (puzzle,) = LARGE
    found = relaxation(puzzle)
    assert found.stats["variables"] > 0
    assert found.solves
    (solution,) = solutions(puzzle)
    assert [row.index(max(row)) + 1 for row in found.values] == list(solution.cells)


def test_the_relaxation_may_know_that_there_is_no_solution(solver):
    wrong = with_given(HARD, 37, 7)
    assert not build_model(wrong).contradicts
    for form in ("reduced", "full"):
        assert relaxation(wrong, form).status is Status.INFEASIBLE
    found = relaxation(with_given(HARD, 63, 6))
    assert (found.status, found.solves) == (Status.SOLVED, False)


def test_it_tells_how_it_goes_and_can_be_stopped(solver):
    told = []
    found = relaxation(Puzzle(digits(Z3)), on_progress=told.append)
    assert found.stats["iterations"] > 0
    assert "Interior point solve" in "".join(progress.log or "" for progress in told)
    cancelled = relaxation(Puzzle(digits(Z3)), on_progress=lambda progress: True)
    assert (cancelled.status, cancelled.values) == (Status.CANCELLED, ())
    assert relaxation(Puzzle([0] * 625), time_limit=0).status is Status.LIMIT


def test_what_is_not_there_is_said(monkeypatch):
    with pytest.raises(InputError):
        relaxation(Puzzle([0]), "half")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert highs.missing()
    with pytest.raises(SolverUnavailable):
        relaxation(Puzzle([0] * 16))
