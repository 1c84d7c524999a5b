"""Naked pair, triple, quad: cells with as few digits between them as there are cells."""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .position import Position
from .step import Step, Technique
from .subsets import NAMES, naked

RATINGS = {2: 3.0, 3: 3.6, 4: 5.0}


def find(position: Position, rating: float) -> Iterator[Step]:
    """All naked subsets of one size; those that clear two blocks alike have names of their own."""
    for count, rated in RATINGS.items():
        if rated == rating:
            for one in naked(position, count):
                if not one.several or count not in (2, 3):
                    said = Message(
                        "step.naked-subset",
                        cells=position.where(position.cells_of(one.base)),
                        digits=position.shown(one.digits),
                        base=position.places_of(one.links),
                    )
                    step = position.eliminating(
                        "naked-" + NAMES[count],
                        rating,
                        one.truths,
                        one.links,
                        said,
                        {"base": one.base},
                        only=one.only,
                    )
                    if step:
                        yield step


TECHNIQUE = Technique("naked-subset", tuple(RATINGS.values()), find)
