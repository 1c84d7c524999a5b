"""Unique rectangle: two digits that four cells could hold in two ways.

Types 1 to 5 are those of any deadly pattern. In type 6 the two corners with further candidates are
across from each other, and one of the two digits makes an X-wing on the rectangle: it cannot be in
both of these corners, nor then in one of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .patterns import Pattern, confining, deadly_step, ratings, steps, why
from .position import Position
from .rectangles import rectangles
from .step import Step, Technique

RATING = 4.5
CROSSED = 4.6
"""Of type 6."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All steps of one rating, of all types."""
    found = rectangles(position)
    yield from steps(position, found, "unique-rectangle", RATING, rating)
    if rating == CROSSED:
        for one in found:
            yield from _crossed(position, one)


def _crossed(position: Position, one: Pattern) -> Iterator[Step]:
    """Type 6."""
    if len(one.corners) != 2:
        return
    start = one.cells.index(one.corners[0])
    first, second, third, fourth = one.cells[start:] + one.cells[:start]
    if third != one.corners[1]:
        return
    for digit in position.digits_of(one.deadly):
        for pairs in (((first, second), (third, fourth)), ((first, fourth), (second, third))):
            numbers = [number for pair in pairs if (number := confining(position, digit, pair))]
            if len(numbers) == 2:
                said = Message(
                    "step.unique-rectangle-6",
                    deadly=why(position, one),
                    digits=position.shown((digit,)),
                    base=position.places_of(numbers),
                    others=position.where(one.corners),
                )
                gone = one.deadly & position.ground.of_digit[digit]
                gone &= position.ground.of_cell[first] | position.ground.of_cell[third]
                place = position.rests_on(numbers)
                name = "unique-rectangle-6"
                yield from deadly_step(position, one, name, CROSSED, gone, said, 0, place)


TECHNIQUE = Technique("unique-rectangle", ratings(RATING), find, unique=True)
