"""Common peer elimination: a candidate that sees all places of a digit in a block is eliminated.

If a single block shows it, players speak of locked candidates. A board of rows, columns and boxes
has no other common peers; diagonals, windows, regions and cages do.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .locked_candidates import locked
from .position import Position
from .step import Step, Technique

RATING = 2.9


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield a step for each candidate that would leave a block without its digit."""
    for base, covers, eliminated in locked(position):
        live = position.live[base]
        if len(covers) > 1:
            message = Message(
                "step.common-peer",
                base=position.places_of((base,)),
                cover=position.places_of(covers),
                digits=position.digit_text(position.digits_of(live)),
                cells=position.coordinates(position.cells_of(eliminated)),
            )
            roles = {"base": live}
            step = position.eliminating(
                "common-peer", RATING, (base,), covers, message, roles, only=eliminated
            )
            if step:
                yield step


TECHNIQUE = Technique("common-peer", (RATING,), find)
