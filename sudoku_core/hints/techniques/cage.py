"""Cage: which digits can make its sum, and where.

Of the digit sets with the right sum, some fit the candidates of the cells. Candidates that belong
to no fitting set are eliminated: by a sum with the rows of the cage's digit sets if each such digit
is in no set left, otherwise by the meaning of the cage alone. A digit that is in all fitting sets
stands in the cage (*pointing cage*): cells that see all its places there lose it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...language.messages import Message
from ...rules.kernel import bits
from . import rule_alone
from .cage_sets import CageSets
from .equation_index import place_message
from .locked_candidates import reaching
from .position import Position
from .rule_parts import rule_parts
from .rule_proofs import step_by_rows
from .step import Step, Technique

RATINGS = ((1, 2.0), (2, 2.2), (3, 2.4), (5, 2.7), (8, 3.0))
"""Pairs of the largest number of fitting sets and the rating."""
HARDEST = 3.3
POINTING = 2.9
SHOWN = 12
"""Most digit sets named in a sentence."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each cage with candidates that belong to no fitting set of digits."""
    for cage in known_cages(position):
        eliminated = cage.eliminated
        if eliminated and _rating(len(cage.fitting)) == rating:
            step = _step(position, rating, cage, eliminated)
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
    values = position.index.layout.digits
    sets = ["+".join([str(values[bit]) for bit in bits(digit_set)]) for digit_set in cage.fitting]
    shown = ", ".join(sets[:SHOWN]) + (" …" if len(sets) > SHOWN else "")
    name, rule = "cage-combinations", cage.rule
    by_sum, proof = cage.sum_of(eliminated)
    if by_sum != eliminated and rule_alone.feasible(position.state, cage.cells):
        reasons = cage.reasons
        return rule_alone.step(position, name, rating, reasons, cage.cells, eliminated, sets=shown)
    if not by_sum:
        return None
    message = Message("step." + name, base=(place_message(position.index, rule.name),), sets=shown)
    base = position.alive & rule_alone.inside(position, cage.cells) & ~eliminated
    return step_by_rows(position, (name, rating), by_sum, proof, message, base, (rule.name,))


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
                message = Message(
                    "step.cage-pointing",
                    base=(place_message(position.index, cage.rule.name),),
                    digits=position.digit_text((digit,)),
                    cover=position.places_of(covers),
                )
                rests_on = tuple(dict.fromkeys((cage.rule.name, *position.rests_on(covers))))
                named = "cage-pointing", POINTING
                yield step_by_rows(position, named, eliminated, total, message, base, rests_on)


TECHNIQUE = Technique("cage", (*[rating for _most, rating in RATINGS], HARDEST), find)
POINTING_TECHNIQUE = Technique("cage-pointing", (POINTING,), find_pointing)
