"""Bounds of a sum: the other cells add up to at least or at most so much, which bounds a cell.

Arrows, little killers, lines with equal sums: whatever a rule is, its sums are rows with a factor
for each cell. The least digits of the other cells leave a cell the rest; cells that see each other
cannot all hold the least digit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...board.lowering import lowered
from ...language.messages import Message
from ...rules.kernel import Linear
from ...rules.kernel.sums import digit_sets
from .cage_sets import MOST_SETS
from .least_sum import Term, least_sum
from .position import Position
from .rule_alone import inside
from .rule_proofs import rule_message, step_by_rows
from .step import Step, Technique

RATINGS = {1: 1.9, 2: 2.3, 3: 2.6, 4: 2.8}
"""Rating by number of open cells of the sum."""
HARDEST = 3.0


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each cell of a sum with digits that are too great or too small."""
    for step in position.cached("sum bounds", _all):
        if step.rating == rating:
            yield step


def _all(position: Position) -> list[Step]:
    steps = []
    for owner, name, primitive in lowered(position.index.layout).parts:
        if isinstance(primitive, Linear) and not _has_sets(primitive):
            for sense in (1, -1):
                if primitive.sense == "=" or (primitive.sense == "<=") == (sense == 1):
                    steps += list(_steps(position, (owner, name), primitive, sense))
    return steps


def _has_sets(linear: Linear) -> bool:
    """Return whether cage combinations find all that follows."""
    if not linear.is_cage:
        return False
    sets = digit_sets(linear.values, len(linear.cells), linear.total)
    return sets is not None and len(sets) <= MOST_SETS


def _steps(
    position: Position, names: tuple[str, str], linear: Linear, sense: int
) -> Iterator[Step]:
    """Yield the steps of cells that would add too much (``sense`` 1), or too little (-1).

    Args:
        position: the position of the steps.
        names: the names of the rule and of its sum.
        linear: the sum.
        sense: the sign of the row in the certificates.
    """
    side, placed = position.side, position.state.placed
    terms = [(sense * factor, cell) for factor, cell in linear.terms]
    count = sum([not placed[cell] for _factor, cell in terms])
    for factor, cell in terms:
        if placed[cell] or not factor:
            continue
        alike = [term for term in terms if term[0] * factor > 0 and term[1] != cell]
        others = [term for term in terms if term[0] * factor < 0]
        bounds = [
            bound for each in (alike, others) if (bound := least_sum(position, each)) is not None
        ]
        if len(bounds) < 2:
            continue
        least = sum([bound[0] for bound in bounds])
        mask = position.state.masks[cell]
        adds = {d: factor * linear.values[d] for d in range(side) if mask >> d & 1}
        low = min(adds.values(), default=0)
        room = sense * linear.total - least - low
        too_much = [1 << cell * side + digit for digit, add in adds.items() if add - low > room]
        if not too_much or len(too_much) == len(adds) or not (alike or others or linear.total):
            continue
        proof = bounds[0][1].copy()
        proof.update(bounds[1][1])
        proof[f"{names[1]}_sum"] += sense
        proof[position.cell_row(cell)] -= low
        reasons = [Message("step.part-total", total=linear.total)] if linear.total else []
        reasons += [
            _reason(position, each, bound[0])
            for each, bound in zip((others, alike), bounds[::-1])
            if each
        ]
        params = {f"reason{place}": (reason,) for place, reason in enumerate(reasons, 1)}
        message = rule_message(position, f"step.sum-bounds-{len(reasons)}", names[0], **params)
        around = [each for _factor, each in (*alike, *others)]
        base = inside(position, around) & position.alive
        named = "sum-bounds", RATINGS.get(count, HARDEST)
        yield step_by_rows(position, named, sum(too_much), proof, message, base, names[:1])


def _reason(position: Position, terms: Sequence[Term], least: int) -> Message:
    """Return the sentence about what cells with factors of one sign add up to."""
    bound = "least" if terms[0][0] > 0 else "most"
    cells = position.coordinates([cell for _factor, cell in terms])
    times = "-times" if abs(terms[0][0]) > 1 else ""
    ending = "-several" if len(cells) > 1 else times
    return Message(f"step.part-{bound}{ending}", cells=cells, sum=abs(least))


TECHNIQUE = Technique("sum-bounds", (*RATINGS.values(), HARDEST), find)
