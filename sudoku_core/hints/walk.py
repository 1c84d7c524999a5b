"""List all steps from a player's state to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..board.board import Board, Entries, Notes, board_of
from ..board.puzzle import Puzzle
from ..solvers import Solver
from .hint import hint, leaves_several, status_step
from .player import player_of
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
        The step of ``hint``, and then all further steps. A step rated 0 is the last: it says what
        is wrong, or why nothing more can be concluded, such as that several solutions are left.

    Raises:
        InputError: entries or notes do not fit the board.

    >>> puzzle = Puzzle([1, 2, 3, 0, 3, 4, 0, 2] + [0] * 4 + [4, 0, 0, 0])
    >>> path = [step.technique for step in walk(puzzle)]
    >>> path[0], path[-1], [step.technique for step in walk(puzzle, {6: 4})]
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
    if state.open and leaves_several(player_of(board)):
        yield status_step("several-solutions")
