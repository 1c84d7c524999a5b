"""Find the smallest sum of equations that rules a candidate out."""

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
