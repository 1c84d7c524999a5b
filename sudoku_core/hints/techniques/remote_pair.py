"""Remote pair: a chain of cells with the same two candidates, whose ends hold different digits."""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from .chain_names import eureka
from .chain_steps import open_step, targets
from .chains import Graph, StrongLink
from .position import Position
from .step import Step, Technique
from .strong_links import in_cells

RATING = 5.0
LEAST = 4
"""Fewest cells; two cells are a naked pair."""


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of all remote pairs, the shortest first."""
    for graph in position.cached("remote-graphs", _graphs):
        length = LEAST
        while graph.follow(length):
            for start, end in graph.ends(length, ()):
                yield from _steps(position, graph, start, end, length)
            length += 1


def _graphs(position: Position) -> list[Graph]:
    """Return for each pair of digits the graph of the cells with just these candidates."""
    by_digits: dict[tuple[int, ...], list[StrongLink]] = {}
    graphs = []
    for link in in_cells(position):
        by_digits.setdefault(position.digits_of(link.first | link.second), []).append(link)
    for links in by_digits.values():
        if len(links) >= LEAST:
            graphs.append(Graph(position, links))
    return graphs


def _steps(position: Position, graph: Graph, start: int, end: int, length: int) -> Iterator[Step]:
    ends = graph.nodes.masks[start] | graph.nodes.masks[end]
    inferences = next(graph.paths(start, end, length))
    message = Message(
        "step.remote-pair",
        cells=position.coordinates(position.cells_of(ends)),
        digits=position.digit_text(position.digits_of(inferences[0].off | inferences[0].on)),
        chain=eureka(position, inferences),
    )
    for eliminated, at_most_one in targets(
        position, graph.covers[start], graph.covers[end], ends
    ).items():
        step = open_step(
            position, "remote-pair", RATING, inferences, at_most_one, eliminated, message
        )
        if step:
            yield step


TECHNIQUE = Technique("remote-pair", (RATING,), find)
