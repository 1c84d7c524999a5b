"""Naked single: a cell has one candidate left."""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .position import Position
from .step import Step, Technique

RATING = 2.3


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All cells with one candidate left."""
    for number in position.truths:
        live = position.live[number]
        if position.equation(number).place or not live or live & (live - 1):
            continue
        cell, digit = position.listed(live)[0]
        where, shown = position.where((cell,)), position.shown((digit,))
        said = Message("step.naked-single", cells=where, digits=shown)
        yield position.placing("naked-single", RATING, number, said, {"on": live})


TECHNIQUE = Technique("naked-single", (RATING,), find)
