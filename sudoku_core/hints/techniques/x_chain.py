"""X-chain: strong and weak links of one digit in turn; grouped, between groups of places."""

from __future__ import annotations

from collections.abc import Iterator

from . import chain_names
from .chain_steps import Chains
from .chains import Graph
from .position import Position
from .step import Step, Technique
from .strong_links import in_blocks, of_groups

BASE, GROUPED = 6.6, 7.0


def graph(position: Position) -> Graph:
    """Return the graph of places of single digits."""
    return position.cached("x-graph", lambda position: Graph(position, in_blocks(position)))


def grouped_graph(position: Position) -> Graph:
    """Return the graph of places of single digits and of groups of places."""
    return position.cached(
        "grouped-x-graph",
        lambda position: Graph(position, (*in_blocks(position), *of_groups(position))),
    )


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of X-chains with this rating."""
    return position.cached("x-chains", _chains).rated(rating)


def find_grouped(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of grouped X-chains with this rating."""
    return position.cached("grouped-x-chains", _grouped).rated(rating)


def _chains(position: Position) -> Chains:
    def name(_turns: object, _eliminated: int, closed: bool) -> str:
        return "continuous-nice-loop" if closed else "x-chain"

    return Chains(graph(position), chain_names.rated(BASE), name)


def _grouped(position: Position) -> Chains:
    def name(_turns: object, _eliminated: int, closed: bool) -> str:
        return "grouped-continuous-nice-loop" if closed else "grouped-x-chain"

    return Chains(grouped_graph(position), chain_names.rated(GROUPED), name, (graph(position),))


TECHNIQUE = Technique("x-chain", chain_names.ratings(BASE), find)
GROUPED_TECHNIQUE = Technique("grouped-x-chain", chain_names.ratings(GROUPED), find_grouped)
