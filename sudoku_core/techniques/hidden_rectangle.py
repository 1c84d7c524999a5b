"""Hidden rectangle: two digits in four cells, one of which is bound in two blocks.

One corner has just the two digits. In two blocks through the corner across from it, one digit has
no other place than the rectangle: were the other digit in that corner, all four would follow.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .patterns import Pattern, confining, deadly_step, why
from .position import Position
from .rectangles import rectangles
from .step import Step, Technique

RATING = 4.8


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All corners that are across from one with two candidates."""
    for one in rectangles(position):
        for place in range(4):
            if one.cells[place] not in one.corners:
                around = one.cells[place:] + one.cells[:place]
                yield from _across(position, one, around)


def _across(position: Position, one: Pattern, around: tuple[int, ...]) -> Iterator[Step]:
    _bare, second, across, fourth = around
    for digit in position.digits_of(one.deadly):
        numbers = [
            number
            for beside in (second, fourth)
            if (number := confining(position, digit, (across, beside)))
        ]
        if len(numbers) == 2:
            gone = one.deadly & position.ground.of_cell[across] & ~position.ground.of_digit[digit]
            said = Message(
                "step.hidden-rectangle",
                deadly=why(position, one),
                digits=position.shown((digit,)),
                left=position.shown([d for d in position.digits_of(one.deadly) if d != digit]),
                base=position.places_of(numbers),
                others=position.where((across,)),
            )
            place = position.rests_on(numbers)
            yield from deadly_step(position, one, "hidden-rectangle", RATING, gone, said, 0, place)


TECHNIQUE = Technique("hidden-rectangle", (RATING,), find, unique=True)
