"""Thermometer: how low and how high each cell can be, by the cells before and after it.

No cell is as low as the least digit of the cell before it, and so on to the end of the line; no
cell is as high as the greatest of the one behind it. Cells are the truths, and the rows that
compare neighbours are the links.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ..lowering import lowered
from ..messages import Message
from ..rules import Thermometer
from .ground import place_message
from .position import Position
from .rule_alone import inside
from .step import Step, Technique

RATING = 2.0


def find(position: Position, _rating: float) -> Iterator[Step]:
    """All thermometers along which a digit is too low or too high."""
    parts = lowered(position.ground.layout).parts
    for rule in position.ground.layout.rules:
        if isinstance(rule, Thermometer):
            names = [name for owner, name, _primitive in parts if owner == rule.name]
            step = _step(position, rule, names)
            if step:
                yield step


def _step(position: Position, rule: Thermometer, names: Sequence[str]) -> Step | None:
    """The step that takes all that is too low or too high on a line.

    Args:
        position: the state.
        rule: the line.
        names: what the comparisons of its neighbours are called, in their order.
    """
    masks = [position.state.masks[cell] for cell in rule.cells]
    cells = [position.equation(position.cell_truth(cell)).name for cell in rule.cells]
    proof: Counter[str] = Counter()
    gone = 0
    for first, last, bound in (*_rising(masks), *_falling(masks)):
        if not 1 <= bound <= position.side:
            return None
        up = first < last
        digits = masks[last] & ((1 << bound) - 1 if up else -1 << bound - 1)
        if not digits:
            continue
        gone |= digits << rule.cells[last] * position.side
        # From where the bound comes to where it is felt: a cell, a comparison, the next cell …
        for place in range(first, last, 1 if up else -1):
            proof[cells[place]] -= 1
            digit = bound - abs(last - place) + 1 if up else bound + abs(last - place) - 1
            proof[f"{names[place if up else place - 1]}_digit{digit}"] += 1
    if not gone & position.alive:
        return None
    return Step(
        "thermometer",
        RATING,
        (),
        position.listed(gone & position.alive),
        tuple(proof.items()),
        Message("step.thermometer", base=(place_message(position.ground, rule.name),)),
        position.told({"base": position.alive & ~gone & inside(position, rule.cells)}),
        (rule.name,),
    )


def _rising(masks: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """By place but the first, where its lower bound comes from, and the last digit too low."""
    first, least = 0, 0
    for place, mask in enumerate(masks):
        if place:
            yield first, place, least
        own = (mask & -mask).bit_length()
        first, least = (place, own) if own > least else (first, least + 1)


def _falling(masks: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """By place but the last, where its upper bound comes from, and the first digit too high."""
    first, most = len(masks) - 1, max(map(int.bit_length, masks)) + 1
    for place in reversed(range(len(masks))):
        if place < len(masks) - 1:
            yield first, place, most
        own = masks[place].bit_length()
        first, most = (place, own) if own < most else (first, most - 1)


TECHNIQUE = Technique("thermometer", (RATING,), find)
