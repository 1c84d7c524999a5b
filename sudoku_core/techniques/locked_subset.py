"""Locked pair, triple: naked or hidden in cells that two blocks share, so that both are cleared."""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .hidden_subset import DIRECT, rated
from .hidden_subset import RATINGS as HIDDEN
from .naked_subset import RATINGS as NAKED
from .position import Position
from .step import Step, Technique
from .subsets import NAMES, hidden, naked

COUNTS = (2, 3)
"""How many cells; they are as hard to see as those in one block alone."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All locked subsets of one size."""
    for count in COUNTS:
        if rating == NAKED[count]:
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
            step = position.eliminating(name, NAKED[count], one.truths, one.links, said, roles)
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


EVERY = {one[count] for one in (NAKED, HIDDEN, DIRECT) for count in COUNTS}
TECHNIQUE = Technique("locked-subset", tuple(sorted(EVERY)), find)
