"""The cell that can be filled next, without its digit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..board.board import Board, Entries, Notes, board_of
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..solvers import Solver
from .goals import Means, steps_to
from .hint import hint, leaves_several, status_step
from .player import facts_about, player_of
from .techniques import Step
from .techniques.path import Warn, warn_once
from .wording import about


@dataclass(frozen=True, slots=True)
class NextCell:
    """The answer of ``next_cell``.

    Args:
        cell: the cell; None where something is wrong, or nothing can be concluded.
        message: the answer in a sentence, without the digit.
        steps: the steps that end with the one that fills the cell; without a cell, the reply of
            ``hint``.
    """

    cell: int | None
    message: Message
    steps: tuple[Step, ...]


def next_cell(
    puzzle: Puzzle | Board,
    entries: Entries | None = None,
    notes: Notes | None = None,
    *,
    unique: bool = False,
    extra: Mapping[str, Solver] | None = None,
    warn: Warn | None = None,
) -> NextCell | None:
    """Return the next cell that can be filled from a player's state, or what is wrong in it.

    Args:
        puzzle: as for ``hint``.
        entries: as for ``hint``.
        notes: as for ``hint``.
        unique: as for ``hint``.
        extra: as for ``hint``.
        warn: as for ``hint``.

    Returns:
        The cell, with the steps that lead to its digit; none of the steps can be left out. None if
        the board is full, or the steps found lead to no digit.

    Raises:
        InputError: entries or notes do not fit the board.

    >>> print(next_cell(Puzzle([1, 2, 3, 0, 3, 4, 0, 2] + [0] * 8)).message)
    R1C4 can be filled next.
    """
    board = board_of(puzzle, entries, notes)
    puzzle, warn = board.puzzle, warn and warn_once(warn)
    first = hint(board, unique=unique, extra=extra, warn=warn)
    if first is None:
        return None
    if first.rating == 0:
        return NextCell(None, first.message, (first,))
    steps: tuple[Step, ...] = (first,)
    if not first.places:
        means = Means(unique and bool(facts_about(puzzle).only), extra, warn)
        state = board.candidates
        steps = steps_to(state, lambda reached: reached.placed != state.placed, means) or ()
        if not steps:
            if not leaves_several(player_of(board)):
                return None
            several = status_step("several-solutions")
            return NextCell(None, several.message, (several,))
    cell = steps[-1].places[0][0]
    where = about(puzzle, [cell], ())["cells"]
    if len(steps) == 1:
        return NextCell(cell, Message("hint.next-cell", cells=where), steps)
    return NextCell(cell, Message("hint.next-cell-later", cells=where, count=len(steps)), steps)
