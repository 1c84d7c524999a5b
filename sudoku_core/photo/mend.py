"""The likeliest reading of a picture that has exactly one solution.

A cell that is misread mostly leaves no solution, a cell that is overlooked mostly several. So of
all readings that cost little the likeliest with one solution is looked for, by an integer program
(``program``). It never goes far: what a person wrote into a puzzle wrongly is printed as clearly as
the rest, and must not turn into another puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp

from ..grid import Grid, cell_at
from ..messages import Message
from ..puzzle import Layout, Puzzle
from ..solvers.contract import Solver, Stopwatch
from ..validation import conflicts
from .likelihoods import Chances, Likelihoods, checked
from .nearest import ROUNDS, SECONDS, How, Nearest
from .program import MOST_LOSS, Pair

SURE = 0.6
"""The least probability of a cell in a reading with one solution, where nothing is changed: of
158 such photos none was wrong (``tests.bench photos``)."""
CLEAR = 0.95
"""The same where the whole does not vouch for its cells."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a picture shows.

    Args:
        puzzle: what is read, as givens.
        plain: what each cell by itself looks like most.
        how: how it came about.
        changed: the cells that are read otherwise than they look.
        doubtful: the cells that a person should look at.
        second: by place, the likeliest digit that it could be instead, 0 for blank.
        chances: by place, how likely it shows what is read, by itself.
        evidence: the logarithm of how likely the plain reading is.
        loss: how much less likely what is read is, as a logarithm.
        margin: how much the next-likeliest reading with one solution loses beside it, or at least
            loses; no more is told than ``MARGIN``. 0 where what is read has not one solution.
        rounds: how often the integer program was asked.
        pairs: two solutions each of what was tried on the way and has several.
        others: what else was tried and has not one solution: by place a digit, 0 for blank.
        message: what there is to be said of it, if anything.
    """

    puzzle: Puzzle
    plain: Grid
    how: How
    changed: tuple[int, ...]
    doubtful: tuple[int, ...]
    second: tuple[int, ...]
    chances: tuple[float, ...]
    evidence: float
    loss: float
    margin: float
    rounds: int
    pairs: tuple[Pair, ...] = ()
    others: tuple[tuple[int, ...], ...] = ()
    message: Message | None = None

    @property
    def grid(self) -> Grid:
        """What is read, as a grid."""
        return self.puzzle.givens

    @property
    def mended(self) -> bool:
        """Whether a cell is read otherwise than it looks."""
        return self.how is How.MENDED

    @property
    def unique(self) -> bool:
        """Whether what is read is known to have exactly one solution."""
        return self.how in (How.READ, How.MENDED)

    @property
    def sure(self) -> bool:
        """Whether nothing is changed, nothing is in doubt, and there is exactly one solution."""
        return self.how is How.READ and not self.doubtful


def mend(
    board: Puzzle | Layout,
    likelihoods: Likelihoods,
    *,
    most_loss: float = MOST_LOSS,
    rounds: int = ROUNDS,
    time_limit: float | None = SECONDS,
    solver: str | Solver | None = None,
    extra: Mapping[str, Solver] | None = None,
) -> Reading:
    """The likeliest reading that has exactly one solution, if one is near; else the plain one.

    Args:
        board: whose blocks and rules hold; the givens of a puzzle do not matter.
        likelihoods: one row for each place of the board's rectangle, row by row: natural logarithms
            for blank and for the digits 1, 2, 3 …
        most_loss: how much less likely than the plain reading it may be.
        rounds: how often the integer program is asked.
        time_limit: seconds, or None for no limit.
        solver: what solves the integer program, or its name; by default HiGHS, or what else is
            here. Where the plain reading has one solution, none is asked.
        extra: further solvers by name.

    Returns:
        The reading. Where there is no solver, the plain one, with a message that says so.

    Raises:
        InputError: the likelihoods do not fit the board, or are no numbers.
        SolverUnavailable: the solver that was named is not here, or takes no objective.
        SolverError: the solver broke.

    >>> one, two, none = [-9, 0, -9], [-9, -9, 0], [0, -9, -9]
    >>> reading = mend(Puzzle([0] * 4), [one, [-2, 0, -1], none, none])
    >>> reading.grid, reading.how.value, reading.changed, reading.loss
    (Grid([(1, 2), (0, 0)]), 'mended', (1,), 1.0)
    >>> mend(Puzzle([0] * 4), [one, two, none, none]).sure
    True
    """
    chances = checked(board, likelihoods)
    nearest = Nearest(chances, Stopwatch(time_limit), rounds, solver, extra)
    reading, how = chances.plain, How.READ
    count = nearest.solutions(reading)
    if count is None:
        how = How.UNSETTLED
    elif count != 1:
        reading, how = nearest.mended(most_loss)
    pairs, others = nearest.ruled_out  # the runner-up is looked for later
    changed = _differing(reading, chances.plain)
    message = _said(chances, changed, how, count)
    if how is How.UNSETTLED and nearest.missing:
        message = nearest.missing
    likely = tuple([exp(row[shown]) for row, shown in zip(chances.logs, reading)])
    alone = how in (How.READ, How.MENDED)
    return Reading(
        puzzle=chances.puzzle(reading),
        plain=chances.grid(chances.plain),
        how=how,
        changed=changed,
        doubtful=_doubtful(chances.puzzle(reading), likely, alone),
        second=chances.second(reading),
        chances=likely,
        evidence=chances.evidence,
        loss=chances.loss(reading),
        margin=nearest.margin(reading) if alone else 0.0,
        rounds=nearest.rounds,
        pairs=pairs,
        others=others,
        message=message,
    )


def _doubtful(puzzle: Puzzle, likely: Sequence[float], alone: bool) -> tuple[int, ...]:
    """The cells to look at in what is read; ``alone`` says that it has one solution.

    One that is read otherwise than it looks is among them: it looks more like something else.
    """
    least = SURE if alone else CLEAR
    found = {cell for cell in puzzle.cells if likely[cell] <= least}
    if not alone:
        found |= {cell for conflict in conflicts(puzzle) for cell in conflict.cells}
    return tuple(sorted(found))


def _differing(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """The cells in which two readings differ."""
    return tuple([cell for cell, pair in enumerate(zip(one, other)) if pair[0] != pair[1]])


def _said(chances: Chances, changed: Sequence[int], how: How, count: int | None) -> Message | None:
    """What there is to be said of a reading whose plain one has so many solutions."""
    if how is How.READ:
        return None
    if how is How.MENDED:
        columns = chances.layout.columns
        return Message("photo.mended", cells=tuple([cell_at(cell, columns) for cell in changed]))
    if how is How.UNSETTLED:
        return Message("photo.unsettled")
    if count:
        return Message("photo.several")
    return Message("photo.filled" if how is How.FILLED else "photo.none")
