"""Search boards of any side for positions of a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...board.candidates import Candidates
from ...board.puzzle import Puzzle
from ...search import solutions
from ...solvers.contract import Stopwatch
from ...solving.count import count_solutions
from ..techniques import applied, cheapest
from .catalogue import technique_of
from .steps import lesson_steps
from .table import SIGNS, Position, position_text

MOST_NODES = 4000
"""Node limit of the count of solutions; a given stays if the count takes longer without it."""
LARGEST_MINIMAL = 9
"""Largest side of boards whose givens are removed as far as possible."""
LEAST_SHARE_GIVEN = 0.4
"""Share of the cells that stay given on larger boards, where the last givens take long."""


def positions_of_side(name: str, side: int, seconds: float) -> Iterator[Position]:
    """Yield positions of random puzzles in which the lesson has a step.

    Args:
        name: the name of a lesson.
        side: the side of the boards; of boards above 35 there are none.
        seconds: time limit.
    """
    if side > len(SIGNS):
        return
    watch, rng = Stopwatch(seconds), Random(side)
    empty = Puzzle([0] * side**2)
    while not watch.expired:
        full = next(iter(solutions(empty, rng=rng)))
        state = _state_with_step(_thinned(full.cells, empty, rng, watch), name, watch)
        if state:
            yield Position(position_text(state))


def _thinned(digits: tuple[int, ...], empty: Puzzle, rng: Random, watch: Stopwatch) -> Puzzle:
    """Return a puzzle whose only solution these digits are; on small boards, one without spare
    givens."""
    left = list(digits)
    givens = len(left)
    least = 0 if empty.side <= LARGEST_MINIMAL else LEAST_SHARE_GIVEN * len(left)
    for cell in rng.sample(range(len(left)), len(left)):
        if watch.expired or givens <= least:
            break
        digit, left[cell] = left[cell], 0
        if count_solutions(empty.layout.puzzle(left), node_limit=MOST_NODES).unique:
            givens -= 1
        else:
            left[cell] = digit
    return empty.layout.puzzle(left)


def _state_with_step(puzzle: Puzzle, name: str, watch: Stopwatch) -> Candidates | None:
    """Return the first state, by the easiest steps, in which the lesson has a step."""
    state = Candidates(puzzle)
    while state.open and not watch.expired:
        if next(lesson_steps(state, name), None):
            return state
        easiest = cheapest(state, most=1, hardest=max(technique_of(name).ratings))
        if not easiest:
            return None
        state = applied(state, easiest[0])
    return None
