"""Which way up a picture is: the way that reads best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..puzzle import Layout, Puzzle
from ..solvers.contract import Solver, Stopwatch
from .likelihoods import Likelihoods, checked
from .mend import Reading, mend
from .nearest import SECONDS

REACH = 30.0
"""How much less likely than the best way a way may look, before it is left alone."""


@dataclass(frozen=True, slots=True)
class Turned:
    """The way that a picture is up.

    Args:
        turn: which of the ways it is, counted from 0.
        reading: what it shows.
    """

    turn: int
    reading: Reading


def orientation(
    board: Puzzle | Layout,
    ways: Sequence[Likelihoods],
    *,
    time_limit: float | None = SECONDS,
    solver: str | Solver | None = None,
    extra: Mapping[str, Solver] | None = None,
) -> Turned:
    """Which way up a picture is, and what it shows: the likeliest reading with one solution.

    Where no way has one, it is the way whose cells by themselves are read best.

    Args:
        board: whose blocks and rules hold, upright.
        ways: the likelihoods of each way, usually four, as for ``mend``; one at least.
        time_limit: seconds for all ways, or None for no limit.
        solver: as for ``mend``.
        extra: further solvers by name.

    Raises:
        InputError: likelihoods do not fit the board.
        SolverUnavailable: as for ``mend``.
        SolverError: the solver broke.

    >>> one, two, none = [-9, 0, -9], [-9, -9, 0], [0, -9, -9]
    >>> orientation(Puzzle([0] * 4), [[[-1, -1, -1]] * 4, [one, two, none, none]]).turn
    1
    """
    evidence = [checked(board, way).evidence for way in ways]
    order = sorted(range(len(ways)), key=lambda way: -evidence[way])
    watch = Stopwatch(time_limit)
    found: Turned | None = None
    fallback: Turned | None = None
    for way in order:
        if evidence[way] < evidence[order[0]] - REACH or (found and evidence[way] <= _total(found)):
            break
        reading = mend(board, ways[way], time_limit=watch.left, solver=solver, extra=extra)
        turned = Turned(way, reading)
        fallback = fallback or turned
        if reading.unique and (found is None or _total(turned) > _total(found)):
            found = turned
    chosen = found or fallback
    assert chosen is not None
    return chosen


def _total(turned: Turned) -> float:
    """The logarithm of how likely what is read is."""
    return turned.reading.evidence - turned.reading.loss
