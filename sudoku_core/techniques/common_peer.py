"""Common peer elimination: what sees every place of a digit in a block, by more than one block.

Where one block does, these are locked candidates. On a board of rows, columns and boxes alone there
are no others; diagonals, windows, regions and cages make them.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .fish import digits
from .fish_search import fewest
from .ground import members
from .position import Position
from .step import Step, Technique

RATING = 2.9


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All candidates that would leave a block without their digit."""
    for one in digits(position):
        for base in one.truths:
            seen = (1 << len(one.at)) - 1 & ~base.places
            for place in members(base.places):
                seen &= one.rivals[place]
            for target in members(seen):
                links = fewest(one.through[target], base.places)[0]
                said = Message(
                    "step.common-peer",
                    base=position.places_of((base.number,)),
                    cover=position.places_of([link.number for link in links]),
                    digits=position.shown((one.digit,)),
                    cells=position.where((one.at[target] // position.side,)),
                )
                roles = {"base": one.candidates(base.places)}
                numbers = [link.number for link in links]
                only = 1 << one.at[target]
                step = position.eliminating(
                    "common-peer", RATING, (base.number,), numbers, said, roles, only=only
                )
                if step and len(links) > 1:
                    yield step


TECHNIQUE = Technique("common-peer", (RATING,), find)
