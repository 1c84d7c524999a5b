"""Remote pair: a chain of cells with the same two candidates, of which the ends differ."""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from .chain_names import written
from .chain_steps import open_step, targets
from .chains import Graph, Strong
from .position import Position
from .step import Step, Technique
from .strong_links import in_cells

RATING = 5.0
LEAST = 4
"""Two cells are a naked pair."""


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All remote pairs, the shortest first."""
    for graph in position.once("remote-graphs", _graphs):
        length = LEAST
        while graph.follow(length):
            for start, end in graph.ends(length, ()):
                yield from _steps(position, graph, start, end, length)
            length += 1


def _graphs(position: Position) -> list[Graph]:
    """By two digits the chains of the cells that have no others."""
    found: dict[tuple[int, ...], list[Strong]] = {}
    graphs = []
    for link in in_cells(position):
        found.setdefault(position.digits_of(link.one | link.other), []).append(link)
    for links in found.values():
        if len(links) >= LEAST:
            graphs.append(Graph(position, links))
    return graphs


def _steps(position: Position, graph: Graph, start: int, end: int, length: int) -> Iterator[Step]:
    ends = graph.nodes.masks[start] | graph.nodes.masks[end]
    turns = next(graph.paths(start, end, length))
    said = Message(
        "step.remote-pair",
        cells=position.where(position.cells_of(ends)),
        digits=position.shown(position.digits_of(turns[0].off | turns[0].on)),
        chain=written(position, turns),
    )
    for gone, links in targets(position, graph.covers[start], graph.covers[end], ends).items():
        step = open_step(position, "remote-pair", RATING, turns, links, gone, said)
        if step:
            yield step


TECHNIQUE = Technique("remote-pair", (RATING,), find)
