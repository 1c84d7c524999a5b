"""Constraints and objectives of one's own in PuLP's problem of a puzzle."""

import pulp
import pytest

import sudoku_core as sc
from tests.cases import HARD, digits

EMPTY = sc.Puzzle([0] * 16)
CAGED = sc.Puzzle([0] * 16, rules=[sc.rules.Killer((0, 1, 4), 9)])


def cbc(problem):
    return problem.solve(pulp.getSolver("PULP_CBC_CMD", msg=False, _skip_v4_deprecation=True))


@pytest.mark.parametrize("formulation", ["full", "reduced"])
@pytest.mark.parametrize("puzzle", [sc.Puzzle(digits(HARD)), CAGED], ids=["hard", "caged"])
def test_the_problem_has_the_solutions_of_the_puzzle(puzzle, formulation):
    model = sc.build_model(puzzle, formulation)
    problem = sc.models.to_pulp(model)
    cbc(problem)
    assert sc.is_solution(puzzle, model.decode(problem))


def test_a_constraint_and_an_objective_can_be_added():
    model = sc.build_model(EMPTY, "full")
    problem = sc.models.to_pulp(model)
    x = problem.variablesDict()
    problem += x["x_1_1_1"] + x["x_2_2_4"] == 2
    problem.sense = pulp.LpMaximize
    problem.setObjective(pulp.lpSum(d * x[f"x_1_2_{d}"] for d in range(1, 5)))
    cbc(problem)
    grid = model.decode(problem)
    assert sc.is_solution(EMPTY, grid)
    assert (grid.rows[0][0], grid.rows[1][1], grid.rows[0][1]) == (1, 4, 3)


def test_a_problem_without_a_solution_is_not_read():
    model = sc.build_model(EMPTY, "full")
    problem = sc.models.to_pulp(model)
    for solved in (False, True):
        with pytest.raises(sc.InputError) as refusal:
            model.decode(problem)
        assert refusal.value.code == "model.unsolved", solved
        x = problem.variablesDict()
        if not solved:
            problem += x["x_1_1_1"] + x["x_1_2_1"] == 2
            cbc(problem)


def test_a_puzzle_that_singles_solve_needs_no_variables():
    puzzle = sc.Puzzle([1, 0, 0, 0])
    model = sc.build_model(puzzle)
    assert not model.variables
    assert sc.is_solution(puzzle, model.decode({}))
