"""Steps of alternating chains: what a graph's chains and loops rule out, each with its sum."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise, product
from math import lcm, prod
from typing import TypeVar

from ..messages import Message
from . import chain_names
from .chains import Graph, Turn
from .position import Position
from .step import Step

LOOPS = 2000
"""With more loops of one length none is looked at: which come first hangs on their order."""
CHOICES = 16
"""With more ways to choose the almost locked sets of a loop, what is within them is left alone."""
Name = Callable[[Sequence[Turn], int, bool], str]
"""What a chain is called, by its links, all that it rules out, and whether it is a loop."""
Rate = Callable[[int], float]
"""How hard a chain is, by its number of strong links."""
Way = TypeVar("Way")


class Chains:
    """The steps of a graph's chains, by their number of strong links.

    Args:
        graph: where chains are looked for.
        rate: how hard a chain is, by its number of strong links; no longer one is easier.
        name: what a chain is called; "" for one that is left to others.
        without: chains that these graphs have too, as short, are theirs.
    """

    def __init__(self, graph: Graph, rate: Rate, name: Name, without: Sequence[Graph] = ()) -> None:
        self.graph = graph
        self._position = graph.position
        self._rate = rate
        self._name = name
        self._without = without
        self._by_length: dict[int, list[Step]] = {1: []}
        self._seen: set[tuple[str, int]] = set()

    def rated(self, rating: float) -> Iterator[Step]:
        """All steps of a rating."""
        length = 2
        while self._rate(length) <= rating and self.graph.follow(length):
            if self._rate(length) == rating:
                yield from self.of_length(length)
            length += 1

    def of_length(self, length: int) -> list[Step]:
        """All steps of chains with so many strong links which none that is shorter comes to."""
        while length not in self._by_length:
            further = len(self._by_length) + 1
            for graph in (self.graph, *self._without):
                graph.follow(further)
            rating = self._rate(further)
            self._by_length[further] = [
                *self._loops(further, rating),
                *self._open(further, rating),
            ]
        return self._by_length[length]

    def _new(self, name: str, gone: int) -> bool:
        """Whether no step of this name ruled this out yet; from then on one does."""
        new = bool(name) and (name, gone) not in self._seen
        self._seen.add((name, gone))
        return new

    def _open(self, length: int, rating: float) -> Iterator[Step]:
        graph = self.graph
        for start, end in graph.ends(length, self._without):
            ends = graph.nodes.masks[start] | graph.nodes.masks[end]
            ways = targets(self._position, graph.covers[start], graph.covers[end], ends)
            every = 0
            for gone in ways:
                every |= gone
            turns = next(graph.paths(start, end, length))
            name = self._name(turns, every, False)
            for gone, links in ways.items():
                if self._new(name, gone):
                    step = open_step(self._position, name, rating, turns, links, gone)
                    if step:
                        yield step

    def _loops(self, length: int, rating: float) -> Iterator[Step]:
        every = list(islice(self._closed(length), LOOPS + 1))
        for found in every if len(every) <= LOOPS else ():
            ways = self.graph.ways(found)
            few = prod(map(len, ways)) <= CHOICES
            for turns in product(*ways) if few else (found,):
                truths, links, gone = loop_sum(self._position, turns, inner=few)
                name = self._name(turns, gone, True)
                if gone and self._new(name, gone):
                    yield from _loop_step(
                        self._position, name, rating, turns, (truths, links), gone
                    )

    def _closed(self, length: int) -> Iterator[tuple[Turn, ...]]:
        """The loops of a length, each once, from wherever it begins."""
        graph, known = self.graph, set()
        for start, end in graph.closing(length):
            for turns in graph.paths(start, end, length):
                key = _links(turns)
                if key not in known:
                    known.add(key)
                    if not any(other.holds(turns) for other in self._without):
                        yield turns


def _links(turns: Sequence[Turn]) -> frozenset[frozenset[int]]:
    """The strong and the weak links of a loop, by their ends: the same wherever it begins."""
    after = (*turns[1:], turns[0])
    weak = [frozenset((turn.on, then.off, 0)) for turn, then in zip(turns, after)]
    return frozenset([frozenset((turn.off, turn.on)) for turn in turns] + weak)


def loop_sum(
    position: Position, turns: Sequence[Turn], *, inner: bool
) -> tuple[list[int], list[int], int]:
    """The sum of a loop: each part of it is covered by all equations that rule something out.

    Where these are several, all of the sum is taken as often as that makes their shares whole.

    Args:
        position: where it is.
        turns: its strong links, in order.
        inner: whether what the links within almost locked sets rule out counts too.

    Returns:
        The truths, the links, and the set of candidates that go.
    """
    live = position.live
    truths: list[int] = []
    parts = [turn.on | after.off for turn, after in zip(turns, (*turns[1:], turns[0]))]
    for turn in turns:
        truths += turn.strong.truths
        held = chain_names.held(position, turn)
        parts += [live[link] & held for link in turn.strong.links]
    ways: list[list[int]] = []
    gone = 0
    for place, part in enumerate(parts):
        found = {live[one] & ~part: one for one in reversed(position.covering(part))}
        best = list(largest(found).values())
        ways.append(best)
        for one in best if inner or place < len(turns) else ():
            gone |= live[one] & ~part
    times = lcm(*map(len, ways))
    links = [one for best in ways for one in best * (times // len(best))]
    return truths * times, links, gone


def targets(
    position: Position, ones: Sequence[int], others: Sequence[int], ends: int, third: int = 0
) -> dict[int, tuple[int, int]]:
    """What sees both ends of a chain, by the two equations that say so.

    Args:
        position: where it is.
        ones: the numbers of the equations of the one end.
        others: those of the other.
        ends: both ends, which do not go.
        third: what one of the two equations has to cover too.

    Returns:
        By the set that goes the two equations; no set that is a part of another.
    """
    live = position.live
    found: dict[int, tuple[int, int]] = {}
    for one in ones:
        for other in others:
            gone = live[one] & live[other] & ~ends
            if gone and not third & ~(live[one] | live[other]):
                found.setdefault(gone, (one, other))
    return largest(found)


def largest(found: dict[int, Way]) -> dict[int, Way]:
    """Of what is known by sets of candidates, that of those which are no part of another.

    >>> largest({0b011: "a", 0b111: "b", 0b1000: "c"})
    {7: 'b', 8: 'c'}
    """
    return {
        one: way
        for one, way in found.items()
        if not any(one & ~other == 0 and one != other for other in found)
    }


def between(position: Position, on: int, off: int) -> int:
    """The first equation that a weak link rests on."""
    return position.covering(on | off)[0]


def open_step(
    position: Position,
    name: str,
    rating: float,
    turns: Sequence[Turn],
    links: tuple[int, int],
    gone: int,
    message: Message | None = None,
    roles: dict[str, int] | None = None,
) -> Step | None:
    """The step of a chain, one end of which is on.

    Args:
        position: where it is.
        name: what it is called.
        rating: how hard it is.
        turns: its strong links, in order.
        links: the equations between its ends and what goes.
        gone: the candidates that go.
        message: why, in a sentence; by default that of a chain.
        roles: the candidates that have a part in it; by default what is off and on together.
    """
    weak = [between(position, one.on, then.off) for one, then in pairwise(turns)]
    truths, every = _sum(turns, (*weak, *links))
    said = message or chain_names.told(position, turns)
    parts = roles or chain_names.roles(position, turns)
    chain = chain_names.listed(position, turns)
    return position.eliminating(name, rating, truths, every, said, parts, chain=chain, only=gone)


def _loop_step(
    position: Position,
    name: str,
    rating: float,
    turns: Sequence[Turn],
    numbers: tuple[list[int], list[int]],
    gone: int,
) -> Iterator[Step]:
    """The step of a chain which a weak link closes, so that each has one end that is on."""
    said = chain_names.told(position, turns, closed=True)
    chain = chain_names.listed(position, turns, closed=True)
    roles = chain_names.roles(position, turns)
    step = position.eliminating(name, rating, *numbers, said, roles, chain=chain, only=gone)
    if step:
        yield step


def _sum(turns: Sequence[Turn], links: Sequence[int]) -> tuple[list[int], list[int]]:
    """The truths and the links of a chain."""
    truths: list[int] = []
    every = list(links)
    for turn in turns:
        truths += turn.strong.truths
        every += turn.strong.links
    return truths, every
