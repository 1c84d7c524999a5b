"""Alternating chains: one breadth-first search over any given strong links.

A node is a set of candidates: on if one of them holds, off if none does. A **strong link** joins
two nodes that are not both off; it rests on exactly-one rows (and on at-most-one rows, for almost
locked sets). A **weak link** joins two nodes that lie in one equation: they are not both on. From a
node that is off, alternating strong and weak links lead to nodes that are on, so one of the two
ends of such a chain is on; a candidate linked weakly to both ends cannot hold.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from .equation_index import members
from .position import Position


@dataclass(frozen=True, slots=True)
class StrongLink:
    """Two sets of candidates that are not both off.

    Args:
        first: the first set.
        second: the second set.
        exactly_one: numbers of the equations to subtract in the sum that shows the link.
        at_most_one: numbers of the equations to add in that sum.
    """

    first: int
    second: int
    exactly_one: tuple[int, ...]
    at_most_one: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Inference:
    """A strong link in the direction of a chain: if ``off`` is off, ``on`` is on."""

    off: int
    on: int
    strong: StrongLink


class Nodes:
    """Nodes of all graphs of a position, numbered alike in each.

    Attributes:
        masks: the set of candidates of each node.
        covers: for each node the numbers of the equations that contain it and another candidate.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.masks: list[int] = []
        self.covers: list[tuple[int, ...]] = []
        self._numbers: dict[int, int] = {}

    def number(self, mask: int) -> int:
        """Return the number of a node; add the node if it is new."""
        number = self._numbers.get(mask)
        if number is None:
            number = self._numbers[mask] = len(self.masks)
            live = self.position.live
            self.masks.append(mask)
            self.covers.append(
                tuple(
                    [
                        equation
                        for equation in self.position.covering(mask)
                        if live[equation] != mask
                    ]
                )
            )
        return number


class Graph:
    """Nodes with their strong and weak links, and the chains followed so far.

    Args:
        position: the position to search.
        strong_links: the strong links; of several between the same nodes chains use the first.
        cells: whether equations of cells make weak links too; otherwise only those of digits do.

    Attributes:
        links: the strong link by the numbers of its two nodes, lower number first.
        others: further strong links between the same nodes that use at-most-one rows, for loops.
        strong: for each node, the set of nodes that are strongly linked with it.
        weak: for each node, the set of nodes that are weakly linked with it.
        covers: for each node, the numbers of the equations of its weak links.
        seen: for each node, the set of candidates that share one of these equations with it.
        inside: by the number of an equation, the set of nodes inside it.
        touching: by candidate, the set of nodes that contain it.
        layers: for each node, a list by number of strong links less one: the set of nodes that,
            with this node off, are on by a chain of so many links and by no shorter chain.
    """

    def __init__(
        self, position: Position, strong_links: Iterable[StrongLink], *, cells: bool = False
    ) -> None:
        self.position = position
        self.nodes = nodes = position.cached("chain-nodes", Nodes)
        self.links: dict[tuple[int, int], StrongLink] = {}
        self.others: dict[tuple[int, int], list[StrongLink]] = {}
        for link in strong_links:
            first, second = nodes.number(link.first), nodes.number(link.second)
            ends = (min(first, second), max(first, second))
            if self.links.setdefault(ends, link) is not link and link.at_most_one:
                self.others.setdefault(ends, []).append(link)
        size = len(nodes.masks)
        self.strong = [0] * size
        for first, second in self.links:
            self.strong[first] |= 1 << second
            self.strong[second] |= 1 << first
        self._linked = [node for node, nodes_on in enumerate(self.strong) if nodes_on]
        self.covers: list[tuple[int, ...]] = [()] * size
        self.inside: defaultdict[int, int] = defaultdict(int)
        self.touching: defaultdict[int, int] = defaultdict(int)
        self.seen = [0] * size
        self.weak = [0] * size
        self._meets = [0] * size
        self._find_weak(cells)
        self._next = [0] * size
        for node in self._linked:
            nodes_on = 0
            for off in members(self.weak[node]):
                nodes_on |= self.strong[off]
            self._next[node] = nodes_on
        self._leading = sum([1 << node for node in self._linked if self._next[node]])
        self.layers = [[nodes_on] if nodes_on else [] for nodes_on in self.strong]
        self._reached = list(self.strong)
        self._depth = 1

    def _find_weak(self, cells: bool) -> None:
        """Fill in the weak links, and the pairs of nodes that see a common candidate."""
        masks, live, equations = (
            self.nodes.masks,
            self.position.live,
            self.position.index.equations,
        )
        inside, touching = self.inside, self.touching
        for node in self._linked:
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
        for node in self._linked:
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
        for node in self._linked:
            for candidate in members(seen[node]):
                self._meets[node] |= seers[candidate]

    def follow(self, length: int) -> bool:
        """Follow chains up to a number of strong links; return whether any has that length."""
        following = self._next
        while self._depth < length:
            self._depth += 1
            further = False
            for node in self._linked:
                layers = self.layers[node]
                if len(layers) < self._depth - 1:
                    continue
                ends, reached = layers[-1] & self._leading, 0
                while ends:
                    lowest = ends & -ends
                    reached |= following[lowest.bit_length() - 1]
                    ends ^= lowest
                reached &= ~self._reached[node]
                if reached:
                    self._reached[node] |= reached
                    layers.append(reached)
                    further = True
            if not further:
                break
        return any(len(self.layers[node]) >= length for node in self._linked)

    def within(self, node: int, length: int) -> int:
        """Return the nodes that are on by chains of at most this length if ``node`` is off."""
        nodes = 0
        if node < len(self.layers):
            for layer in self.layers[node][:length]:
                nodes |= layer
        return nodes

    def ends(self, length: int, without: Sequence[Graph]) -> Iterator[tuple[int, int]]:
        """Yield the ends of chains of a length that see a common candidate, each pair once.

        Args:
            length: the number of strong links.
            without: graphs whose chains, if no longer, are left out.
        """
        for node in self._linked:
            if len(self.layers[node]) >= length:
                ends = self.layers[node][length - 1] & self._meets[node] & -(1 << node)
                for graph in without if ends else ():
                    ends &= ~graph.within(node, length)
                for end in members(ends):
                    yield node, end

    def closing(self, length: int) -> Iterator[tuple[int, int]]:
        """Yield the ends of chains of a length that a weak link closes to a loop."""
        for node in self._linked:
            if len(self.layers[node]) >= length:
                for end in members(self.layers[node][length - 1] & self.weak[node]):
                    yield node, end

    def paths(self, start: int, end: int, length: int) -> Iterator[tuple[Inference, ...]]:
        """Yield all chains of a length between two nodes; ``length`` must be the shortest."""
        if length == 1:
            yield (self.inference(start, end),)
            return
        before = self.layers[start][length - 2]
        for off in members(self.strong[end]):
            for on in members(self.weak[off] & before):
                for path in self.paths(start, on, length - 1):
                    yield (*path, self.inference(off, end))

    def inference(self, off: int, on: int) -> Inference:
        """Return the strong link of two nodes in the direction from off to on."""
        masks = self.nodes.masks
        return Inference(masks[off], masks[on], self.links[min(off, on), max(off, on)])

    def alternatives(self, inferences: Sequence[Inference]) -> list[list[Inference]]:
        """Return for each strong link of a chain all strong links between its two nodes."""
        number = self.nodes.number
        choices = []
        for inference in inferences:
            off, on = number(inference.off), number(inference.on)
            more = self.others.get((min(off, on), max(off, on)), ())
            choices.append(
                [inference, *[Inference(inference.off, inference.on, link) for link in more]]
            )
        return choices

    def holds(self, inferences: Sequence[Inference]) -> bool:
        """Return whether all links of a loop are in this graph."""
        number, size = self.nodes.number, len(self.weak)
        for inference, after in zip(inferences, (*inferences[1:], inferences[0])):
            off, on, then = number(inference.off), number(inference.on), number(after.off)
            if (min(off, on), max(off, on)) not in self.links or max(off, on, then) >= size:
                return False
            if not self.weak[on] >> then & 1:
                return False
        return True
