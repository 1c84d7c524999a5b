"""Walk from a player's state to the end by steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..board.board import Board, Entries, Notes, board_of
from ..board.puzzle import Puzzle
from ..solvers import Solver
from .asking import hint, is_open, saying
from .player import looked_through
from .techniques import Step, applied, steps
from .techniques.path import Warn, warn_once


def walk(
    puzzle: Puzzle | Board,
    entries: Entries | None = None,
    notes: Notes | None = None,
    *,
    unique: bool = False,
    extra: Mapping[str, Solver] | None = None,
    warn: Warn | None = None,
) -> Iterator[Step]:
    """Yield the steps from a player's state to the end, each found once the one before is applied.

    Args:
        puzzle: as for ``hint``.
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
    warn, board = warn and warn_once(warn), board_of(puzzle, entries, notes)
    step = hint(board, unique=unique, extra=extra, warn=warn)
    if step is None:
        return
    yield step
    if not step.rating:
        return
    state = applied(board.candidates, step)
    for step in steps(state, unique=unique, extra=extra, warn=warn):
        yield step
        state = applied(state, step)
    if state.open and is_open(looked_through(board)):
        yield saying("several-solutions")
