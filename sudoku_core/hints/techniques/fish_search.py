"""Search for fish of any blocks: assume that a place holds the digit; look for bases left short.

Without that place and all places that see it, some bases may have fewer covers than they need: then
the place cannot hold the digit. The places of the bases that it sees are the fins, or lie in one
more cover.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from .equation_index import members
from .fish import BlockPlaces, DigitView, union

Fish = tuple[list[BlockPlaces], list[BlockPlaces]]
"""Bases, and covers, one less than bases."""


MOST_WAYS = 200
"""Most ways to remove other places; beyond it a fish is dropped, since their order is arbitrary."""


class RefutationSearch:
    """The search for bases that one place of a digit leaves without room.

    Args:
        view: the places of the digit.
        place: the place assumed to hold the digit.
        bases: the blocks that may be bases.
        through: for each place, the blocks that may be covers.
        most: the largest number of bases.
        most_pairs: the largest number of pairs of covers; with more, none is tried, since their
            order is arbitrary.
    """

    def __init__(
        self,
        view: DigitView,
        place: int,
        bases: Iterable[BlockPlaces],
        through: Sequence[Sequence[BlockPlaces]],
        most: int,
        most_pairs: int,
    ) -> None:
        self.through, self.most, self.most_pairs = through, most, most_pairs
        self.open = (1 << len(view.at)) - 1 & ~view.rivals[place] & ~(1 << place)
        self.left = self.open
        self.bases = [base for base in bases if not base.places >> place & 1]
        self.why: dict[int, list[tuple[BlockPlaces, BlockPlaces]]] = {}

    def fish(self) -> Iterator[Fish]:
        """Yield the fish found; bases whose places lie in a single cover are followed first."""
        eliminated = -1
        while eliminated:
            eliminated, refuted = 0, False
            for base in self.bases:
                rest = base.places & self.left
                if not rest:
                    refuted = True
                    yield from self._traced([base], [])
                else:
                    eliminated |= self._follow(base, rest)
            if refuted:
                return
            self.left &= ~eliminated
        yield from self._pairs()

    def _follow(self, base: BlockPlaces, rest: int) -> int:
        """Return the places removed from the covers that contain all places of a base."""
        eliminated = 0
        for cover in self.through[_lowest(rest)]:
            if not rest & ~cover.places:
                new = cover.places & self.left & ~rest
                eliminated |= new
                for place in members(new):
                    self.why.setdefault(place, []).append((base, cover))
        return eliminated

    def _pairs(self) -> Iterator[Fish]:
        """Yield fish where each base needs at least two covers: try each pair over a base."""
        pairs: dict[frozenset[int], tuple[BlockPlaces, BlockPlaces]] = {}
        spread = [base for base in self.bases if not self._in_one(base.places & self.left)]
        for base in spread:
            rest = base.places & self.left
            for first in self.through[_lowest(rest)]:
                more = rest & ~first.places
                for second in self.through[_lowest(more)]:
                    if not more & ~second.places:
                        pairs[frozenset((first.number, second.number))] = first, second
            if len(pairs) > self.most_pairs:
                return
        for first, second in pairs.values():
            yield from self._fitting(spread, first, second)

    def _in_one(self, rest: int) -> bool:
        return any(not rest & ~cover.places for cover in self.through[_lowest(rest)])

    def _fitting(
        self, spread: Sequence[BlockPlaces], first: BlockPlaces, second: BlockPlaces
    ) -> Iterator[Fish]:
        """Yield three bases within a pair of covers, or four within the pair and a third cover."""
        inside: list[BlockPlaces] = []
        beside: dict[int, list[BlockPlaces]] = {}
        thirds: dict[int, BlockPlaces] = {}
        covered = (first.places | second.places) & self.left
        for base in spread:
            rest = base.places & self.left & ~covered
            if not rest:
                inside.append(base)
            else:
                for third in self.through[_lowest(rest)]:
                    if not rest & ~third.places:
                        beside.setdefault(third.number, []).append(base)
                        thirds[third.number] = third
        if covered.bit_count() > 5:
            for bases in self._apart(inside, 3):
                yield from self._traced(bases, [first, second])
        for number, more in beside.items():
            third = thirds[number]
            if (covered | third.places & self.left).bit_count() > 7:
                for bases in self._apart([*inside, *more], 4):
                    yield from self._traced(bases, [first, second, third])

    def _apart(
        self, bases: Sequence[BlockPlaces], count: int, used: int = 0
    ) -> Iterator[list[BlockPlaces]]:
        """Yield choices of ``count`` bases that share no place with each other or with ``used``."""
        if not count:
            yield []
        for index in range(len(bases) - count + 1) if count else ():
            places = bases[index].places & self.open
            if not places & used:
                for more in self._apart(bases[index + 1 :], count - 1, used | places):
                    yield [bases[index], *more]

    def _traced(self, bases: list[BlockPlaces], covers: list[BlockPlaces]) -> list[Fish]:
        """Return the fish completed in all ways by bases and covers that removed missing places."""
        fish: list[Fish] = []
        queue, seen = [(bases, covers)], set()
        while queue:
            bases, covers = queue.pop()
            key = frozenset([base.number for base in bases]), frozenset([c.number for c in covers])
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > MOST_WAYS:
                return []
            places = union(bases) & self.open
            lacking = places & ~union(covers)
            if not lacking:
                fish.append((bases, covers))
            for place in members(lacking) if len(bases) < self.most else ():
                for earlier, cover in self.why[place]:
                    if not earlier.places & places:
                        queue.append(([*bases, earlier], [*covers, cover]))
        return fish


def fins(view: DigitView, place: int, fish: Fish) -> list[list[BlockPlaces]]:
    """Return the smallest choices of blocks through a place that cover a fish's uncovered places.

    Args:
        view: the places of the digit.
        place: the place that the fish eliminates.
        fish: its bases and covers.
    """
    bases, covers = fish
    lacking: list[int] = []
    for each in members(union(bases)):
        times_based = sum(base.places >> each & 1 for base in bases)
        for times in range(times_based - sum(cover.places >> each & 1 for cover in covers)):
            lacking += [0] * (times + 1 - len(lacking))
            lacking[times] |= 1 << each
    choices: list[list[BlockPlaces]] = [[]]
    for wanted in lacking:
        choices = [
            [*some, *more] for some in choices for more in fewest(view.through[place], wanted)
        ]
    return choices


def fewest(blocks: Sequence[BlockPlaces], wanted: int) -> list[tuple[BlockPlaces, ...]]:
    """Return the smallest choices of blocks that cover some places; none if all blocks do not.

    Args:
        blocks: the blocks to choose from.
        wanted: the set of places.
    """
    for count in range(1, len(blocks) + 1):
        choices = [some for some in combinations(blocks, count) if not wanted & ~union(some)]
        if choices:
            return choices
    return []


def _lowest(places: int) -> int:
    return (places & -places).bit_length() - 1
