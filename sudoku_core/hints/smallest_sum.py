"""Find the smallest sum of equations that rules a candidate out, or the candidates of a step."""

from __future__ import annotations

from collections.abc import Mapping

from ..board.candidates import Candidates, bit_of
from ..board.grid import variable_of
from ..solvers import Solver, find_lp
from .techniques import Step, sums
from .techniques.step import Candidate


def smallest_sum(
    state: Candidates,
    target: Candidate | None = None,
    *,
    extra: Mapping[str, Solver] | None = None,
) -> Step | None:
    """Return the smallest sum of equations that rules a candidate out: of least Σ|multiplier|.

    Args:
        state: the digits on the board, and the candidates left.
        target: a cell and a digit; None for any candidate.
        extra: further solvers by name; one with an LP solver is needed, or ``highspy``.

    Returns:
        The step; None if no sum rules the candidate out, or if it is already ruled out or placed.

    Raises:
        InputError: there is no such cell or digit.
        SolverUnavailable: there is no LP solver.

    >>> from sudoku_core import Puzzle
    >>> from sudoku_core.hints import added_up
    >>> state = Candidates(Puzzle([1, 2] + [0] * 14)).eliminate(3, 4)
    >>> step = smallest_sum(state, (2, 3))
    >>> step.eliminates, added_up(state, step.proof).eliminates
    (((2, 3),), ((2, 3),))
    """
    if target is None:
        return sums.smallest_sum(state, find_lp(extra))
    cell, digit = target
    bit = bit_of(state.puzzle, cell, digit)
    make_lp = find_lp(extra)
    if state.placed[cell] or not state.masks[cell] & bit:
        return None
    wanted = variable_of(cell, digit, state.puzzle.side)
    return sums.smallest_sum(state, make_lp, targets=[wanted])


def smallest_sums(
    state: Candidates, step: Step, *, extra: Mapping[str, Solver] | None = None
) -> tuple[Step, ...]:
    """Return for each candidate that a step eliminates the smallest sum that rules it out.

    Args:
        state: the state before the step.
        step: any step; one that places a digit has a sum of one equation already.
        extra: as for ``smallest_sum``.

    Returns:
        Steps, each with a sum that is no larger than the part of the step's own that it replaces; a
        candidate that another sum rules out too has none of its own, and one that no sum rules out
        is left out.

    Raises:
        SolverUnavailable: there is no LP solver.

    >>> from sudoku_core import Puzzle
    >>> from sudoku_core.hints import hint
    >>> from sudoku_core.rules import Killer
    >>> puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 3)])
    >>> step = hint(puzzle)
    >>> sums = smallest_sums(Candidates(puzzle), step)
    >>> {target for each in sums for target in each.eliminates} >= set(step.eliminates)
    True
    """
    sums_of: list[Step] = []
    for target in step.eliminates:
        if not any(target in each.eliminates for each in sums_of):
            smallest = smallest_sum(state, target, extra=extra)
            sums_of += [smallest] if smallest else []
    return tuple(sums_of)
