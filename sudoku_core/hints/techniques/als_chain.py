"""ALS chain: almost locked sets, each sharing with the next a digit that only one of them can hold.

Two sets make an ALS-XZ, three an ALS-XY-wing. A cell with two candidates counts as such a set.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from . import chain_names, xy_chain
from .als import strong_links
from .chain_steps import Chains
from .chains import Graph, Inference
from .position import Position
from .step import Step, Technique
from .strong_links import in_cells

XZ, XY_WING = 7.5, 8.0
BASE = 7.9
"""Rating of chains before their length is added; the shortest chain has four sets, rated 8.1."""


def graph(position: Position) -> Graph:
    """Return the graph whose strong links are almost locked sets."""
    return position.cached("als-graph", _graph)


def chains(position: Position) -> Chains:
    """Return the chains of almost locked sets."""
    return position.cached("als-chains", _chains)


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of chains of four or more almost locked sets."""
    return chains(position).rated(rating)


def _graph(position: Position) -> Graph:
    return Graph(position, (*in_cells(position), *strong_links(position)))


def _chains(position: Position) -> Chains:
    def name(inferences: Sequence[Inference], _eliminated: int, _closed: bool) -> str:
        return {2: "als-xz", 3: "als-xy-wing"}.get(len(inferences), "als-chain")

    def rate(sets: int) -> float:
        return {2: XZ, 3: XY_WING}.get(sets) or chain_names.rated(BASE)(sets)

    return Chains(graph(position), rate, name, (xy_chain.graph(position),))


TECHNIQUE = Technique("als-chain", chain_names.ratings(BASE)[2:], find)
