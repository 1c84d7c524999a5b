"""Check whether a puzzle is easier than wanted, in a fraction of the time of a grade."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..board.candidates import Candidates, candidates, open_cells
from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from ..hints.grading.levels import Rung
from ..hints.techniques import aic, als_xy_wing, als_xz, ladder
from ..hints.techniques.path import applied
from ..hints.techniques.position import Position
from ..hints.techniques.step import Step, Technique

CHEAP = 2.6
"""Highest rating of steps that are looked for in order of rating, which takes almost no time."""
FRUITFUL = (aic.TECHNIQUE, aic.GROUPED_TECHNIQUE, als_xz.TECHNIQUE, als_xy_wing.TECHNIQUE)
"""Techniques to try first in a state without cheap steps: they yield most steps in the least
time."""
FURTHER = 4
"""Rungs that are searched after the first that has steps, before these are applied: most cost less
than the tables of a new position."""


def by_singles(puzzle: Puzzle) -> bool:
    """Return whether naked and hidden singles and the propagation of rules solve a puzzle.

    Args:
        puzzle: a puzzle with a solution.
    """
    return not open_cells(puzzle)


def by_hidden_singles(puzzle: Puzzle) -> bool:
    """Return whether hidden singles and full houses alone solve a puzzle.

    Args:
        puzzle: a puzzle with a solution.

    >>> by_hidden_singles(Puzzle([1, 2, 3, 0, 3, 4, 0, 2, 2, 1, 0, 0, 0, 0, 0, 0]))
    True
    """
    lower = lowered(puzzle.layout)
    masks, placed = list(candidates(puzzle)), [bool(digit) for digit in puzzle.givens.cells]
    left = len(puzzle.cells) - sum(placed)
    moved = True
    while left and moved:
        moved = False
        for cells in lower.full:
            once = twice = 0
            for cell in cells:
                twice |= once & masks[cell]
                once |= masks[cell]
            once &= ~twice
            for cell in cells:
                bit = masks[cell] & once
                if bit and not placed[cell]:
                    placed[cell] = moved = True
                    left -= 1
                    masks[cell] = bit
                    for peer in lower.peers[cell]:
                        masks[peer] &= ~bit
    return not left


def by_rungs(
    puzzle: Puzzle, rungs: Sequence[Rung], *, unique: bool, go_on: Callable[[], bool]
) -> bool:
    """Return whether some techniques solve a puzzle, in any order.

    Args:
        puzzle: a puzzle with one solution.
        rungs: pairs of a rating and the techniques whose steps of that rating count.
        unique: whether steps may rest on the uniqueness of the solution.
        go_on: called in each state; False stops.

    >>> puzzle = Puzzle([1, 2, 3, 0, 3, 4, 0, 2, 2, 1, 0, 0, 0, 0, 0, 0])
    >>> [by_rungs(puzzle, below(limit), unique=True, go_on=lambda: True) for limit in (1.0, 2.3)]
    [False, True]
    """
    return not after_rungs(Candidates(puzzle), rungs, unique=unique, go_on=go_on).open


def after_rungs(
    state: Candidates, rungs: Sequence[Rung], *, unique: bool, go_on: Callable[[], bool]
) -> Candidates:
    """Return the state after all steps, in any order, of some techniques until none has a step.

    Args:
        state: the placed digits and the candidates left.
        rungs: as for ``by_rungs``.
        unique: whether steps may rest on the uniqueness of the solution.
        go_on: called in each state; False stops.
    """
    ordered = [
        (rating, [each for each in techniques if unique or not each.unique])
        for rating, techniques in _ordered(rungs)
    ]
    while state.open and go_on():
        steps = _first_steps(Position(state, unique=unique), ordered)
        if not steps:
            break
        for step in steps:
            state = applied(state, step)
    return state


def _first_steps(
    position: Position, rungs: Sequence[tuple[float, Sequence[Technique]]]
) -> list[Step]:
    """Return the steps of the first rung that has any, and of a few rungs after it."""
    steps, further = list[Step](), FURTHER
    for rating, techniques in rungs:
        if steps:
            further -= 1
        steps += [step for technique in techniques for step in technique.find(position, rating)]
        if not further:
            break
    return steps


def below(rating: float) -> tuple[Rung, ...]:
    """Return the rungs of the ladder below a rating.

    Args:
        rating: the lowest rating that is left out.
    """
    return tuple([rung for rung in ladder.RUNGS if rung[0] < rating])


def _ordered(rungs: Sequence[Rung]) -> list[Rung]:
    """Return the cheap rungs first, then the fruitful techniques, then all others."""
    cheap = sorted([rung for rung in rungs if rung[0] <= CHEAP], key=lambda rung: rung[0])
    others = [rung for rung in rungs if rung[0] > CHEAP]
    fruitful = [
        (rating, (technique,))
        for technique in FRUITFUL
        for rating, techniques in others
        if technique in techniques
    ]
    return [*cheap, *fruitful, *others]
