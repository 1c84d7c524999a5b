"""Simple colours: places of a digit linked in pairs hold the digit alternately, in two colours.

A candidate that sees both colours is eliminated. If two places of one colour see each other, that
colour is eliminated.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...language.messages import Message
from .colours import RATING, Colouring, colour_step, colourings
from .equation_index import members
from .position import Position
from .step import Step, Technique

NAME = "simple-colours"


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of single clusters."""
    for colouring in colourings(position):
        for cluster in colouring.clusters:
            yield from _outside(position, colouring, cluster)
            for colour in cluster:
                yield from _clash(position, colouring, colour)


def _outside(position: Position, colouring: Colouring, cluster: tuple[int, int]) -> Iterator[Step]:
    """Yield the steps of places that see both colours, by the shortest path between the colours."""
    first, second = cluster
    for target in members(colouring.seeing(first) & colouring.seeing(second) & ~(first | second)):
        sees = colouring.view.rivals[target]
        paths = [colouring.path(start, second & sees) for start in members(first & sees)]
        path = min(paths, key=lambda path: len(path[0]))
        ends = path[0][0], path[0][-1]
        message = Message(
            "step.colours-outside",
            digits=position.digit_text((colouring.view.digit,)),
            cells=position.coordinates([colouring.view.at[end] // position.side for end in ends]),
        )
        joints = [(end, target) for end in ends]
        step = colour_step(position, NAME, colouring, [(path, True)], joints, target, message)
        if step:
            yield step


def _clash(position: Position, colouring: Colouring, colour: int) -> Iterator[Step]:
    places = list(members(colour))
    clashes = [
        pair for pair in combinations(places, 2) if colouring.view.rivals[pair[0]] >> pair[1] & 1
    ]
    for place in places if clashes else ():
        each = [[colouring.path(place, 1 << end) for end in clash] for clash in clashes]
        paths = min(each, key=lambda both: sum(len(path[0]) for path in both))
        ends = paths[0][0][-1], paths[1][0][-1]
        message = Message(
            "step.colours-clash",
            digits=position.digit_text((colouring.view.digit,)),
            cells=position.coordinates((colouring.view.at[place] // position.side,)),
            ends=position.coordinates([colouring.view.at[end] // position.side for end in ends]),
        )
        directed = [(path, False) for path in paths]
        step = colour_step(position, NAME, colouring, directed, [ends], place, message)
        if step:
            yield step


TECHNIQUE = Technique(NAME, (RATING,), find)
