"""A binary program as a PuLP problem, for PuLP's solvers and a caller's further constraints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.kernel import Constraint

if TYPE_CHECKING:
    import pulp

    from .binary import BinaryModel


def to_pulp(model: BinaryModel, *, relaxed: bool = False) -> pulp.LpProblem:
    """Return a model as a PuLP problem, with the model's names and its objective, if it has one.

    Add constraints and an objective of your own, solve the problem with any solver that PuLP has,
    and read the grid with ``model.decode(problem)``.

    Args:
        model: full or reduced. The full model has every variable ``x_row_column_digit``, and the
            givens as equations; the reduced model has only the variables that singles leave open.
        relaxed: whether a variable may be any fraction from 0 to 1.

    Returns:
        A new problem. ``problem.variablesDict()`` has its variables by name. If the model has no
        objective, any solution is optimal.

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
    # To an empty objective PuLP would add a variable, which counts against limits of licences.
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
    """Return by name the value of each variable to which a solver gave a value."""
    return {v.name: v.varValue for v in problem.variables() if v.varValue is not None}


def has_solution(problem: pulp.LpProblem) -> bool:
    """Return whether a problem's variables have the values of a solution, by PuLP's status."""
    from pulp import constants

    solved = (constants.LpSolutionOptimal, constants.LpSolutionIntegerFeasible)
    return problem.sol_status in solved
