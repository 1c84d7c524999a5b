"""The side of a picture that is up: the orientation that reads best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..solvers.contract import Solver, Stopwatch
from .likelihoods import Likelihoods, checked
from .mend import Reading, mend
from .nearest import SECONDS

REACH = 30.0
"""Difference in log-likelihood to the best orientation beyond which an orientation is not tried."""


@dataclass(frozen=True, slots=True)
class Turned:
    """The orientation of a picture.

    Args:
        turn: index of the chosen orientation.
        reading: the reading in this orientation.
    """

    turn: int
    reading: Reading


def orientation(
    board: Puzzle | Layout,
    turns: Sequence[Likelihoods],
    *,
    time_limit: float | None = SECONDS,
    solver: str | Solver = "auto",
    extra: Mapping[str, Solver] | None = None,
) -> Turned:
    """Return the orientation with the likeliest reading that has exactly one solution.

    If no orientation has such a reading, return the one whose cells by themselves are read best.

    Args:
        board: board whose blocks and rules apply, upright.
        turns: the likelihoods of each orientation, usually four, as for ``mend``; at least one.
        time_limit: seconds for all orientations, or None for no limit.
        solver: as for ``mend``.
        extra: further solvers by name.

    Raises:
        InputError: likelihoods do not fit the board.
        SolverUnavailable: as for ``mend``.
        SolverError: the solver failed.

    >>> one, two, blank = [-9, 0, -9], [-9, -9, 0], [0, -9, -9]
    >>> orientation(Puzzle([0] * 4), [[[-1, -1, -1]] * 4, [one, two, blank, blank]]).turn
    1
    """
    evidence = [checked(board, turn).evidence for turn in turns]
    order = sorted(range(len(turns)), key=lambda turn: -evidence[turn])
    watch = Stopwatch(time_limit)
    best: Turned | None = None
    fallback: Turned | None = None
    for turn in order:
        if evidence[turn] < evidence[order[0]] - REACH or (
            best and evidence[turn] <= _log_likelihood(best)
        ):
            break
        reading = mend(board, turns[turn], time_limit=watch.left, solver=solver, extra=extra)
        turned = Turned(turn, reading)
        fallback = fallback or turned
        if reading.unique and (best is None or _log_likelihood(turned) > _log_likelihood(best)):
            best = turned
    chosen = best or fallback
    assert chosen is not None
    return chosen


def _log_likelihood(turned: Turned) -> float:
    return turned.reading.evidence - turned.reading.loss
