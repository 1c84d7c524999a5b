"""Find a player's first mistake."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..board.checker import expect_puzzle
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..solvers.contract import Status, Stopwatch
from ..solvers.search import SOLVER
from .solve import Result, solve


class Verdict(Enum):
    """The verdict on a player's entries."""

    RIGHT = "right"
    MISTAKE = "mistake"
    INFEASIBLE = "infeasible"
    LIMIT = "limit"


@dataclass(frozen=True, slots=True)
class FirstMistake:
    """The answer of ``first_mistake``.

    Args:
        verdict: RIGHT if givens and entries have a solution together, MISTAKE if only the givens
            have one, INFEASIBLE if the givens have none, LIMIT if the time ran out.
        cell: the cell of the first mistake; None unless MISTAKE.
    """

    verdict: Verdict
    cell: int | None = None


def first_mistake(
    puzzle: Puzzle, entries: Grid, *, time_limit: float | None = None
) -> FirstMistake:
    """Find the first entry after which a puzzle can no longer be solved.

    In a puzzle with one solution, that is the first entry in reading order that differs from the
    solution; with several solutions, the first entry that, with those before it, leaves none.

    Args:
        puzzle: the givens, the blocks and the rules.
        entries: the digits filled in, 0 for none; the entry in a given's cell is ignored.
        time_limit: seconds in all, or None for no limit.

    Returns:
        The verdict, and the cell of the first mistake if there is one.

    Raises:
        InputError: the entries are for another board.

    >>> puzzle = Puzzle([1] + [0] * 15)
    >>> first_mistake(puzzle, Grid([0, 2] + [0] * 14)).verdict
    <Verdict.RIGHT: 'right'>
    >>> first_mistake(puzzle, Grid([0, 2, 3, 0, 1] + [0] * 11))
    FirstMistake(verdict=<Verdict.MISTAKE: 'mistake'>, cell=4)
    """
    expect_puzzle(puzzle)
    layout = puzzle.layout
    if entries.side != puzzle.side:
        raise InputError(Message("mistake.side", entries=entries.side, side=puzzle.side))
    if (entries.columns, len(entries.cells)) != (layout.columns, layout.size):
        raise InputError(Message("mistake.board"))
    watch = Stopwatch()
    filled = [
        cell
        for cell, (given, entry) in enumerate(zip(puzzle.givens.cells, entries.cells))
        if entry and not given
    ]

    def with_first(count: int) -> Result:
        """Return the puzzle solved with the first ``count`` entries as givens."""
        cells = list(puzzle.givens.cells)
        for cell in filled[:count]:
            cells[cell] = entries.cells[cell]
        left = None if time_limit is None else max(time_limit - watch.seconds, 0)
        return solve(puzzle.replace(layout.grid(cells)), SOLVER, time_limit=left)

    whole = with_first(len(filled))
    if whole.status is not Status.INFEASIBLE:
        return FirstMistake(Verdict.RIGHT if whole.status is Status.SOLVED else Verdict.LIMIT)
    bare = with_first(0)
    if bare.grid is None:
        infeasible = bare.status is Status.INFEASIBLE
        return FirstMistake(Verdict.INFEASIBLE if infeasible else Verdict.LIMIT)
    # The first ``solvable`` entries leave a solution, the first ``hopeless`` leave none.
    solvable, hopeless = _agreeing(filled, entries, bare.grid), len(filled)
    while hopeless - solvable > 1:
        middle = (solvable + hopeless) // 2
        result = with_first(middle)
        if result.status is Status.LIMIT:
            return FirstMistake(Verdict.LIMIT)
        if result.grid is None:
            hopeless = middle
        else:
            solvable = max(middle, _agreeing(filled, entries, result.grid))
    return FirstMistake(Verdict.MISTAKE, filled[solvable])


def _agreeing(filled: list[int], entries: Grid, solution: Grid) -> int:
    """Return the number of entries, from the first on, that a solution shares."""
    for count, cell in enumerate(filled):
        if entries.cells[cell] != solution.cells[cell]:
            return count
    return len(filled)
