"""Naked single: a cell has one candidate left."""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .position import Position
from .step import Step, Technique

RATING = 2.3


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield a step for each cell with one candidate left."""
    for number in position.exactly_one:
        live = position.live[number]
        if position.equation(number).block or not live or live & (live - 1):
            continue
        cell, digit = position.listed(live)[0]
        where, shown = position.coordinates((cell,)), position.digit_text((digit,))
        message = Message("step.naked-single", cells=where, digits=shown)
        yield position.placing("naked-single", RATING, number, message, {"on": live})


TECHNIQUE = Technique("naked-single", (RATING,), find)
