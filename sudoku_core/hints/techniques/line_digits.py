"""Digits of a clue or line: what an automaton of a rule leaves for each of its cells.

Sandwiches, X-sums, skyscrapers and the like are automata that read a line cell by cell. A digit
that is on none of the paths left is eliminated: the flow through the states that no path reaches,
or from which none goes on, is added up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...board.lowering import lowered
from ...rules.kernel import Regular
from .position import Position
from .rule_alone import inside
from .rule_parts import rule_parts
from .rule_proofs import (
    Proof,
    digits_message,
    eliminations,
    placed_message,
    placing,
    step_by_rows,
)
from .step import Step, Technique

RATINGS = ((2, 2.9), (4, 3.6), (6, 3.9))
"""Pairs of the largest number of open cells and the rating."""
HARDEST = 4.2
FEW = 4
"""Most cells whose digits are named."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each automaton with digits that are on no path."""
    for step in position.cached("line digits", _all):
        if step.rating == rating:
            yield step


def _all(position: Position) -> list[Step]:
    rest = rule_parts(position.index.layout).rest
    steps = []
    for owner, name, primitive in lowered(position.index.layout).parts:
        if isinstance(primitive, Regular) and len(primitive.cells) > 1 and owner in rest:
            steps += list(_steps(position, owner, name, primitive))
    return steps


def _steps(position: Position, owner: str, name: str, regular: Regular) -> Iterator[Step]:
    """Yield the step of all digits that are on no path."""
    proof: Proof = Counter()
    eliminated = 0
    for cell, digit, reasons in eliminations(position, name, regular):
        candidate = 1 << cell * position.side + digit
        if candidate & position.alive:
            eliminated |= candidate
            proof.update(reasons)
    if not eliminated:
        return
    count = sum([not position.state.placed[cell] for cell in regular.cells])
    rating = next((rating for most, rating in RATINGS if count <= most), HARDEST)
    base = inside(position, regular.cells) & position.alive & ~eliminated
    message = digits_message(position, "step.line-digits", owner, eliminated)
    named = "line-digits", rating
    step = step_by_rows(position, named, eliminated, proof, message, base, (owner,))
    yield placing(position, step, placed_message(position, step))


TECHNIQUE = Technique("line-digits", (*[rating for _most, rating in RATINGS], HARDEST), find)
