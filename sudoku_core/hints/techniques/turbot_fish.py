"""Turbot fish: two strong links of a digit, joined by a weak link; targets see both ends.

Skyscrapers and two-string kites are turbot fish of a shape that is easier to spot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from ...language.messages import Message
from .equation_index import LINES, members
from .fish import BlockPlaces, DigitView, digit_views
from .position import Position
from .step import ChainLink, Step, Technique

RATINGS = {"skyscraper": 4.0, "two-string-kite": 4.1, "turbot-fish": 4.2}


@dataclass(frozen=True, slots=True)
class Turbot:
    """Two blocks with two places each for a digit.

    Args:
        view: the places of the digit.
        bases: the two blocks.
        places: end, middle, middle, end; the middle places share a block.
        joint: the block of the middle places.
    """

    view: DigitView
    bases: tuple[BlockPlaces, BlockPlaces]
    places: tuple[int, int, int, int]
    joint: BlockPlaces

    def shape(self) -> str:
        """Return the name of the technique for this shape."""
        kinds = [base.kind for base in self.bases]
        if kinds[0] in LINES and kinds[1] in LINES:
            if kinds[0] == kinds[1] and self.joint.kind in LINES:
                return "skyscraper"
            if kinds[0] != kinds[1] and self.joint.kind not in LINES:
                return "two-string-kite"
        return "turbot-fish"


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of turbot fish that are neither skyscrapers nor two-string kites."""
    yield from shaped(position, "turbot-fish", rating)


def shaped(position: Position, shape: str, rating: float) -> Iterator[Step]:
    """Yield all steps of turbot fish of one shape.

    Args:
        position: the position to search.
        shape: the name of the shape.
        rating: the rating of the steps.
    """
    for turbot in position.cached("turbot", _turbots):
        if turbot.shape() == shape:
            yield from _steps(position, turbot, shape, rating)


def _turbots(position: Position) -> list[Turbot]:
    turbots = []
    for view in digit_views(position):
        pairs = [base for base in view.exactly_one if base.places.bit_count() == 2]
        for bases in combinations(pairs, 2):
            if bases[0].places & bases[1].places:
                continue
            first, second = (tuple(members(base.places)) for base in bases)
            for start, middle in (first, first[::-1]):
                for second_middle, end in (second, second[::-1]):
                    if view.rivals[start] & view.rivals[end]:
                        turbots += [
                            Turbot(view, bases, (start, middle, second_middle, end), joint)
                            for joint in view.through[middle]
                            if joint.places >> second_middle & 1
                        ]
    return turbots


def _steps(position: Position, turbot: Turbot, shape: str, rating: float) -> Iterator[Step]:
    """Yield a step for each pair of blocks through the two ends that cross outside the fish."""
    view, bases = turbot.view, turbot.bases
    start, _middle, _other, end = turbot.places
    at = [view.at[place] for place in turbot.places]
    pairs = tuple([(position.candidate(number),) for number in at])
    chain = tuple([ChainLink(pairs[n], pairs[n + 1], n != 1) for n in range(3)])
    base_places = bases[0].places | bases[1].places
    message = Message(
        "step.turbot-fish",
        base=position.places_of([base.number for base in bases]),
        cover=position.places_of((turbot.joint.number,)),
        digits=position.digit_text((view.digit,)),
        cells=position.coordinates(position.cells_of(1 << at[0] | 1 << at[3])),
    )
    roles = {"base": 1 << at[1] | 1 << at[2], "pincer": 1 << at[0] | 1 << at[3]}
    for near in view.through[start]:
        for far in view.through[end]:
            if near != far and near.places & far.places & ~base_places:
                exactly_one = [base.number for base in bases]
                at_most_one = (turbot.joint.number, near.number, far.number)
                step = position.eliminating(
                    shape, rating, exactly_one, at_most_one, message, roles, chain=chain
                )
                if step:
                    yield step


TECHNIQUE = Technique("turbot-fish", (RATINGS["turbot-fish"],), find)
