"""Whether a step is right: its proof is added up anew, by the full model as it is written down.

This shares nothing with what finds steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache

from ..candidates import Candidates
from ..grid import variable_of
from ..model import build_model
from ..puzzle import Layout
from ..rule import Rule
from ..rules.kernel import Constraint
from .deadly import proves_deadly
from .step import Candidate, Case, Multiplier, Step

Exact = int | Fraction
MOST_FILLINGS = 200_000
"""So many fillings of one rule are looked at, those that break it counted too; what would need more
is not taken for right."""


def proves(state: Candidates, step: Step) -> bool:
    """Whether all that a step places and rules out follows, as the step itself says.

    A sum of equations is added up in whole numbers or fractions. A step by cases has each case
    followed to its end, one by steps before it has these followed; one by a rule alone has all
    fillings of the rule's cells looked at; one by uniqueness has to show two fillings of the same
    cells that no block and no rule tells apart.

    Args:
        state: what stands on the board, and the candidates left.
        step: what is claimed.

    >>> from sudoku_core.messages import Message
    >>> from sudoku_core.puzzle import Puzzle
    >>> state = Candidates(Puzzle([1, 2, 3, 0] + [0] * 12))
    >>> told = Message("step.full-house")
    >>> step = Step("full-house", 1.0, ((3, 4),), (), (("cell_r1c4", -1),), told)
    >>> proves(state, step), proves(Candidates(Puzzle([0] * 16)), step)
    (True, False)
    """
    claims = (*step.places, *step.eliminates)
    if not claims or any(not _held(state, candidate) for candidate in claims):
        return False
    if step.proof:
        if step.places:
            return not step.eliminates and _places(state, step)
        return _adds_up(state, step.proof, step.eliminates)
    if step.cases:
        return _by_cases(state, step, step.cases)
    if step.way:
        end = _followed(state, step.way, unique=step.unique)
        return end is not None and _reached(end, step)
    if step.unique:
        return proves_deadly(state, step)
    return _by_rule(state, step)


def impossible(state: Candidates, proof: Sequence[Multiplier]) -> bool:
    """Whether equations add up to what cannot be, so that the state has no solution."""
    total = _sum(state, proof)
    return total is not None and total[1] < 0


def _held(state: Candidates, candidate: Candidate) -> bool:
    """Whether a candidate is one of this board, and still there."""
    cell, digit = candidate
    if not (0 <= cell < len(state.masks) and 1 <= digit <= state.puzzle.side):
        return False
    return not state.placed[cell] and bool(state.masks[cell] >> digit - 1 & 1)


def _places(state: Candidates, step: Step) -> bool:
    """Whether an equation has one candidate left, which has to hold."""
    if len(step.places) != 1 or len(step.proof) != 1:
        return False
    row = _rows(state.puzzle.layout).get(step.proof[0][0])
    if row is None or row.sense != "=" or row.bound != 1:
        return False
    (cell, digit), side = step.places[0], state.puzzle.side
    left = [factor for factor, variable in row.terms if _left(state, variable)]
    own = variable_of(cell, digit, side) in [variable for _factor, variable in row.terms]
    return left == [1] and own


def _adds_up(state: Candidates, proof: Sequence[Multiplier], targets: Sequence[Candidate]) -> bool:
    """Whether a sum of equations leaves no room for any of the targets."""
    total = _sum(state, proof)
    if total is None:
        return False
    coefficients, bound = total
    side = state.puzzle.side
    return all(coefficients.get(variable_of(*target, side), 0) > bound for target in targets)


def _sum(
    state: Candidates, proof: Sequence[Multiplier]
) -> tuple[dict[int, int | Fraction], int | Fraction] | None:
    """The coefficients of what is left, and the bound; None where it is no proof."""
    rows = _rows(state.puzzle.layout)
    coefficients: dict[int, Exact] = {}
    bound: Exact = 0
    for name, times in proof:
        row = rows.get(name)
        if row is None or not isinstance(times, Exact):  # rounded sums prove nothing
            return None
        if (row.sense == "<=" and times < 0) or (row.sense == ">=" and times > 0):
            return None
        bound += times * row.bound
        for factor, variable in row.terms:
            if _left(state, variable):
                coefficients[variable] = coefficients.get(variable, 0) + times * factor
    if any(value < 0 for value in coefficients.values()):
        return None
    return coefficients, bound


def _left(state: Candidates, variable: int) -> bool:
    """Whether a variable can still be 1; auxiliary ones can."""
    cell, bit = divmod(variable, state.puzzle.side)
    return cell >= len(state.masks) or bool(state.masks[cell] >> bit & 1)


@lru_cache(maxsize=8)
def _rows(layout: Layout) -> dict[str, Constraint]:
    """The full model's equations by name, without those of givens."""
    empty = layout.puzzle([0] * layout.size)
    return {row.name: row for row in build_model(empty, "full").constraints}


def _by_cases(state: Candidates, step: Step, cases: Sequence[Case]) -> bool:
    """Whether all cases that there are end, in what cannot be or in what the step claims.

    One case alone is what the step rules out; of several, one has to hold.
    """
    if len(cases) == 1 and step.eliminates == (cases[0].assumed,) and not step.places:
        return _ends(state, step, cases[0], refuted=True)
    return _one_holds(state, cases) and all(_ends(state, step, case) for case in cases)


def _one_holds(state: Candidates, cases: Sequence[Case]) -> bool:
    """Whether the cases are all the candidates left of one equation of which one has to hold."""
    side = state.puzzle.side
    assumed = {variable_of(*case.assumed, side) for case in cases}
    for row in _rows(state.puzzle.layout).values():
        if row.sense == "=" and row.bound == 1 and all(factor == 1 for factor, _v in row.terms):
            left = {variable for _factor, variable in row.terms if _left(state, variable)}
            if left <= assumed:
                return True
    return False


def _ends(state: Candidates, step: Step, case: Case, refuted: bool = False) -> bool:
    """Whether a case comes to what cannot be, or else (not ``refuted``) to what is claimed."""
    if not _held(state, case.assumed):
        return False
    end = _followed(state.place(*case.assumed), case.steps)
    if end is None:
        return False
    if case.proof:
        return impossible(end, case.proof)
    if case.cases:
        return _one_holds(end, case.cases) and all(
            _ends(end, step, each, refuted) for each in case.cases
        )
    return not refuted and _reached(end, step)


def _followed(
    state: Candidates, steps: Sequence[Step], *, unique: bool = False
) -> Candidates | None:
    """The state after steps, each of them right; None where one is not."""
    for each in steps:
        if (each.unique and not unique) or not proves(state, each):
            return None
        for cell, digit in each.places:
            state = state.place(cell, digit)
        for cell, digit in each.eliminates:
            state = state.eliminate(cell, digit)
    return state


def _reached(state: Candidates, step: Step) -> bool:
    """Whether a state has all that a step places, and nothing of what it rules out."""
    placed = all(state.placed[cell] == digit for cell, digit in step.places)
    return placed and not any(state.masks[cell] >> digit - 1 & 1 for cell, digit in step.eliminates)


def _by_rule(state: Candidates, step: Step) -> bool:
    """Whether no filling of the cells of one rule has what the step rules out."""
    layout = state.puzzle.layout
    rules = [rule for rule in layout.rules if rule.name in step.rests_on]
    if len(step.rests_on) != 1 or len(rules) != 1 or step.places:
        return False
    if any(cell not in rules[0].cells for cell, _digit in step.eliminates):
        return False
    for count, filling in enumerate(_fillings(state, rules[0])):
        if count >= MOST_FILLINGS:
            return False
        if filling and any(filling[cell] == digit for cell, digit in step.eliminates):
            return False
    return True


def _fillings(state: Candidates, rule: Rule) -> Iterator[list[int] | None]:
    """The digits by cell of the board with which a rule is kept; None for each that breaks it."""
    digits = [0] * len(state.masks)
    values = state.puzzle.layout.digits
    cells = rule.cells

    def fill(place: int) -> Iterator[list[int] | None]:
        if place == len(cells):
            yield digits
            return
        cell = cells[place]
        for digit in range(1, state.puzzle.side + 1):
            if state.masks[cell] >> digit - 1 & 1:
                digits[cell] = digit
                if rule.broken(digits, values):
                    yield None
                else:
                    yield from fill(place + 1)
                digits[cell] = 0

    return fill(0)
