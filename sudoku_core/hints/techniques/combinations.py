"""Combinations of digits: what a sum or a line allows if no digit repeats in the blocks around.

A sum or an automaton is followed cell by cell together with the digits that each block has used so
far; for the tables of a rule together, fillings are looked for. A candidate in no combination is
eliminated, by the rule and the blocks: no certificate of rows is known, so the checker looks for
fillings too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...language.messages import Message
from ...rules.kernel import Linear, Regular
from . import rule_alone
from .equation_index import place_message
from .line_fillings import blocks_around, fill_of, supported_in_blocks
from .line_reasons import LineReasons
from .open_cases import cases_of
from .pair_fillings import pairs_of, supported
from .position import Position
from .rule_parts import rule_parts
from .rule_proofs import last_left, placing, rule_message
from .step import Step, Technique
from .sum_reasons import SumReasons

RATINGS = ((2, 2.8), (3, 3.2), (4, 3.6), (6, 4.0))
"""Pairs of the largest number of open cells and the rating."""
HARDEST = 4.4


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each sum, automaton or rule of tables with candidates in no combination."""
    for match, of_sums, of_line in position.cached("combinations", _all):
        if match.rating == rating:
            reason = of_sums.reason(match.eliminates) if of_sums else None
            if reason:
                message = _with_sums(position, match, reason)
            else:
                message = of_line.message(match.rests_on[0], match.eliminates)
                roles = position.role_pairs({"base": of_line.pattern(match.eliminates)})
                match = replace(match, roles=roles)
            yield placing(position, replace(match, message=message), message)


def _all(position: Position) -> list[tuple[Step, SumReasons | None, LineReasons]]:
    """Return all steps, each with what its reasons are made of: sums, and cells."""
    layout = position.index.layout
    names, rest = rule_names(layout), rule_parts(layout).rest
    steps: list[tuple[Step, SumReasons | None, LineReasons]] = []
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
                cells, fill = primitive.cells, fill_of(primitive, blocks)
                of_line = LineReasons(position, cells, fill, around)
                within_blocks = steps_within(position, owner, around, cells, within)
                steps += [(step, reasons, of_line) for step in within_blocks]
    for owner in sorted(rest):
        steps += [(step, None, of_line) for step, of_line in _of_tables(position, owner)]
    return steps


def _with_sums(position: Position, step: Step, reason: Message) -> Message:
    """Return the explanation of a step with a reason that names sums."""
    owner, *blocks = step.rests_on
    cover = tuple([place_message(position.index, name) for name in blocks])
    params: dict[str, object] = {"cover": cover, "reason": (reason,)}
    last = last_left(position, step.eliminates)
    if last is None:
        return rule_message(position, "step.sums", owner, **params)
    cells, digits = position.coordinates(last[:1]), position.digit_text(last[1:])
    return rule_message(position, "step.sums-placed", owner, cells=cells, digits=digits, **params)


def _of_tables(position: Position, owner: str) -> list[tuple[Step, LineReasons]]:
    """Return the step of all tables of a rule, if it has nothing else, with its reasons."""
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
            reasons = LineReasons(position, cells, partial(_fill_tables, layout, owner), names)
            return [(step, reasons) for step in steps]
    return []


def _fill_tables(
    layout: Layout, owner: str, masks: tuple[int, ...], blocks: Sequence[str]
) -> tuple[int, ...] | None:
    """Return by cell the digits of all fillings of a rule of tables, see ``LineReasons``."""
    of_rule = pairs_of(layout, owner, blocks)
    return supported(masks, of_rule[1]) if of_rule else None


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
    base = position.alive & rule_alone.inside(position, cells) & ~eliminated
    result = (Message("case.no-room"),)
    message = rule_message(position, "step.line-any", owner, result=result)
    rests_on = (owner, *blocks)
    named = "combinations", rating
    return [position.resting(*named, eliminated, message, {"base": base}, rests_on)]


TECHNIQUE = Technique("combinations", (*[rating for _most, rating in RATINGS], HARDEST), find)
