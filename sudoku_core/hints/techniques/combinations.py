"""Combinations of digits: what a sum or a line allows if no digit repeats in the blocks around.

A sum or an automaton is followed cell by cell together with the digits that each block has used so
far; for the tables of a rule together, fillings are looked for. A candidate in no combination is
eliminated, by the rule and the blocks: no certificate of rows is known, so the checker looks for
fillings too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...language.messages import Message
from ...rules.kernel import Linear, Regular, bits
from . import rule_alone
from .equation_index import place_message
from .pair_fillings import pairs_of, supported
from .position import Position
from .rule_parts import rule_parts
from .rule_proofs import digits_message, placed_message, placing
from .step import Step, Technique
from .sum_reasons import SumReasons

RATINGS = ((2, 2.8), (3, 3.2), (4, 3.6), (6, 4.0))
"""Pairs of the largest number of open cells and the rating."""
HARDEST = 4.4
MOST_STATES = 4000
"""Most states of a layer; with more, the rule rules out little and is left out."""
State = tuple[int, tuple[int, ...]]
"""The sum or the state of the automaton so far, and by block the mask of the digits used so far."""
Part = Linear | Regular


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each sum, automaton or rule of tables with candidates in no combination."""
    for match, reasons in position.cached("combinations", _all):
        if match.rating == rating:
            step = _with_sums(match, reasons)
            yield placing(position, step, placed_message(position, step))


def _all(position: Position) -> list[tuple[Step, SumReasons | None]]:
    """Return all steps, each of a sum with what its reasons are made of."""
    layout = position.index.layout
    rest = rule_parts(layout).rest
    steps: list[tuple[Step, SumReasons | None]] = []
    for owner, _name, primitive in lowered(layout).parts:
        if owner in rest and isinstance(primitive, Linear | Regular) and len(primitive.cells) > 1:
            blocks = _blocks(layout, rule_names(layout), primitive.cells)
            masks = tuple([position.state.masks[cell] for cell in primitive.cells])
            within = _supported(primitive, masks, tuple([places for _name, places in blocks]))
            if within:
                names = [name for name, _places in blocks]
                reasons = None
                if isinstance(primitive, Linear):
                    places = [places for _name, places in blocks]
                    reasons = SumReasons(position, primitive, places)
                within_blocks = steps_within(position, owner, names, primitive.cells, within)
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
    around = _blocks(layout, rule_names(layout), alone[0])
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
    base = position.alive & rule_alone.inside(position, cells) & ~eliminated
    code = "step.combinations" if blocks else "step.line-digits"
    cover = tuple([place_message(position.index, name) for name in blocks])
    message = digits_message(position, code, owner, eliminated, cover=cover)
    rests_on = (owner, *blocks)
    named = "combinations", rating
    return [position.resting(*named, eliminated, message, {"base": base}, rests_on)]


@lru_cache(maxsize=4096)
def _blocks(
    layout: Layout, _names: tuple[str, ...], cells: tuple[int, ...]
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the blocks with several of some cells, each with the places of its cells among them.

    A block is left out if another has all its cells among these.
    """
    within: dict[frozenset[int], str] = {}
    for name, different in lowered(layout).all_different:
        places = frozenset([place for place, cell in enumerate(cells) if cell in different.cells])
        if len(places) > 1:
            within.setdefault(places, name)
    largest = [places for places in within if not any(places < other for other in within)]
    chosen = sorted([tuple(sorted(places)) for places in largest])
    return tuple([(within[frozenset(places)], places) for places in chosen])


@lru_cache(maxsize=4096)
def _supported(
    part: Part, masks: tuple[int, ...], blocks: tuple[tuple[int, ...], ...]
) -> tuple[int, ...] | None:
    """Return by cell the digits of all combinations; None if there are none or too many states.

    Args:
        part: the sum or automaton.
        masks: by cell of the part its candidates.
        blocks: by block the places of its cells in the part.
    """
    if not blocks:
        return None
    layers: list[dict[State, list[tuple[int, State]]]] = []
    states = {(0, (0,) * len(blocks))}
    moves = _Moves(part, masks)
    for place in range(len(masks)):
        layer = {}
        for state in states:
            layer[state] = _continued(moves, blocks, place, state)
        layers.append(layer)
        states = {after for arcs in layer.values() for _digit, after in arcs}
        if len(states) > MOST_STATES or not states:
            return None
    supported = []
    for layer in reversed(layers):
        before, digits = set(), 0
        for state, arcs in layer.items():
            for digit, after in arcs:
                if after in states:
                    before.add(state)
                    digits |= 1 << digit
        supported.append(digits)
        states = before
    return tuple(supported[::-1]) if states else None


def _continued(
    moves: _Moves, blocks: Sequence[Sequence[int]], place: int, state: State
) -> list[tuple[int, State]]:
    """Return the digits from 0 of a place that do not repeat in a block, with the next state."""
    so_far, used = state
    within = [number for number, places in enumerate(blocks) if place in places]
    repeated = 0
    for number in within:
        repeated |= used[number]
    continued = []
    for digit, after in moves.after(place, so_far):
        if not repeated >> digit & 1:
            more = list(used)
            for number in within:
                # What a block has used is forgotten behind its last cell.
                more[number] = used[number] | 1 << digit if blocks[number][-1] != place else 0
            continued.append((digit, (after, tuple(more))))
    return continued


class _Moves:
    """The digits that lead on from a sum or a state of an automaton, towards the end."""

    def __init__(self, part: Part, masks: Sequence[int]) -> None:
        self._part = part
        self._masks = masks
        self._bounds: list[tuple[int, int]] = [(0, 0)]
        self._arcs: list[dict[int, list[tuple[int, int]]]] = []
        self._weights = part.weights if isinstance(part, Linear) else ()
        if isinstance(part, Linear):
            for weights, mask in zip(self._weights[::-1], masks[::-1]):
                adds = [weights[digit] for digit in bits(mask)] or [0]
                low, high = self._bounds[0]
                self._bounds.insert(0, (low + min(adds), high + max(adds)))
        else:
            alive = {arc[2] for arc in part.layers[-1]}
            for layer, mask in zip(part.layers[::-1], masks[::-1]):
                arcs: dict[int, list[tuple[int, int]]] = {}
                for state, digit, after in layer:
                    if after in alive and mask >> digit & 1:
                        arcs.setdefault(state, []).append((digit, after))
                self._arcs.insert(0, arcs)
                alive = set(arcs)

    def after(self, place: int, so_far: int) -> list[tuple[int, int]]:
        """Return the digits from 0 of a place, each with the sum or the state that follows."""
        part = self._part
        if isinstance(part, Regular):
            return self._arcs[place].get(so_far, [])
        low, high = self._bounds[place + 1]
        moves = []
        for digit in bits(self._masks[place]):
            after = so_far + self._weights[place][digit]
            if self._reaches(after + low, after + high):
                moves.append((digit, after))
        return moves

    def _reaches(self, least: int, most: int) -> bool:
        """Return whether a sum between two bounds may be right."""
        part = self._part
        assert isinstance(part, Linear)
        if part.sense == "<=":
            return least <= part.total
        return most >= part.total and (part.sense == ">=" or least <= part.total)


TECHNIQUE = Technique("combinations", (*[rating for _most, rating in RATINGS], HARDEST), find)
