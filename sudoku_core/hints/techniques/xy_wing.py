"""XY-wing: a cell with two candidates, and two such cells that each share one of them with it.

Whichever digit the pivot holds, one of the pincers holds the digit that both of them have.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .chain_steps import open_step, targets
from .chains import Inference, StrongLink
from .equation_index import members
from .position import Position
from .step import Step, Technique
from .strong_links import cells_of_two, same_digit

RATING = 4.2


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of all pivots with all pairs of pincers."""
    for pivot in dict.fromkeys(
        [min(link.first, link.second) for link in cells_of_two(position).values()]
    ):
        link = cells_of_two(position)[pivot.bit_length() - 1]
        others = list(pincers(position, link.second))
        for first in pincers(position, link.first):
            for second in others:
                yield from _steps(position, link, first, second)


def pincers(position: Position, candidate: int) -> Iterator[StrongLink]:
    """Yield the cells with two candidates, one of which shares its digit with a candidate it sees.

    Args:
        position: the position to search.
        candidate: the candidate, as a set with one member.
    """
    number = candidate.bit_length() - 1
    near = position.rivals(number) & position.index.of_digit[position.candidate(number)[1]]
    pairs = cells_of_two(position)
    for rival in members(near):
        if rival in pairs:
            yield pairs[rival]


def _steps(
    position: Position, pivot: StrongLink, left: StrongLink, right: StrongLink
) -> Iterator[Step]:
    ends = left.second | right.second
    places = position.listed(ends)
    if len(places) < 2 or places[0][1] != places[1][1]:
        return
    covers = [same_digit(position, end.bit_length() - 1) for end in (left.second, right.second)]
    inferences = (
        Inference(left.second, left.first, left),
        Inference(pivot.first, pivot.second, pivot),
        Inference(right.first, right.second, right),
    )
    roles = {"pivot": pivot.first | pivot.second, "pincer": ends | left.first | right.first}
    message = Message(
        "step.xy-wing",
        pivot=position.coordinates(position.cells_of(pivot.first)),
        cells=position.coordinates(position.cells_of(ends)),
        digits=position.digit_text((places[0][1],)),
    )
    for eliminated, at_most_one in targets(position, covers[0], covers[1], ends).items():
        step = open_step(
            position, "xy-wing", RATING, inferences, at_most_one, eliminated, message, roles
        )
        if step:
            yield step


TECHNIQUE = Technique("xy-wing", (RATING,), find)
