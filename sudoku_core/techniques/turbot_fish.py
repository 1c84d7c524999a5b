"""Turbot fish: two strong links of a digit, joined by a weak one; what sees both ends goes.

Skyscrapers and two-string kites are turbot fish of a shape that is seen more easily.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from ..messages import Message
from .fish import House, OneDigit, digits
from .ground import LINES, members
from .position import Position
from .step import Link, Step, Technique

RATINGS = {"skyscraper": 4.0, "two-string-kite": 4.1, "turbot-fish": 4.2}


@dataclass(frozen=True, slots=True)
class Turbot:
    """Two truths with two places each.

    Args:
        one: the digit.
        bases: the truths.
        places: end, middle, middle, end: the middle ones share a link.
        joint: that link.
    """

    one: OneDigit
    bases: tuple[House, House]
    places: tuple[int, int, int, int]
    joint: House

    def shape(self) -> str:
        """What players call it."""
        kinds = [base.kind for base in self.bases]
        if kinds[0] in LINES and kinds[1] in LINES:
            if kinds[0] == kinds[1] and self.joint.kind in LINES:
                return "skyscraper"
            if kinds[0] != kinds[1] and self.joint.kind not in LINES:
                return "two-string-kite"
        return "turbot-fish"


def find(position: Position, rating: float) -> Iterator[Step]:
    """All of no simpler shape."""
    yield from shaped(position, "turbot-fish", rating)


def shaped(position: Position, shape: str, rating: float) -> Iterator[Step]:
    """All steps of turbot fish of one shape.

    Args:
        position: where they are looked for.
        shape: its name.
        rating: how hard it is.
    """
    for turbot in position.once("turbot", _turbots):
        if turbot.shape() == shape:
            yield from _steps(position, turbot, shape, rating)


def _turbots(position: Position) -> list[Turbot]:
    found = []
    for one in digits(position):
        pairs = [base for base in one.truths if base.places.bit_count() == 2]
        for bases in combinations(pairs, 2):
            if bases[0].places & bases[1].places:
                continue
            first, second = (tuple(members(base.places)) for base in bases)
            for start, middle in (first, first[::-1]):
                for other, end in (second, second[::-1]):
                    if one.rivals[start] & one.rivals[end]:
                        found += [
                            Turbot(one, bases, (start, middle, other, end), joint)
                            for joint in one.through[middle]
                            if joint.places >> other & 1
                        ]
    return found


def _steps(position: Position, turbot: Turbot, shape: str, rating: float) -> Iterator[Step]:
    """One for each pair of links that cross outside it, through its ends."""
    one, bases = turbot.one, turbot.bases
    start, _middle, _other, end = turbot.places
    at = [one.at[place] for place in turbot.places]
    pairs = tuple([(position.candidate(number),) for number in at])
    chain = tuple([Link(pairs[n], pairs[n + 1], n != 1) for n in range(3)])
    own = bases[0].places | bases[1].places
    said = Message(
        "step.turbot-fish",
        base=position.places_of([base.number for base in bases]),
        cover=position.places_of((turbot.joint.number,)),
        digits=position.shown((one.digit,)),
        cells=position.where(position.cells_of(1 << at[0] | 1 << at[3])),
    )
    roles = {"base": 1 << at[1] | 1 << at[2], "pincer": 1 << at[0] | 1 << at[3]}
    for near in one.through[start]:
        for far in one.through[end]:
            if near != far and near.places & far.places & ~own:
                truths = [base.number for base in bases]
                links = (turbot.joint.number, near.number, far.number)
                step = position.eliminating(shape, rating, truths, links, said, roles, chain=chain)
                if step:
                    yield step


TECHNIQUE = Technique("turbot-fish", (RATINGS["turbot-fish"],), find)
