"""Death blossom: a stem, and for each of its candidates an almost locked set that it empties.

The stem is a cell, each petal a set that loses a digit where one of the stem's candidates holds.
All petals have another digit in common, and one of them holds it. A candidate of the stem that is
of this digit needs no petal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..messages import Message
from . import als_chain
from .chain_names import cells, held
from .chain_steps import between, largest
from .chains import Graph, Turn
from .ground import members
from .position import Position
from .step import Step, Technique
from .strong_links import same_digit

RATING = 8.0
MOST_PETALS = 5
Petal = tuple[int, Turn | None, int]
"""A candidate of the stem, the strong link of its petal, and the equation to what goes."""


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All stems with petals that see a candidate together."""
    graph = als_chain.graph(position)
    for truth in position.truths:
        stem = position.live[truth]
        if not position.equation(truth).digit and 3 <= stem.bit_count() <= MOST_PETALS:
            common = position.alive & ~stem
            for candidate in members(stem):
                common &= _reached(position, graph, candidate)
            for gone, petals in _together(position, graph, stem, common).items():
                if sum(1 for _candidate, turn, _link in petals if turn) > 1:
                    step = _step(position, truth, gone, petals)
                    if step:
                        yield step


def _emptied(position: Position, graph: Graph, candidate: int) -> int:
    """The nodes that are off where a candidate holds."""
    found = 0
    for number in same_digit(position, candidate):
        found |= graph.inside[number]
    return found & ~graph.touching[candidate]


def _reached(position: Position, graph: Graph, candidate: int) -> int:
    """What cannot hold beside a candidate, because of a petal or of itself."""
    found = 0
    for number in same_digit(position, candidate):
        found |= position.live[number]
    on = 0
    for off in members(_emptied(position, graph, candidate)):
        on |= graph.strong[off]
    for node in members(on):
        found |= graph.seen[node]
    return found


def _together(
    position: Position, graph: Graph, stem: int, common: int
) -> dict[int, tuple[Petal, ...]]:
    """What all of some petals see, with these; no set that is a part of another."""
    found: dict[int, tuple[Petal, ...]] = {common: ()} if common else {}
    for candidate in members(stem) if common else ():
        ways: dict[int, Petal] = {}
        for gone, petal in _petals(position, graph, candidate):
            if gone & common:
                ways.setdefault(gone & common, petal)
        joined: dict[int, tuple[Petal, ...]] = {}
        for gone, petals in found.items():
            for more, petal in ways.items():
                if gone & more:
                    joined.setdefault(gone & more, (*petals, petal))
        found = largest(joined)
    return found


def _petals(position: Position, graph: Graph, candidate: int) -> Iterator[tuple[int, Petal]]:
    """What goes by a candidate of the stem itself and by each petal."""
    live, masks = position.live, graph.nodes.masks
    for number in same_digit(position, candidate):
        yield live[number], (candidate, None, number)
    for off in members(_emptied(position, graph, candidate)):
        for on in members(graph.strong[off]):
            turn = graph.turn(off, on)
            for number in graph.covers[on]:
                yield live[number] & ~masks[on], (candidate, turn, number)


def _step(position: Position, truth: int, gone: int, petals: Sequence[Petal]) -> Step | None:
    truths, links, roles = [truth], [], {"stem": position.live[truth]}
    for candidate, turn, number in petals:
        links.append(number)
        if turn:
            truths += turn.strong.truths
            links += (between(position, 1 << candidate, turn.off), *turn.strong.links)
            roles["abcdefgh"[len(roles) - 1]] = held(position, turn)
    said = Message(
        "step.death-blossom",
        stem=position.where(position.cells_of(roles["stem"])),
        petals=" / ".join(
            [cells(position, petal) for name, petal in roles.items() if name != "stem"]
        ),
        digits=position.shown(position.digits_of(gone)),
    )
    return position.eliminating("death-blossom", RATING, truths, links, said, roles, only=gone)


TECHNIQUE = Technique("death-blossom", (RATING,), find)
