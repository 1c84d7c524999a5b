"""Full house: the last empty cell of a block gets the last digit."""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .position import Position
from .step import Step, Technique

RATING = 1.0


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield a step for each cell that is the only empty one of some block."""
    placed = position.state.placed
    seen = set()
    for number in position.exactly_one:
        equation = position.equation(number)
        live = position.live[number]
        if not equation.block or not live or live & (live - 1) or live in seen:
            continue
        cells = position.cells_of(equation.candidates)
        if sum(1 for cell in cells if not placed[cell]) == 1:
            seen.add(live)
            cell, digit = position.listed(live)[0]
            message = Message(
                "step.full-house",
                base=position.places_of((number,)),
                cells=position.coordinates((cell,)),
                digits=position.digit_text((digit,)),
            )
            yield position.placing("full-house", RATING, number, message, {"on": live})


TECHNIQUE = Technique("full-house", (RATING,), find)
