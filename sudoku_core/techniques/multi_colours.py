"""Multi-colours: two groups of places of a digit, each holding it by turns, that see each other.

Where one colour of each see each other, the digit stands in the other colour of one of the groups:
what sees both of these goes. A colour that sees both colours of another group goes itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from ..messages import Message
from .colours import RATING, Coloured, Way, coloured, coloured_step
from .ground import members
from .position import Position
from .step import Step, Technique

NAME = "multi-colours"
Group = tuple[int, int]


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All that the colours of two groups rule out."""
    for on in coloured(position):
        for mine, other in permutations(on.groups, 2):
            for colours in (mine, mine[::-1]):
                yield from _sees_both(position, on, colours[0], other)
                if mine < other:
                    for others in (other, other[::-1]):
                        yield from _one_of_two(position, on, colours, others)


def _joints(on: Coloured, first: int, second: int) -> list[tuple[int, int]]:
    """The pairs of places, one of each set, that see each other."""
    return [
        (one, other) for one in members(first) for other in members(on.one.rivals[one] & second)
    ]


def _one_of_two(position: Position, on: Coloured, mine: Group, other: Group) -> Iterator[Step]:
    """The first colours see each other: what sees both of the second ones."""
    joints = _joints(on, mine[0], other[0])
    both = on.seeing(mine[1]) & on.seeing(other[1]) if joints else 0
    for target in members(both & ~(mine[0] | mine[1] | other[0] | other[1])):
        sees = on.one.rivals[target]
        each = [(on.way(a, mine[1] & sees), on.way(b, other[1] & sees)) for a, b in joints]
        ways = min(each, key=_length)
        starts, ends = [way[0][0] for way in ways], [way[0][-1] for way in ways]
        said = Message(
            "step.colours-outside",
            digits=position.shown((on.one.digit,)),
            cells=position.where([on.one.at[end] // position.side for end in ends]),
        )
        links = [(starts[0], starts[1]), *[(end, target) for end in ends]]
        turns = [(way, True) for way in ways]
        step = coloured_step(position, NAME, on, turns, links, target, said)
        if step:
            yield step


def _sees_both(position: Position, on: Coloured, colour: int, other: Group) -> Iterator[Step]:
    """All of a colour that sees both colours of another group."""
    first, second = _joints(on, colour, other[0]), _joints(on, colour, other[1])
    for place in members(colour) if first and second else ():
        near, far = (
            min([(on.way(place, 1 << a), b) for a, b in joints], key=lambda way: len(way[0][0]))
            for joints in (first, second)
        )
        across = on.way(near[1], 1 << far[1])
        said = Message(
            "step.colours-both",
            digits=position.shown((on.one.digit,)),
            cells=position.where((on.one.at[place] // position.side,)),
            ends=position.where([on.one.at[end] // position.side for end in (near[1], far[1])]),
        )
        links = [(way[0][-1], end) for way, end in (near, far)]
        ways = [(near[0], False), (far[0], False), (across, True)]
        step = coloured_step(position, NAME, on, ways, links, place, said)
        if step:
            yield step


def _length(ways: tuple[Way, ...]) -> int:
    return sum(len(places) for places, _houses in ways)


TECHNIQUE = Technique(NAME, (RATING,), find)
