"""What one rule rules out by itself: what no filling of its cells has.

Cages and thermometers have words of their own; this is for any other rule, whatever it means. The
fillings are gone through as the rule's plain definition has them, so small rules only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from ..candidates import Candidates
from ..messages import Message
from ..rule import Rule
from .ground import NAMED, place_message
from .position import Position
from .step import Step, Technique

RATING = 3.5
MOST_FILLINGS = 10_000
"""So many fillings of a rule are looked at, those that break it counted too."""


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All rules that are no blocks, have no words of their own, and rule something out."""
    for rule in position.ground.layout.rules:
        if rule.kind not in NAMED and feasible(position.state, rule.cells):
            gone = position.alive & ~_fitting(position.state, rule) & inside(position, rule.cells)
            if gone:
                yield step(position, "rule", RATING, rule, gone)


def step(
    position: Position, name: str, rating: float, rule: Rule, gone: int, **said: object
) -> Step:
    """The step of a rule that has no filling with some candidates.

    Args:
        position: the state.
        name: of the technique.
        rating: how hard it is.
        rule: the rule.
        gone: the set of candidates that no filling has.
        said: what else the sentence says.
    """
    message = Message("step." + name, base=(place_message(position.ground, rule.name),), **said)
    base = position.alive & inside(position, rule.cells) & ~gone
    return position.resting(name, rating, gone, message, {"base": base}, (rule.name,))


def feasible(state: Candidates, cells: Sequence[int]) -> bool:
    """Whether there are few enough ways to fill some cells."""
    return prod([state.masks[cell].bit_count() for cell in cells]) <= MOST_FILLINGS


def inside(position: Position, cells: Sequence[int]) -> int:
    """The set of all candidates of some cells."""
    return sum([position.ground.of_cell[cell] for cell in cells])


def _fitting(state: Candidates, rule: Rule) -> int:
    """The set of candidates that some filling of a rule's cells has."""
    side, values = state.puzzle.side, state.puzzle.layout.digits
    digits = [0] * len(state.masks)

    def fill(place: int) -> int:
        if place == len(rule.cells):
            return sum([1 << cell * side + digits[cell] - 1 for cell in rule.cells])
        found, cell = 0, rule.cells[place]
        for digit in range(1, side + 1):
            if state.masks[cell] >> digit - 1 & 1:
                digits[cell] = digit
                if not rule.broken(digits, values):
                    found |= fill(place + 1)
        digits[cell] = 0
        return found

    return fill(0)


TECHNIQUE = Technique("rule", (RATING,), find)
