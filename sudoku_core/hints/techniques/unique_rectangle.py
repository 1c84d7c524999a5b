"""Unique rectangle: four cells that two digits could fill in two ways.

Types 1 to 5 are those of any deadly pattern. In type 6 the two corners with extra candidates are
opposite, and one of the two digits forms an X-wing on the rectangle: the digit cannot be in both of
these corners, so it is in neither.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .deadly_patterns import DeadlyPattern, confining, deadly_step, ratings, steps, why
from .position import Position
from .rectangles import rectangles
from .step import Step, Technique

RATING = 4.5
CROSSED = 4.6
"""Rating of type 6."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of all types with this rating."""
    patterns = rectangles(position)
    yield from steps(position, patterns, "unique-rectangle", RATING, rating)
    if rating == CROSSED:
        for pattern in patterns:
            yield from _crossed(position, pattern)


def _crossed(position: Position, pattern: DeadlyPattern) -> Iterator[Step]:
    if len(pattern.corners) != 2:
        return
    start = pattern.cells.index(pattern.corners[0])
    first, second, third, fourth = pattern.cells[start:] + pattern.cells[:start]
    if third != pattern.corners[1]:
        return
    for digit in position.digits_of(pattern.deadly):
        for pairs in (((first, second), (third, fourth)), ((first, fourth), (second, third))):
            numbers = [number for pair in pairs if (number := confining(position, digit, pair))]
            if len(numbers) == 2:
                message = Message(
                    "step.unique-rectangle-6",
                    deadly=why(position, pattern),
                    digits=position.digit_text((digit,)),
                    base=position.places_of(numbers),
                    others=position.coordinates(pattern.corners),
                )
                eliminated = pattern.deadly & position.index.of_digit[digit]
                eliminated &= position.index.of_cell[first] | position.index.of_cell[third]
                place = position.rests_on(numbers)
                name = "unique-rectangle-6"
                yield from deadly_step(
                    position, pattern, name, CROSSED, eliminated, message, 0, place
                )


TECHNIQUE = Technique("unique-rectangle", ratings(RATING), find, unique=True)
