"""Alternating chains and nice loops whose strong links may be almost locked sets."""

from __future__ import annotations

from collections.abc import Iterator

from . import aic, als_chain, chain_names
from .als import strong_links
from .chain_steps import Chains
from .chains import Graph
from .position import Position
from .step import Step, Technique
from .strong_links import in_blocks, in_cells, of_groups

BASE = 8.0


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of chains with almost locked sets and with this rating."""
    return position.cached("als-aics", _chains).rated(rating)


def _graph(position: Position) -> Graph:
    easier = (*in_cells(position), *in_blocks(position), *of_groups(position))
    return Graph(position, (*easier, *strong_links(position)), cells=True)


def _chains(position: Position) -> Chains:
    easier = (aic.grouped_graph(position), als_chain.graph(position))
    return Chains(_graph(position), chain_names.rated(BASE), aic.named(position, "als-"), easier)


TECHNIQUE = Technique("als-aic", chain_names.ratings(BASE), find)
