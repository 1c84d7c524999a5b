"""The linear relaxation of a puzzle's binary program: x may be a fraction from 0 to 1.

A variable that is 0 in every solution of the relaxation is 0 in every solution of the puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from math import inf

from ..board.checker import is_solution
from ..board.lowering import disagreement
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..models.binary import BinaryModel, build_model
from ..models.lp import LinearProgram, Lp, LpAnswer, LpStatus, MakeLp, Row, Tell, exact_certificate
from ..solvers import find_lp, highs
from ..solvers.contract import OnProgress, Solver, SolverError, Status, Stopwatch
from .entropy import most_even

SOLVER = highs.SOLVER.name
"""Name of the solver of the linear programs, native or in the page."""
POSITIVE = 1e-6
"""Least value that counts as positive; the interior point method leaves noise below it. The tests
compare the positive values with those of the simplex method.
"""


@dataclass(frozen=True, slots=True)
class Relaxation:
    """The solution of the linear relaxation.

    Args:
        status: SOLVED, INFEASIBLE (then the puzzle has no solution), LIMIT or CANCELLED.
        values: by cell, for each digit from 1 how strongly it is chosen, from 0 to 1: of all
            solutions of the relaxation the one of greatest entropy, -Σ x · ln x. Empty unless
            SOLVED; zeros for gaps.
        integral: the cells that have the same digit in every solution of the relaxation.
        solves: whether these are all cells, so that there is nothing to branch on.
        seconds: the time of the solve.
        stats: ``variables``, ``constraints`` and ``nonzeros`` of the model, ``iterations``, and
            ``residual``: the largest violation of an equation.
    """

    status: Status
    values: tuple[tuple[float, ...], ...] = ()
    integral: tuple[int, ...] = ()
    solves: bool = False
    seconds: float = 0.0
    stats: Mapping[str, int | float] = field(default_factory=dict, hash=False)


def relaxation(
    puzzle: Puzzle,
    formulation: str = "reduced",
    *,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    solver: str | Solver = "auto",
    extra: Mapping[str, Solver] | None = None,
) -> Relaxation:
    """Solve the linear relaxation of a puzzle's binary program.

    That the relaxation has no solution is proven: the solver's multipliers are added up in exact
    arithmetic. If they do not add up to a contradiction, SolverError is raised.

    Args:
        puzzle: any blocks and rules, any givens.
        formulation: "full" or "reduced", as for ``build_model``. If all rules are blocks, the
            result is the same: naked and hidden singles follow from the rows. With sums, the
            reduced model may eliminate more.
        time_limit: seconds, or None for no limit.
        on_progress: called now and then with the figures so far; returning True cancels.
        solver: a name or a Solver that solves linear programs; "auto" is the first in ``extra``,
            else HiGHS from the package ``highspy``.
        extra: further solvers by name.

    Returns:
        The relaxation. If singles settle the reduced model, no solver is needed.

    Raises:
        InputError: there is no such formulation.
        SolverUnavailable: there is no LP solver, or ``solver`` does not solve linear programs.
        SolverError: HiGHS broke, or its result is wrong or not proven.

    >>> fractions = relaxation(Puzzle([1, 0, 0, 0]))
    >>> fractions.solves, fractions.values
    (True, ((1.0, 0.0), (0.0, 1.0), (0.0, 1.0), (1.0, 0.0)))
    """
    watch = Stopwatch(time_limit, on_progress)
    model = build_model(puzzle, formulation)
    stats: dict[str, int | float] = {**asdict(model.stats), "iterations": 0}

    def ended(status: Status) -> Relaxation:
        return Relaxation(status, seconds=watch.seconds, stats=stats)

    if model.contradicts:
        return ended(Status.INFEASIBLE)
    program = relaxed(model)
    inside: tuple[float, ...] = ()
    if model.variables:
        answer = _interior_answer(program, watch, find_lp(extra, solver=solver))
        stats["iterations"] = answer.iterations
        if answer.status is LpStatus.STOPPED or watch.cancelled or watch.expired:
            return ended(watch.stopped)
        if answer.status is LpStatus.INFEASIBLE:
            return ended(Status.INFEASIBLE)
        inside = answer.values
    try:
        even = most_even(program, inside, POSITIVE, watch.must_stop)
    except ValueError as error:
        raise _wrong() from error
    if even is None:
        return ended(watch.stopped)
    stats["residual"] = _residual(program, even)
    values = _by_cell(model, even)
    integral = tuple(cell for cell in puzzle.cells if sum([x > 0 for x in values[cell]]) == 1)
    solves = len(integral) == len(puzzle.cells)
    if solves:
        digits = [row.index(max(row)) + 1 if any(row) else 0 for row in values]
        grid = puzzle.layout.grid(digits)
        if not is_solution(puzzle, grid):
            disagrees = disagreement(puzzle, grid, SOLVER)
            raise SolverError(disagrees) if disagrees else _wrong()
    return Relaxation(Status.SOLVED, values, integral, solves, watch.seconds, stats)


def relaxed(model: BinaryModel) -> LinearProgram:
    """Return a binary program with variables from 0 to 1, and nothing to minimise.

    >>> relaxed(build_model(Puzzle([0], blocks=[]), "full")).rows
    (Row(terms=((1, 0),), lower=1, upper=1),)
    """
    column = {variable: k for k, variable in enumerate(model.variables)}
    count = len(column)
    rows = [
        Row(
            tuple([(factor, column[variable]) for factor, variable in row.terms]),
            -inf if row.sense == "<=" else row.bound,
            inf if row.sense == ">=" else row.bound,
        )
        for row in model.constraints + model.fixings
    ]
    return LinearProgram((0,) * count, (0,) * count, (1,) * count, tuple(rows))


def _interior_answer(program: LinearProgram, watch: Stopwatch, make: MakeLp) -> LpAnswer:
    """Return a solution with as few zeros as possible, or a verified proof that there is none.

    The interior point method without crossover ends inside the solutions; the simplex method would
    end in a corner, but returns the multipliers that prove that there is none.
    """

    def tell(text: str | None) -> bool:
        return watch.report(log=text)

    lp = None
    try:
        lp = make(program)
        answer, broken = _tried(lp, tell, watch)
        if answer.status is LpStatus.INFEASIBLE:
            proof = lp.solve(tell=tell, seconds=watch.left)
            if broken and proof.status not in (LpStatus.INFEASIBLE, LpStatus.STOPPED):
                raise broken
            shown = proof.status is LpStatus.INFEASIBLE and exact_certificate(program, proof.ray)
            if not shown and proof.status is not LpStatus.STOPPED and not watch.must_stop():
                raise SolverError(Message("solver.unproven", solver=SOLVER))
            answer = replace(proof, iterations=answer.iterations + proof.iterations)
    except SolverError:
        raise
    except Exception as error:
        raise _broke(f"{type(error).__name__}: {error}") from error
    finally:
        if lp is not None:
            lp.close()
    if answer.status is LpStatus.UNBOUNDED:
        raise _broke(answer.status.value)  # impossible: there is nothing to minimise
    return answer


def _tried(lp: Lp, tell: Tell, watch: Stopwatch) -> tuple[LpAnswer, SolverError | None]:
    """Return the answer of the interior point method, or the reason why it gave up."""
    try:
        return lp.solve(interior=True, tell=tell, seconds=watch.left), None
    except SolverError as error:
        return LpAnswer(LpStatus.INFEASIBLE), error


def _by_cell(model: BinaryModel, even: list[float]) -> tuple[tuple[float, ...], ...]:
    """Return the values by cell and digit; 1 for candidates settled without variables."""
    side = model.side
    values = [[0.0] * side for _ in range(model.layout.size)]
    for cell, digit in enumerate(model.settled):
        if digit:
            values[cell][digit - 1] = 1.0
    for variable, value in zip(model.candidates, even):
        values[variable // side][variable % side] = value
    return tuple([tuple(row) for row in values])


def _residual(program: LinearProgram, even: list[float]) -> float:
    """Return the largest violation of a row."""
    residual = 0.0
    for row in program.rows:
        total = sum([factor * even[column] for factor, column in row.terms])
        residual = max(residual, row.lower - total, total - row.upper)
    return residual


def _broke(reason: str) -> SolverError:
    return SolverError(Message("solver.broke", solver=SOLVER, reason=reason))


def _wrong() -> SolverError:
    return SolverError(Message("solver.wrong", solver=SOLVER))
