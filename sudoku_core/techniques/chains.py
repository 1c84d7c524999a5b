"""Alternating chains: one search, breadth first, over whatever strong links it is given.

A node is a set of candidates: on where one of them holds, off where none does. A **strong link**
joins two nodes that are not both off; it rests on truths (and links, for almost locked sets). A
**weak link** joins two nodes that are wholly in one equation: they are not both on. From a node
that is off, strong and weak links in turn lead to nodes that are on. One of the two ends of such a
chain is on; with a link from either end to a target, twice the target is at most 1.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from .ground import members
from .position import Position


@dataclass(frozen=True, slots=True)
class Strong:
    """Two sets of candidates that are not both off.

    Args:
        one: the one set.
        other: the other.
        truths: numbers of equations; taken away they say so,
        links: once these are added.
    """

    one: int
    other: int
    truths: tuple[int, ...]
    links: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """A strong link as a chain goes through it: where ``off`` is off, ``on`` is on."""

    off: int
    on: int
    strong: Strong


class Nodes:
    """The nodes of all graphs of a position, with the same numbers in each.

    Attributes:
        masks: by number, the set of candidates.
        covers: by number, the numbers of the equations that a node is wholly in, and not alone.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.masks: list[int] = []
        self.covers: list[tuple[int, ...]] = []
        self._numbers: dict[int, int] = {}

    def number(self, mask: int) -> int:
        """The number of a node, which is noted if it is new."""
        known = self._numbers.get(mask)
        if known is None:
            known = self._numbers[mask] = len(self.masks)
            live = self.position.live
            self.masks.append(mask)
            self.covers.append(
                tuple([one for one in self.position.covering(mask) if live[one] != mask])
            )
        return known


class Graph:
    """Nodes with their strong and weak links, and how far chains have been followed.

    Args:
        position: where they are.
        strong_links: the strong links; of those of the same nodes chains take the first.
        cells: whether weak links may be of cells; else they are of digits only.

    Attributes:
        links: by the numbers of two nodes, the lower first, their strong link.
        others: by the same, more strong links that have links in them; only loops differ by them.
        strong: by node, the set of those that it has a strong link with.
        weak: by node, the set of those that it has a weak link with.
        covers: by node, the numbers of the equations of its weak links.
        seen: by node, the set of candidates that one of these equations links to it.
        inside: by the number of an equation, the set of nodes that are wholly in it.
        touching: by candidate, the set of nodes that it is in.
        layers: by node and number of strong links less one, the nodes that are on by a chain of so
            many and no fewer, where this one is off.
    """

    def __init__(
        self, position: Position, strong_links: Iterable[Strong], *, cells: bool = False
    ) -> None:
        self.position = position
        self.nodes = nodes = position.once("chain-nodes", Nodes)
        self.links: dict[tuple[int, int], Strong] = {}
        self.others: dict[tuple[int, int], list[Strong]] = {}
        for link in strong_links:
            one, other = nodes.number(link.one), nodes.number(link.other)
            ends = (min(one, other), max(one, other))
            if self.links.setdefault(ends, link) is not link and link.links:
                self.others.setdefault(ends, []).append(link)
        size = len(nodes.masks)
        self.strong = [0] * size
        for one, other in self.links:
            self.strong[one] |= 1 << other
            self.strong[other] |= 1 << one
        self._own = [node for node, found in enumerate(self.strong) if found]
        self.covers: list[tuple[int, ...]] = [()] * size
        self.inside: defaultdict[int, int] = defaultdict(int)
        self.touching: defaultdict[int, int] = defaultdict(int)
        self.seen = [0] * size
        self.weak = [0] * size
        self._meets = [0] * size
        self._find_weak(cells)
        self._next = [0] * size
        for node in self._own:
            found = 0
            for off in members(self.weak[node]):
                found |= self.strong[off]
            self._next[node] = found
        self._leading = sum([1 << node for node in self._own if self._next[node]])
        self.layers = [[found] if found else [] for found in self.strong]
        self._reached = list(self.strong)
        self._depth = 1

    def _find_weak(self, cells: bool) -> None:
        """Find the weak links, and which nodes have a target in common."""
        masks, live, equations = (
            self.nodes.masks,
            self.position.live,
            self.position.ground.equations,
        )
        inside, touching = self.inside, self.touching
        for node in self._own:
            covers = self.nodes.covers[node]
            if not cells:
                covers = tuple([number for number in covers if equations[number].digit])
            self.covers[node] = covers
            for number in covers:
                inside[number] |= 1 << node
            for candidate in members(masks[node]):
                touching[candidate] |= 1 << node
        seen = self.seen
        seers: defaultdict[int, int] = defaultdict(int)
        for node in self._own:
            near = touched = 0
            for number in self.covers[node]:
                near |= inside[number]
                seen[node] |= live[number]
            for candidate in members(masks[node]):
                touched |= touching[candidate]
            seen[node] &= ~masks[node]
            self.weak[node] = near & ~touched
            for candidate in members(seen[node]):
                seers[candidate] |= 1 << node
        for node in self._own:
            for candidate in members(seen[node]):
                self._meets[node] |= seers[candidate]

    def follow(self, length: int) -> bool:
        """Follow chains up to so many strong links; whether there are any of that length."""
        following = self._next
        while self._depth < length:
            self._depth += 1
            further = False
            for node in self._own:
                layers = self.layers[node]
                if len(layers) < self._depth - 1:
                    continue
                ways, found = layers[-1] & self._leading, 0
                while ways:
                    lowest = ways & -ways
                    found |= following[lowest.bit_length() - 1]
                    ways ^= lowest
                found &= ~self._reached[node]
                if found:
                    self._reached[node] |= found
                    layers.append(found)
                    further = True
            if not further:
                break
        return any(len(self.layers[node]) >= length for node in self._own)

    def within(self, node: int, length: int) -> int:
        """The nodes that are on by chains of up to so many strong links, where one is off."""
        found = 0
        if node < len(self.layers):
            for layer in self.layers[node][:length]:
                found |= layer
        return found

    def ends(self, length: int, without: Sequence[Graph]) -> Iterator[tuple[int, int]]:
        """The ends of chains with a target, of so many strong links; each pair once.

        Args:
            length: the number of strong links.
            without: chains that these graphs have too, as short, are theirs.
        """
        for node in self._own:
            if len(self.layers[node]) >= length:
                found = self.layers[node][length - 1] & self._meets[node] & -(1 << node)
                for graph in without if found else ():
                    found &= ~graph.within(node, length)
                for end in members(found):
                    yield node, end

    def closing(self, length: int) -> Iterator[tuple[int, int]]:
        """The ends of chains of so many strong links which a weak link closes to a loop."""
        for node in self._own:
            if len(self.layers[node]) >= length:
                for end in members(self.layers[node][length - 1] & self.weak[node]):
                    yield node, end

    def paths(self, start: int, end: int, length: int) -> Iterator[tuple[Turn, ...]]:
        """All chains between two nodes of so many strong links, which has to be the least."""
        if length == 1:
            yield (self.turn(start, end),)
            return
        before = self.layers[start][length - 2]
        for off in members(self.strong[end]):
            for on in members(self.weak[off] & before):
                for path in self.paths(start, on, length - 1):
                    yield (*path, self.turn(off, end))

    def turn(self, off: int, on: int) -> Turn:
        """The strong link of two nodes, gone through from the one that is off."""
        masks = self.nodes.masks
        return Turn(masks[off], masks[on], self.links[min(off, on), max(off, on)])

    def ways(self, turns: Sequence[Turn]) -> list[list[Turn]]:
        """For each strong link of a chain all that there are between its nodes."""
        number = self.nodes.number
        every = []
        for turn in turns:
            off, on = number(turn.off), number(turn.on)
            more = self.others.get((min(off, on), max(off, on)), ())
            every.append([turn, *[Turn(turn.off, turn.on, one) for one in more]])
        return every

    def holds(self, turns: Sequence[Turn]) -> bool:
        """Whether all links of a loop are in this graph."""
        number, size = self.nodes.number, len(self.weak)
        for turn, after in zip(turns, (*turns[1:], turns[0])):
            off, on, then = number(turn.off), number(turn.on), number(after.off)
            if (min(off, on), max(off, on)) not in self.links or max(off, on, then) >= size:
                return False
            if not self.weak[on] >> then & 1:
                return False
        return True
