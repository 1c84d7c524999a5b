"""The best solution of a model with an objective, by any solver of integer programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..language.messages import Message
from ..models.binary import BinaryModel
from .contract import Solver, SolverUnavailable, Status, Stopwatch


@dataclass(frozen=True, slots=True)
class Best:
    """The outcome of a solver that looked for the best solution of a model.

    Args:
        status: how it ended; SOLVED only where no solution is better.
        ones: the variables that are 1 in the best solution.
    """

    status: Status
    ones: frozenset[int] = frozenset()


FindBest = Callable[[BinaryModel, Stopwatch], Best]
"""Function that finds the best solution of a model, or ends when the stopwatch says so."""


def find_best(solver: str | Solver = "auto", extra: Mapping[str, Solver] | None = None) -> FindBest:
    """Return the function that finds the best solution of a model.

    The function works in this process, so only the solver itself can keep a time limit.

    Args:
        solver: a solver or its name; "auto" is the first that can run here, solvers in this process
            before solvers in a process of their own.
        extra: further solvers by name, which go first.

    Raises:
        SolverUnavailable: there is none, it cannot run here, or it takes no objective.

    >>> find_best("search")
    Traceback (most recent call last):
        ...
    sudoku_core.solvers.contract.SolverUnavailable: search does not find the best of several ...
    """
    from . import NAMED, Wrapper, runnable
    from .highs import SOLVER as HIGHS

    if solver != "auto":
        chosen = runnable(solver, extra)
        if finds := _finds(chosen):
            return finds
        raise SolverUnavailable(Message("solver.best", solver=chosen.name))
    known = sorted(NAMED.values(), key=lambda other: isinstance(other, Wrapper))
    for candidate in (*(extra or {}).values(), *known):
        if (finds := _finds(candidate)) and not candidate.missing():
            return finds
    raise SolverUnavailable(
        Message("solver.missing-extra", solver=HIGHS.name, extra=HIGHS.traits.extra)
    )


def _finds(solver: Solver) -> FindBest | None:
    """Return the ``best`` method of a solver, or of the solver that it wraps."""
    finder: FindBest | None = getattr(getattr(solver, "inner", solver), "best", None)
    return finder
