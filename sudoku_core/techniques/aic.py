"""Alternating chains over candidates of any digits (AIC) and nice loops; grouped, with groups.

An AIC rules out what sees both its ends; where that is one candidate, or the ends are in one cell,
it is called a discontinuous nice loop, and where its ends see each other a continuous one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from . import chain_names, x_chain, xy_chain
from .chain_steps import Chains, Name
from .chains import Graph, Turn
from .position import Position
from .step import Step, Technique
from .strong_links import in_blocks, in_cells, of_groups

BASE, GROUPED = 7.0, 7.5


def graph(position: Position) -> Graph:
    """The chains of candidates."""
    return position.once(
        "aic-graph", lambda it: Graph(it, (*in_cells(it), *in_blocks(it)), cells=True)
    )


def grouped_graph(position: Position) -> Graph:
    """The chains of candidates and groups of them."""
    return position.once("grouped-aic-graph", _grouped_graph)


def _grouped_graph(position: Position) -> Graph:
    links = (*in_cells(position), *in_blocks(position), *of_groups(position))
    return Graph(position, links, cells=True)


def find(position: Position, rating: float) -> Iterator[Step]:
    """All alternating chains of a rating."""
    return position.once("aics", _chains).rated(rating)


def find_grouped(position: Position, rating: float) -> Iterator[Step]:
    """All alternating chains with groups of a rating."""
    return position.once("grouped-aics", _grouped).rated(rating)


def named(position: Position, prefix: str) -> Name:
    """What names chains after their shape.

    Args:
        position: where they are.
        prefix: begins all names.
    """

    def name(turns: Sequence[Turn], gone: int, closed: bool) -> str:
        shape = "continuous-nice-loop" if closed else chain_names.shape(position, turns, gone)
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
