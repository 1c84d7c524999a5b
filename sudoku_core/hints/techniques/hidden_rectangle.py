"""Hidden rectangle: a deadly rectangle whose far corner is confined in two blocks.

One corner has just the two digits. In two blocks through the opposite corner, one of the digits has
no place outside the rectangle: with the other digit in that corner, the rectangle would be deadly.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .deadly_patterns import DeadlyPattern, confining, deadly_step, why
from .position import Position
from .rectangles import rectangles
from .step import Step, Technique

RATING = 4.8


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of the corners opposite a corner with two candidates."""
    for rectangle in rectangles(position):
        for place in range(4):
            if rectangle.cells[place] not in rectangle.corners:
                around = rectangle.cells[place:] + rectangle.cells[:place]
                yield from _across(position, rectangle, around)


def _across(
    position: Position, rectangle: DeadlyPattern, around: tuple[int, ...]
) -> Iterator[Step]:
    _bare, second, across, fourth = around
    for digit in position.digits_of(rectangle.deadly):
        numbers = [
            number
            for beside in (second, fourth)
            if (number := confining(position, digit, (across, beside)))
        ]
        if len(numbers) == 2:
            eliminated = (
                rectangle.deadly & position.index.of_cell[across] & ~position.index.of_digit[digit]
            )
            message = Message(
                "step.hidden-rectangle",
                deadly=why(position, rectangle),
                digits=position.digit_text((digit,)),
                left=position.digit_text(
                    [d for d in position.digits_of(rectangle.deadly) if d != digit]
                ),
                base=position.places_of(numbers),
                others=position.coordinates((across,)),
            )
            place = position.rests_on(numbers)
            yield from deadly_step(
                position, rectangle, "hidden-rectangle", RATING, eliminated, message, 0, place
            )


TECHNIQUE = Technique("hidden-rectangle", (RATING,), find, unique=True)
