"""Full house: the last empty cell of a block takes the last digit."""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .position import Position
from .step import Step, Technique

RATING = 1.0


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All cells that alone are empty in some block."""
    placed = position.state.placed
    found = set()
    for number in position.truths:
        equation = position.equation(number)
        live = position.live[number]
        if not equation.place or not live or live & (live - 1) or live in found:
            continue
        cells = position.cells_of(equation.candidates)
        if sum(1 for cell in cells if not placed[cell]) == 1:
            found.add(live)
            cell, digit = position.listed(live)[0]
            said = Message(
                "step.full-house",
                base=position.places_of((number,)),
                cells=position.where((cell,)),
                digits=position.shown((digit,)),
            )
            yield position.placing("full-house", RATING, number, said, {"on": live})


TECHNIQUE = Technique("full-house", (RATING,), find)
