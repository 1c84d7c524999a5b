"""Solve a puzzle, and prove whether its solution is the only one.

A no-good cut rules the first solution out; if there is no other, it is the only one. For
``patience`` seconds the solver that found the solution looks for another, then the fastest prover.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from ..board.checker import expect_puzzle
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..solvers import choose_prover, traits_of
from ..solvers.contract import OnProgress, Progress, Solver, SolverError, Status, Stopwatch
from .solve import Result, chosen_solver, solve


@dataclass(frozen=True, slots=True)
class Proof:
    """The solve that proved, or last tried to prove, whether a solution is the only one.

    Args:
        solver: the name of the solver that ran.
        formulation: the formulation that the solver took.
        seconds: the time of the solve.
        cut: the right-hand side of the no-good cut: how many cells another solution may share.
        stats: the figures of that solve, as in ``Result``.
    """

    solver: str
    formulation: str
    seconds: float
    cut: int
    stats: Mapping[str, int | float | str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Proven:
    """A result, and whether its solution is the only one.

    Args:
        result: the result of the first solve.
        unique: whether there is no other solution; None if not known, or if there is no solution.
        second: another solution, or None.
        proof: the solve that looked for another solution; None if there was none.
    """

    result: Result
    unique: bool | None = None
    second: Grid | None = None
    proof: Proof | None = None


def solve_and_prove(
    puzzle: Puzzle,
    solver: str | Solver = "auto",
    *,
    formulation: str | None = None,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    on_first: Callable[[Result], object] | None = None,
    patience: float = 0,
    extra: Mapping[str, Solver] | None = None,
    presolve: bool = True,
) -> Proven:
    """Find a solution of a puzzle, and then, in the time left, whether there is another.

    Args:
        puzzle: the puzzle to solve.
        solver: as for ``solve``.
        formulation: as for ``solve``.
        time_limit: seconds for both, or None for no limit.
        on_progress: called now and then with the figures so far, after the first solution with
            those of the proof; returning True cancels.
        on_first: called with the first solution at once.
        patience: seconds for which the solver that found the solution tries first, if it can prove
            that there is no other.
        extra: further solvers by name.
        presolve: as for ``solve``.

    Returns:
        The result, whether its solution is the only one, and the solve that proved it.

    Raises:
        InputError: as for ``solve``.
        SolverUnavailable: as for ``solve``.
        SolverError: as for ``solve``; errors while looking for another solution are ignored.

    >>> proven = solve_and_prove(Puzzle([1, 0, 0, 0]), "search")
    >>> proven.result.grid, proven.unique, proven.proof.solver, proven.proof.cut
    (Grid([(1, 2), (2, 1)]), True, 'search', 3)
    >>> solve_and_prove(Puzzle([0] * 4), "search").second
    Grid([(2, 1), (1, 2)])
    """
    expect_puzzle(puzzle)
    watch = Stopwatch(time_limit)

    def on_clock(progress: Progress) -> bool | None:
        assert on_progress
        return on_progress(replace(progress, seconds=watch.seconds))

    tell = on_clock if on_progress else None
    with _continuing(chosen_solver(puzzle, solver, extra, formulation)) as finder:
        result = solve(
            puzzle,
            finder,
            formulation=formulation,
            time_limit=time_limit,
            on_progress=tell,
            extra=extra,
            presolve=presolve,
        )
        if result.grid is None:
            return Proven(result)
        if on_first:
            on_first(result)
        attempts = _attempts(puzzle, finder, formulation, patience, watch, extra or {})
        return _proven(result, attempts, watch, tell, presolve)


@contextmanager
def _continuing(solver: Solver) -> Iterator[Solver]:
    """Yield a solver that uses its work on one task for the next, if it can, and close it."""
    keep: Callable[[], Solver] | None = getattr(solver, "keep", None)
    prover = keep() if keep else solver
    try:
        yield prover
    finally:
        close: Callable[[], None] | None = getattr(prover, "close", None) if keep else None
        if close:
            close()


def _proven(
    result: Result,
    attempts: Iterable[tuple[Solver, str, float | None]],
    watch: Stopwatch,
    on_progress: OnProgress | None,
    presolve: bool,
) -> Proven:
    """Return a solution with the first proof of whether there is another."""
    proven, puzzle, grid = Proven(result), result.puzzle, result.grid
    assert puzzle is not None
    assert grid is not None
    for prover, written, limit in attempts:
        start = watch.seconds
        try:
            rest = solve(
                puzzle,
                prover,
                formulation=written,
                time_limit=limit,
                on_progress=on_progress,
                excluding=[grid],
                presolve=presolve,
            )
        except SolverError:
            continue  # the solution stands
        spent = watch.seconds - start
        proof = Proof(prover.name, written, spent, len(puzzle.cells) - 1, rest.stats)
        proven = Proven(result, _unique(rest), rest.grid, proof)
        if rest.status is not Status.LIMIT:
            break
    return proven


def _unique(rest: Result) -> bool | None:
    """Return whether a solution is the only one, by the outcome of the puzzle without it."""
    return {Status.SOLVED: False, Status.INFEASIBLE: True}.get(rest.status)


def _attempts(
    puzzle: Puzzle,
    finder: Solver,
    formulation: str | None,
    patience: float,
    watch: Stopwatch,
    extra: Mapping[str, Solver],
) -> Iterator[tuple[Solver, str, float | None]]:
    """Yield the solver, the formulation and the time limit of each attempt at a proof."""

    def left(most: float = math.inf) -> float | None:
        if watch.limit is not None:
            most = max(min(watch.limit - watch.seconds, most), 0)
        return None if most == math.inf else most

    last = choose_prover(puzzle, extra)
    first = formulation or finder.formulations[0]
    if finder.name == last.name:
        yield finder, first, left()
        return
    if patience > 0 and traits_of(finder).proves:
        yield finder, first, left(patience)
    yield last, last.formulations[0], left()
