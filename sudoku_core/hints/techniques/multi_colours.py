"""Multi-colours: two clusters of places of a digit, each with two colours, that see each other.

If a colour of one cluster sees a colour of the other, the digit has the other colour in one of the
clusters: candidates that see both other colours are eliminated. A colour that sees both colours of
another cluster is eliminated itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from ...language.messages import Message
from .colours import RATING, Colouring, Path, colour_step, colourings
from .equation_index import members
from .position import Position
from .step import Step, Technique

NAME = "multi-colours"
Cluster = tuple[int, int]


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of two clusters."""
    for colouring in colourings(position):
        for mine, other in permutations(colouring.clusters, 2):
            for colours in (mine, mine[::-1]):
                yield from _sees_both(position, colouring, colours[0], other)
                if mine < other:
                    for others in (other, other[::-1]):
                        yield from _one_of_two(position, colouring, colours, others)


def _joints(colouring: Colouring, first: int, second: int) -> list[tuple[int, int]]:
    """Return the pairs of places, one of each set, that see each other."""
    return [
        (near, far)
        for near in members(first)
        for far in members(colouring.view.rivals[near] & second)
    ]


def _one_of_two(
    position: Position, colouring: Colouring, mine: Cluster, other: Cluster
) -> Iterator[Step]:
    """Yield the steps of two colours that see each other: targets see both opposite colours."""
    seeing = _joints(colouring, mine[0], other[0])
    both = colouring.seeing(mine[1]) & colouring.seeing(other[1]) if seeing else 0
    for target in members(both & ~(mine[0] | mine[1] | other[0] | other[1])):
        sees = colouring.view.rivals[target]
        each = [
            (colouring.path(a, mine[1] & sees), colouring.path(b, other[1] & sees))
            for a, b in seeing
        ]
        paths = min(each, key=_length)
        starts, ends = [path[0][0] for path in paths], [path[0][-1] for path in paths]
        message = Message(
            "step.colours-outside",
            digits=position.digit_text((colouring.view.digit,)),
            cells=position.coordinates([colouring.view.at[end] // position.side for end in ends]),
        )
        joints = [(starts[0], starts[1]), *[(end, target) for end in ends]]
        directed = [(path, True) for path in paths]
        step = colour_step(position, NAME, colouring, directed, joints, target, message)
        if step:
            yield step


def _sees_both(
    position: Position, colouring: Colouring, colour: int, other: Cluster
) -> Iterator[Step]:
    """Yield the steps of a colour that sees both colours of another cluster."""
    first, second = _joints(colouring, colour, other[0]), _joints(colouring, colour, other[1])
    for place in members(colour) if first and second else ():
        near, far = (
            min(
                [(colouring.path(place, 1 << a), b) for a, b in pairs],
                key=lambda path: len(path[0][0]),
            )
            for pairs in (first, second)
        )
        across = colouring.path(near[1], 1 << far[1])
        message = Message(
            "step.colours-both",
            digits=position.digit_text((colouring.view.digit,)),
            cells=position.coordinates((colouring.view.at[place] // position.side,)),
            ends=position.coordinates(
                [colouring.view.at[end] // position.side for end in (near[1], far[1])]
            ),
        )
        joints = [(path[0][-1], end) for path, end in (near, far)]
        paths = [(near[0], False), (far[0], False), (across, True)]
        step = colour_step(position, NAME, colouring, paths, joints, place, message)
        if step:
            yield step


def _length(paths: tuple[Path, ...]) -> int:
    return sum(len(places) for places, _blocks in paths)


TECHNIQUE = Technique(NAME, (RATING,), find)
