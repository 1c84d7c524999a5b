"""The smallest sum of equations that eliminates a candidate, where no named technique helps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import chain

from ...board.candidates import Candidates
from ...language.messages import Message
from ...models.book import book_of
from ...models.lp import MakeLp
from .compact import compact
from .forcing import single_propagations
from .position import Position
from .step import Candidate, Step
from .step_checker import proves
from .sum_finder import LARGEST, SumFinder, few_enough

Roles = tuple[tuple[str, tuple[Candidate, ...]], ...]
"""Pairs of a role and its candidates."""

BASE = 10.0
LIMITS = (4, 8, 12, 16, 24, 32, 48, 64)
"""A step is rated 0.1 harder for each of these limits that its size exceeds."""
MOST_WORK = 1_000_000
"""Work limit for one answer: simplex iterations times rows."""
LONGER = 3
"""Factor on the work limit as long as no sum has been found."""


def smallest_sum(
    state: Candidates,
    make_lp: MakeLp,
    most_work: int = MOST_WORK,
    targets: Sequence[int] | None = None,
    position: Position | None = None,
) -> Step | None:
    """Return the step with the smallest sum of equations that eliminates any candidate, or None.

    Args:
        state: the placed digits and the candidates left.
        make_lp: the constructor of the LP solver.
        most_work: the limit on the search for a smaller sum; a first sum is searched longer.
        targets: candidates one of which must be eliminated; by default all, if they are few enough.
        position: the position of the same state, to reuse its tables.
    """
    if targets is None:
        if not few_enough(state):
            return None
        targets = _targets(position or Position(state))
    finder = SumFinder(state, make_lp)
    best, size = None, LARGEST
    hopeless: set[int] = set()
    try:
        for target in targets:
            if target in hopeless:
                continue
            if finder.work > (most_work if best else LONGER * most_work):
                break
            multipliers = finder.smallest(target, size)
            step = sum_step(finder, multipliers) if multipliers else None
            if multipliers and step:
                best, size = step, sum(map(abs, multipliers))
            if step or not multipliers:
                hopeless |= finder.no_smaller
    finally:
        finder.close()
    return best


def _targets(position: Position) -> list[int]:
    """Return the candidates left, alternately from cells with few and by number of consequences.

    Either kind may lead to a small sum first.
    """
    at, side, masks = compact(position).at, position.side, position.state.masks
    propagations = {
        at[candidate]: propagation
        for candidate, propagation in single_propagations(compact(position)).items()
    }
    most = sorted(propagations, key=lambda candidate: propagations[candidate].alive.bit_count())
    few = sorted(propagations, key=lambda candidate: masks[candidate // side].bit_count())
    return list(dict.fromkeys(chain.from_iterable(zip(few, most, strict=True))))


def sum_step(finder: SumFinder, multipliers: Sequence[float]) -> Step | None:
    """Return the verified step of a sum; None if its multipliers yield no certificate.

    Args:
        finder: the finder of the sum.
        multipliers: a floating-point multiplier for each row.
    """
    state, size = finder.state, sum(map(abs, multipliers))
    rating = round(BASE + 0.1 * sum(size > limit for limit in LIMITS), 1)
    for proof in finder.exact(multipliers):
        eliminated, roles = _summed(finder, dict(proof))
        owners = book_of(state.puzzle.layout).owners
        rests_on = tuple(dict.fromkeys([owners[name] for name, _times in proof if owners[name]]))
        message = Message("step.sum", count=str(len(proof)))
        step = Step("sum", rating, (), eliminated, proof, message, roles, rests_on)
        if proves(state, step):
            return step
    return None


def _summed(
    finder: SumFinder, proof: dict[str, int | Fraction]
) -> tuple[tuple[Candidate, ...], Roles]:
    """Return the candidates that a sum eliminates, and the roles of the others."""
    total: dict[int, int | Fraction] = {}
    base: set[int] = set()
    bound: int | Fraction = 0
    for row in finder.rows:
        if times := proof.get(row.name):
            bound += times * row.bound
            for factor, variable in row.terms:
                total[variable] = total.get(variable, 0) + times * factor
                if times < 0:
                    base.add(variable)
    side, first = finder.state.puzzle.side, len(finder.state.masks) * finder.state.puzzle.side

    def listed(variables: Iterable[int]) -> tuple[Candidate, ...]:
        return tuple([(v // side, v % side + 1) for v in sorted(variables) if v < first])

    eliminated = {variable for variable, factor in total.items() if factor > bound}
    roles = (("base", listed(base - eliminated)), ("cover", listed(set(total) - base - eliminated)))
    return listed(eliminated), roles
