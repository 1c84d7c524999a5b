"""XY-chain: cells with two candidates, each sharing one with the next."""

from __future__ import annotations

from collections.abc import Iterator

from . import chain_names
from .chain_steps import Chains
from .chains import Graph
from .position import Position
from .step import Step, Technique
from .strong_links import in_cells

BASE = 6.6


def graph(position: Position) -> Graph:
    """Return the graph of cells with two candidates."""
    return position.cached("xy-graph", lambda position: Graph(position, in_cells(position)))


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of XY-chains with this rating."""
    return position.cached("xy-chains", _chains).rated(rating)


def _chains(position: Position) -> Chains:
    def name(_turns: object, _eliminated: int, closed: bool) -> str:
        return "continuous-nice-loop" if closed else "xy-chain"

    return Chains(graph(position), chain_names.rated(BASE), name)


TECHNIQUE = Technique("xy-chain", chain_names.ratings(BASE), find)
