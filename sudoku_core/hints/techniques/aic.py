"""Alternating inference chains (AIC) over candidates of any digits, plain or grouped; nice loops.

An AIC eliminates the candidates that see both its ends. With a single such candidate, or with both
ends in one cell, players call it a discontinuous nice loop; where its ends see each other, a
continuous nice loop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from . import chain_names, x_chain, xy_chain
from .chain_steps import Chains, Name
from .chains import Graph, Inference
from .position import Position
from .step import Step, Technique
from .strong_links import in_blocks, in_cells, of_groups

BASE, GROUPED = 7.0, 7.5


def graph(position: Position) -> Graph:
    """Return the graph of single candidates, linked in cells and in blocks."""
    return position.cached(
        "aic-graph",
        lambda position: Graph(position, (*in_cells(position), *in_blocks(position)), cells=True),
    )


def grouped_graph(position: Position) -> Graph:
    """Return the graph of single candidates and of groups of candidates."""
    return position.cached("grouped-aic-graph", _grouped_graph)


def _grouped_graph(position: Position) -> Graph:
    strong = (*in_cells(position), *in_blocks(position), *of_groups(position))
    return Graph(position, strong, cells=True)


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of ungrouped chains with this rating."""
    return position.cached("aics", _chains).rated(rating)


def find_grouped(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of grouped chains with this rating."""
    return position.cached("grouped-aics", _grouped).rated(rating)


def named(position: Position, prefix: str) -> Name:
    """Return a function that names chains after their shape.

    Args:
        position: the position of the chains.
        prefix: text before each name, such as "grouped-".
    """

    def name(inferences: Sequence[Inference], eliminated: int, closed: bool) -> str:
        shape = (
            "continuous-nice-loop"
            if closed
            else chain_names.shape(position, inferences, eliminated)
        )
        return prefix + shape

    return name


def _chains(position: Position) -> Chains:
    easier = (x_chain.graph(position), xy_chain.graph(position))
    return Chains(graph(position), chain_names.rated(BASE), named(position, ""), easier)


def _grouped(position: Position) -> Chains:
    easier = (graph(position), x_chain.grouped_graph(position))
    return Chains(
        grouped_graph(position), chain_names.rated(GROUPED), named(position, "grouped-"), easier
    )


TECHNIQUE = Technique("aic", chain_names.ratings(BASE), find)
GROUPED_TECHNIQUE = Technique("grouped-aic", chain_names.ratings(GROUPED), find_grouped)
