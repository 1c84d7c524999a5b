"""Steps of alternating chains: the eliminations of a graph's chains and loops, with their sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise, product
from math import lcm, prod
from typing import TypeVar

from ...language.messages import Message
from . import chain_names
from .chains import Graph, Inference
from .position import Position
from .step import Step

LOOPS = 2000
"""Most loops of one length; with more of them none is examined, since their order is arbitrary."""
CHOICES = 16
"""Most choices of almost locked sets in a loop; beyond it the sets' digits eliminate nothing."""
Name = Callable[[Sequence[Inference], int, bool], str]
"""Function from strong links, the eliminated set and whether the chain is a loop to its name."""
Rate = Callable[[int], float]
"""Function from the number of strong links in a chain to its rating."""
T = TypeVar("T")


class Chains:
    """Steps of a graph's chains, by their number of strong links.

    Args:
        graph: the graph to search.
        rate: function from the number of strong links to the rating; never decreasing.
        name: function that names a chain; "" for a chain to leave out.
        without: graphs whose chains are left out, unless they are longer there.
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
        """Yield the steps with a rating."""
        length = 2
        while self._rate(length) <= rating and self.graph.follow(length):
            if self._rate(length) == rating:
                yield from self.of_length(length)
            length += 1

    def of_length(self, length: int) -> list[Step]:
        """Return the steps of chains with this many strong links that no shorter chain makes."""
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

    def _new(self, name: str, eliminated: int) -> bool:
        """Record a step's name and eliminations; return whether they were new."""
        new = bool(name) and (name, eliminated) not in self._seen
        self._seen.add((name, eliminated))
        return new

    def _open(self, length: int, rating: float) -> Iterator[Step]:
        graph = self.graph
        for start, end in graph.ends(length, self._without):
            ends = graph.nodes.masks[start] | graph.nodes.masks[end]
            by_target = targets(self._position, graph.covers[start], graph.covers[end], ends)
            every = 0
            for eliminated in by_target:
                every |= eliminated
            inferences = next(graph.paths(start, end, length))
            name = self._name(inferences, every, False)
            for eliminated, at_most_one in by_target.items():
                if self._new(name, eliminated):
                    step = open_step(
                        self._position, name, rating, inferences, at_most_one, eliminated
                    )
                    if step:
                        yield step

    def _loops(self, length: int, rating: float) -> Iterator[Step]:
        loops = list(islice(self._closed(length), LOOPS + 1))
        for loop in loops if len(loops) <= LOOPS else ():
            choices = self.graph.alternatives(loop)
            few = prod(map(len, choices)) <= CHOICES
            for inferences in product(*choices) if few else (loop,):
                exactly_one, at_most_one, eliminated = loop_sum(
                    self._position, inferences, inner=few
                )
                name = self._name(inferences, eliminated, True)
                if eliminated and self._new(name, eliminated):
                    yield from _loop_step(
                        self._position,
                        name,
                        rating,
                        inferences,
                        (exactly_one, at_most_one),
                        eliminated,
                    )

    def _closed(self, length: int) -> Iterator[tuple[Inference, ...]]:
        """Yield the loops of a length, each once, whatever node it starts from."""
        graph, seen = self.graph, set()
        for start, end in graph.closing(length):
            for inferences in graph.paths(start, end, length):
                key = _links(inferences)
                if key not in seen:
                    seen.add(key)
                    if not any(other.holds(inferences) for other in self._without):
                        yield inferences


def _links(inferences: Sequence[Inference]) -> frozenset[frozenset[int]]:
    """Return the strong and weak links of a loop by their ends, independent of where it starts."""
    after = (*inferences[1:], inferences[0])
    weak = [frozenset((inference.on, then.off, 0)) for inference, then in zip(inferences, after)]
    return frozenset([frozenset((inference.off, inference.on)) for inference in inferences] + weak)


def loop_sum(
    position: Position, inferences: Sequence[Inference], *, inner: bool
) -> tuple[list[int], list[int], int]:
    """Return the sum of a loop: each part is covered by all equations that eliminate something.

    A part covered by several equations counts for a share of each; the whole sum is multiplied so
    that all shares become whole numbers.

    Args:
        position: the position of the loop.
        inferences: its strong links, in order.
        inner: whether to add the eliminations of the at-most-one rows inside almost locked sets.

    Returns:
        The exactly-one rows, the at-most-one rows, and the set of eliminated candidates.
    """
    live = position.live
    exactly_one: list[int] = []
    parts = [
        inference.on | after.off
        for inference, after in zip(inferences, (*inferences[1:], inferences[0]))
    ]
    for inference in inferences:
        exactly_one += inference.strong.exactly_one
        within = chain_names.linked_candidates(position, inference)
        parts += [live[link] & within for link in inference.strong.at_most_one]
    choices: list[list[int]] = []
    eliminated = 0
    for place, part in enumerate(parts):
        reached = {live[number] & ~part: number for number in reversed(position.covering(part))}
        best = list(largest(reached).values())
        choices.append(best)
        for number in best if inner or place < len(inferences) else ():
            eliminated |= live[number] & ~part
    times = lcm(*map(len, choices))
    at_most_one = [number for best in choices for number in best * (times // len(best))]
    return exactly_one * times, at_most_one, eliminated


def targets(
    position: Position, firsts: Sequence[int], seconds: Sequence[int], ends: int, third: int = 0
) -> dict[int, tuple[int, int]]:
    """Return the candidates that see both ends of a chain, with the two equations that show it.

    Args:
        position: the position of the chain.
        firsts: the numbers of the first end's equations.
        seconds: the numbers of the second end's equations.
        ends: the candidates of both ends, which are no targets.
        third: candidates that one of the two equations must also contain.

    Returns:
        The two equations by set of targets; no set is part of another.
    """
    live = position.live
    sums: dict[int, tuple[int, int]] = {}
    for first in firsts:
        for second in seconds:
            eliminated = live[first] & live[second] & ~ends
            if eliminated and not third & ~(live[first] | live[second]):
                sums.setdefault(eliminated, (first, second))
    return largest(sums)


def largest(by_candidates: dict[int, T]) -> dict[int, T]:
    """Return only the entries whose set of candidates is part of no other set.

    >>> largest({0b011: "a", 0b111: "b", 0b1000: "c"})
    {7: 'b', 8: 'c'}
    """
    return {
        candidates: value
        for candidates, value in by_candidates.items()
        if not any(candidates & ~other == 0 and candidates != other for other in by_candidates)
    }


def between(position: Position, on: int, off: int) -> int:
    """Return the first equation that contains both nodes of a weak link."""
    return position.covering(on | off)[0]


def open_step(
    position: Position,
    name: str,
    rating: float,
    inferences: Sequence[Inference],
    at_most_one: tuple[int, int],
    eliminated: int,
    message: Message | None = None,
    roles: dict[str, int] | None = None,
) -> Step | None:
    """Return the step of an open chain; None if it eliminates nothing.

    Args:
        position: the position of the chain.
        name: the name of the technique.
        rating: the rating of the step.
        inferences: its strong links, in order.
        at_most_one: the two equations between its ends and its targets.
        eliminated: the set of targets.
        message: the explanation; by default the sentence of a chain.
        roles: the candidates by role; by default the nodes that are off and on together.
    """
    weak = [between(position, inference.on, then.off) for inference, then in pairwise(inferences)]
    exactly_one, every = _sum(inferences, (*weak, *at_most_one))
    message = message or chain_names.message(position, inferences)
    parts = roles or chain_names.roles(position, inferences)
    chain = chain_names.chain_links(position, inferences)
    return position.eliminating(
        name, rating, exactly_one, every, message, parts, chain=chain, only=eliminated
    )


def _loop_step(
    position: Position,
    name: str,
    rating: float,
    inferences: Sequence[Inference],
    numbers: tuple[list[int], list[int]],
    eliminated: int,
) -> Iterator[Step]:
    """Yield the step of a loop, in which exactly one end of each strong link is on."""
    message = chain_names.message(position, inferences, closed=True)
    chain = chain_names.chain_links(position, inferences, closed=True)
    roles = chain_names.roles(position, inferences)
    step = position.eliminating(
        name, rating, *numbers, message, roles, chain=chain, only=eliminated
    )
    if step:
        yield step


def _sum(
    inferences: Sequence[Inference], at_most_one: Sequence[int]
) -> tuple[list[int], list[int]]:
    exactly_one: list[int] = []
    every = list(at_most_one)
    for inference in inferences:
        exactly_one += inference.strong.exactly_one
        every += inference.strong.at_most_one
    return exactly_one, every
