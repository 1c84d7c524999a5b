"""ALS chain: almost locked sets, each with a digit in common with the next that not both can hold.

Of two sets it is called ALS-XZ, of three ALS-XY-wing. Cells with two candidates are such sets too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from . import chain_names, xy_chain
from .als import strong_links
from .chain_steps import Chains
from .chains import Graph, Turn
from .position import Position
from .step import Step, Technique
from .strong_links import in_cells

XZ, XY_WING = 7.5, 8.0
BASE = 7.9
"""With four sets and more, lengths add to this: 8.1 for the shortest."""


def graph(position: Position) -> Graph:
    """The chains of almost locked sets."""
    return position.once("als-graph", _graph)


def chains(position: Position) -> Chains:
    """The steps of these chains."""
    return position.once("als-chains", _chains)


def find(position: Position, rating: float) -> Iterator[Step]:
    """All chains of four almost locked sets and more."""
    return chains(position).rated(rating)


def _graph(position: Position) -> Graph:
    return Graph(position, (*in_cells(position), *strong_links(position)))


def _chains(position: Position) -> Chains:
    def name(turns: Sequence[Turn], _gone: int, _closed: bool) -> str:
        return {2: "als-xz", 3: "als-xy-wing"}.get(len(turns), "als-chain")

    def rate(sets: int) -> float:
        return {2: XZ, 3: XY_WING}.get(sets) or chain_names.rated(BASE)(sets)

    return Chains(graph(position), rate, name, (xy_chain.graph(position),))


TECHNIQUE = Technique("als-chain", chain_names.ratings(BASE)[2:], find)
