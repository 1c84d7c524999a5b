"""Hidden single: a digit has one place left in a block; boxes are the easiest to scan."""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .position import Position
from .step import Step, Technique

BOX, LINE = 1.2, 1.5


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each digit with one place left in a box (or region), or else in a line."""
    for number in position.exactly_one:
        equation, live = position.equation(number), position.live[number]
        if not equation.block or not live or live & (live - 1):
            continue
        if (LINE if position.in_line(number) else BOX) == rating:
            cell, digit = position.listed(live)[0]
            message = Message(
                "step.hidden-single",
                base=position.places_of((number,)),
                cells=position.coordinates((cell,)),
                digits=position.digit_text((digit,)),
            )
            yield position.placing("hidden-single", rating, number, message, {"on": live})


TECHNIQUE = Technique("hidden-single", (BOX, LINE), find)
