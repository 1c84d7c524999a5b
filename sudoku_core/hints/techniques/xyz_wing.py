"""XYZ-wing: a cell with three candidates, and two cells that each have two of them.

Whichever digit the pivot holds, one of the three cells holds the digit that all of them have.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .chain_steps import targets
from .chains import StrongLink
from .equation_index import members
from .position import Position
from .step import Step, Technique
from .strong_links import same_digit
from .xy_wing import pincers

RATING = 4.4


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of all pivots with all pairs of pincers."""
    for number in position.exactly_one:
        pivot = position.live[number]
        if position.equation(number).digit or pivot.bit_count() != 3:
            continue
        for common in members(pivot):
            first, second = members(pivot ^ 1 << common)
            others = _wings(position, second, common)
            for first_wing in _wings(position, first, common) if others else ():
                for second_wing in others:
                    yield from _steps(position, number, common, (first_wing, second_wing))


def _wings(position: Position, candidate: int, common: int) -> list[StrongLink]:
    digit = common % position.side
    links = pincers(position, 1 << candidate)
    return [wing for wing in links if (wing.second.bit_length() - 1) % position.side == digit]


def _steps(
    position: Position, pivot_number: int, common: int, wings: tuple[StrongLink, StrongLink]
) -> Iterator[Step]:
    pivot, live = position.live[pivot_number], position.live
    ends = wings[0].second | wings[1].second | 1 << common
    near = [
        next(
            number
            for number in position.covering(wing.first)
            if live[number] & pivot & ~(1 << common)
        )
        for wing in wings
    ]
    message = Message(
        "step.xyz-wing",
        pivot=position.coordinates(position.cells_of(pivot)),
        cells=position.coordinates(position.cells_of(wings[0].first | wings[1].first)),
        digits=position.digit_text(position.digits_of(1 << common)),
    )
    pincer = wings[0].first | wings[0].second | wings[1].first | wings[1].second
    exactly_one = (pivot_number, *wings[0].exactly_one, *wings[1].exactly_one)
    roles = {"pivot": pivot, "pincer": pincer}
    first, last = (same_digit(position, wing.second.bit_length() - 1) for wing in wings)
    for eliminated, at_most_one in targets(position, first, last, ends, 1 << common).items():
        step = position.eliminating(
            "xyz-wing", RATING, exactly_one, (*near, *at_most_one), message, roles, only=eliminated
        )
        if step:
            yield step


TECHNIQUE = Technique("xyz-wing", (RATING,), find)
