"""Colours: places of a digit joined by truths with two places each, which hold it by turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..messages import Message
from .fish import House, OneDigit, digits
from .ground import members
from .position import Position
from .step import Link, Step

RATING = 6.5
Way = tuple[list[int], list[House]]
"""Places one after the other, and the truths between them."""


@dataclass(frozen=True, slots=True)
class Coloured:
    """The places of a digit, coloured.

    Args:
        one: the digit.
        near: by place, those that share a truth of two places with it, and the truth.
        groups: of places that hang together, the sets of the two colours.
    """

    one: OneDigit
    near: tuple[tuple[tuple[int, House], ...], ...]
    groups: tuple[tuple[int, int], ...]

    def way(self, start: int, ends: int) -> Way:
        """The shortest way from a place to one of a set in its group; it may be that place."""
        ways: dict[int, Way] = {start: ([start], [])}
        queue = [start]
        for place in queue:
            if ends >> place & 1:
                return ways[place]
            for other, house in self.near[place]:
                if other not in ways:
                    ways[other] = ([*ways[place][0], other], [*ways[place][1], house])
                    queue.append(other)
        raise ValueError("no way between places of two groups")

    def link(self, first: int, second: int) -> House:
        """A link that two places share."""
        return next(one for one in self.one.through[first] if one.places >> second & 1)

    def seeing(self, places: int) -> int:
        """The set of places that share a link with any of a set."""
        found = 0
        for place in members(places):
            found |= self.one.rivals[place]
        return found


def coloured(position: Position) -> tuple[Coloured, ...]:
    """All digits, coloured."""
    return position.once("colours", lambda position: tuple(map(_coloured, digits(position))))


def _coloured(one: OneDigit) -> Coloured:
    near: list[list[tuple[int, House]]] = [[] for _ in one.at]
    for house in one.truths:
        if house.places.bit_count() == 2:
            first, second = members(house.places)
            near[first].append((second, house))
            near[second].append((first, house))
    groups, seen = [], 0
    for start in range(len(near)):
        if near[start] and not seen >> start & 1:
            colours, queue = [1 << start, 0], [(start, 0)]
            for place, colour in queue:
                for other, _house in near[place]:
                    if not (colours[0] | colours[1]) >> other & 1:
                        colours[1 - colour] |= 1 << other
                        queue.append((other, 1 - colour))
            groups.append((colours[0], colours[1]))
            seen |= colours[0] | colours[1]
    return Coloured(one, tuple([tuple(pairs) for pairs in near]), tuple(groups))


def coloured_step(
    position: Position,
    technique: str,
    on: Coloured,
    ways: Sequence[tuple[Way, bool]],
    joints: Sequence[tuple[int, int]],
    target: int,
    said: Message,
) -> Step | None:
    """The step of ways along which a digit goes by turns; None where it rules nothing out.

    Args:
        position: where it is.
        technique: its name.
        on: the digit.
        ways: each with whether its first truth is taken as such, the next as a link and so on.
        joints: pairs of places that share a link beyond the ways.
        target: the place that they rule out.
        said: why, in a sentence.
    """
    one = on.one
    links = [on.link(*joint) for joint in joints]
    truths: list[House] = []
    chain: list[Link] = []
    turns = [0, 0]
    at = [(position.candidate(number),) for number in one.at]
    for (places, houses), strong in ways:
        for index, house in enumerate(houses):
            own = strong == (index % 2 == 0)
            (truths if own else links).append(house)
            chain.append(Link(at[places[index]], at[places[index + 1]], own))
        for index, place in enumerate(places):
            turns[index % 2] |= 1 << place
    roles = {"on": one.candidates(turns[0]), "off": one.candidates(turns[1] & ~turns[0])}
    numbers, others = ([house.number for house in houses] for houses in (truths, links))
    return position.eliminating(
        technique,
        RATING,
        numbers,
        others,
        said,
        roles,
        chain=tuple(chain),
        only=1 << one.at[target],
    )
