"""Common peer elimination: what sees every place of a digit in a block, by more than one block.

Where one block does, these are locked candidates. On a board of rows, columns and boxes alone there
are no others; diagonals, windows, regions and cages make them.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .locked_candidates import locked
from .position import Position
from .step import Step, Technique

RATING = 2.9


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All candidates that would leave a block without their digit."""
    for truth, links, gone in locked(position):
        live = position.live[truth]
        if len(links) > 1:
            said = Message(
                "step.common-peer",
                base=position.places_of((truth,)),
                cover=position.places_of(links),
                digits=position.shown(position.digits_of(live)),
                cells=position.where(position.cells_of(gone)),
            )
            roles = {"base": live}
            step = position.eliminating(
                "common-peer", RATING, (truth,), links, said, roles, only=gone
            )
            if step:
                yield step


TECHNIQUE = Technique("common-peer", (RATING,), find)
