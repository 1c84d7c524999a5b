"""Nishio: a digit in a cell would leave the same digit no place in some block.

From one place of a digit to the next, by hidden singles of that digit alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from .forcing import Line, follow, rated, ratings, touched
from .forcing_told import refuting
from .ground import members
from .narrow import narrow
from .position import Position
from .step import Step, Technique

BASE = 7.5


def find(position: Position, rating: float) -> Iterator[Step]:
    """All candidates that leave their digit no place."""
    few = narrow(position)
    for line in few.once("nishio", _broken):
        if rated(BASE, 4 * len(line.rounds)) == rating:
            yield refuting(few, "nishio", rating, line)


def _broken(position: Position) -> list[Line]:
    found = []
    for digit in range(1, position.side + 1):
        truths = {number for number in position.truths if position.equation(number).digit == digit}
        touching = touched(position, truths, position.ground.of_digit[digit])
        for candidate in members(position.alive & position.ground.of_digit[digit]):
            line = follow(position, candidate, touching)
            if line.broken >= 0:
                found.append(line)
    return found


TECHNIQUE = Technique("nishio", ratings(BASE), find)
