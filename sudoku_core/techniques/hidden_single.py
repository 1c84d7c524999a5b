"""Hidden single: a digit has one place left in a block; in a box it is seen soonest."""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .position import Position
from .step import Step, Technique

BOX, LINE = 1.2, 1.5


def find(position: Position, rating: float) -> Iterator[Step]:
    """All digits that have one place left in a box (or a region), else in a line."""
    for number in position.truths:
        equation, live = position.equation(number), position.live[number]
        if not equation.place or not live or live & (live - 1):
            continue
        if (LINE if position.in_line(number) else BOX) == rating:
            cell, digit = position.listed(live)[0]
            said = Message(
                "step.hidden-single",
                base=position.places_of((number,)),
                cells=position.where((cell,)),
                digits=position.shown((digit,)),
            )
            yield position.placing("hidden-single", rating, number, said, {"on": live})


TECHNIQUE = Technique("hidden-single", (BOX, LINE), find)
