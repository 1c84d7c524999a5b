"""Digits that a rule counts: where a digit must stand, and where it stands often enough.

A digit that must stand in as many cells as are left for it goes into all of them. Where as many
digits must stand as cells are left, no others fit (a quadruple with four digits). Cells that see
all places of a digit that must stand there lose it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...board.lowering import lowered
from ...language.messages import Message
from ...models.book import book_of
from ...rules.kernel import Count
from .locked_candidates import reaching
from .position import Position
from .rule_alone import inside
from .rule_parts import rule_parts
from .rule_proofs import Proof, eliminations, placing, rule_message, step_by_rows
from .step import Step, Technique

RATING = 2.0
FULL = 2.3
POINTING = 2.7
Counts = list[tuple[str, Count]]
"""The counts of a rule, each with the beginning of its rows' names."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of digits that a rule counts."""
    rules: dict[str, Counts] = {}
    rest = rule_parts(position.index.layout).rest
    for owner, name, primitive in lowered(position.index.layout).parts:
        if isinstance(primitive, Count) and owner in rest:
            rules.setdefault(owner, []).append((name, primitive))
    for owner, counts in rules.items():
        if rating == RATING:
            for name, count in counts:
                for step in counted(position, owner, name, count):
                    if step.message.code == "step.counted-least":
                        message = Message("step.counted-placed", **step.message.params)
                        step = placing(position, step, message)
                    yield step
        elif rating == FULL:
            yield from _full(position, owner, counts)
        else:
            for name, count in counts:
                yield from _pointing(position, owner, name, count)


def counted(position: Position, owner: str, name: str, count: Count) -> Iterator[Step]:
    """Yield the step of a digit that stands often enough, or has to stand in all its places.

    Args:
        position: the position of the step.
        owner: the name of the rule.
        name: the prefix of the names of the count's rows.
        count: the count.
    """
    proof: Proof = Counter()
    eliminated = 0
    for cell, digit, reasons in eliminations(position, name, count):
        candidate = 1 << cell * position.side + digit
        if candidate & position.alive:
            eliminated |= candidate
            proof = reasons
    if not eliminated:
        return
    digit = position.index.of_digit[count.digit]
    enough = bool(eliminated & digit)
    places = inside(position, count.cells) & digit & position.alive
    message = rule_message(
        position,
        "step.counted-most" if enough else "step.counted-least",
        owner,
        count=count.most if enough else count.least,
        digits=position.digit_text((count.digit,)),
        cells=position.coordinates(position.cells_of(places)),
    )
    named = "counted-digit", RATING
    base = places & ~eliminated
    yield step_by_rows(position, named, eliminated, proof, message, base, (owner,))


def _full(position: Position, owner: str, counts: Counts) -> Iterator[Step]:
    """Yield the step of digits that must stand in all cells that are left."""
    needed = [(name, count) for name, count in counts if count.least > 0]
    if len(needed) < 2 or len({count.cells for _name, count in needed}) > 1:
        return
    digits = 0
    for _name, count in needed:
        digits |= 1 << count.digit - 1
    masks = position.state.masks
    cells = [cell for cell in needed[0][1].cells if masks[cell] & digits]
    if len(cells) != sum([count.least for _name, count in needed]):
        return
    of_digits = sum([position.index.of_digit[count.digit] for _name, count in needed])
    eliminated = inside(position, cells) & position.alive & ~of_digits
    if not eliminated:
        return
    proof = Counter({position.cell_row(cell): 1 for cell in cells})
    for name, _count in needed:
        proof[count_row(position, name, "least")] -= 1
    message = rule_message(
        position,
        "step.counted-full",
        owner,
        digits=position.digit_text([count.digit for _name, count in needed]),
        cells=position.coordinates(cells),
    )
    base = inside(position, cells) & position.alive & of_digits
    named = "counted-digits", FULL
    yield step_by_rows(position, named, eliminated, proof, message, base, (owner,))


def _pointing(position: Position, owner: str, name: str, count: Count) -> Iterator[Step]:
    """Yield the steps of cells that see all places of a digit that must stand in a rule."""
    digit = position.index.of_digit[count.digit]
    within = inside(position, count.cells)
    placed = [c for c in count.cells if position.state.placed[c] == count.digit]
    places = within & digit & position.alive
    if count.least != 1 or placed or places.bit_count() < 2:
        return  # a digit with a single place is placed
    for covers, eliminated in reaching(position, places, within):
        proof = Counter({count_row(position, name, "least"): -1})
        for number in covers:
            proof[position.equation(number).name] += 1
        message = rule_message(
            position,
            "step.counted-pointing",
            owner,
            digits=position.digit_text((count.digit,)),
            cells=position.coordinates(position.cells_of(places)),
        )
        rests_on = tuple(dict.fromkeys((owner, *position.rests_on(covers))))
        named = "counted-pointing", POINTING
        yield step_by_rows(position, named, eliminated, proof, message, places, rests_on)


def count_row(position: Position, name: str, bound: str) -> str:
    """Return the name of the row with a bound of a count.

    Args:
        position: any position of the board.
        name: the prefix of the names of the count's rows.
        bound: "least" or "most"; if both are equal, one row has both.
    """
    rows = {row.name for row in book_of(position.index.layout).parts.get(name, ())}
    return f"{name}_count" if f"{name}_count" in rows else f"{name}_{bound}"


TECHNIQUE = Technique("counted-digits", (RATING, FULL, POINTING), find)
