"""Hidden pair, triple, quad: digits with as few places in a block as there are digits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..messages import Message
from .position import Position
from .step import Step, Technique
from .subsets import NAMES, Subset, hidden

RATINGS = {2: 3.4, 3: 4.0, 4: 5.4}
DIRECT = {2: 2.0, 3: 2.5}
"""Where a hidden single follows at once in the same block."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All hidden subsets of one size; those that clear a second block have names of their own."""
    for count in RATINGS:
        if rating in (RATINGS[count], DIRECT.get(count)):
            for one in hidden(position, count):
                if not one.several or count not in DIRECT:
                    said = Message(
                        "step.hidden-subset",
                        base=position.places_of(one.truths),
                        cells=position.where(position.cells_of(one.base)),
                        digits=position.shown(one.digits),
                    )
                    step = rated(position, "hidden-" + NAMES[count], one, said)
                    if step and step.rating == rating:
                        yield step


def rated(position: Position, name: str, one: Subset, said: Message) -> Step | None:
    """The step of a hidden subset.

    Args:
        position: the state.
        name: of the technique.
        one: the subset.
        said: why, in a sentence.
    """
    count = len(one.digits)
    roles = {"base": one.base}
    step = position.eliminating(name, RATINGS[count], one.truths, one.links, said, roles)
    if step and count in DIRECT and position.shows_hidden_single(step, (one.place,)):
        return replace(step, rating=DIRECT[count])
    return step


TECHNIQUE = Technique("hidden-subset", tuple(sorted({*RATINGS.values(), *DIRECT.values()})), find)
