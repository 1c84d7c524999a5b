"""Solve a puzzle with any solver, and check the solver's grid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..board.checker import conflicts, expect_puzzle, is_solution
from ..board.grid import Grid, full_grids
from ..board.lowering import disagreement
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..solvers import choose_solver, refusal, runnable, traits_of
from ..solvers.contract import (
    OnProgress,
    Outcome,
    Solver,
    SolverError,
    Status,
    Stopwatch,
    Task,
)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a solve.

    Args:
        status: SOLVED, INFEASIBLE, LIMIT (the time ran out: not known) or CANCELLED.
        grid: the solution, checked against the puzzle; None unless SOLVED.
        solver: the name of the solver that ran.
        seconds: the time with building the model, without starting a process.
        stats: figures by name. About the model: ``variables``; for a binary program
            ``constraints``, ``nonzeros`` and ``givens``; for clauses ``clauses`` and ``literals``;
            for integers ``constraints``, of which ``bounds`` are bounds, and ``givens``. About the
            work: ``nodes`` and others, if the solver reports them. With 0 variables, naked and
            hidden singles settled the puzzle and nothing was left to solve.
        formulation: the formulation that the solver took.
        puzzle: the puzzle to solve.

    >>> from sudoku_core import parse, solve
    >>> result = solve(parse("1.......3......4"), "search")
    >>> result.status.value, result.solver, result.grid.cells[:4]
    ('solved', 'search', (1, 2, 4, 3))
    """

    status: Status
    grid: Grid | None
    solver: str
    seconds: float
    stats: Mapping[str, int | float | str] = field(default_factory=dict, hash=False)
    formulation: str = ""
    puzzle: Puzzle | None = field(default=None, repr=False, compare=False)

    def _repr_svg_(self) -> str | None:
        """Return the solution as an SVG picture; None without a solution."""
        if self.grid is None:
            return None
        if self.puzzle is None:
            return self.grid._repr_svg_()
        return self.puzzle.layout.picture(self.puzzle.givens.cells, self.grid.cells)


def solve(
    puzzle: Puzzle,
    solver: str | Solver = "auto",
    *,
    formulation: str | None = None,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    extra: Mapping[str, Solver] | None = None,
    excluding: Iterable[Grid] = (),
    presolve: bool = True,
) -> Result:
    """Find one solution of a puzzle.

    Args:
        puzzle: the puzzle to solve.
        solver: a name of ``available_solvers``, ``pulp:NAME``, or a Solver value.
        formulation: a formulation of the solver, such as "reduced" or "full"; by default its first.
        time_limit: seconds, or None for no limit.
        on_progress: called now and then with the figures so far; returning True cancels.
        extra: further solvers by name.
        excluding: solutions that do not count. If the only solution known is excluded, INFEASIBLE
            means that it is unique.
        presolve: whether the solver may simplify the model before it starts. Only HiGHS has such an
            option; without presolve and with the formulation "full" its tree is the puzzle's.

    Returns:
        The result. A solution in it obeys every given, every block and every rule.

    Raises:
        InputError: the time limit is no number of seconds, an excluded grid is not a full grid of
            this board, or the solver does not take the formulation.
        SolverUnavailable: there is no such solver, or it cannot run here.
        SolverError: the solver does not take such a puzzle, broke, or gave a grid that does not
            solve it; or a rule's ``broken`` and ``lower`` disagree about the solver's grid.

    >>> result = solve(Puzzle([1, 0, 0, 0]), "search")
    >>> result.status, result.grid
    (<Status.SOLVED: 'solved'>, Grid([(1, 2), (2, 1)]))
    """
    expect_puzzle(puzzle)
    chosen = chosen_solver(puzzle, solver, extra, formulation)
    if reason := refusal(chosen, puzzle):
        raise SolverError(reason)
    formulation = formulation or chosen.formulations[0]
    if formulation not in chosen.formulations:
        known = ", ".join(chosen.formulations)
        raise InputError(Message("solver.form", solver=chosen.name, form=formulation, known=known))
    watch = Stopwatch(time_limit)
    excluded = full_grids(excluding, puzzle.givens)
    task = Task(puzzle, formulation, time_limit, on_progress, excluded, presolve)
    if not traits_of(chosen).proves and conflicts(puzzle):
        outcome = Outcome(Status.INFEASIBLE)  # conflicts at sight need no solver that proves
    else:
        outcome = chosen.run(task)
    _check(task, outcome, chosen.name)
    seconds = watch.seconds if outcome.seconds is None else outcome.seconds
    return Result(
        outcome.status, outcome.grid, chosen.name, seconds, outcome.stats, formulation, puzzle
    )


def chosen_solver(
    puzzle: Puzzle,
    solver: str | Solver,
    extra: Mapping[str, Solver] | None = None,
    formulation: str | None = None,
) -> Solver:
    """Return the solver that ``solve`` takes, if it can run here.

    Args:
        puzzle: the puzzle to solve.
        solver: as for ``solve``.
        extra: further solvers by name.
        formulation: a formulation that the solver must take; by default any.

    Raises:
        SolverUnavailable: there is no such solver, or it cannot run here.
    """
    if solver == "auto":
        return choose_solver(puzzle, extra, formulation)
    return runnable(solver, extra)


def _check(task: Task, outcome: Outcome, name: str) -> None:
    grid = outcome.grid
    if (outcome.status is Status.SOLVED) != (grid is not None) or (
        grid is not None and (grid in task.excluding or not is_solution(task.puzzle, grid))
    ):
        disagrees = grid and disagreement(task.puzzle, grid, name)
        raise SolverError(disagrees or Message("solver.wrong", solver=name))
