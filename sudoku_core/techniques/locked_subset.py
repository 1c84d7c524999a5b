"""Locked pair, triple: naked or hidden in cells that two blocks share, so that both are cleared."""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .hidden_subset import DIRECT, rated
from .hidden_subset import RATINGS as HIDDEN
from .position import Position
from .step import Step, Technique
from .subsets import NAMES, hidden, naked

RATINGS = {2: 2.0, 3: 2.5}
"""Of naked ones; hidden ones have those that they have in one block."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All locked subsets of one size."""
    for count, own in RATINGS.items():
        if rating == own:
            yield from _naked(position, count)
        if rating in (HIDDEN[count], DIRECT[count]):
            yield from [one for one in _hidden(position, count) if one.rating == rating]


def _naked(position: Position, count: int) -> Iterator[Step]:
    for one in naked(position, count):
        if one.several:
            said = Message(
                "step.locked-subset",
                cells=position.where(position.cells_of(one.base)),
                digits=position.shown(one.digits),
                cover=position.places_of(one.links),
            )
            name, roles = "locked-" + NAMES[count], {"base": one.base}
            step = position.eliminating(name, RATINGS[count], one.truths, one.links, said, roles)
            if step:
                yield step


def _hidden(position: Position, count: int) -> Iterator[Step]:
    for one in hidden(position, count):
        if one.several:
            others = [number for number in one.links if position.equation(number).place]
            said = Message(
                "step.locked-hidden-subset",
                base=position.places_of(one.truths),
                cells=position.where(position.cells_of(one.base)),
                digits=position.shown(one.digits),
                cover=position.places_of(others),
            )
            step = rated(position, "locked-hidden-" + NAMES[count], one, said)
            if step:
                yield step


EVERY = {*RATINGS.values(), *[one[count] for one in (HIDDEN, DIRECT) for count in RATINGS]}
TECHNIQUE = Technique("locked-subset", tuple(sorted(EVERY)), find)
