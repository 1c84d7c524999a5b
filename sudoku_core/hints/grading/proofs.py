"""The algebraic grade: the size of the largest sum of equations that a puzzle needs.

Ruling candidates out never makes a sum larger: a sum still proves its conclusion with fewer
candidates. So the largest size that is needed does not depend on the order of the steps, and is the
same however the puzzle is turned.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import inf

from ...board.candidates import Candidates
from ...board.grid import variable_of
from ...board.puzzle import Puzzle
from ...solvers import Solver, find_lp
from ...solvers.contract import OnProgress, Stopwatch
from ..techniques.path import applied, by_rating
from ..techniques.step import Step
from ..techniques.step_checker import proves
from ..techniques.sum_finder import LARGEST, SMALL, SumFinder, few_enough
from ..techniques.sums import sum_step

DENOMINATOR = 1000
"""Sizes are rounded to fractions no finer than this, so that equal ones are equal."""
MOST_WORK = 400_000_000
"""Limit of the work for a puzzle: steps of the simplex method, times the number of rows."""
HARDEST_NAMED = 5.0
"""Highest rating of the techniques that are tried before sums; their steps are cheaper to find."""


def largest_proof(
    puzzle: Puzzle,
    *,
    extra: Mapping[str, Solver] | None = None,
    on_progress: OnProgress | None = None,
) -> Fraction | float | None:
    """Return the size of the largest sum that is needed if each step is the smallest sum.

    Args:
        puzzle: any blocks and rules, with one solution.
        extra: further solvers by name; one with an LP solver is needed, or ``highspy``.
        on_progress: called with the share of the cells that are filled; returning True cancels.

    Returns:
        The largest Σ|multiplier|; infinite if sums do not lead to the solution; None if the search
        takes too long, or is cancelled.

    Raises:
        SolverUnavailable: there is no LP solver.
    """
    make_lp, watch = find_lp(extra), Stopwatch(on_progress=on_progress)
    state, size, work = Candidates(puzzle), Fraction(1), 0
    cells = len(puzzle.cells)
    while opened := len(state.open):
        if work > MOST_WORK or watch.report(share=1 - opened / cells):
            return None
        sums = _named(state, size)
        if not sums:
            if not few_enough(state):
                return None
            finder = SumFinder(state, make_lp)
            try:
                sums, least = _sums(finder, size)
            finally:
                finder.close()
            work += finder.work
            if not sums:
                return inf
            size = max(size, least)
        for step in sums:
            state = applied(state, step)
    return size


def _named(state: Candidates, size: Fraction) -> list[Step]:
    """Return the steps of named techniques with proofs up to a size, of the lowest rating."""
    for batch in by_rating(state, hardest=HARDEST_NAMED):
        small = [step for step in batch if 0 < _size(step) <= size and proves(state, step)]
        if small:
            return small
    return []


def _size(step: Step) -> Fraction:
    """Return Σ|multiplier| of a step's proof; 0 without a proof."""
    total = Fraction(0)
    for _name, times in step.proof:
        total += abs(Fraction(times))
    return total


def _sums(finder: SumFinder, size: Fraction) -> tuple[list[Step], Fraction]:
    """Return all sums up to a size, or else the smallest sums; and the smallest size found."""
    state, side = finder.state, finder.state.puzzle.side
    eliminated: set[tuple[int, int]] = set()
    best, sums = Fraction(LARGEST), list[Step]()
    for cell in state.open:
        for digit in range(1, side + 1):
            if not state.masks[cell] >> digit - 1 & 1 or (cell, digit) in eliminated:
                continue
            most = size if best <= size else best
            multipliers = finder.smallest(variable_of(cell, digit, side), float(most) + SMALL)
            step = multipliers and sum_step(finder, multipliers)
            if not multipliers or not step:
                continue
            step_size = Fraction(sum(map(abs, multipliers))).limit_denominator(DENOMINATOR)
            if step_size <= size or step_size < best:
                sums = [*sums, step] if best <= size else [step]
                best = min(best, step_size)
                eliminated = {candidate for step in sums for candidate in step.eliminates}
    return sums, best
