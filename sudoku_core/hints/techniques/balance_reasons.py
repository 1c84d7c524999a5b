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
from .least_sum import least_sum
from .position import Position
from .reason_sentences import reasons_together

MOST_NAMED = 2
"""Most removed digits that a sentence names."""


@dataclass(frozen=True, slots=True)
class OpenSum:
    """A sum with signs of open cells, and a step that excludes digits too large or too small.

    Args:
        terms: cells, each with its factor.
        total: the sum.
        upper: whether the digits of cells with positive factors are too large; if not, too small.
        cells_see_each_other: whether the bounds follow from cells that differ, too, and not from
            each cell's candidates alone.
    """

    terms: tuple[tuple[int, int], ...]
    total: int
    upper: bool
    cells_see_each_other: bool = False


def reason(position: Position, open_sum: OpenSum, eliminated: int, sums: Message) -> Message:
    """Return the explanation of a step that leaves no room for digits.

    Args:
        position: the position of the step.
        open_sum: the sum of the open cells.
        eliminated: the set of candidates that the step rules out.
        sums: the sentence about the sum.
    """
    factors = {factor for _cell, factor in open_sum.terms}
    if len(open_sum.terms) == 2 and factors <= {1, -1}:
        return _of_two(position, open_sum, eliminated, sums)
    return _bounds(position, open_sum, position.cells_of(eliminated), sums)


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
        return Message("step.not-fitting-neither", sums=(sums,), excluded=choices)
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
    """Return the explanation that bounds of other cells leave bounds for those that lose digits.

    Of two cells, each is bounded by the other, which takes one sentence. Of more, each cell that
    loses digits takes its own.
    """
    bounds = [_bound(position, open_sum, cell) for cell in losing]
    if len(open_sum.terms) == 2:
        parts = tuple([part for clauses, _result in bounds for part in clauses])
        results = tuple([result for _clauses, result in bounds])
        return Message("step.not-fitting-bounds", sums=(sums,), parts=parts, result=results)
    (first, result), *more = bounds
    others = [Message("step.so", base=tuple(clauses), result=(each,)) for clauses, each in more]
    sentence = Message(
        "step.not-fitting-bounds", sums=(sums,), parts=tuple(first), result=(result,)
    )
    return reasons_together([sentence, *others], sentence)


def _bound(position: Position, open_sum: OpenSum, losing: int) -> tuple[list[Message], Message]:
    """Return clauses on what the other cells add up to, and the clause on the bound of a cell."""
    sense = 1 if open_sum.upper else -1
    others = [(sense * factor, cell) for cell, factor in open_sum.terms if cell != losing]
    groups = [[term for term in others if term[0] * sign > 0] for sign in (1, -1)]
    clauses, rest = [], sense * open_sum.total
    for group in groups:
        if not group:
            continue
        least = sum([_least(position, cell, factor) for factor, cell in group])
        if open_sum.cells_see_each_other:
            bound = least_sum(position, group)
            least = bound[0] if bound else least
        rest -= least
        clauses.append(_clause(position, group, least))
    factor = sense * dict(open_sum.terms)[losing]
    most = rest // abs(factor)  # the greatest that the cell times the sign of its factor can be
    return clauses, _clause(position, [(1 if factor < 0 else -1, losing)], -most)


def _least(position: Position, cell: int, factor: int) -> int:
    values = position.index.layout.digits
    return min([factor * values[bit] for bit in bits(position.state.masks[cell])], default=0)


def _clause(position: Position, terms: Sequence[tuple[int, int]], least: int) -> Message:
    """Return the clause on cells with factors of one sign that add up to at least a number."""
    values, bound = position.index.layout.digits, least if terms[0][0] > 0 else -least
    code = "step.part-least" if terms[0][0] > 0 else "step.part-most"
    # No digit is above the greatest or below the least.
    if len(terms) == 1 and bound == values[-1 if terms[0][0] > 0 else 0]:
        code = "step.part-value"
    code += "-several" if len(terms) > 1 else ""
    code += "-times" if any(abs(factor) > 1 for factor, _cell in terms) else ""
    cells = position.coordinates([cell for _factor, cell in terms])
    return Message(code, cells=cells, sum=bound)
