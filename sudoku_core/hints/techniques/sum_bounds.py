"""Bounds of a sum: the other cells add up to at least or at most so much, which bounds a cell.

Arrows, little killers, lines with equal sums: whatever a rule is, its sums are rows with a factor
for each cell. The least digits of the other cells leave a cell the rest. Cells that see each other
in one block cannot all hold the least digit: their least sum is that of the best assignment of
digits to cells, and the certificate has the assignment's dual values, a multiplier for each cell
and for each digit of the block.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...language.messages import Message
from ...rules.kernel import Linear
from ...rules.kernel.sums import digit_sets
from .assignment import least_assignment
from .cage_sets import MOST_SETS
from .position import Position
from .rule_alone import inside
from .rule_proofs import Proof, rule_message, step_by_rows
from .step import Step, Technique

RATINGS = {1: 1.9, 2: 2.3, 3: 2.6, 4: 2.8}
"""Rating by number of open cells of the sum."""
HARDEST = 3.0
Term = tuple[int, int]
"""A factor and its cell."""
Bound = tuple[int, Proof]
"""The least that cells add to a sum, and rows that leave each of their candidates at least 0."""


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
        bounds = [_least(position, each, linear.values) for each in (alike, others)]
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
        proof[position.equation(position.cell_equation(cell)).name] -= low
        reasons = [
            _reason(position, each, bound[0])
            for each, bound in zip((others, alike), bounds[::-1])
            if each
        ]
        if linear.total:
            reasons.append(Message("step.part-total", total=linear.total))
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
    times = "-times" if len(cells) == 1 and abs(terms[0][0]) > 1 else ""
    total = abs(least)
    return Message(f"step.part-{bound}{times}", count=len(cells), cells=cells, sum=total)


def _least(position: Position, terms: Sequence[Term], values: Sequence[int]) -> Bound:
    """Return the least that cells with factors of one sign add up to."""
    costs = {
        cell: tuple(
            [
                factor * value if position.state.masks[cell] >> digit & 1 else inf
                for digit, value in enumerate(values)
            ]
        )
        for factor, cell in terms
    }
    least, proof = 0, Counter[str]()
    for block, cells in _apart(position.index.layout, tuple(costs)):
        dual = least_assignment(tuple([costs[cell] for cell in cells]))
        if dual is None:
            return 0, Counter()
        least += sum(map(int, (*dual[0], *dual[1])))
        for cell, times in zip(cells, dual[0]):
            proof[position.equation(position.cell_equation(cell)).name] -= int(times)
        for digit, times in enumerate(dual[1], 1):
            proof[f"{block}_digit{digit}"] -= int(times)
    return least, proof


def _apart(layout: Layout, cells: tuple[int, ...]) -> Sequence[tuple[str, tuple[int, ...]]]:
    """Return cells in groups that one block or rule each keeps different, with its name."""
    return _groups(layout, rule_names(layout), cells)


@lru_cache(maxsize=4096)
def _groups(
    layout: Layout, _names: tuple[str, ...], cells: tuple[int, ...]
) -> Sequence[tuple[str, tuple[int, ...]]]:
    left = set(cells)
    groups = []
    blocks = [(name, left.intersection(part.cells)) for name, part in lowered(layout).all_different]
    while left:
        name, largest = max(blocks, key=lambda pair: len(pair[1] & left), default=("", set()))
        group = tuple(sorted(largest & left)) or (min(left),)
        groups.append((name, group))
        left.difference_update(group)
    return tuple(groups)


TECHNIQUE = Technique("sum-bounds", (*RATINGS.values(), HARDEST), find)
