"""Bounds of a sum: the other cells add up to at least or at most so much, which bounds a cell.

Arrows, little killers, lines with equal sums: whatever a rule is, its sums are rows with a factor
for each cell. The least digits of the other cells leave a cell the rest; cells that see each other
cannot all hold the least digit. The last open cell of an equation holds what the others leave.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from ...board.lowering import lowered
from ...language.messages import Message
from ...rules.kernel import Linear, bits
from ...rules.kernel.sums import digit_sets
from .cage_sets import MOST_SETS
from .equation_index import place_message
from .least_sum import Term, least_candidates, least_sum
from .position import Position
from .rule_proofs import last_left, last_of_sum, placing, rule_message, step_by_rows
from .step import Candidate, Step, Technique

RATINGS = {1: 1.9, 2: 2.3, 3: 2.6, 4: 2.8}
"""Rating by number of open cells of the sum."""
HARDEST = 3.0
MOST_NAMED = 4
"""Most cells of a sum whose bounds are named one by one."""


class Bounded(NamedTuple):
    """A cell that a sum bounds.

    Args:
        step: the step of the cell.
        result: the sentence about the bound.
        slack: the total less the least that all cells add up to.
    """

    step: Step
    result: Message
    slack: int


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each cell of a sum with digits that are too great or too small."""
    for step in position.cached("sum bounds", _all):
        if step.rating == rating:
            yield step


def _all(position: Position) -> list[Step]:
    steps = []
    for owner, name, primitive in lowered(position.index.layout).parts:
        if isinstance(primitive, Linear) and not _has_sets(primitive):
            last = _last_cell(position, (owner, name), primitive)
            if last:
                steps.append(last)
                continue
            for sense in (1, -1):
                if primitive.sense == "=" or (primitive.sense == "<=") == (sense == 1):
                    bounds = list(_steps(position, (owner, name), primitive, sense))
                    steps += _merged(position, (owner, name), primitive, sense, bounds)
    return steps


def _merged(
    position: Position,
    names: tuple[str, str],
    linear: Linear,
    sense: int,
    bounds: Sequence[Bounded],
) -> list[Step]:
    """Return the steps of bounds; those that the least shares of the cells show are one step.

    Args:
        position: the position of the steps.
        names: the names of the rule and of its sum.
        linear: the sum.
        sense: the sign of the sum's row in the certificates.
        bounds: the bounded cells.
    """
    terms = [(sense * factor, cell) for factor, cell in linear.terms if factor]
    shares = [bound for bound in [least_sum(position, [term]) for term in terms] if bound]
    slack = sense * linear.total - sum([least for least, _rows in shares])
    few = len(shares) == len(terms) <= MOST_NAMED
    together = [each for each in bounds if few and not each.step.places and each.slack == slack]
    if len(together) < 2:
        return [each.step for each in bounds]
    reasons = [_reason(position, [term], least) for term, (least, _rows) in zip(terms, shares)]
    message = _message(position, names[0], linear, reasons, *[each.result for each in together])
    proof = Counter({f"{names[1]}_sum": sense})
    for _least, rows in shares:
        proof.update(rows)
    lost = [position.number(*lost) for each in together for lost in each.step.eliminates]
    eliminated = sum([1 << number for number in lost])
    base = least_candidates(position, terms, proof)
    named = "sum-bounds", together[0].step.rating
    step = step_by_rows(position, named, eliminated, proof, message, base, names[:1])
    return [*[each.step for each in bounds if each not in together], step]


def _last_cell(position: Position, names: tuple[str, str], linear: Linear) -> Step | None:
    """Return the step that fills the last open cell of an equation, or None."""
    last = last_of_sum(position, linear.terms, linear.values, linear.total)
    if linear.sense != "=" or last is None or position.is_single(last[0]):
        return None
    place, rows = last
    proof, placed = Counter({f"{names[1]}_sum": 1}), position.state.placed
    proof.update(rows)
    (sign,) = [factor for factor, each in linear.terms if each == place[0] and factor]
    groups = [
        [(-factor, each) for factor, each in linear.terms if placed[each] and factor * side > 0]
        for side in (-sign, sign)
    ]
    sums = [sum([f * linear.values[placed[c] - 1] for f, c in group]) for group in groups]
    reasons = _reasons(position, zip(groups, sums))
    message = _message(position, names[0], linear, reasons, _value(position, place))
    step = step_by_rows(position, ("sum-bounds", RATINGS[1]), 0, proof, message, 0, names[:1])
    return replace(step, places=(place,))


def _value(position: Position, place: Candidate) -> Message:
    """Return the sentence that a cell holds a digit."""
    cell, digit = place
    value = position.index.layout.digits[digit - 1]
    return Message("step.part-value", cells=position.coordinates((cell,)), sum=value)


def _message(
    position: Position, rule: str, linear: Linear, reasons: Sequence[Message], *results: Message
) -> Message:
    """Return the sentence with the total, the reasons of a step, and what follows."""
    named = "clue" in place_message(position.index, rule).params
    known = [Message("step.part-total", total=linear.total)] if linear.total and not named else []
    places = results[0].code in ("step.part-value", "step.part-leaves")
    code = "step.sum-bounds" + ("-placed" if places else "")
    return rule_message(position, code, rule, parts=(*known, *reasons), result=results)


def _has_sets(linear: Linear) -> bool:
    """Return whether cage combinations find all that follows."""
    if not linear.is_cage:
        return False
    sets = digit_sets(linear.values, len(linear.cells), linear.total)
    return sets is not None and len(sets) <= MOST_SETS


def _steps(
    position: Position, names: tuple[str, str], linear: Linear, sense: int
) -> Iterator[Bounded]:
    """Yield the steps of cells that would add too much (``sense`` 1), or too little (-1).

    Args:
        position: the position of the steps.
        names: the names of the rule and of its sum.
        linear: the sum.
        sense: the sign of the row in the certificates.
    """
    for factor, cell in linear.terms:
        if factor and not position.state.placed[cell]:
            bounded = _bounded(position, names, linear, sense, (sense * factor, cell))
            if bounded:
                yield bounded


def _bounded(
    position: Position, names: tuple[str, str], linear: Linear, sense: int, term: Term
) -> Bounded | None:
    """Return the step of a cell of which some digits, but not all, add too much; else None.

    Args:
        position: the position of the step.
        names: the names of the rule and of its sum.
        linear: the sum.
        sense: the sign of the row in the certificate.
        term: the cell with its factor in that row.
    """
    (factor, cell), side = term, position.side
    terms = [(sense * factor, cell) for factor, cell in linear.terms]
    alike = [each for each in terms if each[0] * factor > 0 and each[1] != cell]
    others = [each for each in terms if each[0] * factor < 0]
    bound, other_bound = least_sum(position, alike), least_sum(position, others)
    if bound is None or other_bound is None or not (alike or others or linear.total):
        return None
    most = sense * linear.total - bound[0] - other_bound[0]
    adds = {digit: factor * linear.values[digit] for digit in bits(position.state.masks[cell])}
    too_much = [1 << cell * side + digit for digit, add in adds.items() if add > most]
    if not too_much or len(too_much) == len(adds):
        return None
    least = min(adds.values())
    proof = bound[1].copy()
    proof.update(other_bound[1])
    base = least_candidates(position, [*alike, *others], proof)
    proof[f"{names[1]}_sum"] += sense
    proof[position.cell_row(cell)] -= least
    result = _bound_message(position, term, most)
    reasons = _reasons(position, ((others, other_bound[0]), (alike, bound[0])))
    message = _message(position, names[0], linear, reasons, result)
    count = sum([not position.state.placed[each] for _factor, each in terms])
    named = "sum-bounds", RATINGS.get(count, HARDEST)
    step = step_by_rows(position, named, sum(too_much), proof, message, base, names[:1])
    last = last_left(position, step.eliminates)
    if last:
        place = _value(position, last)
        if place.params["sum"] != result.params["sum"]:
            digits = position.digit_text(last[1:])
            place = Message("step.part-leaves", first=(result,), digits=digits)
        message = _message(position, names[0], linear, reasons, place)
    return Bounded(placing(position, step, message), result, most - least)


def _bound_message(position: Position, term: Term, most: int) -> Message:
    """Return the sentence about the bound of a cell that adds at most a number."""
    factor, cell = term
    code, sign = ("step.part-most", 1) if factor > 0 else ("step.part-least", -1)
    bound = most // abs(factor) * sign
    return Message(code, cells=position.coordinates((cell,)), sum=bound)


def _reasons(position: Position, bounds: Iterable[tuple[Sequence[Term], int]]) -> list[Message]:
    """Return the sentences about terms and what they add up to, without those about no terms."""
    return [_reason(position, terms, least) for terms, least in bounds if terms]


def _reason(position: Position, terms: Sequence[Term], least: int) -> Message:
    """Return the sentence about what cells with factors of one sign add up to."""
    cells = position.coordinates([cell for _factor, cell in terms])
    known = all(position.state.masks[cell].bit_count() == 1 for _factor, cell in terms)
    bound = "value" if known else "least" if terms[0][0] > 0 else "most"
    several = "-several" if len(cells) > 1 else ""
    times = "-times" if any(abs(factor) > 1 for factor, _cell in terms) else ""
    return Message(f"step.part-{bound}{several}{times}", cells=cells, sum=abs(least))


TECHNIQUE = Technique("sum-bounds", (*RATINGS.values(), HARDEST), find)
