"""Thermometer: bounds on each cell by the cells before and after it.

Each cell is higher than the least digit of the cell before it, and so on to the end of the line,
and lower than the greatest digit of the cell after it. The rows of the cells are subtracted, and
the rows that compare neighbours are added.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...board.rule import Rule
from ...language.messages import Message
from .certificates import reduced
from .equation_index import place_message
from .position import Position
from .rule_alone import inside
from .rule_parts import rule_parts
from .step import Step, Technique

RATING = 2.0


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield a step for each thermometer with a digit that is too low or too high."""
    for line in rule_parts(position.index.layout).lines:
        step = _step(position, line.rule, line.names)
        if step:
            yield step


def _step(position: Position, rule: Rule, names: Sequence[str]) -> Step | None:
    """Return the step that eliminates all digits that are too low or too high on a line.

    Args:
        position: the position of the step.
        rule: the line.
        names: for each pair of neighbours, the prefix of the names of its rows.
    """
    masks = [position.state.masks[cell] for cell in rule.cells]
    cells = [position.cell_row(cell) for cell in rule.cells]
    proof: Counter[str] = Counter()
    eliminated = 0
    for first, last, bound in (*_rising(masks), *_falling(masks)):
        if not 1 <= bound <= position.side:
            return None
        up = first < last
        digits = masks[last] & ((1 << bound) - 1 if up else -1 << bound - 1)
        if not digits:
            continue
        eliminated |= digits << rule.cells[last] * position.side
        # From the place that sets the bound: a cell, a comparison, the next cell …
        for place in range(first, last, 1 if up else -1):
            proof[cells[place]] -= 1
            digit = bound - abs(last - place) + 1 if up else bound + abs(last - place) - 1
            proof[f"{names[place if up else place - 1]}_digit{digit}"] += 1
    if not eliminated & position.alive:
        return None
    return Step(
        "thermometer",
        RATING,
        (),
        position.listed(eliminated & position.alive),
        reduced(proof),
        Message("step.thermometer", base=(place_message(position.index, rule.name),)),
        position.role_pairs({"base": position.alive & ~eliminated & inside(position, rule.cells)}),
        (rule.name,),
    )


def _rising(masks: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield for each place but the first the place that sets its lower bound, the place, the bound.

    The bound is the highest digit that is too low.
    """
    first, least = 0, 0
    for place, mask in enumerate(masks):
        if place:
            yield first, place, least
        lowest = (mask & -mask).bit_length()
        first, least = (place, lowest) if lowest > least else (first, least + 1)


def _falling(masks: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield for each place but the last the place that sets its upper bound, the place, the bound.

    The bound is the lowest digit that is too high.
    """
    first, most = len(masks) - 1, max(map(int.bit_length, masks)) + 1
    for place in reversed(range(len(masks))):
        if place < len(masks) - 1:
            yield first, place, most
        highest = masks[place].bit_length()
        first, most = (place, highest) if highest < most else (first, most - 1)


TECHNIQUE = Technique("thermometer", (RATING,), find)
