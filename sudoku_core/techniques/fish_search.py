"""Fish of any bases and covers: what is left of them once a place is taken to hold the digit.

That place and all that see it out of the way, some bases may be left with fewer covers than they
need: then it cannot hold the digit. What it sees of the bases are the fins, or in one more cover.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from .fish import House, OneDigit, union
from .ground import members

Fish = tuple[list[House], list[House]]
"""Bases, and covers, of which there is one less."""


MOST_WAYS = 200
"""With more ways to take other places away, a fish is left alone: some depend on their order."""


class Refuting:
    """The search for bases that one place of a digit leaves without room.

    Args:
        one: the digit.
        place: what is taken to hold it.
        bases: the truths that may be bases.
        through: by place, the links that may be covers.
        most: of how many bases at most.
        most_pairs: with more pairs of covers, none is looked at: which came first is no matter.
    """

    def __init__(
        self,
        one: OneDigit,
        place: int,
        bases: Iterable[House],
        through: Sequence[Sequence[House]],
        most: int,
        most_pairs: int,
    ) -> None:
        self.through, self.most, self.most_pairs = through, most, most_pairs
        self.open = (1 << len(one.at)) - 1 & ~one.rivals[place] & ~(1 << place)
        self.left = self.open
        self.bases = [base for base in bases if not base.places >> place & 1]
        self.why: dict[int, list[tuple[House, House]]] = {}

    def fish(self) -> Iterator[Fish]:
        """What is found; where all of a base is in one cover, that is followed first."""
        gone = -1
        while gone:
            gone, found = 0, False
            for base in self.bases:
                rest = base.places & self.left
                if not rest:
                    found = True
                    yield from self._traced([base], [])
                else:
                    gone |= self._follow(base, rest)
            if found:
                return
            self.left &= ~gone
        yield from self._pairs()

    def _follow(self, base: House, rest: int) -> int:
        """What goes from the covers that all of a base is in."""
        gone = 0
        for cover in self.through[_lowest(rest)]:
            if not rest & ~cover.places:
                new = cover.places & self.left & ~rest
                gone |= new
                for place in members(new):
                    self.why.setdefault(place, []).append((base, cover))
        return gone

    def _pairs(self) -> Iterator[Fish]:
        """Where each base is in two covers at least: pairs that cover one, and what else fits."""
        pairs: dict[frozenset[int], tuple[House, House]] = {}
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

    def _fitting(self, spread: Sequence[House], first: House, second: House) -> Iterator[Fish]:
        """Three bases in a pair of covers, or four in it and a third: of two places each."""
        inside: list[House] = []
        beside: dict[int, list[House]] = {}
        thirds: dict[int, House] = {}
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

    def _apart(self, bases: Sequence[House], count: int, taken: int = 0) -> Iterator[list[House]]:
        """All choices of so many bases that share no place with each other or what is taken."""
        if not count:
            yield []
        for index in range(len(bases) - count + 1) if count else ():
            places = bases[index].places & self.open
            if not places & taken:
                for more in self._apart(bases[index + 1 :], count - 1, taken | places):
                    yield [bases[index], *more]

    def _traced(self, bases: list[House], covers: list[House]) -> list[Fish]:
        """With bases and covers that took their other places away, in all the ways there are."""
        found: list[Fish] = []
        ways, seen = [(bases, covers)], set()
        while ways:
            bases, covers = ways.pop()
            key = frozenset([base.number for base in bases]), frozenset([c.number for c in covers])
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > MOST_WAYS:
                return []
            held = union(bases) & self.open
            lacking = held & ~union(covers)
            if not lacking:
                found.append((bases, covers))
            for place in members(lacking) if len(bases) < self.most else ():
                for earlier, cover in self.why[place]:
                    if not earlier.places & held:
                        ways.append(([*bases, earlier], [*covers, cover]))
        return found


def fins(one: OneDigit, place: int, fish: Fish) -> list[list[House]]:
    """All choices of the fewest links through a place that cover what a fish leaves uncovered.

    Args:
        one: the digit.
        place: what the fish is to rule out.
        fish: its bases and covers.
    """
    bases, covers = fish
    lacking: list[int] = []
    for each in members(union(bases)):
        held = sum(base.places >> each & 1 for base in bases)
        for times in range(held - sum(cover.places >> each & 1 for cover in covers)):
            lacking += [0] * (times + 1 - len(lacking))
            lacking[times] |= 1 << each
    found: list[list[House]] = [[]]
    for wanted in lacking:
        found = [[*some, *more] for some in found for more in fewest(one.through[place], wanted)]
    return found


def fewest(links: Sequence[House], wanted: int) -> list[tuple[House, ...]]:
    """All choices of as few links as cover some places; none where all links do not.

    Args:
        links: what to choose from.
        wanted: the set of places.
    """
    for count in range(1, len(links) + 1):
        found = [some for some in combinations(links, count) if not wanted & ~union(some)]
        if found:
            return found
    return []


def _lowest(places: int) -> int:
    return (places & -places).bit_length() - 1
