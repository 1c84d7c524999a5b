"""Cage: which digits can make its sum, and where.

The last open cell of a cage holds the sum less the digits of the other cells.
Of the digit sets with the right sum, some fit the candidates of the cells. Candidates that belong
to no fitting set are eliminated: by a sum with the rows of the cage's digit sets if each such digit
is in no set left, otherwise by the meaning of the cage alone. A digit that is in all fitting sets
stands in the cage (*pointing cage*): cells that see all its places there lose it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ...language.messages import Message
from ...rules.kernel import bits
from . import rule_alone
from .cage_clashes import clashes
from .cage_sets import CageSets, cage_message
from .line_reasons import LineReasons
from .locked_candidates import reaching
from .position import Position
from .rule_parts import rule_parts
from .rule_proofs import last_left, last_of_sum, placing, step_by_rows
from .step import Step, Technique

RATINGS = ((1, 2.0), (2, 2.2), (3, 2.4), (5, 2.7), (8, 3.0))
"""Pairs of the largest number of fitting sets and the rating."""
LAST = 1.6
"""Rating of the step that fills the last open cell of a cage."""
HARDEST = 3.3
POINTING = 2.9
MOST_NAMED = 12
"""Most digit sets named in a sentence."""
MANY = "step.cage-combinations-many"
"""Code of the sentence that only counts the digit sets."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each cage with candidates that belong to no fitting set of digits."""
    for cage in known_cages(position):
        eliminated = cage.eliminated
        if not eliminated:
            continue
        last = _last_cell(position, cage)
        if (LAST if last else _rating(len(cage.fitting))) == rating:
            step = last or _step(position, rating, cage, eliminated)
            if step:
                yield step


def _rating(sets: int) -> float:
    return next((rating for most, rating in RATINGS if sets <= most), HARDEST)


def known_cages(position: Position) -> list[CageSets]:
    """Return the cages with few enough sets of digits, one of which fits."""
    return position.cached("cages", _with_sets)


def _with_sets(position: Position) -> list[CageSets]:
    sums = rule_parts(position.index.layout).cages
    return [cage for cage in [CageSets(position, cage_sum) for cage_sum in sums] if cage.known]


def _step(position: Position, rating: float, cage: CageSets, eliminated: int) -> Step | None:
    """Return the step of a cage, by a sum if it proves all or if there are too many fillings."""
    name, rule = "cage-combinations", cage.rule
    base = position.alive & rule_alone.inside(position, cage.cells) & ~eliminated
    by_sum, proof = cage.sum_of(eliminated)
    message = _message(position, cage, eliminated)
    if by_sum != eliminated and rule_alone.feasible(position.state, cage.cells):
        step = position.resting(name, rating, eliminated, message, {"base": base}, cage.reasons)
    elif by_sum:
        message = _message(position, cage, by_sum)
        named = name, rating
        step = step_by_rows(position, named, by_sum, proof, message, base, (rule.name,))
    else:
        return None
    return placing(position, step, message)


def _last_cell(position: Position, cage: CageSets) -> Step | None:
    """Return the step that fills the last open cell of a cage, or None."""
    values = position.index.layout.digits
    last = last_of_sum(position, [(1, cell) for cell in cage.cells], values, cage.total)
    if last is None:
        return None
    (place, rows), value = last, values[last[0][1] - 1]
    proof = Counter({cage.sum_row: 1})
    proof.update(rows)
    row, column = position.coordinates(place[:1])[0]
    equation = f"R{row}C{column} = {value}"
    message = Message("step.cage-alone", equation=equation)
    if rows:
        message = Message(
            "step.cage-last",
            base=(cage_message(position, cage.rule.name, cage.total),),
            sum=cage.total - value,
            equation=equation,
        )
    named, reasons = ("cage-combinations", LAST), cage.reasons[:1]
    step = step_by_rows(position, named, 0, proof, message, 0, reasons)
    return replace(step, places=(place,))


def _message(position: Position, cage: CageSets, eliminated: int) -> Message:
    """Return the sentence with the sets of digits that fit, and why they leave digits out.

    Many sets are counted. Digits of no set need no other reason.
    """
    params = {"base": (cage_message(position, cage.rule.name, cage.total),)}
    eliminates = position.listed(eliminated)
    last = last_left(position, eliminates)
    used = {bit + 1 for digit_set in cage.fitting for bit in bits(digit_set)}
    lost = [candidate for candidate in eliminates if candidate[1] in used]
    many = len(cage.fitting) > MOST_NAMED
    reason = clashes(position, cage, eliminated) if not (last or many) else None
    by_cells = LineReasons(position, cage.cells, cage.fill)
    reason = reason or by_cells.reason(eliminates if many else lost, last)
    more: dict[str, object] = {"reason": (reason,)} if reason else {}
    ending = ("-clash" if reason else "") + ("-placed" if last else "")
    if last and not reason:
        where, digits = position.coordinates(last[:1]), position.digit_text(last[1:])
        more = {"cells": where, "digits": digits}
    if many:
        return Message(MANY + ending, count=len(cage.fitting), **params, **more)
    code = "step.cage-sets" if cage.all_fit else "step.cage-sets-left"
    first = (Message(code, sets=position.sets_text(cage.fitting), **params),)
    unused = [digit for digit in position.digits_of(eliminated) if digit not in used]
    if not ending:
        ending = "-only"
    elif unused and not last:
        more["digits"] = position.digit_text(unused)
        ending += "-mixed"
    return Message("step.cage-combinations" + ending, first=first, **more)


def find_pointing(position: Position, _rating: float) -> Iterator[Step]:
    """Yield a step for each digit that a cage must hold and each choice of rows over its places."""
    for cage in known_cages(position):
        inside = rule_alone.inside(position, cage.cells)
        for digit, proof in cage.required():
            base = inside & position.alive & position.index.of_digit[digit]
            for covers, eliminated in reaching(position, base, inside):
                total = proof.copy()
                for number in covers:
                    total[position.equation(number).name] += 1
                message = pointing_message(position, (cage.rule.name, cage.total), digit, covers)
                rests_on = tuple(dict.fromkeys((cage.rule.name, *position.rests_on(covers))))
                named = "cage-pointing", POINTING
                yield step_by_rows(position, named, eliminated, total, message, base, rests_on)


def pointing_message(
    position: Position, cage: tuple[str, int], digit: int, covers: Iterable[int]
) -> Message:
    """Return the sentence about a digit that a cage must hold.

    Args:
        position: the position of the step.
        cage: the name of the cage's rule, and the sum of the cage.
        digit: the digit.
        covers: the numbers of the equations that contain all its places in the cage.
    """
    return Message(
        "step.cage-pointing",
        base=(cage_message(position, *cage),),
        digits=position.digit_text((digit,)),
        cover=position.places_of(covers),
    )


TECHNIQUE = Technique("cage", (LAST, *[rating for _most, rating in RATINGS], HARDEST), find)
POINTING_TECHNIQUE = Technique("cage-pointing", (POINTING,), find_pointing)
