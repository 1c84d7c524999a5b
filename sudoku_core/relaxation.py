"""The linear relaxation of a puzzle's binary program: what is known when x may be a fraction.

What is 0 in every solution of the relaxation is 0 in every solution of the puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from .grid import Grid
from .messages import Message
from .model import BinaryModel, build_model
from .puzzle import Puzzle
from .solvers import find_solver, highs
from .solvers.contract import OnProgress, SolverError, Status, Stopwatch
from .solvers.pulp_solver import MakeSolver
from .validation import is_solution

EVEN = 1e-6
"""How far the sum of an equation may lie from its bound."""
SWEEPS = 5000
"""How often all equations are gone through at most."""


@dataclass(frozen=True, slots=True)
class Relaxation:
    """What the relaxation tells.

    Args:
        status: SOLVED, INFEASIBLE (then the puzzle has no solution), LIMIT or CANCELLED.
        values: by cell, for each digit from 1 how strongly it is chosen, from 0 to 1: of all
            solutions of the relaxation the most even one, which there is one of. None but SOLVED.
        integral: the cells that have the same digit in every solution of the relaxation.
        solves: whether those are all, so that there is nothing to branch on.
        seconds: how long it took.
        stats: ``variables``, ``constraints`` and ``nonzeros`` of the model, ``iterations``.
    """

    status: Status
    values: tuple[tuple[float, ...], ...] = ()
    integral: tuple[int, ...] = ()
    solves: bool = False
    seconds: float = 0.0
    stats: Mapping[str, int | float] = field(default_factory=dict, hash=False)


def relaxation(
    puzzle: Puzzle,
    form: str = "reduced",
    *,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    solver: MakeSolver | None = None,
) -> Relaxation:
    """Solve the linear relaxation of a puzzle's binary program.

    Args:
        puzzle: any blocks, any givens.
        form: "full" or "reduced", as for ``build_model``; the answer is the same.
        time_limit: seconds, or None for no limit.
        on_progress: told now and then how it goes; returning True cancels.
        solver: makes PuLP's side of HiGHS; by default the one from the package ``highspy``.

    Returns:
        What it tells. Where singles settle everything, no solver is asked.

    Raises:
        InputError: there is no such form.
        SolverUnavailable: ``highspy`` is not there.
        SolverError: HiGHS broke.

    >>> found = relaxation(Puzzle([1, 0, 0, 0]))
    >>> found.solves, found.values
    (True, ((1.0, 0.0), (0.0, 1.0), (0.0, 1.0), (1.0, 0.0)))
    """
    watch = Stopwatch(time_limit, on_progress)
    model = build_model(puzzle, form)
    stats: dict[str, int | float] = {**asdict(model.stats), "iterations": 0}

    def ended(status: Status) -> Relaxation:
        return Relaxation(status, seconds=watch.seconds, stats=stats)

    if model.contradicts:
        return ended(Status.INFEASIBLE)
    inside: dict[int, float] = {}
    if model.variables:
        if solver is None:
            find_solver("highs", {})
        status, inside, figures = highs.interior_point(model, watch, solver or highs.make)
        stats |= figures
        if status is not Status.SOLVED:
            return ended(status)
    settled = {k * model.side + digit - 1: 1.0 for k, digit in enumerate(model.settled) if digit}
    values = _most_even(model, inside | settled, watch)
    if values is None:
        return ended(Status.CANCELLED if watch.cancelled else Status.LIMIT)
    integral = tuple(cell for cell, row in enumerate(values) if sum(x > 0 for x in row) == 1)
    solves = len(integral) == len(values)
    if solves and not is_solution(puzzle, Grid([row.index(max(row)) + 1 for row in values])):
        raise SolverError(Message("solver.wrong", solver="highs"))
    return Relaxation(Status.SOLVED, values, integral, solves, watch.seconds, stats)


def _most_even(
    model: BinaryModel, inside: Mapping[int, float], watch: Stopwatch
) -> tuple[tuple[float, ...], ...] | None:
    """Scale each equation's variables to their bound, again and again; None if out of time.

    This comes to the solution of greatest entropy, whichever was found inside (Bregman 1967).
    """
    x = [0.0] * model.side**3
    for variable in inside:
        x[variable] = 1.0
    found = set()
    for constraint in model.constraints:
        row = [variable for variable in constraint.variables if variable in inside]
        if sum([inside[variable] for variable in row]) < constraint.bound - highs.POSITIVE:
            row.append(len(x))
            x.append(1.0)  # what is left of the bound
        if len(row) > 1:
            found.add(tuple(row))
    rows = sorted(found)
    for _ in range(SWEEPS):
        if watch.must_stop():
            return None
        worst = 0.0
        for equation in rows:
            total = sum([x[variable] for variable in equation])
            worst = max(worst, abs(total - 1))
            for variable in equation:
                x[variable] /= total
        if worst < EVEN:
            break
    side = model.side
    return tuple(tuple(x[k : k + side]) for k in range(0, side**3, side))
