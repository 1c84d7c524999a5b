"""Locked pair, triple: naked or hidden in cells that two blocks share; both blocks are cleared."""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .hidden_subset import DIRECT, rated
from .hidden_subset import RATINGS as HIDDEN
from .naked_subset import RATINGS as NAKED
from .position import Position
from .step import Step, Technique
from .subsets import NAMES, hidden, naked

COUNTS = (2, 3)
"""Numbers of cells; the ratings are those of subsets in one block."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of locked subsets with this rating."""
    for count in COUNTS:
        if rating == NAKED[count]:
            yield from _naked(position, count)
        if rating in (HIDDEN[count], DIRECT[count]):
            yield from [step for step in _hidden(position, count) if step.rating == rating]


def _naked(position: Position, count: int) -> Iterator[Step]:
    for subset in naked(position, count):
        if subset.several:
            message = Message(
                "step.locked-subset",
                cells=position.coordinates(position.cells_of(subset.base)),
                digits=position.digit_text(subset.digits),
                cover=position.places_of(subset.at_most_one),
            )
            name, roles = "locked-" + NAMES[count], {"base": subset.base}
            step = position.eliminating(
                name, NAKED[count], subset.exactly_one, subset.at_most_one, message, roles
            )
            if step:
                yield step


def _hidden(position: Position, count: int) -> Iterator[Step]:
    for subset in hidden(position, count):
        if subset.several:
            others = [number for number in subset.at_most_one if position.equation(number).block]
            message = Message(
                "step.locked-hidden-subset",
                base=position.places_of(subset.exactly_one),
                cells=position.coordinates(position.cells_of(subset.base)),
                digits=position.digit_text(subset.digits),
                cover=position.places_of(others),
            )
            step = rated(position, "locked-hidden-" + NAMES[count], subset, message)
            if step:
                yield step


EVERY = {ratings[count] for ratings in (NAKED, HIDDEN, DIRECT) for count in COUNTS}
TECHNIQUE = Technique("locked-subset", tuple(sorted(EVERY)), find)
