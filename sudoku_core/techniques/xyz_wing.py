"""XYZ-wing: a cell with three candidates, and two cells that each have two of them.

Whichever the pivot holds, one of the three cells holds the digit that all of them have.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .chain_steps import targets
from .chains import Strong
from .ground import members
from .position import Position
from .step import Step, Technique
from .strong_links import same_digit
from .xy_wing import pincers

RATING = 4.4


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All pivots with all pairs of pincers."""
    for truth in position.truths:
        pivot = position.live[truth]
        if position.equation(truth).digit or pivot.bit_count() != 3:
            continue
        for common in members(pivot):
            first, second = members(pivot ^ 1 << common)
            others = _wings(position, second, common)
            for one in _wings(position, first, common) if others else ():
                for other in others:
                    yield from _steps(position, truth, common, (one, other))


def _wings(position: Position, candidate: int, common: int) -> list[Strong]:
    """The cells of two candidates, of the digits of two candidates of the pivot."""
    digit = common % position.side
    found = pincers(position, 1 << candidate)
    return [one for one in found if (one.other.bit_length() - 1) % position.side == digit]


def _steps(
    position: Position, truth: int, common: int, wings: tuple[Strong, Strong]
) -> Iterator[Step]:
    pivot, live = position.live[truth], position.live
    ends = wings[0].other | wings[1].other | 1 << common
    near = [
        next(one for one in position.covering(wing.one) if live[one] & pivot & ~(1 << common))
        for wing in wings
    ]
    said = Message(
        "step.xyz-wing",
        pivot=position.where(position.cells_of(pivot)),
        cells=position.where(position.cells_of(wings[0].one | wings[1].one)),
        digits=position.shown(position.digits_of(1 << common)),
    )
    pincer = wings[0].one | wings[0].other | wings[1].one | wings[1].other
    truths = (truth, *wings[0].truths, *wings[1].truths)
    roles = {"pivot": pivot, "pincer": pincer}
    first, last = (same_digit(position, wing.other.bit_length() - 1) for wing in wings)
    for gone, links in targets(position, first, last, ends, 1 << common).items():
        step = position.eliminating(
            "xyz-wing", RATING, truths, (*near, *links), said, roles, only=gone
        )
        if step:
            yield step


TECHNIQUE = Technique("xyz-wing", (RATING,), find)
