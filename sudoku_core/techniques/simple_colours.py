"""Simple colours: places of a digit linked by pairs hold it by turns, one colour or the other.

What sees both colours goes. Where two places of one colour see each other, that colour goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ..messages import Message
from .colours import RATING, Coloured, coloured, coloured_step
from .ground import members
from .position import Position
from .step import Step, Technique

NAME = "simple-colours"


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All that the colours of one group rule out."""
    for on in coloured(position):
        for group in on.groups:
            yield from _outside(position, on, group)
            for colour in group:
                yield from _clash(position, on, colour)


def _outside(position: Position, on: Coloured, group: tuple[int, int]) -> Iterator[Step]:
    """What sees both colours: by the shortest way between them."""
    first, second = group
    for target in members(on.seeing(first) & on.seeing(second) & ~(first | second)):
        sees = on.one.rivals[target]
        ways = [on.way(start, second & sees) for start in members(first & sees)]
        way = min(ways, key=lambda way: len(way[0]))
        ends = way[0][0], way[0][-1]
        said = Message(
            "step.colours-outside",
            digits=position.shown((on.one.digit,)),
            cells=position.where([on.one.at[end] // position.side for end in ends]),
        )
        joints = [(end, target) for end in ends]
        step = coloured_step(position, NAME, on, [(way, True)], joints, target, said)
        if step:
            yield step


def _clash(position: Position, on: Coloured, colour: int) -> Iterator[Step]:
    """All of a colour, where two of it see each other."""
    places = list(members(colour))
    clashes = [pair for pair in combinations(places, 2) if on.one.rivals[pair[0]] >> pair[1] & 1]
    for place in places if clashes else ():
        each = [[on.way(place, 1 << end) for end in clash] for clash in clashes]
        ways = min(each, key=lambda both: sum(len(way[0]) for way in both))
        ends = ways[0][0][-1], ways[1][0][-1]
        said = Message(
            "step.colours-clash",
            digits=position.shown((on.one.digit,)),
            cells=position.where((on.one.at[place] // position.side,)),
            ends=position.where([on.one.at[end] // position.side for end in ends]),
        )
        turns = [(way, False) for way in ways]
        step = coloured_step(position, NAME, on, turns, [ends], place, said)
        if step:
            yield step


TECHNIQUE = Technique(NAME, (RATING,), find)
