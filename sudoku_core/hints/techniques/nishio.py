"""Nishio: a digit in a cell would leave the same digit no place in some block.

The propagation uses hidden singles of that digit only.
"""

from __future__ import annotations

from collections.abc import Iterator

from .compact import compact
from .equation_index import members
from .forcing import Propagation, propagate, rated, ratings, touched
from .forcing_steps import refuting_step
from .position import Position
from .step import Step, Technique

BASE = 7.5


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of candidates that leave their digit without a place."""
    few = compact(position)
    for propagation in few.cached("nishio", _broken):
        if rated(BASE, 4 * len(propagation.rounds)) == rating:
            yield refuting_step(few, "nishio", rating, propagation)


def _broken(position: Position) -> list[Propagation]:
    propagations = []
    for digit in range(1, position.side + 1):
        numbers = {
            number for number in position.exactly_one if position.equation(number).digit == digit
        }
        touching = touched(position, numbers, position.index.of_digit[digit])
        for candidate in members(position.alive & position.index.of_digit[digit]):
            propagation = propagate(position, candidate, touching)
            if propagation.broken >= 0:
                propagations.append(propagation)
    return propagations


TECHNIQUE = Technique("nishio", ratings(BASE), find)
