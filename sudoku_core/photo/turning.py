"""Which way up a picture is: the way that reads best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..messages import InputError, Message
from ..puzzle import Layout, Puzzle
from ..solvers.contract import Solver, Stopwatch
from .likelihoods import Likelihoods, checked
from .mend import Reading, mend
from .nearest import ROUNDS, SECONDS
from .program import MOST_LOSS

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
    boards: Puzzle | Layout | Sequence[Puzzle | Layout],
    ways: Sequence[Likelihoods],
    *,
    most_loss: float = MOST_LOSS,
    rounds: int = ROUNDS,
    time_limit: float | None = SECONDS,
    solver: str | Solver | None = None,
    extra: Mapping[str, Solver] | None = None,
) -> Turned:
    """Which way up a picture is, and what it shows: the likeliest reading with one solution.

    Where no way has one, it is the way whose cells by themselves are read best.

    Args:
        boards: whose blocks and rules hold; one for each way where they turn with the picture.
        ways: the likelihoods of each way, usually four, as for ``mend``.
        most_loss: as for ``mend``.
        rounds: as for ``mend``, for each way.
        time_limit: seconds for all ways, or None for no limit.
        solver: as for ``mend``.
        extra: further solvers by name.

    Raises:
        InputError: there is no way, there are not as many boards, or likelihoods do not fit.
        SolverUnavailable: as for ``mend``.
        SolverError: the solver broke.

    >>> one, two, none = [-9, 0, -9], [-9, -9, 0], [0, -9, -9]
    >>> orientation(Puzzle([0] * 4), [[[-1, -1, -1]] * 4, [one, two, none, none]]).turn
    1
    """
    several = [boards] * len(ways) if isinstance(boards, (Puzzle, Layout)) else list(boards)
    if not ways or len(several) != len(ways):
        raise InputError(Message("photo.ways", count=len(ways), boards=len(several)))
    evidence = [checked(board, way).evidence for board, way in zip(several, ways)]
    order = sorted(range(len(ways)), key=lambda way: -evidence[way])
    watch = Stopwatch(time_limit)
    found: Turned | None = None
    fallback: Turned | None = None
    for way in order:
        if evidence[way] < evidence[order[0]] - REACH or (found and evidence[way] <= _total(found)):
            break
        reading = mend(
            several[way],
            ways[way],
            most_loss=most_loss,
            rounds=rounds,
            time_limit=watch.left,
            solver=solver,
            extra=extra,
        )
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
