"""The likeliest reading of a picture that has exactly one solution.

A misread cell usually leaves no solution, an overlooked given several solutions. So an integer
program (``program``) searches the readings that lose little for the likeliest one with exactly one
solution. The search stays near the plain reading: a digit that a person wrote wrongly is as clear
as the others and must not become another puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp

from ..board.checker import conflicts
from ..board.grid import Grid, cell_at
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..solvers.contract import Solver, Stopwatch
from .likelihoods import Chances, Likelihoods, checked
from .nearest import ROUNDS, SECONDS, Nearest, Outcome
from .program import MOST_LOSS, Pair

SURE = 0.6
"""Least probability of a cell in an unchanged reading with one solution: all of 158 such photos
were right (``tests.bench photos``)."""
CLEAR = 0.95
"""Least probability of a cell in any other reading, where uniqueness does not confirm the cells."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading of a picture.

    Args:
        puzzle: the puzzle with the reading as its givens.
        plain: the likeliest content of each cell by itself.
        outcome: whether and how the plain reading was mended.
        changed: cells whose digit differs from the plain reading.
        doubtful: cells that a person should check.
        second: by place the likeliest other digit, 0 for blank.
        chances: by place the probability of the reading's content, by itself.
        evidence: log-likelihood of the plain reading.
        loss: log-likelihood of the plain reading minus that of this reading.
        margin: additional loss of the next-likeliest reading with one solution, or a lower bound of
            it; at most ``MARGIN``. 0 if this reading does not have one solution.
        rounds: number of times the integer program was solved.
        pairs: two solutions of each tried reading that has several.
        others: further tried readings without one solution: by place a digit, 0 for blank.
        message: a sentence about the reading, if there is anything to say.
    """

    puzzle: Puzzle
    plain: Grid
    outcome: Outcome
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
        """The reading as a grid."""
        return self.puzzle.givens

    @property
    def mended(self) -> bool:
        """True if a cell's digit differs from the plain reading."""
        return self.outcome is Outcome.MENDED

    @property
    def unique(self) -> bool:
        """True if the reading is known to have exactly one solution."""
        return self.outcome in (Outcome.READ, Outcome.MENDED)

    @property
    def sure(self) -> bool:
        """True if nothing is changed or doubtful and there is exactly one solution."""
        return self.outcome is Outcome.READ and not self.doubtful


def mend(
    board: Puzzle | Layout,
    likelihoods: Likelihoods,
    *,
    most_loss: float = MOST_LOSS,
    rounds: int = ROUNDS,
    time_limit: float | None = SECONDS,
    solver: str | Solver = "auto",
    extra: Mapping[str, Solver] | None = None,
) -> Reading:
    """Return the likeliest reading with exactly one solution if it is near, else the plain reading.

    Args:
        board: board whose blocks and rules apply; the givens of a puzzle do not matter.
        likelihoods: one row for each place of the board's rectangle, row by row: natural logarithms
            for blank and for the digits 1, 2, 3 …
        most_loss: largest loss of log-likelihood against the plain reading.
        rounds: most times that the integer program is solved.
        time_limit: seconds, or None for no limit.
        solver: solver of the integer program, or its name; "auto" is HiGHS, or another that is
            available. Not used if the plain reading has one solution.
        extra: further solvers by name.

    Returns:
        The reading. Without a solver, the plain reading with a message that explains this.

    Raises:
        InputError: the likelihoods do not fit the board, or are no numbers.
        SolverUnavailable: the named solver is missing, or does not support an objective.
        SolverError: the solver failed.

    >>> one, two, blank = [-9, 0, -9], [-9, -9, 0], [0, -9, -9]
    >>> reading = mend(Puzzle([0] * 4), [one, [-2, 0, -1], blank, blank])
    >>> reading.grid, reading.outcome.value, reading.changed, reading.loss
    (Grid([(1, 2), (0, 0)]), 'mended', (1,), 1.0)
    >>> mend(Puzzle([0] * 4), [one, two, blank, blank]).sure
    True
    """
    chances = checked(board, likelihoods)
    nearest = Nearest(chances, Stopwatch(time_limit), rounds, solver, extra)
    reading, outcome = chances.plain, Outcome.READ
    count = nearest.solutions(reading)
    if count is None:
        outcome = Outcome.UNSETTLED
    elif count != 1:
        reading, outcome = nearest.mended(most_loss)
    pairs, others = nearest.ruled_out  # the runner-up is looked for later
    changed = _differing(reading, chances.plain)
    message = _message(chances, changed, outcome, count)
    if outcome is Outcome.UNSETTLED and nearest.missing:
        message = nearest.missing
    likely = tuple([exp(row[shown]) for row, shown in zip(chances.logs, reading)])
    unique = outcome in (Outcome.READ, Outcome.MENDED)
    return Reading(
        puzzle=chances.puzzle(reading),
        plain=chances.grid(chances.plain),
        outcome=outcome,
        changed=changed,
        doubtful=_doubtful(chances.puzzle(reading), likely, unique),
        second=chances.second(reading),
        chances=likely,
        evidence=chances.evidence,
        loss=chances.loss(reading),
        margin=nearest.margin(reading) if unique else 0.0,
        rounds=nearest.rounds,
        pairs=pairs,
        others=others,
        message=message,
    )


def _doubtful(puzzle: Puzzle, likely: Sequence[float], unique: bool) -> tuple[int, ...]:
    """Return the cells to check: unlikely ones, and without one solution all in conflicts.

    Changed cells are always among them, since another digit is likelier there.
    """
    least = SURE if unique else CLEAR
    cells = {cell for cell in puzzle.cells if likely[cell] <= least}
    if not unique:
        cells |= {cell for conflict in conflicts(puzzle) for cell in conflict.cells}
    return tuple(sorted(cells))


def _differing(reading: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple([cell for cell, pair in enumerate(zip(reading, other)) if pair[0] != pair[1]])


def _message(
    chances: Chances, changed: Sequence[int], outcome: Outcome, count: int | None
) -> Message | None:
    """Return the sentence about a reading; ``count`` is the plain reading's number of solutions."""
    if outcome is Outcome.READ:
        return None
    if outcome is Outcome.MENDED:
        columns = chances.layout.columns
        return Message("photo.mended", cells=tuple([cell_at(cell, columns) for cell in changed]))
    if outcome is Outcome.UNSETTLED:
        return Message("photo.unsettled")
    if count:
        return Message("photo.several")
    return Message("photo.filled" if outcome is Outcome.FILLED else "photo.none")
