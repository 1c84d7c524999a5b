"""The smallest sum of equations that rules a candidate out, where nothing with a name does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import chain

from ..candidates import Candidates
from ..lp import MakeLp
from ..messages import Message
from ..puzzle import Layout
from .adding import LARGEST, Adder, few_enough
from .checking import proves
from .forcing import dynamic_lines
from .narrow import narrow
from .position import Position
from .step import Candidate, Multiplier, Step

Roles = tuple[tuple[str, tuple[Candidate, ...]], ...]
"""By its name, the candidates that have a part in a step."""

BASE = 10.0
LIMITS = (4, 8, 12, 16, 24, 32, 48, 64)
"""A step is rated 0.1 harder for each of these that its size exceeds."""
MOST_WORK = 4_000_000
"""Steps of the simplex method, each times the number of rows, for one answer."""
LONGER = 3
"""How much more may be spent as long as there is none at all."""


def smallest_sum(
    state: Candidates,
    make_lp: MakeLp,
    most_work: int = MOST_WORK,
    targets: Sequence[int] | None = None,
    position: Position | None = None,
) -> Step | None:
    """The step by the smallest sum of equations that rules any candidate out.

    Args:
        state: what stands on the board, and the candidates left.
        make_lp: makes the LP solver.
        most_work: where to stop looking for a smaller one; for any at all it is looked longer.
        targets: candidates of which one has to be ruled out; by default all, where there are not
            too many.
        position: the same state, where what is known of it is of use.
    """
    if targets is None:
        if not few_enough(state):
            return None
        targets = _targets(position or Position(state))
    adder = Adder(state, make_lp)
    best, size = None, LARGEST
    try:
        for target in targets:
            if adder.work > (most_work if best else LONGER * most_work):
                break
            multipliers = adder.smallest(target, size)
            if multipliers and (step := sum_step(adder, multipliers)):
                best, size = step, sum(map(abs, multipliers))
    finally:
        adder.close()
    return best


def _targets(position: Position) -> list[int]:
    """The candidates left: by turns one of a cell with few, and one from which much follows.

    Now the ones, now the others lead to a small sum soon.
    """
    at, side, masks = narrow(position).at, position.side, position.state.masks
    lines = {at[one]: line for one, line in dynamic_lines(narrow(position)).items()}
    most = sorted(lines, key=lambda candidate: lines[candidate].alive.bit_count())
    few = sorted(lines, key=lambda candidate: masks[candidate // side].bit_count())
    return list(dict.fromkeys(chain.from_iterable(zip(few, most, strict=True))))


def sum_step(adder: Adder, multipliers: Sequence[float]) -> Step | None:
    """The step of a sum, confirmed; None where floating point numbers come to nothing."""
    state, size = adder.state, sum(map(abs, multipliers))
    rating = round(BASE + 0.1 * sum(size > limit for limit in LIMITS), 1)
    for proof in adder.exact(multipliers):
        gone, roles = _summed(adder, dict(proof))
        rests_on = owners(state.puzzle.layout, proof)
        said = Message("step.sum", count=str(len(proof)))
        step = Step("sum", rating, (), gone, proof, said, roles, rests_on)
        if proves(state, step):
            return step
    return None


def _summed(adder: Adder, proof: dict[str, int | Fraction]) -> tuple[tuple[Candidate, ...], Roles]:
    """All candidates that a sum rules out, and which part the others have in it."""
    total: dict[int, int | Fraction] = {}
    base: set[int] = set()
    bound: int | Fraction = 0
    for row in adder.rows:
        if times := proof.get(row.name):
            bound += times * row.bound
            for factor, variable in row.terms:
                total[variable] = total.get(variable, 0) + times * factor
                if times < 0:
                    base.add(variable)
    side, first = adder.state.puzzle.side, len(adder.state.masks) * adder.state.puzzle.side

    def listed(variables: Iterable[int]) -> tuple[Candidate, ...]:
        return tuple([(v // side, v % side + 1) for v in sorted(variables) if v < first])

    gone = {variable for variable, factor in total.items() if factor > bound}
    roles = (("base", listed(base - gone)), ("cover", listed(set(total) - base - gone)))
    return listed(gone), roles


def owners(layout: Layout, proof: Sequence[Multiplier]) -> tuple[str, ...]:
    """The names of the blocks and rules that equations are of, each once.

    Args:
        layout: the board.
        proof: the equations, by their names.
    """
    names = sorted([rule.name for rule in (*layout.blocks, *layout.rules)], key=len, reverse=True)
    found = [
        next((name for name in names if equation.startswith(name + "_")), "")
        for equation, _times in proof
    ]
    return tuple(dict.fromkeys([name for name in found if name]))
