"""Sentences about the cases of a rule that candidates leave, and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence

from ...language.messages import Message
from ...rules.kernel import bits
from .equation_index import places_messages
from .line_reasons import LineReasons
from .open_cases import CasesOfLine, OpenCase
from .position import Position
from .rule_proofs import last_left, rule_message
from .step import Candidate, alike, grouped

MOST_CASES = 4
"""Most cases that are all named; more are counted, and ``NAMED_OF_MANY`` are named."""
NAMED_OF_MANY = 2
"""Number of cases that are named where there are more."""
MOST_SETS = 4
"""Most sets of digits that are named; more are counted."""
MOST_EFFECTS = 3
"""Most parts of what follows that are named."""


def cases_message(
    position: Position,
    line: CasesOfLine,
    cases: Sequence[OpenCase],
    eliminated: int,
    sizes: Sequence[int] | None = None,
) -> Message:
    """Return the sentence that names the cases left, or says how far apart their cells are.

    Where too much follows to be named, the cells that show it are named instead of the cases.

    Args:
        position: the position of the step.
        line: the rule.
        cases: the cases left.
        eliminated: the set of candidates that are in none of them.
        sizes: if only the places of the cases matter, the numbers of digits that may lie between
            their fixed cells; otherwise None.
    """
    rule, eliminates = line.owner, position.listed(eliminated)
    last = last_left(position, eliminates)
    ending = "-placed" if last else ""
    parts = (_value(position, last),) if last else _effects(position, eliminates)
    parts = parts or _of_one_case(position, line, cases, eliminates)
    if not parts or not (any(case.sets for case in cases) or line.names(eliminates)):
        return LineReasons(position, line.cells, line.fill, line.blocks).message(rule, eliminates)
    if sizes and not last:
        digits = 0
        for case in cases:
            digits |= _union([mask for _cell, mask in case.fixed])
        params = {"digits": _digits(position, digits), "parts": parts}
        if sizes[-1] > 1:
            numbers = ", ".join(map(str, sizes))
            return rule_message(position, "step.line-cases-apart", rule, sets=numbers, **params)
        code = "step.line-cases-apart-one" if sizes == (1,) else "step.line-cases-touching"
        return rule_message(position, code, rule, **params)
    names = _names(position, cases)
    if len(names) <= MOST_CASES:
        code = "step.line-cases" + ("" if sizes is not None or len(cases) == 1 else "-each")
        return rule_message(position, code + ending, rule, cases=names, parts=parts)
    code = "step.line-cases-many" + ending
    some = names[:NAMED_OF_MANY]
    return rule_message(position, code, rule, cases=some, count=len(cases), parts=parts)


def _value(position: Position, place: Candidate) -> Message:
    cells, digits = position.coordinates(place[:1]), position.digit_text(place[1:])
    return Message("step.part-value", cells=cells, sum=digits)


def _effects(position: Position, eliminates: Sequence[Candidate]) -> tuple[Message, ...]:
    """Return which digits are left for cells, or cannot stand there; none if they are too many."""
    left = {cell: position.state.masks[cell] for cell, _digit in eliminates}
    for cell, digit in eliminates:
        left[cell] &= ~(1 << digit - 1)
    filled = [(cell, mask.bit_length()) for cell, mask in left.items() if mask.bit_count() == 1]
    for values in (filled, []):
        known = [cell for cell, _digit in values]
        others = [candidate for candidate in eliminates if candidate[0] not in known]
        for groups in (alike(others), grouped(others)):
            if len(values) + len(groups) <= MOST_EFFECTS:
                effects = [_effect(position, cells, digits) for cells, digits in groups]
                return (*[_value(position, value) for value in values], *effects)
    return ()


def _of_one_case(
    position: Position,
    line: CasesOfLine,
    cases: Sequence[OpenCase],
    eliminates: Sequence[Candidate],
) -> tuple[Message, ...]:
    """Return what follows when one set of digits is left for the cells that are added up; ()
    otherwise."""
    if len(cases) > 1 or len(cases[0].sets) != 1 or not line.whole_blocks:
        return ()
    (case,) = cases
    inside = {*case.cells, *case.others}
    digits = _union([*[mask for _cell, mask in case.fixed], *case.sets])
    within = [cell in inside for cell, _digit in eliminates]
    of_case = [bool(digits >> digit - 1 & 1) for _cell, digit in eliminates]
    pairs = list(zip(within, of_case))
    parts = []
    if (True, False) in pairs:
        parts.append(Message("case.nothing-else"))
    if (False, True) in pairs:
        cover = places_messages(position.index, line.whole_blocks)
        parts.append(Message("case.elsewhere", sets=_digits(position, digits), cover=cover))
    # Elsewhere the other digits, or these digits in some of their cells, fit in no order.
    others = [each for each, pair in zip(eliminates, pairs) if pair[0] == pair[1]]
    if others:
        effects = _effects(position, others)
        return (*parts, *effects) if effects else ()
    return tuple(parts)


def _effect(position: Position, cells: Sequence[int], digits: Sequence[int]) -> Message:
    """Return the sentence that cells cannot hold digits, or the digits left if these are fewer."""
    where, lost = position.coordinates(cells), sum([1 << digit - 1 for digit in digits])
    left = {position.state.masks[cell] & ~lost for cell in cells}
    if len(left) == 1 and min(left).bit_count() < len(digits):
        only = min(left)
        if len(cells) == 1 and not only & (only - 1):
            return _value(position, (cells[0], only.bit_length()))
        return Message("step.part-left-only", cells=where, sets=_digits(position, only))
    return Message("step.part-not", cells=where, excluded=position.digit_text(digits))


def _names(position: Position, cases: Sequence[OpenCase]) -> tuple[Message, ...]:
    """Return the names of cases; those of a cell or a digit without sums are named together."""
    names, places = list[Message](), dict[int, int]()
    for case in cases:
        if len(case.fixed) > 1 or case.sets:
            names.append(_with_sets(position, case))
        else:
            ((cell, mask),) = case.fixed
            places[cell] = places.get(cell, 0) | mask
    cells_of: dict[int, list[int]] = {}
    for cell, mask in places.items():
        cells_of.setdefault(mask, []).append(cell)
    for mask, cells in cells_of.items():
        where, digits = position.coordinates(cells), _digits(position, mask)
        names.append(Message("case.either", sets=digits, places=where))
    return tuple(names)


def _with_sets(position: Position, case: OpenCase) -> Message:
    """Return the name of a case with the sets of digits that the rule adds up, if there are any."""
    name = (_fixed(position, case),)
    ending = "-between" if case.between else ""
    if not case.sets:
        return name[0]
    if len(case.sets) > MOST_SETS:
        return Message("case.counted" + ending, first=name, count=len(case.sets))
    return Message("case.sums" + ending, first=name, sets=position.sets_text(case.sets))


def _fixed(position: Position, case: OpenCase) -> Message:
    """Return the sentence about the digits of the fixed cells."""
    masks = [mask for _cell, mask in case.fixed]
    if len(set(masks)) > 1 and not any(mask & (mask - 1) for mask in masks):
        parts = [_digits_in(position, [cell], mask) for cell, mask in case.fixed]
        return Message("case.parts", parts=tuple(parts))
    return _digits_in(position, [cell for cell, _mask in case.fixed], _union(masks))


def _digits_in(position: Position, cells: Sequence[int], mask: int) -> Message:
    where = position.coordinates(cells)
    return Message("case.digits", cells=where, digits=_digits(position, mask))


def _digits(position: Position, mask: int) -> str:
    return position.digit_text([digit + 1 for digit in bits(mask)])


def _union(masks: Sequence[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
