"""Digits that a rule of tables needs: without the digit its cells have no filling (renban lines).

Cells that see all places of such a digit on the line lose it; a single place is filled. No
certificate of rows is known; the checker looks for a filling once the digit is where it should not
be.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ...rules.kernel import bits
from .locked_candidates import reaching
from .pair_fillings import Pairs, filling_sets, pairs_of, supported
from .position import Position
from .rule_alone import inside
from .rule_parts import rule_parts
from .rule_proofs import rule_message
from .step import Step, Technique

RATING = 3.1
MOST_NAMED = 4
"""Most sets of digits that a sentence names."""


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield a step for each digit that a rule needs and each choice of rows over its places."""
    for owner in sorted(rule_parts(position.index.layout).rest):
        cells, pairs = pairs_of(position.index.layout, owner, ()) or ((), ())
        masks = tuple([position.state.masks[cell] for cell in cells])
        required = _required(masks, pairs) if cells else ()
        sets = filling_sets(masks, pairs) if required else ()
        for bit in required:
            yield from _steps(position, owner, cells, bit + 1, sets)


def _steps(
    position: Position, owner: str, cells: tuple[int, ...], digit: int, sets: tuple[int, ...]
) -> Iterator[Step]:
    """Yield the steps of a digit that a rule needs, or the step that puts it into its only place.

    Args:
        position: the position of the steps.
        owner: the name of the rule.
        cells: its cells.
        digit: the digit.
        sets: the sets of digits that can fill the cells; none if they are not known.
    """
    values = position.index.layout.digits
    within = inside(position, cells)
    places = within & position.index.of_digit[digit] & position.alive
    left = position.cells_of(places)
    ending = "pointing" if len(left) > 1 else "placed"
    params, code = {}, "step.counted-"
    if 0 < len(sets) <= MOST_NAMED:
        names = ["-".join([str(values[bit]) for bit in bits(each)]) for each in sets]
        params, code = {"sets": ", ".join(names)}, "step.required-"
    message = rule_message(
        position,
        code + ending,
        owner,
        digits=position.digit_text((digit,)),
        cells=position.coordinates(left),
        **params,
    )
    roles = {"base": places}
    if len(left) == 1:
        named = "counted-digits", RATING
        yield position.resting(*named, 0, message, roles, (owner,), placed=places)
        return
    for covers, eliminated in reaching(position, places, within):
        rests_on = (owner, *position.rests_on(covers))
        yield position.resting("counted-pointing", RATING, eliminated, message, roles, rests_on)


@lru_cache(maxsize=4096)
def _required(masks: tuple[int, ...], pairs: Pairs) -> tuple[int, ...]:
    """Return the digits from 0 that no cell holds yet and without which there is no filling."""
    settled = union = 0
    for mask in masks:
        union |= mask
        settled |= mask if mask & (mask - 1) == 0 else 0
    required = []
    for bit in range(union.bit_length()):
        if union >> bit & 1 and not settled >> bit & 1:
            without = tuple([mask & ~(1 << bit) for mask in masks])
            if not all(without) or not any(supported(without, pairs)):
                required.append(bit)
    return tuple(required)


TECHNIQUE = Technique("required-by-rule", (RATING,), find)
