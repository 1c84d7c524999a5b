"""Reasons why the cells that blocks and cages leave over cannot hold digits: what they add up to.

Of two open cells, a digit needs a certain partner: "5 in R3C7 would need 4 in R3C8". If many digits
lack theirs, the bounds of a cell follow from those of the other: "R3C8 is at least 2, so R3C7 is at
most 7".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...language.messages import Message
from ...rules.kernel import bits
from .position import Position

MOST_NAMED = 2
"""Most removed digits that a sentence names."""


@dataclass(frozen=True, slots=True)
class OpenSum:
    """A sum with signs of open cells, and a step that excludes digits too large or too small.

    Args:
        terms: cells, each with its factor.
        total: the sum.
        upper: whether the digits of cells with positive factors are too large; if not, too small.
        least: the least that the terms of all cells but one add up to, each negated unless
            ``upper``; None if it follows from each cell's candidates.
    """

    terms: tuple[tuple[int, int], ...]
    total: int
    upper: bool
    least: int | None = None


def reason(position: Position, open_sum: OpenSum, eliminated: int, sums: Message) -> Message:
    """Return the explanation of a step that leaves no room for digits.

    Args:
        position: the position of the step.
        open_sum: the sum of the open cells.
        eliminated: the set of candidates that the step rules out.
        sums: the sentence about the sum.
    """
    factors = {factor for _cell, factor in open_sum.terms}
    losing, count = position.cells_of(eliminated), len(open_sum.terms)
    if count == 2 and factors <= {1, -1}:
        return _of_two(position, open_sum, eliminated, sums)
    if count > 2 and len(losing) == 1 and factors in ({1}, {-1}):
        return _bounds(position, open_sum, losing, sums)
    return Message("step.not-fitting", sums=(sums,))


def _of_two(position: Position, open_sum: OpenSum, eliminated: int, sums: Message) -> Message:
    """Return the explanation for two cells: by missing partners if they are few, or by bounds."""
    values = position.index.layout.digits
    factors = dict(open_sum.terms)
    first, second = factors
    partners = {}
    for cell, digit in position.listed(eliminated):
        other = second if cell == first else first
        rest = open_sum.total - factors[cell] * values[digit - 1]
        partners[cell, digit] = other, rest * factors[other]
    losing, digits = position.cells_of(eliminated), position.digits_of(eliminated)
    possible = {value for _other, value in partners.values()} & {*values}
    both = len(losing) == 2 and len(partners) == 2 * len(digits)
    if both and not possible and len(digits) <= MOST_NAMED:
        choices = position.digit_text(digits)
        return Message("step.not-fitting-neither", sums=(sums,), sets=choices)
    if len(partners) > MOST_NAMED or any(v not in possible for _other, v in partners.values()):
        return _bounds(position, open_sum, losing, sums)
    parts = [
        Message(
            "step.part-partner",
            digits=position.digit_text((digit,)),
            cells=position.coordinates((cell,)),
            others=position.coordinates((other,)),
            value=value,
        )
        for (cell, digit), (other, value) in partners.items()
    ]
    return Message("step.not-fitting-partner", sums=(sums,), parts=tuple(parts))


def _bounds(position: Position, open_sum: OpenSum, losing: Sequence[int], sums: Message) -> Message:
    """Return the explanation that bounds of other cells leave bounds for those that lose digits."""
    sense = 1 if open_sum.upper else -1
    parts, results = [], []
    for cell in losing:
        others = [(other, sense * factor) for other, factor in open_sum.terms if other != cell]
        least = open_sum.least
        if least is None:
            least = sum([_least(position, other, factor) for other, factor in others])
        parts.append(_bound(position, [other for other, _factor in others], others[0][1], least))
        factor = -sense * dict(open_sum.terms)[cell]
        results.append(_bound(position, [cell], factor, least - sense * open_sum.total))
    return Message(
        "step.not-fitting-bounds", sums=(sums,), parts=tuple(parts), result=tuple(results)
    )


def _least(position: Position, cell: int, factor: int) -> int:
    values = position.index.layout.digits
    return min([factor * values[bit] for bit in bits(position.state.masks[cell])], default=0)


def _bound(position: Position, cells: Sequence[int], factor: int, least: int) -> Message:
    """Return the clause that the digits of cells, times 1 or -1, add up to at least a number."""
    code = "step.part-least" if factor > 0 else "step.part-most"
    several = "-several" if len(cells) > 1 else ""
    return Message(code + several, cells=position.coordinates(cells), sum=factor * least)
