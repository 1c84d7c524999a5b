"""Cage: which digits can make its sum, and where.

Of the sets of digits that have the sum, some fit into the candidates of the cells. What no such set
brings to a cell goes: by a sum in which the rows of the cage's sets take part, where a digit is in
none of them, else by what the cage means alone. A digit that is in all of them stands in the cage
(*pointing cage*), and goes wherever it would see all of its places there.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Message
from ..rules import Killer
from ..rules.kernel import bits
from . import rule_alone
from .cage_sets import CageSets, Proof
from .ground import place_message
from .locked_candidates import reaching
from .position import Position
from .step import Step, Technique

RATINGS = ((1, 2.0), (2, 2.2), (3, 2.4), (5, 2.7), (8, 3.0))
"""By how many sets of digits fit at most."""
HARDEST = 3.3
POINTING = 2.9
SHOWN = 12
"""So many sets are named in a sentence."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All cages in which candidates fit into no set with the sum."""
    for cage in _cages(position):
        gone = cage.gone
        if gone and _rating(len(cage.fitting)) == rating:
            step = _step(position, rating, cage, gone)
            if step:
                yield step


def _rating(sets: int) -> float:
    return next((rating for most, rating in RATINGS if sets <= most), HARDEST)


def _cages(position: Position) -> list[CageSets]:
    """The cages with sums whose sets of digits are known."""
    return position.once("cages", _known_cages)


def _known_cages(position: Position) -> list[CageSets]:
    rules = position.ground.layout.rules
    cages = [CageSets(position, rule) for rule in rules if isinstance(rule, Killer)]
    return [cage for cage in cages if cage.known]


def _step(position: Position, rating: float, cage: CageSets, gone: int) -> Step | None:
    """The step of a cage: by a sum where that is all, or where there is too much to go through."""
    values = position.ground.layout.digits
    sets = ["+".join([str(values[bit]) for bit in bits(one)]) for one in cage.fitting]
    shown = ", ".join(sets[:SHOWN]) + (" …" if len(sets) > SHOWN else "")
    name, rule = "cage-combinations", cage.rule
    by_sum, proof = cage.sum_of(gone)
    if by_sum != gone and rule_alone.feasible(position.state, rule.cells):
        return rule_alone.step(position, name, rating, rule, gone, sets=shown)
    if not by_sum:
        return None
    said = Message("step." + name, base=(place_message(position.ground, rule.name),), sets=shown)
    base = position.alive & rule_alone.inside(position, rule.cells) & ~gone
    return _by_rows(position, (name, rating), by_sum, proof, said, base, (rule.name,))


def _by_rows(
    position: Position,
    named: tuple[str, float],
    gone: int,
    proof: Proof,
    said: Message,
    base: int,
    rests_on: tuple[str, ...],
) -> Step:
    """A step by a sum in which rows take part that are no equations of cells or blocks."""
    total = tuple([(row, times) for row, times in proof.items() if times])
    told = position.told({"base": base})
    return Step(*named, (), position.listed(gone), total, said, told, rests_on)


def find_pointing(position: Position, _rating: float) -> Iterator[Step]:
    """All digits that a cage has to hold, with the links that cover their places there."""
    for cage in _cages(position):
        own = rule_alone.inside(position, cage.rule.cells)
        for digit, proof in cage.required():
            base = own & position.alive & position.ground.of_digit[digit]
            for links, gone in reaching(position, base, own):
                total = proof.copy()
                for number in links:
                    total[position.equation(number).name] += 1
                said = Message(
                    "step.cage-pointing",
                    base=(place_message(position.ground, cage.rule.name),),
                    digits=position.shown((digit,)),
                    cover=position.places_of(links),
                )
                rests_on = tuple(dict.fromkeys((cage.rule.name, *position.rests_on(links))))
                named = "cage-pointing", POINTING
                yield _by_rows(position, named, gone, total, said, base, rests_on)


TECHNIQUE = Technique("cage", (*[rating for _most, rating in RATINGS], HARDEST), find)
POINTING_TECHNIQUE = Technique("cage-pointing", (POINTING,), find_pointing)
