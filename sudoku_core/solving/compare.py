"""Compare several solvers on one puzzle, one after the other.

The seconds are those of ``solve``: for building the model, loading the solver's package and
solving. Starting a process, which takes longer than most puzzles, does not count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ..board.checker import expect_puzzle
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..solvers.contract import OnProgress, Solver, SolverError, Status
from .solve import Result, solve


@dataclass(frozen=True, slots=True)
class Comparison:
    """The result of one solver in a comparison.

    Args:
        solver: its name.
        result: how it ended; None if it broke or cannot run here.
        message: why there is no result; None if there is one.
    """

    solver: str
    result: Result | None
    message: Message | None = None


def compare(
    puzzle: Puzzle,
    solvers: Iterable[str],
    *,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    extra: Mapping[str, Solver] | None = None,
) -> Iterator[Comparison]:
    """Solve a puzzle with one solver after the other.

    Args:
        puzzle: the puzzle to solve.
        solvers: names, as for ``solve``.
        time_limit: seconds for each, or None for no limit.
        on_progress: as for ``solve``; once it has returned True, no further solver runs.
        extra: further solvers by name.

    Returns:
        An iterator that runs the next solver when the next comparison is asked for.

    >>> [c.solver for c in compare(Puzzle([0] * 16), ["search", "nonsense"]) if c.result]
    ['search']
    """
    expect_puzzle(puzzle)
    if isinstance(solvers, str):
        raise TypeError(f"solvers are a list of names, as [{solvers!r}]")
    return _compared(puzzle, solvers, time_limit, on_progress, extra)


def _compared(
    puzzle: Puzzle,
    solvers: Iterable[str],
    time_limit: float | None,
    on_progress: OnProgress | None,
    extra: Mapping[str, Solver] | None,
) -> Iterator[Comparison]:
    for name in solvers:
        try:
            result = solve(
                puzzle, name, time_limit=time_limit, on_progress=on_progress, extra=extra
            )
        except SolverError as error:
            yield Comparison(name, None, error.message)
        else:
            yield Comparison(name, result)
            if result.status is Status.CANCELLED:
                return
