"""Walk from a player's state to the end by steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..board.puzzle import Puzzle
from ..solvers import Solver
from .asking import hint, is_open, saying
from .player import Entries, Notes, looked_through, player_state
from .techniques import Step, applied, steps
from .techniques.path import Warn, warn_once


def walk(
    puzzle: Puzzle,
    entries: Entries | None = None,
    notes: Notes | None = None,
    *,
    unique: bool = False,
    extra: Mapping[str, Solver] | None = None,
    warn: Warn | None = None,
) -> Iterator[Step]:
    """Yield the steps from a player's state to the end, each found once the one before is applied.

    Args:
        puzzle: the givens, the blocks and the rules.
        entries: as for ``hint``.
        notes: as for ``hint``.
        unique: as for ``hint``.
        extra: as for ``hint``.
        warn: as for ``hint``.

    Yields:
        What ``hint`` gives, and then the steps. One rated 0 is the last: what is wrong, or why
        nothing can be concluded, as of several solutions once all that they share is found.

    Raises:
        InputError: entries or notes do not fit the board.

    >>> puzzle = Puzzle([1, 2, 3, 0, 3, 4, 0, 2] + [0] * 4 + [4, 0, 0, 0])
    >>> found = [step.technique for step in walk(puzzle)]
    >>> found[0], found[-1], [step.technique for step in walk(puzzle, {6: 4})]
    ('full-house', 'several-solutions', ['wrong-entry'])
    """
    warn = warn and warn_once(warn)
    step = hint(puzzle, entries, notes, unique=unique, extra=extra, warn=warn)
    if step is None:
        return
    yield step
    if not step.rating:
        return
    state = applied(player_state(puzzle, entries, notes), step)
    for step in steps(state, unique=unique, extra=extra, warn=warn):
        yield step
        state = applied(state, step)
    if state.open and is_open(looked_through(puzzle, entries, notes)):
        yield saying("several-solutions")
