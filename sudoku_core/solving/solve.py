"""Solve a puzzle with any solver, and trust no solver's word for it."""

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
        seconds: how long it took, model building included; the start of a process of its own is
            not.
        stats: figures by name, of what the solver was given: ``variables``; of a binary program
            ``constraints``, ``nonzeros`` and ``givens``, of clauses ``clauses`` and ``literals``,
            of integers ``constraints``, of which so many are ``bounds``, and ``givens``; and
            ``nodes`` and others where the solver tells. With 0 variables, naked and hidden singles
            settled the puzzle and nothing was left to solve.
        formulation: how the puzzle was written down for the solver.
        puzzle: the puzzle that was given.
    """

    status: Status
    grid: Grid | None
    solver: str
    seconds: float
    stats: Mapping[str, int | float | str] = field(default_factory=dict, hash=False)
    formulation: str = ""
    puzzle: Puzzle | None = field(default=None, repr=False, compare=False)

    def _repr_svg_(self) -> str | None:
        """Return the solution as an SVG picture; None where there is none."""
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
        formulation: how to write the puzzle down for it, such as "reduced" or "full"; by default
            the solver's own choice.
        time_limit: seconds, or None for no limit.
        on_progress: told now and then how it goes; returning True cancels.
        extra: further solvers by name.
        excluding: solutions that do not count; with the first one here, INFEASIBLE says that it
            is the only one.
        presolve: whether the solver may simplify what it is given before it begins. HiGHS can be
            told not to; with the formulation "full" its tree is then that of the puzzle as it is.

    Returns:
        The result. A solution in it obeys every given, every block and every rule.

    Raises:
        InputError: the time limit is no number of seconds, a grid that does not count is no full
            one of this board, or the solver does not take the formulation.
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
        outcome = Outcome(Status.INFEASIBLE)  # what is seen without a solver needs none to prove it
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
        formulation: how the puzzle has to be written down, if that is asked for.

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
