"""BUG (bivalue universal grave): two candidates in every open cell, two places for every digit.

If each digit had two places or none in every block, and each open cell two candidates, all cells
could switch to their other candidate: the puzzle would have two solutions or none. So one of the
few surplus candidates holds. With a single one the pattern is known as BUG+1.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from ...board.lowering import lowered
from .deadly_patterns import DeadlyPattern, deadly_pattern, particular, ratings, steps
from .equation_index import members
from .position import Position
from .step import Step, Technique

RATING = 5.6
MOST_CORNERS = 4
"""Most cells with more than two candidates."""
MOST_CANDIDATES = 5
"""Most candidates in such a cell."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of all types with this rating."""
    patterns = position.cached("bug", lambda position: tuple(_graves(position)))
    yield from steps(position, patterns, "bug", RATING, rating)


def _graves(position: Position) -> Iterator[DeadlyPattern]:
    state, layout = position.state, position.index.layout
    digits = {cell: state.masks[cell] for cell in layout.cells if not state.placed[cell]}
    corners = [cell for cell, mask in digits.items() if mask.bit_count() != 2]
    if not 0 < len(corners) <= MOST_CORNERS or not particular(layout).isdisjoint(digits):
        return
    if any(not 2 < digits[cell].bit_count() <= MOST_CANDIDATES for cell in corners):
        return
    blocks = [
        [cell for cell in block.cells if cell in digits]
        for _name, block in lowered(layout).all_different
    ]
    for pairs in product(*[_pairs(digits[cell]) for cell in corners]):
        digits.update(zip(corners, pairs))
        if all(_twice([digits[cell] for cell in cells]) for cells in blocks):
            yield deadly_pattern(position, digits, "step.deadly-bug")


def _pairs(mask: int) -> list[int]:
    return [1 << low | 1 << high for low, high in combinations(members(mask), 2)]


def _twice(masks: list[int]) -> bool:
    """Return whether each digit is in exactly two of these sets or in none."""
    once = twice = more = 0
    for mask in masks:
        more |= twice & mask
        twice |= once & mask
        once |= mask
    return once == twice and not more


TECHNIQUE = Technique("bug", ratings(RATING), find, unique=True)
