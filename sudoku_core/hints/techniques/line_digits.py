"""Digits of a clue or line: what an automaton of a rule leaves for each of its cells.

Sandwiches, X-sums, skyscrapers and the like are automata that read a line cell by cell. Where the
rule tells cases apart, such as the places of 1 and 9, the step names those that are left: first by
their places alone, then by all candidates and the blocks around. Otherwise, a digit that is on none
of the automaton's paths is eliminated.

What the automaton alone rules out has a certificate: the flow through the states that no path
reaches, or from which none goes on, is added up. The rest is by the rule and the blocks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ...board.lowering import lowered
from ...language.messages import Message
from ...rules.kernel import Regular
from .case_messages import cases_message
from .line_fillings import fill_of
from .line_reasons import LineReasons
from .open_cases import CasesOfLine, OpenCase
from .position import Position
from .rule_alone import inside
from .rule_parts import rule_parts
from .rule_proofs import (
    Proof,
    eliminations,
    placing,
    rule_message,
    step_by_rows,
)
from .step import Step, Technique

NAME = "line-digits"
RATINGS = ((2, 2.9), (4, 3.6), (6, 3.9))
"""Pairs of the largest number of open cells and the rating, of a rule without cases."""
CASE_RATINGS = ((1, 2.8), (2, 3.2), (4, 3.6), (7, 3.9), (12, 4.2))
"""Pairs of the largest number of cases left, each with its sets of digits, and the rating."""
SUM_RATINGS = ((1, 2.0), (2, 2.2), (3, 2.4), (5, 2.7), (8, 3.0))
"""Pairs of the largest number of sets of digits, and the rating, of a sum whose cells are known."""
RATING_MORE_SETS = 3.3
"""Rating of a step with more sets."""
RATING_BY_PLACE, RATING_ONE_PLACE = 2.8, 2.2
"""Rating of a step that looks at the fixed cells of the cases alone; its rating if one case is left
and one of its cells is filled."""
HARDEST = 4.2
"""Rating of a step of a rule without cases, with more open cells."""
RATING_MORE_CASES = 4.4
"""Rating of a step with more cases."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each automaton with digits that are on no path or in no case."""
    for step, regular in position.cached("line digits", _all):
        if step.rating == rating:
            yield _with_reason(position, step, regular) if regular else step


def _all(position: Position) -> list[tuple[Step, Regular | None]]:
    """Return all steps, each without cases with its automaton."""
    rest = rule_parts(position.index.layout).rest
    steps = list[tuple[Step, Regular | None]]()
    for owner, name, primitive in lowered(position.index.layout).parts:
        if isinstance(primitive, Regular) and len(primitive.cells) > 1 and owner in rest:
            line = CasesOfLine(position, owner, name, primitive)
            lost = line.eliminated() if line.cases else None
            if lost is None:
                by_automaton = _by_automaton(position, owner, name, primitive)
                steps += [(step, primitive) for step in by_automaton]
            else:
                by_cases = _by_cases(position, line, _candidates(position, line.cells, lost))
                steps += [(step, None) for step in by_cases]
    return steps


def _with_reason(position: Position, step: Step, regular: Regular) -> Step:
    """Return a step of an automaton with the cells that show it."""
    reasons = LineReasons(position, regular.cells, fill_of(regular, ()))
    message = reasons.message(step.rests_on[0], step.eliminates)
    roles = position.role_pairs({"base": reasons.pattern(step.eliminates)})
    return placing(position, replace(step, message=message, roles=roles), message)


def _by_automaton(position: Position, owner: str, name: str, regular: Regular) -> Iterator[Step]:
    """Yield the step of all digits that are on no path."""
    eliminated, proof = _proven(position, name, regular)
    if not eliminated:
        return
    count = sum([not position.state.placed[cell] for cell in regular.cells])
    rating = next((rating for most, rating in RATINGS if count <= most), HARDEST)
    message = rule_message(position, "step.line-any", owner, result=(Message("case.no-room"),))
    yield step_by_rows(position, (NAME, rating), eliminated, proof, message, 0, (owner,))


def _proven(position: Position, name: str, regular: Regular, only: int = -1) -> tuple[int, Proof]:
    """Return the set of candidates that are on no path, and the certificate.

    Args:
        position: the position to search.
        name: the prefix of the names of the automaton's rows.
        regular: the automaton.
        only: the set of candidates to look at.
    """
    proof: Proof = Counter()
    eliminated = 0
    for cell, digit, reasons in eliminations(position, name, regular):
        candidate = 1 << cell * position.side + digit
        if candidate & position.alive & only:
            eliminated |= candidate
            proof.update(reasons)
    return eliminated, proof


def _by_cases(position: Position, line: CasesOfLine, eliminated: int) -> Iterator[Step]:
    """Yield a step from the fixed cells of the cases alone, then one from whole fillings."""
    if not eliminated:
        return
    cases, elsewhere = line.cases_by_place()
    by_place = _candidates(position, elsewhere.keys(), elsewhere.values()) & eliminated
    if by_place:
        message = cases_message(position, line, cases, by_place, sizes=line.sizes())
        known = len(cases) == 1 and any(position.state.placed[cell] for cell in cases[0].cells)
        rating = RATING_ONE_PLACE if known else RATING_BY_PLACE
        yield _case_step(position, line, rating, cases, by_place, message)
    if by_place != eliminated:
        cases = line.open_cases()
        message = cases_message(position, line, cases, eliminated)
        yield _case_step(position, line, _rating(position, cases), cases, eliminated, message)


def _rating(position: Position, cases: Sequence[OpenCase]) -> float:
    """Return the rating of a step by the number of cases, each with its sets of digits."""
    placed, count = position.state.placed, sum([case.count for case in cases])
    if len(cases) == 1 and cases[0].sets and all(placed[cell] for cell in cases[0].cells):
        return next((rating for most, rating in SUM_RATINGS if count <= most), RATING_MORE_SETS)
    return next((rating for most, rating in CASE_RATINGS if count <= most), RATING_MORE_CASES)


def _candidates(position: Position, cells: Iterable[int], masks: Iterable[int]) -> int:
    """Return the set of the candidates left of masks by cell."""
    numbers = [mask << cell * position.side for cell, mask in zip(cells, masks)]
    return sum(numbers) & position.alive


def _case_step(
    position: Position,
    line: CasesOfLine,
    rating: float,
    cases: Sequence[OpenCase],
    eliminated: int,
    message: Message,
) -> Step:
    """Return the step of some candidates in no case, with a certificate if the automaton has it.

    Args:
        position: the position of the step.
        line: the cases of the rule.
        rating: the rating of the step.
        cases: the cases left.
        eliminated: the set of candidates.
        message: the explanation.
    """
    base = _pattern(position, cases) & ~eliminated
    proven, proof = _proven(position, line.name, line.regular, eliminated)
    if proven == eliminated:
        named = NAME, rating
        step = step_by_rows(position, named, eliminated, proof, message, base, (line.owner,))
    else:
        rests_on = (line.owner, *line.blocks)
        step = position.resting(NAME, rating, eliminated, message, {"base": base}, rests_on)
    return placing(position, step, message)


def _pattern(position: Position, cases: Sequence[OpenCase]) -> int:
    """Return the set of the digits in the cells that cases name; of a single case, also of those
    in the cells that the rule adds up."""
    pattern = 0
    for cell, mask in [fixed for case in cases for fixed in case.fixed]:
        pattern |= mask << cell * position.side
    if len(cases) == 1 and cases[0].sets:
        pattern |= inside(position, cases[0].others) & position.alive
    return pattern


ALL_RATINGS = {
    *[rating for _most, rating in (*RATINGS, *CASE_RATINGS, *SUM_RATINGS)],
    *(RATING_MORE_SETS, RATING_MORE_CASES, RATING_BY_PLACE, RATING_ONE_PLACE, HARDEST),
}
TECHNIQUE = Technique(NAME, tuple(sorted(ALL_RATINGS)), find)
