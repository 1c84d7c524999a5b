"""BUG (bivalue universal grave): two candidates in every cell, two places for every digit.

Were each digit to have two places or none in every block, and each empty cell two candidates, all
cells could change to their other candidate: there would be two solutions or none. So one of the few
candidates that are too many holds. With one of them it is known as BUG+1.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from ..lowering import lowered
from .ground import members
from .patterns import Pattern, particular, pattern, ratings, steps
from .position import Position
from .step import Step, Technique

RATING = 5.6
MOST_CORNERS = 4
"""Cells that may have more than two candidates."""
MOST_CANDIDATES = 5
"""That such a cell may have."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All steps of one rating, of all types."""
    found = position.once("bug", lambda known: tuple(_graves(known)))
    yield from steps(position, found, "bug", RATING, rating)


def _graves(position: Position) -> Iterator[Pattern]:
    """The ways to take the candidates that are too many out of all cells."""
    state, layout = position.state, position.ground.layout
    digits = {cell: state.masks[cell] for cell in layout.cells if not state.placed[cell]}
    corners = [cell for cell, mask in digits.items() if mask.bit_count() != 2]
    if not 0 < len(corners) <= MOST_CORNERS or not particular(layout).isdisjoint(digits):
        return
    if any(not 2 < digits[cell].bit_count() <= MOST_CANDIDATES for cell in corners):
        return
    blocks = [
        [cell for cell in one.cells if cell in digits] for _name, one in lowered(layout).different
    ]
    for kept in product(*[_pairs(digits[cell]) for cell in corners]):
        digits.update(zip(corners, kept))
        if all(_twice([digits[cell] for cell in cells]) for cells in blocks):
            yield pattern(position, digits, "step.deadly-bug")


def _pairs(mask: int) -> list[int]:
    return [1 << one | 1 << other for one, other in combinations(members(mask), 2)]


def _twice(masks: list[int]) -> bool:
    """Whether each digit is in two of these sets or in none."""
    once = twice = more = 0
    for mask in masks:
        more |= twice & mask
        twice |= once & mask
        once |= mask
    return once == twice and not more


TECHNIQUE = Technique("bug", ratings(RATING), find, unique=True)
