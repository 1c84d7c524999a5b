"""Naked pair, triple, quad: cells with as few digits between them as there are cells."""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .position import Position
from .step import Step, Technique
from .subsets import NAMES, naked

RATINGS = {2: 3.0, 3: 3.6, 4: 5.0}


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of naked subsets; the locked pairs and triples are in ``locked_subset``."""
    for count, rated in RATINGS.items():
        if rated == rating:
            for subset in naked(position, count):
                if not subset.several or count not in (2, 3):
                    message = Message(
                        "step.naked-subset",
                        cells=position.coordinates(position.cells_of(subset.base)),
                        digits=position.digit_text(subset.digits),
                        base=position.places_of(subset.at_most_one),
                    )
                    step = position.eliminating(
                        "naked-" + NAMES[count],
                        rating,
                        subset.exactly_one,
                        subset.at_most_one,
                        message,
                        {"base": subset.base},
                        only=subset.only,
                    )
                    if step:
                        yield step


TECHNIQUE = Technique("naked-subset", tuple(RATINGS.values()), find)
