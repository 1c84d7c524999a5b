"""Verification of steps: a certificate is added up again with the rows of the full model.

The module shares no code with the techniques.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from ...board.candidates import Candidates
from ...board.grid import variable_of
from ...board.lowering import lowered
from ...board.rule import Rule
from ...models.book import book_of
from .rule_in_blocks import RulesInBlocks
from .step import Candidate, Case, Multiplier, Step
from .uniqueness_checker import proves_deadly

Exact = int | Fraction
MOST_FILLINGS = 200_000
"""Most fillings of one rule to try, bad ones included; a step that needs more is rejected."""


def proves(state: Candidates, step: Step) -> bool:
    """Return whether everything that a step places and eliminates follows from its reasons.

    A sum of equations is added up in whole numbers or fractions. For a step by cases each case is
    followed to its end, and for a step by earlier steps these steps. For a step by a single rule
    all fillings of the rule's cells are tried. A step by uniqueness must have a pattern of cells
    with two fillings that satisfy the same equations. A step may also place a digit by a proof
    that excludes all other candidates of its cell.

    Args:
        state: the placed digits and the candidates left.
        step: the step to verify.

    >>> from sudoku_core.language.messages import Message
    >>> from sudoku_core.board.puzzle import Puzzle
    >>> state = Candidates(Puzzle([1, 2, 3, 0] + [0] * 12))
    >>> message = Message("step.full-house")
    >>> step = Step("full-house", 1.0, ((3, 4),), (), (("cell_r1c4", -1),), message)
    >>> proves(state, step), proves(Candidates(Puzzle([0] * 16)), step)
    (True, False)
    """
    claims = (*step.places, *step.eliminates)
    if not claims or any(not _is_candidate(state, candidate) for candidate in claims):
        return False
    if step.proof:
        if step.places and (_places(state, step) or _has_value(state, step)):
            return True
        excluded = _excluded(state, step)
        return bool(excluded) and _adds_up(state, step.proof, excluded)
    if step.cases:
        return _by_cases(state, step, step.cases)
    if step.steps:
        end = _state_after(state, step.steps, unique=step.unique)
        return end is not None and _reaches(end, step)
    if step.unique:
        return proves_deadly(state, step)
    return _by_rule(state, step)


def impossible(state: Candidates, proof: Sequence[Multiplier]) -> bool:
    """Return whether equations add up to a contradiction, so that the state has no solution.

    Args:
        state: the placed digits and the candidates left.
        proof: the equations with their multipliers.
    """
    total = _nonnegative_total(state, proof)
    return total is not None and total.bound < 0


def _is_candidate(state: Candidates, candidate: Candidate) -> bool:
    """Return whether a candidate belongs to the board and is still left."""
    cell, digit = candidate
    if not (0 <= cell < len(state.masks) and 1 <= digit <= state.puzzle.side):
        return False
    return not state.placed[cell] and bool(state.masks[cell] >> digit - 1 & 1)


def _excluded(state: Candidates, step: Step) -> tuple[Candidate, ...]:
    """Return the candidates to exclude: those that a step eliminates, or the others of its cell.

    Returns:
        The candidates; none for a step that does both, or that places several digits.
    """
    if not step.places:
        return step.eliminates
    if step.eliminates or len(step.places) > 1:
        return ()
    ((cell, digit),) = step.places
    mask = state.masks[cell] & ~(1 << digit - 1)
    return tuple([(cell, d) for d in range(1, state.puzzle.side + 1) if mask >> d - 1 & 1])


def _places(state: Candidates, step: Step) -> bool:
    """Return whether the step's equation has only the placed candidate left, so that it holds."""
    if len(step.places) != 1 or len(step.proof) != 1 or step.eliminates:
        return False
    row = book_of(state.puzzle.layout).rows.get(step.proof[0][0])
    if row is None or row.sense != "=" or row.bound != 1:
        return False
    (cell, digit), side = step.places[0], state.puzzle.side
    left = [factor for factor, variable in row.terms if _left(state, variable)]
    in_row = variable_of(cell, digit, side) in [variable for _factor, variable in row.terms]
    return left == [1] and in_row


def _has_value(state: Candidates, step: Step) -> bool:
    """Return whether equations leave a single cell, and only the placed digit satisfies them."""
    if len(step.places) != 1 or step.eliminates:
        return False
    total = _total(state, step.proof)
    if total is None or not total.equality:
        return False
    (cell, digit), side = step.places[0], state.puzzle.side
    digits = [d for d in range(1, side + 1) if state.masks[cell] >> d - 1 & 1]
    of_cell = {variable_of(cell, d, side): d for d in digits}
    if any(factor and v not in of_cell for v, factor in total.coefficients.items()):
        return False
    fitting = [d for v, d in of_cell.items() if total.coefficients.get(v, 0) == total.bound]
    return fitting == [digit]


def _adds_up(state: Candidates, proof: Sequence[Multiplier], targets: Sequence[Candidate]) -> bool:
    """Return whether a sum of equations leaves no room for any of the targets."""
    total = _nonnegative_total(state, proof)
    if total is None:
        return False
    variables = [variable_of(*target, state.puzzle.side) for target in targets]
    return all(total.coefficients.get(variable, 0) > total.bound for variable in variables)


def _nonnegative_total(state: Candidates, proof: Sequence[Multiplier]) -> _Total | None:
    """Return the sum of equations; None if a negative coefficient keeps it from proving a step."""
    total = _total(state, proof)
    if total is None or any(value < 0 for value in total.coefficients.values()):
        return None
    return total


class _Total(NamedTuple):
    """A sum of equations.

    Args:
        coefficients: the coefficient of each variable that is left.
        bound: the right-hand side.
        equality: whether the sum is an equation, not an inequality.
    """

    coefficients: dict[int, Exact]
    bound: Exact
    equality: bool


def _total(state: Candidates, proof: Sequence[Multiplier]) -> _Total | None:
    """Return the sum of equations; None if one of the equations cannot be added."""
    rows = book_of(state.puzzle.layout).rows
    coefficients: dict[int, Exact] = {}
    bound: Exact = 0
    equality = True
    for name, times in proof:
        row = rows.get(name)
        if row is None or not isinstance(times, Exact):  # rounded sums prove nothing
            return None
        if (row.sense == "<=" and times < 0) or (row.sense == ">=" and times > 0):
            return None
        equality = equality and row.sense == "="
        bound += times * row.bound
        for factor, variable in row.terms:
            if _left(state, variable):
                coefficients[variable] = coefficients.get(variable, 0) + times * factor
    return _Total(coefficients, bound, equality)


def _left(state: Candidates, variable: int) -> bool:
    """Return whether a variable can still be 1; auxiliary variables always can."""
    cell, bit = divmod(variable, state.puzzle.side)
    return cell >= len(state.masks) or bool(state.masks[cell] >> bit & 1)


def _by_cases(state: Candidates, step: Step, cases: Sequence[Case]) -> bool:
    """Return whether all cases end in a contradiction or in the step's claims.

    A single case must be the eliminated candidate; of several cases one has to hold.
    """
    if len(cases) == 1 and step.eliminates == (cases[0].assumed,) and not step.places:
        return _ends(state, step, cases[0], refuted=True)
    return _covers_all_candidates(state, cases) and all(_ends(state, step, case) for case in cases)


def _covers_all_candidates(state: Candidates, cases: Sequence[Case]) -> bool:
    """Return whether the cases are all the candidates left of an equation that needs one."""
    side = state.puzzle.side
    assumed = {variable_of(*case.assumed, side) for case in cases}
    for row in book_of(state.puzzle.layout).rows.values():
        if row.sense == "=" and row.bound == 1 and all(factor == 1 for factor, _v in row.terms):
            left = {variable for _factor, variable in row.terms if _left(state, variable)}
            if left <= assumed:
                return True
    return False


def _ends(state: Candidates, step: Step, case: Case, refuted: bool = False) -> bool:
    """Return whether a case ends in a contradiction or, unless ``refuted``, in the claims."""
    if not _is_candidate(state, case.assumed):
        return False
    end = _state_after(state.place(*case.assumed), case.steps)
    if end is None:
        return False
    if case.proof:
        return impossible(end, case.proof)
    if case.cases:
        return _covers_all_candidates(end, case.cases) and all(
            _ends(end, step, each, refuted) for each in case.cases
        )
    return not refuted and _reaches(end, step)


def _state_after(
    state: Candidates, steps: Sequence[Step], *, unique: bool = False
) -> Candidates | None:
    """Return the state after steps; None if one of them is wrong."""
    for each in steps:
        if (each.unique and not unique) or not proves(state, each):
            return None
        for cell, digit in each.places:
            state = state.place(cell, digit)
        for cell, digit in each.eliminates:
            state = state.eliminate(cell, digit)
    return state


def _reaches(state: Candidates, step: Step) -> bool:
    placed = all(state.placed[cell] == digit for cell, digit in step.places)
    return placed and not any(state.masks[cell] >> digit - 1 & 1 for cell, digit in step.eliminates)


def _by_rule(state: Candidates, step: Step) -> bool:
    """Return whether no filling of the step's rules and blocks has a candidate that it eliminates.

    A step that rests on blocks too, or on rules whose digits differ, only has to consider fillings
    without a repetition in them.
    """
    layout = state.puzzle.layout
    rules = [rule for rule in layout.rules if rule.name in step.rests_on]
    excluded = _excluded(state, step)
    if not rules or not excluded:
        return False
    different = lowered(layout).all_different
    blocks = {name: frozenset(part.cells) for name, part in different if name in step.rests_on}
    if {*step.rests_on} - {*blocks} - {rule.name for rule in rules}:
        return False
    if RulesInBlocks(state, rules, tuple(blocks.values())).excludes(excluded):
        return True
    if len(step.rests_on) > 1 or any(cell not in rules[0].cells for cell, _d in excluded):
        return False
    for count, filling in enumerate(_fillings(state, rules[0])):
        if count >= MOST_FILLINGS:
            return False
        if filling and any(filling[cell] == digit for cell, digit in excluded):
            return False
    return True


def _fillings(state: Candidates, rule: Rule) -> Iterator[list[int] | None]:
    """Yield the board's digits for each filling that satisfies a rule, None for each dead end."""
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
