"""Colouring: the places of a digit, joined by blocks of two places, hold the digit alternately."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...language.messages import Message
from .equation_index import members
from .fish import BlockPlaces, DigitView, digit_views
from .position import Position
from .step import ChainLink, Step

RATING = 6.5
Path = tuple[list[int], list[BlockPlaces]]
"""Places in order, and the blocks between them."""


@dataclass(frozen=True, slots=True)
class Colouring:
    """The places of a digit in two alternating colours.

    Args:
        view: the places of the digit.
        near: for each place the places that share a block of two places with it, and that block.
        clusters: for each connected cluster of places the sets of its two colours.
    """

    view: DigitView
    near: tuple[tuple[tuple[int, BlockPlaces], ...], ...]
    clusters: tuple[tuple[int, int], ...]

    def path(self, start: int, ends: int) -> Path:
        """Return the shortest path from a place to any of a set of places in its cluster."""
        paths: dict[int, Path] = {start: ([start], [])}
        queue = [start]
        for place in queue:
            if ends >> place & 1:
                return paths[place]
            for other, block in self.near[place]:
                if other not in paths:
                    paths[other] = ([*paths[place][0], other], [*paths[place][1], block])
                    queue.append(other)
        raise ValueError("no path between places of two clusters")

    def link(self, first: int, second: int) -> BlockPlaces:
        return next(block for block in self.view.through[first] if block.places >> second & 1)

    def seeing(self, places: int) -> int:
        """Return the set of places that share a block with any of these places."""
        seen = 0
        for place in members(places):
            seen |= self.view.rivals[place]
        return seen


def colourings(position: Position) -> tuple[Colouring, ...]:
    """Return the colouring of each digit."""
    return position.cached(
        "colours", lambda position: tuple(map(_colouring, digit_views(position)))
    )


def _colouring(view: DigitView) -> Colouring:
    near: list[list[tuple[int, BlockPlaces]]] = [[] for _ in view.at]
    for block in view.exactly_one:
        if block.places.bit_count() == 2:
            first, second = members(block.places)
            near[first].append((second, block))
            near[second].append((first, block))
    clusters, seen = [], 0
    for start in range(len(near)):
        if near[start] and not seen >> start & 1:
            colours, queue = [1 << start, 0], [(start, 0)]
            for place, colour in queue:
                for other, _block in near[place]:
                    if not (colours[0] | colours[1]) >> other & 1:
                        colours[1 - colour] |= 1 << other
                        queue.append((other, 1 - colour))
            clusters.append((colours[0], colours[1]))
            seen |= colours[0] | colours[1]
    return Colouring(view, tuple([tuple(pairs) for pairs in near]), tuple(clusters))


def colour_step(
    position: Position,
    technique: str,
    colouring: Colouring,
    paths: Sequence[tuple[Path, bool]],
    joints: Sequence[tuple[int, int]],
    target: int,
    message: Message,
) -> Step | None:
    """Return the step of alternating paths; None if it eliminates nothing.

    Args:
        position: the position of the paths.
        technique: the name of the technique.
        colouring: the colouring of the digit.
        paths: the paths, each with whether its first block counts as a strong link; then weak and
            strong links alternate.
        joints: pairs of places that share a block outside the paths.
        target: the place to eliminate.
        message: the explanation.
    """
    view = colouring.view
    at_most_one = [colouring.link(*joint) for joint in joints]
    exactly_one: list[BlockPlaces] = []
    chain: list[ChainLink] = []
    by_turn = [0, 0]
    at = [(position.candidate(number),) for number in view.at]
    for (places, blocks), strong in paths:
        for index, block in enumerate(blocks):
            is_strong = strong == (index % 2 == 0)
            (exactly_one if is_strong else at_most_one).append(block)
            chain.append(ChainLink(at[places[index]], at[places[index + 1]], is_strong))
        for index, place in enumerate(places):
            by_turn[index % 2] |= 1 << place
    roles = {"on": view.candidates(by_turn[0]), "off": view.candidates(by_turn[1] & ~by_turn[0])}
    numbers, others = ([block.number for block in blocks] for blocks in (exactly_one, at_most_one))
    return position.eliminating(
        technique,
        RATING,
        numbers,
        others,
        message,
        roles,
        chain=tuple(chain),
        only=1 << view.at[target],
    )
