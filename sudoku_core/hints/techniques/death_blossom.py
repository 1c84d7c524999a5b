"""Death blossom: a stem cell, and for each of its candidates an almost locked set.

Each set (a petal) loses a digit if its candidate of the stem holds. All petals have another digit
in common, and one of them holds that digit. A candidate of the stem with that digit needs no petal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...language.messages import Message
from . import als_chain
from .chain_names import cells, linked_candidates
from .chain_steps import between, largest
from .chains import Graph, Inference
from .equation_index import members
from .position import Position
from .step import Step, Technique
from .strong_links import same_digit

RATING = 8.0
MOST_PETALS = 5
Petal = tuple[int, Inference | None, int]
"""A candidate of the stem, its petal's strong link or None, and the equation with the target."""


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield the steps of stems whose petals all see a common candidate."""
    graph = als_chain.graph(position)
    for number in position.exactly_one:
        stem = position.live[number]
        if not position.equation(number).digit and 3 <= stem.bit_count() <= MOST_PETALS:
            common = position.alive & ~stem
            for candidate in members(stem):
                common &= _reached(position, graph, candidate)
            for eliminated, petals in _together(position, graph, stem, common).items():
                if sum(1 for _candidate, inference, _link in petals if inference) > 1:
                    step = _step(position, number, eliminated, petals)
                    if step:
                        yield step


def _emptied(position: Position, graph: Graph, candidate: int) -> int:
    nodes = 0
    for number in same_digit(position, candidate):
        nodes |= graph.inside[number]
    return nodes & ~graph.touching[candidate]


def _reached(position: Position, graph: Graph, candidate: int) -> int:
    """Return the candidates that cannot hold beside a candidate of the stem."""
    candidates = 0
    for number in same_digit(position, candidate):
        candidates |= position.live[number]
    on = 0
    for off in members(_emptied(position, graph, candidate)):
        on |= graph.strong[off]
    for node in members(on):
        candidates |= graph.seen[node]
    return candidates


def _together(
    position: Position, graph: Graph, stem: int, common: int
) -> dict[int, tuple[Petal, ...]]:
    """Return choices of one petal per candidate of the stem, by the set of their common targets.

    No set of targets is part of another.
    """
    by_target: dict[int, tuple[Petal, ...]] = {common: ()} if common else {}
    for candidate in members(stem) if common else ():
        petal_of: dict[int, Petal] = {}
        for eliminated, petal in _petals(position, graph, candidate):
            if eliminated & common:
                petal_of.setdefault(eliminated & common, petal)
        joined: dict[int, tuple[Petal, ...]] = {}
        for eliminated, petals in by_target.items():
            for more, petal in petal_of.items():
                if eliminated & more:
                    joined.setdefault(eliminated & more, (*petals, petal))
        by_target = largest(joined)
    return by_target


def _petals(position: Position, graph: Graph, candidate: int) -> Iterator[tuple[int, Petal]]:
    """Yield each petal of a candidate of the stem, or the candidate itself, after its targets."""
    live, masks = position.live, graph.nodes.masks
    for number in same_digit(position, candidate):
        yield live[number], (candidate, None, number)
    for off in members(_emptied(position, graph, candidate)):
        for on in members(graph.strong[off]):
            inference = graph.inference(off, on)
            for number in graph.covers[on]:
                yield live[number] & ~masks[on], (candidate, inference, number)


def _step(
    position: Position, stem_number: int, eliminated: int, petals: Sequence[Petal]
) -> Step | None:
    exactly_one, at_most_one, roles = [stem_number], [], {"stem": position.live[stem_number]}
    for candidate, inference, number in petals:
        at_most_one.append(number)
        if inference:
            exactly_one += inference.strong.exactly_one
            at_most_one += (
                between(position, 1 << candidate, inference.off),
                *inference.strong.at_most_one,
            )
            roles["abcdefgh"[len(roles) - 1]] = linked_candidates(position, inference)
    message = Message(
        "step.death-blossom",
        stem=position.coordinates(position.cells_of(roles["stem"])),
        petals=" / ".join(
            [cells(position, petal) for name, petal in roles.items() if name != "stem"]
        ),
        digits=position.digit_text(position.digits_of(eliminated)),
    )
    return position.eliminating(
        "death-blossom", RATING, exactly_one, at_most_one, message, roles, only=eliminated
    )


TECHNIQUE = Technique("death-blossom", (RATING,), find)
