"""Linked cells: two cells that a rule allows certain pairs of digits, such as cells with a dot.

A digit without a partner in the other cell is eliminated: the row that excludes all partners is
added, and the other cell's row is subtracted. Cells that hold the same digit are *twins*. A cell to
which a rule allows certain digits only, such as an odd cell, is linked with nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...board.lowering import lowered
from ...rules.kernel import Primitive, Regular, Table
from .equation_index import members
from .position import Position
from .rule_alone import inside
from .rule_parts import rule_parts
from .rule_proofs import Proof, eliminations, last_left, placing, rule_message, step_by_rows
from .step import Step, Technique

RATINGS = ((1, 1.6), (2, 2.0), (4, 2.4))
"""Pairs of the largest number of digits that the other cell can hold, and the rating."""
HARDEST = 2.6
TWINS = 1.8
ALLOWED = 1.6


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each cell with a digit that has no partner in a cell linked with it."""
    for step in position.cached("linked cells", _all):
        if step.rating == rating:
            yield step


def _all(position: Position) -> list[Step]:
    rest = rule_parts(position.index.layout).rest
    steps = []
    allowed: dict[tuple[str, int], list[tuple[str, Primitive]]] = {}
    for owner, name, primitive in lowered(position.index.layout).parts:
        if owner not in rest:
            continue
        if isinstance(primitive, Table):
            steps += list(_of_table(position, owner, name, primitive))
        elif isinstance(primitive, Regular) and len(primitive.cells) == 1:
            digits = sum([1 << arc[1] for arc in primitive.layers[0]])
            allowed.setdefault((owner, digits), []).append((name, primitive))
    for (owner, digits), parts in allowed.items():
        eliminated, proof = _grouped(position, parts)
        if eliminated:
            steps.append(_allowed_step(position, owner, digits, eliminated, proof))
    return steps


def _of_table(position: Position, owner: str, name: str, table: Table) -> Iterator[Step]:
    """Yield the steps of either cell of a table."""
    targets = list(eliminations(position, name, table))
    for cell, partner in ((table.a, table.b), (table.b, table.a)):
        proof: Proof = Counter()
        eliminated = 0
        for target, digit, reasons in targets:
            candidate = 1 << target * position.side + digit
            if target == cell and candidate & position.alive:
                eliminated |= candidate
                proof.update(reasons)
        if eliminated:
            yield _step(position, (owner, table), (cell, partner), eliminated, proof)


def _step(
    position: Position,
    rule: tuple[str, Table],
    cells: tuple[int, int],
    eliminated: int,
    proof: Proof,
) -> Step:
    """Return the step of a cell by the candidates of its partner.

    Args:
        position: the position of the step.
        rule: the name of the rule, and its table.
        cells: the cell and its partner.
        eliminated: the set of the cell's candidates without a partner.
        proof: the certificate.
    """
    owner, table = rule
    cell, partner = cells
    masks = position.state.masks
    count = masks[partner].bit_count()
    params: dict[str, object] = {
        "cells": position.coordinates((cell,)),
        "others": position.coordinates((partner,)),
    }
    if table.operator == "=":
        name, code = "twins", "step.twins"
        rating = RATINGS[0][1] if position.state.placed[partner] else TWINS
        params["digits"] = position.digit_text(position.digits_of(eliminated))
    else:
        name = "linked-cells"
        several = "-several" if count > 1 else ""
        code = "step.linked" + (several if count <= RATINGS[-1][0] else "-any")
        rating = next((rating for most, rating in RATINGS if count <= most), HARDEST)
        left = inside(position, (cell,)) & position.alive & ~eliminated
        params |= {
            "digits": position.digit_text(position.digits_of(eliminated))
            if code == "step.linked-any"
            else _digits(position, masks[partner]),
            "left": position.digit_text(position.digits_of(left)),
        }
    base = inside(position, (partner,)) & position.alive
    message = rule_message(position, code, owner, **params)
    step = step_by_rows(position, (name, rating), eliminated, proof, message, base, (owner,))
    last = last_left(position, step.eliminates)
    if last:
        params["left"] = position.digit_text((last[1],))
        message = rule_message(position, code + "-placed", owner, **params)
    return placing(position, step, message)


def _allowed_step(
    position: Position, owner: str, digits: int, eliminated: int, proof: Proof
) -> Step:
    message = rule_message(position, "step.allowed", owner, digits=_digits(position, digits))
    named = "allowed-digits", ALLOWED
    return step_by_rows(position, named, eliminated, proof, message, 0, (owner,))


def _grouped(position: Position, parts: list[tuple[str, Primitive]]) -> tuple[int, Proof]:
    """Return the candidates that primitives rule out, and the sum of their certificates."""
    proof: Proof = Counter()
    eliminated = 0
    for name, primitive in parts:
        for cell, digit, reasons in eliminations(position, name, primitive):
            candidate = 1 << cell * position.side + digit
            if candidate & position.alive:
                eliminated |= candidate
                proof.update(reasons)
    return eliminated, proof


def _digits(position: Position, mask: int) -> str:
    return position.digit_text([bit + 1 for bit in members(mask)])


TECHNIQUE = Technique(
    "linked-cells", (*[rating for _most, rating in RATINGS], TWINS, HARDEST), find
)
