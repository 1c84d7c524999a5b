"""Linked cells: two cells that a rule allows certain pairs of digits, such as cells with a dot.

A digit without a partner in the other cell is eliminated: the row that excludes all partners is
added, and the other cell's row is subtracted. Cells that hold the same digit are *twins*. A cell to
which a rule allows certain digits only, such as an odd cell, is linked with nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...board.lowering import lowered
from ...language.messages import Message
from ...rules.kernel import Primitive, Regular, Table, bits
from .equation_index import members
from .position import Position
from .reason_sentences import runs_text
from .rule_alone import inside
from .rule_parts import rule_parts
from .rule_proofs import Proof, eliminations, last_left, placing, rule_message, step_by_rows
from .step import Candidate, Step, Technique

RATINGS = ((1, 1.6), (2, 2.0), (4, 2.4))
"""Pairs of the largest number of digits that the other cell can hold, and the rating."""
HARDEST = 2.6
MOST_GROUPS, MOST_NEEDED = 2, 4
"""Most groups of digits whose partners are named, and most partners."""
TWINS = 1.8
ALLOWED = 1.6


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each cell with a digit that has no partner in a cell linked with it."""
    for step in position.cached("linked cells", _all):
        if step.rating == rating:
            yield step


def _all(position: Position) -> list[Step]:
    rest = rule_parts(position.index.layout).rest
    steps = list[Step]()
    beside: dict[tuple[str, int, int], list[Step]] = {}
    allowed: dict[tuple[str, int], list[tuple[str, Primitive]]] = {}
    for owner, name, primitive in lowered(position.index.layout).parts:
        if owner not in rest:
            continue
        if isinstance(primitive, Table):
            for (cell, partner), step in _of_table(position, owner, name, primitive):
                if step.message.code == "step.linked":
                    fitting = _fitting(primitive, cell, position.state.masks[partner])
                    beside.setdefault((owner, partner, fitting), []).append(step)
                else:
                    steps.append(step)
        elif isinstance(primitive, Regular) and len(primitive.cells) == 1:
            digits = sum([1 << arc[1] for arc in primitive.layers[0]])
            allowed.setdefault((owner, digits), []).append((name, primitive))
    steps += [_together(position, alike) for alike in beside.values()]
    for (owner, digits), parts in allowed.items():
        eliminated, proof = _grouped(position, parts)
        if eliminated:
            steps.append(_allowed_step(position, owner, digits, eliminated, proof))
    return steps


def _together(position: Position, steps: Sequence[Step]) -> Step:
    """Return steps of cells in which the same digits fit beside a filled cell as one step."""
    first, proof = steps[0], Counter[str]()
    for step in steps:
        proof.update(dict(step.proof))
    eliminates = sorted([candidate for step in steps for candidate in step.eliminates])
    cells = position.coordinates(dict.fromkeys([cell for cell, _digit in eliminates]))
    message = Message(first.message.code, **{**first.message.params, "cells": cells})
    return replace(
        first, eliminates=tuple(eliminates), proof=tuple(sorted(proof.items())), message=message
    )


def _of_table(
    position: Position, owner: str, name: str, table: Table
) -> Iterator[tuple[tuple[int, int], Step]]:
    """Yield for either cell of a table the cell with its partner, and the step."""
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
            cells = cell, partner
            yield cells, _step(position, (owner, table), cells, eliminated, proof)


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
    partner = cells[1]
    count = position.state.masks[partner].bit_count()
    name, rating = "linked-cells", next((r for most, r in RATINGS if count <= most), HARDEST)
    if table.operator == "=":
        name, rating = "twins", RATINGS[0][1] if position.state.placed[partner] else TWINS
    base = inside(position, (partner,)) & position.alive
    named, rests_on = (name, rating), (owner,)
    placeholder = Message("step.linked")
    step = step_by_rows(position, named, eliminated, proof, placeholder, base, rests_on)
    message = _message(position, rule, cells, eliminated, last_left(position, step.eliminates))
    return placing(position, replace(step, message=message), message)


def _message(
    position: Position,
    rule: tuple[str, Table],
    cells: tuple[int, int],
    eliminated: int,
    last: Candidate | None,
) -> Message:
    """Return the explanation: digits that are the same, that a digit would need, or all that fit.

    Args:
        position: the position of the step.
        rule: the name of the rule, and its table.
        cells: the cell and its partner.
        eliminated: the set of the cell's candidates without a partner.
        last: the last candidate of the cell, if only one is left.
    """
    owner, table = rule
    cell, partner = cells
    masks = position.state.masks
    count = masks[partner].bit_count()
    params: dict[str, object] = {
        "cells": position.coordinates((cell,)),
        "others": position.coordinates((partner,)),
    }
    if last:
        params["left"] = position.digit_text((last[1],))
    needs = _needs(position, table, cells, eliminated) if count > RATINGS[-1][0] else None
    if table.operator == "=":
        code = "step.twins"
        params["excluded"] = position.digit_text(position.digits_of(eliminated))
    elif needs:
        code = needs.code
        params |= needs.params
    else:
        fitting = _fitting(table, cell, masks[partner])
        code = "step.linked" + ("-several" if count > 1 else "")
        params["digits"] = _digits(position, masks[partner])
        params["numbers" if last else "left"] = _digits(position, fitting)
        code += "-left" if last and fitting.bit_count() > 1 else ""
    return rule_message(position, code + ("-placed" if last else ""), owner, **params)


def _needs(
    position: Position, table: Table, cells: tuple[int, int], eliminated: int
) -> Message | None:
    """Return which digits a cell would need in its partner; None if these are many.

    Args:
        position: the position of the step.
        table: the table of the two cells.
        cells: the cell and its partner.
        eliminated: the set of the cell's candidates without a partner.
    """
    cell, partner = cells
    digits_of: dict[int, list[int]] = {}
    for digit in position.digits_of(eliminated):
        digits_of.setdefault(_fitting(table, partner, 1 << digit - 1), []).append(digit)
    needed = 0
    for mask in digits_of:
        needed |= mask
    if len(digits_of) > MOST_GROUPS or needed.bit_count() > MOST_NEEDED:
        return None
    where, other = position.coordinates((cell,)), position.coordinates((partner,))
    parts = []
    for mask, digits in sorted(digits_of.items(), key=lambda pair: pair[0] > 0):
        code = "step.part-need" if mask else "step.part-no-partner"
        params = {"cases": _text(position, digits), "cells": where, "others": other}
        parts.append(Message(code, **params, **({"sets": _digits(position, mask)} if mask else {})))
    if not needed:
        return Message("step.linked-none", parts=tuple(parts))
    return Message("step.linked-need", parts=tuple(parts), excluded=_digits(position, needed))


def _fitting(table: Table, cell: int, partners: int) -> int:
    """Return the mask of the digits that a table allows in a cell beside some of its partner."""
    if cell == table.a:
        return sum([1 << digit for digit, mask in enumerate(table.allowed) if mask & partners])
    fitting = 0
    for digit in bits(partners):
        fitting |= table.allowed[digit]
    return fitting


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
    return _text(position, [bit + 1 for bit in members(mask)])


def _text(position: Position, digits: Sequence[int]) -> str:
    """Return the values of digits, those in a row as "3–5"."""
    return runs_text([position.index.layout.digits[digit - 1] for digit in digits])


TECHNIQUE = Technique(
    "linked-cells", (*[rating for _most, rating in RATINGS], TWINS, HARDEST), find
)
