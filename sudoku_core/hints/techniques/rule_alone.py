"""Eliminations by a single rule: candidates that no filling of its cells has.

Cages and thermometers have special techniques, and so have single tables, sums, counts and
automata; this technique tries all fillings of a rule with few of them against its plain definition.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod

from ...board.candidates import Candidates
from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...board.rule import Rule
from ...language.messages import Message
from ...rules.kernel import Primitive, Regular, bits
from .equation_index import place_message
from .position import Position
from .rule_parts import rule_parts
from .rule_proofs import placing
from .step import Step, Technique

RATING = 4.2
MOST_FILLINGS = 10_000
"""Most fillings of a rule to try, those that break it included."""


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield a step for each rule without a special technique and with few fillings."""
    for rule in _rules(position.index.layout, rule_names(position.index.layout)):
        if feasible(position.state, rule.cells):
            masks = tuple([position.state.masks[cell] for cell in rule.cells])
            layout = position.index.layout
            fitting = _fitting(rule, layout.digits, layout.size, masks)
            eliminated = position.alive & inside(position, rule.cells)
            for cell, mask in zip(rule.cells, fitting):
                eliminated &= ~(mask << cell * position.side)
            if eliminated:
                elimination = step(position, "rule", RATING, (rule.name,), rule.cells, eliminated)
                cells = position.coordinates([elimination.eliminates[0][0]])
                message = Message("step.rule-placed", cells=cells, **elimination.message.params)
                yield placing(position, elimination, message)


@lru_cache(maxsize=16)
def _rules(layout: Layout, _names: tuple[str, ...]) -> tuple[Rule, ...]:
    """Return the rules to try; of a single automaton ``line_digits`` finds all that follows."""
    parts: dict[str, list[Primitive]] = {}
    for owner, _name, primitive in lowered(layout).parts:
        parts.setdefault(owner, []).append(primitive)
    return tuple(
        [
            rule
            for rule in rule_parts(layout).others
            if len(parts[rule.name]) > 1 or not isinstance(parts[rule.name][0], Regular)
        ]
    )


def step(
    position: Position,
    name: str,
    rating: float,
    reasons: Sequence[str],
    cells: Sequence[int],
    eliminated: int,
    **params: object,
) -> Step:
    """Return the step of a rule that has no filling with some candidates.

    Args:
        position: the position of the step.
        name: the name of the technique.
        rating: the rating of the step.
        reasons: the name of the rule, and of blocks in which the rule's digits differ.
        cells: the cells of the rule, as indices from 0.
        eliminated: the set of candidates that no filling has.
        params: further parameters of the message.
    """
    message = Message("step." + name, base=(place_message(position.index, reasons[0]),), **params)
    base = position.alive & inside(position, cells) & ~eliminated
    return position.resting(name, rating, eliminated, message, {"base": base}, reasons)


def feasible(state: Candidates, cells: Sequence[int]) -> bool:
    """Return whether cells have few enough fillings to try them all."""
    return prod([state.masks[cell].bit_count() for cell in cells]) <= MOST_FILLINGS


def inside(position: Position, cells: Sequence[int]) -> int:
    """Return the set of all candidates of some cells."""
    return sum([position.index.of_cell[cell] for cell in cells])


@lru_cache(maxsize=4096)
def _fitting(
    rule: Rule, values: tuple[int, ...], size: int, masks: tuple[int, ...]
) -> tuple[int, ...]:
    """Return by cell of a rule the mask of the digits that some filling has."""
    digits = [0] * size
    fitting = [0] * len(masks)

    def fill(place: int) -> None:
        if place == len(masks):
            for number, cell in enumerate(rule.cells):
                fitting[number] |= 1 << digits[cell] - 1
            return
        for bit in bits(masks[place]):
            digits[rule.cells[place]] = bit + 1
            if not rule.broken(digits, values):
                fill(place + 1)
        digits[rule.cells[place]] = 0

    fill(0)
    return tuple(fitting)


TECHNIQUE = Technique("rule", (RATING,), find)
