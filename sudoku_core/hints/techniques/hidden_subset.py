"""Hidden pair, triple, quad: digits with as few places in a block as there are digits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...language.messages import Message
from .position import Position
from .step import Step, Technique
from .subsets import NAMES, Subset, hidden

RATINGS = {2: 3.4, 3: 4.0, 4: 5.4}
DIRECT = {2: 2.0, 3: 2.5}
"""Rating by size if a hidden single follows at once in the same block."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of hidden subsets; the locked pairs and triples are in ``locked_subset``."""
    for count in RATINGS:
        if rating in (RATINGS[count], DIRECT.get(count)):
            for subset in hidden(position, count):
                if not subset.several or count not in DIRECT:
                    message = Message(
                        "step.hidden-subset",
                        base=position.places_of(subset.exactly_one),
                        cells=position.coordinates(position.cells_of(subset.base)),
                        digits=position.digit_text(subset.digits),
                    )
                    step = rated(position, "hidden-" + NAMES[count], subset, message)
                    if step and step.rating == rating:
                        yield step


def rated(position: Position, name: str, subset: Subset, message: Message) -> Step | None:
    """Return the step of a hidden subset with its rating; None if it eliminates nothing.

    Args:
        position: the position of the subset.
        name: the name of the technique.
        subset: the subset.
        message: the explanation.
    """
    count = len(subset.digits)
    roles = {"base": subset.base}
    step = position.eliminating(
        name, RATINGS[count], subset.exactly_one, subset.at_most_one, message, roles
    )
    if step and count in DIRECT and position.shows_hidden_single(step, (subset.block,)):
        return replace(step, rating=DIRECT[count])
    return step


TECHNIQUE = Technique("hidden-subset", tuple(sorted({*RATINGS.values(), *DIRECT.values()})), find)
