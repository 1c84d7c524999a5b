"""The linear relaxation, against other linear programs that tell the same by the simplex method."""

import importlib.util
from pathlib import Path

import pulp
import pytest

from sudoku_core import (
    Grid,
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
from sudoku_core.models.lp import LpAnswer, LpStatus
from sudoku_core.models.pulp_problem import to_pulp
from sudoku_core.rules import Killer, Thermometer, boards
from sudoku_core.solvers import highs
from sudoku_core.solvers.pulp_solver import PulpSolver
from tests.cases import GUROBI, HARD, Z3, digits, with_given
from tests.missing import missing

DATA = Path(__file__).parents[1] / "data"


def puzzles(name, count):
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [parse(line) for line in lines if line and line[0] != "#"][:count]


HARDEST = puzzles("9x9-hardest.txt", 3)
LARGE = puzzles("16x16.txt", 1)
SMALL_BLOCKS = Puzzle([1, 2, *[0] * 14], [*standard_blocks(2), (0, 6, 11), (2, 15)])
TWICE = Puzzle([1, 1] + [0] * 14)
DOUBLED = build_model(TWICE, "full")
WITHOUT_DIGIT = Puzzle(digits("12.." + "...." + "..3." + "..4."))


CAGES = Puzzle(
    digits("......" + "....2." + ".2...." + "......" + ".....1" + "......"),
    rules=[
        Killer((23, 29, 35), 9),
        Killer((9, 14, 15), 12),
        Killer((4, 10, 16), 9),
        Killer((30, 31, 32), 11),
        Killer((21, 22, 28), 9),
        Thermometer((8, 1, 7)),
    ],
)
CROSSED = Puzzle(
    Grid([0, 1, *[0] * 33, 3], side=4, columns=6),
    boards([(0, 0), (2, 2)], 6, (2, 2)),
    rules=[Killer((6, 7, 8), 9), Thermometer((28, 22, 21))],
    digits=(0, 2, 3, 4),
)
"""Two boards of side 4 that share a box."""
RULED = [CAGES, CROSSED]


@pytest.fixture
def solver():
    if importlib.util.find_spec("highspy") is None:
        missing("highspy")


def simplex(problem):
    problem.solve(pulp.HiGHS(msg=False, solver="simplex"))
    return problem.status


def positive(relaxed):
    side = len(relaxed.values[0])
    return {
        cell * side + k
        for cell, row in enumerate(relaxed.values)
        for k, x in enumerate(row)
        if x > 0
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
        total = pulp.lpSum([factor * (u[v] + w[v]) for factor, v in constraint.terms])
        total -= constraint.bound * times
        problem += {"=": total == 0, "<=": total <= 0, ">=": total >= 0}[constraint.sense]
    assert simplex(problem) == pulp.LpStatusOptimal
    return {v for v in model.candidates if u[v].varValue > 0.5}


@pytest.mark.parametrize("puzzle", [*HARDEST, *RULED], ids=range(len(HARDEST + RULED)))
def test_what_is_above_nothing_is_what_can_be(solver, puzzle):
    model = build_model(puzzle, "full")
    relaxed = relaxation(puzzle, "full")
    assert positive(relaxed) == most_positive(model)
    chosen = [sum(x > 0 for x in row) for row in relaxed.values]
    assert relaxed.integral == tuple(cell for cell, count in enumerate(chosen) if count == 1)


@pytest.mark.parametrize("puzzle", [SMALL_BLOCKS, *RULED], ids=range(1 + len(RULED)))
def test_what_is_settled_can_not_be_moved_by_any_objective(solver, puzzle):
    model = build_model(puzzle)
    relaxed = relaxation(puzzle)
    above = positive(relaxed)
    assert above
    for variable in model.candidates:
        problem = to_pulp(model, relaxed=True)
        goal = problem.variablesDict()[model.name(variable)]
        problem.setObjective(-1 * goal)
        assert simplex(problem) == pulp.LpStatusOptimal
        assert (goal.varValue > 1e-6) == (variable in above), model.name(variable)


@pytest.mark.parametrize("puzzle", [*HARDEST, *LARGE, SMALL_BLOCKS, Puzzle([0] * 36), *RULED])
def test_either_form_gives_the_same_values_and_they_keep_the_rules(solver, puzzle):
    relaxed = relaxation(puzzle)
    full = relaxation(puzzle, "full")
    assert relaxed.status is full.status is Status.SOLVED
    assert (relaxed.integral, relaxed.solves) == (full.integral, full.solves)
    for cell, (row, other) in enumerate(zip(relaxed.values, full.values)):
        assert row == pytest.approx(other, abs=1e-4)
        assert sum(row) == pytest.approx(float(cell in puzzle.cells), abs=1e-5)
    for block in puzzle.blocks:
        for k in range(puzzle.side):
            total = sum(relaxed.values[cell][k] for cell in block.cells)
            assert total < 1 + 1e-5
            assert len(block.cells) < puzzle.side or total > 1 - 1e-5
    for cell, digit in enumerate(puzzle.givens.cells):
        assert not digit or (cell in relaxed.integral and relaxed.values[cell][digit - 1] == 1)
    for rule in puzzle.rules:
        means = [sum(x * d for x, d in zip(relaxed.values[c], puzzle.digits)) for c in rule.cells]
        if isinstance(rule, Killer):
            assert sum(means) == pytest.approx(rule.total, abs=1e-4)
        else:
            assert means == sorted(means)


def test_of_sums_the_reduced_form_knows_more(solver):
    puzzle = Puzzle(
        digits(".....4" + "......" * 2 + "6....." + "......" + "2....."),
        rules=[
            Killer((28, 29, 34), 6),
            Killer((2, 3, 4), 11),
            Killer((30, 31, 32), 7),
            Killer((16, 22, 23), 12),
            Killer((0, 6, 7), 12),
            Thermometer((10, 9, 8)),
        ],
    )
    assert positive(relaxation(puzzle)) < positive(relaxation(puzzle, "full"))
    for solution in solutions(puzzle):
        ones = {cell * 6 + digit - 1 for cell, digit in enumerate(solution.cells)}
        assert ones <= positive(relaxation(puzzle))


def test_rules_alone_may_leave_the_relaxation_no_solution(solver):
    too_much = Puzzle([0] * 36, rules=[Killer((0, 1), 11), Killer((2, 3), 10), Thermometer((0, 7))])
    assert not build_model(too_much, "full").contradicts
    assert relaxation(too_much, "full").status is Status.INFEASIBLE
    assert next(solutions(too_much), None) is None


def test_of_an_empty_board_every_digit_is_as_strong(solver):
    relaxed = relaxation(Puzzle([0] * 81))
    assert {round(x, 4) for row in relaxed.values for x in row} == {round(1 / 9, 4)}
    assert relaxed.integral == ()


def test_a_small_block_does_not_need_every_digit(solver):
    relaxed = relaxation(Puzzle([0] * 16, [*standard_blocks(2), (0, 6, 11)]))
    # The digits can change places, so the one most even solution has all of them alike.
    assert {round(x, 4) for row in relaxed.values for x in row} == {0.25}


class Says:
    """An LP solver that gives answers one after another, whatever it is asked."""

    def __init__(self, *answers):
        self._answers = list(answers)

    name = "highs"

    def missing(self):
        return None

    def make_lp(self, program):
        return self

    def solve(self, **options):
        answer = self._answers.pop(0)
        return answer(**options) if callable(answer) else answer

    def close(self):
        pass


def chosen_first(puzzle):
    """Values of the full model with 1 for the first digit of each cell: many clash."""
    return tuple([float(variable % puzzle.side == 0) for variable in range(puzzle.side**3)])


def test_a_grid_that_is_no_solution_is_never_returned():
    puzzle = Puzzle(digits(HARD))
    for values in (chosen_first(puzzle), (0.5,) * 729):
        with pytest.raises(SolverError) as caught:
            relaxation(puzzle, "full", solver=Says(LpAnswer(LpStatus.OPTIMAL, values=values)))
        assert caught.value.code == "solver.wrong"


INFEASIBLE = LpAnswer(LpStatus.INFEASIBLE, 5)


@pytest.mark.parametrize("proof", [INFEASIBLE, LpAnswer(LpStatus.OPTIMAL, 5)])
def test_that_there_is_no_solution_is_not_believed_without_a_proof(proof):
    with pytest.raises(SolverError) as caught:
        relaxation(Puzzle(digits(HARD)), solver=Says(INFEASIBLE, proof))
    assert caught.value.code == "solver.unproven"
    (row_1,) = [k for k, row in enumerate(DOUBLED.constraints) if row.name == "row1_digit1"]
    right = [0.0] * len(DOUBLED.constraints + DOUBLED.fixings)
    right[row_1], right[-1], right[-2] = -1.0, 1.0, 1.0
    for sign, expected in ((1, Status.INFEASIBLE), (-1, None)):
        ray = tuple([sign * multiplier for multiplier in right])
        says = Says(INFEASIBLE, LpAnswer(LpStatus.INFEASIBLE, 5, ray=ray))
        if expected:
            relaxed = relaxation(TWICE, "full", solver=says)
            assert (relaxed.status, relaxed.stats["iterations"]) == (expected, 10)
        else:
            with pytest.raises(SolverError):
                relaxation(TWICE, "full", solver=says)


def test_what_ends_without_a_reason_broke_and_what_is_stopped_is_not_known():
    puzzle = Puzzle(digits(HARD))

    def raises(**options):
        raise OSError("no such thing")

    def cancels(tell, **options):
        assert tell(None)
        return INFEASIBLE

    for answer in (raises, LpAnswer(LpStatus.UNBOUNDED)):
        with pytest.raises(SolverError, match="highs broke") as caught:
            relaxation(puzzle, solver=Says(answer))
        assert caught.value.code == "solver.broke"
    stopped = LpAnswer(LpStatus.STOPPED)
    assert relaxation(puzzle, solver=Says(stopped)).status is Status.LIMIT
    assert relaxation(puzzle, solver=Says(INFEASIBLE, stopped)).status is Status.LIMIT
    relaxed = relaxation(
        puzzle, solver=Says(cancels, INFEASIBLE), on_progress=lambda _progress: True
    )
    assert relaxed.status is Status.CANCELLED


def test_evening_out_can_be_stopped():
    puzzle = Puzzle(digits(GUROBI))
    assert relaxation(puzzle, on_progress=lambda progress: True).status is Status.CANCELLED
    assert relaxation(puzzle, time_limit=0).status is Status.LIMIT


def test_what_singles_settle_needs_no_solver():
    def refuse(program):
        pytest.fail("a solver was asked")

    puzzle = Puzzle(digits(GUROBI))
    relaxed = relaxation(puzzle, solver=refuse)
    assert relaxed.solves
    assert (relaxed.stats["variables"], relaxed.stats["iterations"]) == (0, 0)
    (solution,) = solutions(puzzle)
    assert [row.index(1.0) + 1 for row in relaxed.values] == list(solution.cells)
    assert relaxation(WITHOUT_DIGIT, solver=refuse).status is Status.INFEASIBLE


def test_some_are_solved_by_the_relaxation_alone(solver):
    (puzzle,) = LARGE
    relaxed = relaxation(puzzle)
    assert relaxed.stats["variables"] > 0
    assert relaxed.solves
    (solution,) = solutions(puzzle)
    assert [row.index(max(row)) + 1 for row in relaxed.values] == list(solution.cells)


def test_the_relaxation_may_know_that_there_is_no_solution(solver):
    wrong = with_given(HARD, 37, 7)
    assert not build_model(wrong).contradicts
    for formulation in ("reduced", "full"):
        assert relaxation(wrong, formulation).status is Status.INFEASIBLE
    relaxed = relaxation(with_given(HARD, 63, 6))
    assert (relaxed.status, relaxed.solves) == (Status.SOLVED, False)


def test_it_tells_how_it_goes_and_can_be_stopped(solver):
    reports = []
    relaxed = relaxation(Puzzle(digits(Z3)), on_progress=reports.append)
    assert relaxed.stats["iterations"] > 0
    assert "Interior point solve" in "".join(progress.log or "" for progress in reports)
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


def test_an_lp_solver_at_hand_is_asked_before_the_installed_one():
    at_hand = PulpSolver("mine", None, make_lp=Says(LpAnswer(LpStatus.STOPPED)).make_lp)
    extra = {"other": PulpSolver("other", None), "mine": at_hand}
    assert relaxation(Puzzle([0] * 16), extra=extra).status is Status.LIMIT
