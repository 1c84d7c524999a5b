"""Combinations of digits: what a sum or a line allows if no digit repeats in the blocks around.

A sum or an automaton is followed cell by cell together with the digits that each block has used so
far; for the tables of a rule together, fillings are looked for. A candidate in no combination is
eliminated, by the rule and the blocks: no certificate of rows is known, so the checker looks for
fillings too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...board.lowering import lowered, rule_names
from ...language.messages import Message
from ...rules.kernel import Linear, Regular
from . import rule_alone
from .equation_index import place_message
from .line_fillings import blocks_around, supported_in_blocks
from .open_cases import cases_of
from .pair_fillings import pairs_of, supported
from .position import Position
from .rule_parts import rule_parts
from .rule_proofs import digits_message, placed_message, placing
from .step import Step, Technique
from .sum_reasons import SumReasons

RATINGS = ((2, 2.8), (3, 3.2), (4, 3.6), (6, 4.0))
"""Pairs of the largest number of open cells and the rating."""
HARDEST = 4.4


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each sum, automaton or rule of tables with candidates in no combination."""
    for match, reasons in position.cached("combinations", _all):
        if match.rating == rating:
            step = _with_sums(match, reasons)
            yield placing(position, step, placed_message(position, step))


def _all(position: Position) -> list[tuple[Step, SumReasons | None]]:
    """Return all steps, each of a sum with what its reasons are made of."""
    layout = position.index.layout
    names, rest = rule_names(layout), rule_parts(layout).rest
    steps: list[tuple[Step, SumReasons | None]] = []
    for owner, _name, primitive in lowered(layout).parts:
        if owner not in rest or (isinstance(primitive, Regular) and cases_of(layout, names, owner)):
            continue  # ``line_digits`` goes through the cases
        if isinstance(primitive, Linear | Regular) and len(primitive.cells) > 1:
            blocks = blocks_around(layout, names, primitive.cells)
            masks = tuple([position.state.masks[cell] for cell in primitive.cells])
            places = tuple([places for _name, places in blocks])
            within = supported_in_blocks(primitive, masks, places)
            if within:
                around = [name for name, _places in blocks]
                reasons = None
                if isinstance(primitive, Linear):
                    reasons = SumReasons(position, primitive, places)
                within_blocks = steps_within(position, owner, around, primitive.cells, within)
                steps += [(step, reasons) for step in within_blocks]
    for owner in sorted(rest):
        steps += [(step, None) for step in _of_tables(position, owner)]
    return steps


def _with_sums(step: Step, reasons: SumReasons | None) -> Step:
    """Return a step with a reason that names sums, if there is a short one."""
    reason = reasons.reason(step.eliminates) if reasons else None
    if reason is None:
        return step
    params = step.message.params
    params.update(reason=(reason,))
    return replace(step, message=Message("step.sums", **params))


def _of_tables(position: Position, owner: str) -> list[Step]:
    """Return the step of all tables of a rule, if it has nothing else."""
    layout = position.index.layout
    alone = pairs_of(layout, owner, ())
    if alone is None:
        return []
    of_rule = {name for rule, name, _part in lowered(layout).parts if rule == owner}
    around = blocks_around(layout, rule_names(layout), alone[0])
    blocks = [name for name, _places in around if name not in of_rule]
    for names in ((), tuple(blocks)):
        cells, pairs = pairs_of(layout, owner, names) or alone
        within = supported(tuple([position.state.masks[cell] for cell in cells]), pairs)
        steps = steps_within(position, owner, names, cells, within)
        if steps:
            return steps
    return []


def steps_within(
    position: Position,
    owner: str,
    blocks: Sequence[str],
    cells: Sequence[int],
    within: Sequence[int],
) -> list[Step]:
    """Return the step that leaves cells of a rule the digits of its combinations, or none.

    Args:
        position: the position of the step.
        owner: the name of the rule.
        blocks: the names of the blocks in which no digit repeats.
        cells: the cells.
        within: by cell the mask of the digits in some combination.
    """
    masks, placed = position.state.masks, position.state.placed
    eliminated = 0
    for cell, digits in zip(cells, within):
        eliminated |= (masks[cell] & ~digits) << cell * position.side
    eliminated &= position.alive
    if not eliminated or not all(within):
        return []
    count = sum([not placed[cell] for cell in cells])
    rating = next((rating for most, rating in RATINGS if count <= most), HARDEST)
    base = position.alive & rule_alone.inside(position, cells) & ~eliminated if blocks else 0
    code = "step.combinations" if blocks else "step.line-digits"
    cover = tuple([place_message(position.index, name) for name in blocks])
    message = digits_message(position, code, owner, eliminated, cover=cover)
    rests_on = (owner, *blocks)
    named = "combinations", rating
    return [position.resting(*named, eliminated, message, {"base": base}, rests_on)]


TECHNIQUE = Technique("combinations", (*[rating for _most, rating in RATINGS], HARDEST), find)
