"""A binary program as a PuLP problem, for PuLP's solvers and for constraints of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.kernel import Constraint

if TYPE_CHECKING:
    import pulp

    from .binary import BinaryModel


def to_pulp(model: BinaryModel, *, relaxed: bool = False) -> pulp.LpProblem:
    """Return a model as a PuLP problem, with the model's names and its objective, if it has one.

    PuLP solves it with any solver it knows, after constraints and an objective of one's own were
    added; ``model.decode(problem)`` then reads the grid.

    Args:
        model: full or reduced. With "full" every ``x_row_column_digit`` is there, the givens
            being equations; with "reduced" only those that singles leave open.
        relaxed: whether a variable may be anything from 0 to 1.

    Returns:
        A new problem. ``problem.variablesDict()`` has its variables by name. Without an objective
        of the model's it looks for any solution.

    The solution of an empty 4×4 board with a 4 in the first corner, whose main diagonal has the
    largest sum:

    >>> import pulp
    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.models.binary import build_model
    >>> model = build_model(Puzzle([0] * 16), "full")
    >>> problem = to_pulp(model)
    >>> x = problem.variablesDict()
    >>> problem.addConstraint(x["x_1_1_4"] == 1, "corner")
    >>> diagonal = [d * x[f"x_{r}_{r}_{d}"] for r in range(1, 5) for d in range(1, 5)]
    >>> problem.sense = pulp.LpMaximize
    >>> problem.setObjective(pulp.lpSum(diagonal))
    >>> pulp.LpStatus[problem.solve(pulp.PULP_CBC_CMD(msg=False))]
    'Optimal'
    >>> rows = model.decode(problem).rows
    >>> rows[0][0], sum(rows[r][r] for r in range(4))
    (4, 14)
    """
    import pulp

    problem = pulp.LpProblem("sudoku", pulp.LpMaximize if model.objective else pulp.LpMinimize)
    kind = pulp.LpContinuous if relaxed else pulp.LpInteger
    variables = {
        variable: problem.add_variable(model.name(variable), 0, 1, kind)
        for variable in model.variables
    }
    # Where it is empty, PuLP adds a variable of its own, which licences count.
    objective = model.objective or [(0, variable) for variable in model.variables[:1]]
    terms = [(variables[variable], factor) for factor, variable in objective]
    problem.setObjective(pulp.LpAffineExpression(terms))

    senses = {"=": pulp.LpConstraintEQ, "<=": pulp.LpConstraintLE, ">=": pulp.LpConstraintGE}

    def add(constraint: Constraint) -> None:
        total = pulp.LpAffineExpression([(variables[v], factor) for factor, v in constraint.terms])
        sense = senses[constraint.sense]
        problem.addConstraint(pulp.LpConstraint(total, sense, constraint.name, constraint.bound))

    for constraint in model.constraints + model.fixings:
        add(constraint)
    return problem


def pulp_values(problem: pulp.LpProblem) -> dict[str, float]:
    """Return by name the value of each variable that a solver gave one."""
    return {v.name: v.varValue for v in problem.variables() if v.varValue is not None}


def has_solution(problem: pulp.LpProblem) -> bool:
    """Return whether PuLP says that the values of a problem obey all of its constraints."""
    from pulp import constants

    solved = (constants.LpSolutionOptimal, constants.LpSolutionIntegerFeasible)
    return problem.sol_status in solved
