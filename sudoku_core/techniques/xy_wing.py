"""XY-wing: a cell with two candidates, and two such cells that each share one of them with it.

Whichever the pivot holds, one of the pincers holds the digit that both of them have.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .chain_steps import open_step, targets
from .chains import Strong, Turn
from .ground import members
from .position import Position
from .step import Step, Technique
from .strong_links import cells_of_two, same_digit

RATING = 4.2


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All pivots with all pairs of pincers."""
    for pivot in dict.fromkeys(
        [min(one.one, one.other) for one in cells_of_two(position).values()]
    ):
        link = cells_of_two(position)[pivot.bit_length() - 1]
        others = list(pincers(position, link.other))
        for one in pincers(position, link.one):
            for other in others:
                yield from _steps(position, link, one, other)


def pincers(position: Position, candidate: int) -> Iterator[Strong]:
    """The cells of two candidates, one of which is weakly linked to one of the same digit.

    Args:
        position: where they are.
        candidate: a set of one.
    """
    number = candidate.bit_length() - 1
    near = position.rivals(number) & position.ground.of_digit[position.candidate(number)[1]]
    pairs = cells_of_two(position)
    for one in members(near):
        if one in pairs:
            yield pairs[one]


def _steps(position: Position, pivot: Strong, one: Strong, other: Strong) -> Iterator[Step]:
    ends = one.other | other.other
    places = position.listed(ends)
    if len(places) < 2 or places[0][1] != places[1][1]:
        return
    covers = [same_digit(position, end.bit_length() - 1) for end in (one.other, other.other)]
    turns = (
        Turn(one.other, one.one, one),
        Turn(pivot.one, pivot.other, pivot),
        Turn(other.one, other.other, other),
    )
    roles = {"pivot": pivot.one | pivot.other, "pincer": ends | one.one | other.one}
    said = Message(
        "step.xy-wing",
        pivot=position.where(position.cells_of(pivot.one)),
        cells=position.where(position.cells_of(ends)),
        digits=position.shown((places[0][1],)),
    )
    for gone, links in targets(position, covers[0], covers[1], ends).items():
        step = open_step(position, "xy-wing", RATING, turns, links, gone, said, roles)
        if step:
            yield step


TECHNIQUE = Technique("xy-wing", (RATING,), find)
