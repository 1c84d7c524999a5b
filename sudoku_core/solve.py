"""Solve a puzzle with any solver, and trust no solver's word for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .grid import Grid, full_grids
from .messages import InputError, Message
from .puzzle import Puzzle
from .solvers import choose_solver, find_solver, refusal
from .solvers.contract import (
    OnProgress,
    Outcome,
    Solver,
    SolverError,
    SolverUnavailable,
    Status,
    Stopwatch,
    Task,
)
from .validation import is_solution


@dataclass(frozen=True, slots=True)
class Result:
    """How a solve ended.

    Args:
        status: SOLVED, INFEASIBLE, LIMIT (the time ran out: not known) or CANCELLED.
        grid: the solution, checked against the puzzle; None unless SOLVED.
        solver: the name of the solver that ran.
        seconds: how long it took, model building included.
        stats: figures by name: ``variables``, ``constraints`` and ``nonzeros`` of the model,
            ``nodes`` where the solver tells. With 0 variables, naked and hidden singles
            settled the puzzle and nothing was left to solve.
    """

    status: Status
    grid: Grid | None
    solver: str
    seconds: float
    stats: Mapping[str, int | float | str] = field(default_factory=dict, hash=False)


def solve(
    puzzle: Puzzle,
    solver: str | Solver = "auto",
    *,
    modeler: str | None = None,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    extra: Mapping[str, Solver] | None = None,
    excluding: Iterable[Grid] = (),
) -> Result:
    """Find one solution of a puzzle.

    Args:
        puzzle: what to solve.
        solver: a name of ``available_solvers``, ``pulp:NAME``, or a Solver value.
        modeler: how to write the puzzle down for it, such as "reduced" or "full"; by default the
            solver's own choice.
        time_limit: seconds, or None for no limit.
        on_progress: told now and then how it goes; returning True cancels.
        extra: further solvers by name.
        excluding: solutions that do not count; with the first one here, INFEASIBLE says that it
            is the only one.

    Returns:
        The result. A solution in it obeys every given, every block and every rule.

    Raises:
        InputError: the time limit is no number of seconds, a grid that does not count is no full
            one of this board, or the solver does not take the modeler.
        SolverUnavailable: there is no such solver, or it cannot run here.
        SolverError: the solver does not take such a puzzle, broke, or gave a grid that does not
            solve it.

    >>> result = solve(Puzzle([1, 0, 0, 0]), "search")
    >>> result.status, result.grid
    (<Status.SOLVED: 'solved'>, Grid([(1, 2), (2, 1)]))
    """
    if not isinstance(puzzle, Puzzle):
        raise TypeError(f"what is solved is a Puzzle, not {type(puzzle).__name__}; parse makes one")
    chosen = _chosen(puzzle, solver, extra or {}, modeler)
    if reason := refusal(chosen, puzzle):
        raise SolverError(reason)
    modeler = modeler or chosen.modelers[0]
    if modeler not in chosen.modelers:
        known = ", ".join(chosen.modelers)
        raise InputError(
            Message("solver.modeler", solver=chosen.name, modeler=modeler, known=known)
        )
    watch = Stopwatch(time_limit)
    task = Task(puzzle, modeler, time_limit, on_progress, full_grids(excluding, puzzle.givens))
    outcome = chosen.run(task)
    _check(task, outcome, chosen.name)
    return Result(outcome.status, outcome.grid, chosen.name, watch.seconds, outcome.stats)


def _chosen(
    puzzle: Puzzle, solver: str | Solver, extra: Mapping[str, Solver], modeler: str | None
) -> Solver:
    if solver == "auto":
        return choose_solver(puzzle, extra, modeler)
    if isinstance(solver, str):
        return find_solver(solver, extra)
    if reason := solver.missing():
        raise SolverUnavailable(reason)
    return solver


def _check(task: Task, outcome: Outcome, name: str) -> None:
    grid = outcome.grid
    if (outcome.status is Status.SOLVED) != (grid is not None) or (
        grid is not None and (grid in task.excluding or not is_solution(task.puzzle, grid))
    ):
        raise SolverError(Message("solver.wrong", solver=name))
