"""Reasons why a cell of a cage cannot hold a digit: what the digit would leave for the other cells.

Each digit set with the digit leaves digits for the other cells of the cage. A reason names one
clash of all these sets: a cell that can hold none of the digits, or a digit of all sets for which
no other cell is left.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...language.messages import Message
from ...rules.kernel import bits
from .cage_sets import CageSets
from .position import Position
from .reason_sentences import in_turn

MOST_DIGITS = 2
"""Most removed digits with a reason each."""
MOST_LEFT = 3
"""Most digit sets that a reason names."""


def clashes(position: Position, cage: CageSets, eliminated: int) -> Message | None:
    """Return the reasons why a cage's cells cannot hold removed digits of its fitting sets.

    Args:
        position: the position of the step.
        cage: the cage.
        eliminated: the set of candidates that the step rules out.

    Returns:
        The sentences; None if they would be many, or if a digit has no such reason.
    """
    sentences = list[Message]()
    for digit in position.digits_of(eliminated):
        sets = [each ^ 1 << digit - 1 for each in cage.fitting if each >> digit - 1 & 1]
        if not sets:
            continue  # a digit of no set: the sentence before says so
        cells = position.cells_of(eliminated & position.index.of_digit[digit])
        sentence = _clash(position, cage, digit, cells, sets)
        if sentence is None or len(sentences) == MOST_DIGITS:
            return None
        sentences.append(sentence)
    return in_turn(sentences) if sentences else None


def _clash(
    position: Position, cage: CageSets, digit: int, cells: Sequence[int], sets: Sequence[int]
) -> Message | None:
    """Return the sentence with the first clash of a digit in cells; None if there is none.

    Args:
        position: the position of the step.
        cage: the cage.
        digit: the digit, from 1.
        cells: the cells that lose it.
        sets: the digit sets that it would leave for the other cells, as masks.
    """
    if len(sets) > MOST_LEFT:
        return None
    masks = position.state.masks
    some, common = 0, -1
    for each in sets:
        some, common = some | each, common & each
    code = "step.if" + ("-several" if len(cells) > 1 else "")
    start = Message(code, cells=position.coordinates(cells), digits=position.digit_text((digit,)))
    params: dict[str, object] = {"start": (start,), "sets": position.sets_text(sets)}
    if len(cage.cells) == 2:
        if len(cells) > 1:
            return None
        others = [cell for cell in cage.cells if cell not in cells]
        return Message("step.cage-partner", others=position.coordinates(others), **params)
    for cell in cage.cells:
        if cell not in cells and not masks[cell] & some:
            where = position.coordinates((cell,))
            return Message("step.cage-clash-cell", cells=where, **params)
    for bit in bits(common):
        places = {cell for cell in cage.cells if masks[cell] >> bit & 1}
        if all(places <= {cell} for cell in cells):
            digits = position.digit_text((bit + 1,))
            return Message("step.cage-clash-digit", digits=digits, **params)
    return None
