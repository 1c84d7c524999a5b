"""Combinations of digits: what a sum or a line allows if no digit repeats in the blocks around.

A sum or an automaton is followed cell by cell together with the digits that each block has used so
far. A candidate on no path to the end is eliminated, by the rule and the blocks: no certificate of
rows is known, so the checker looks for fillings too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...rules.kernel import Linear, Regular, bits
from . import rule_alone
from .equation_index import place_message
from .position import Position
from .rule_parts import rule_parts
from .rule_proofs import rule_message
from .step import Step, Technique

RATINGS = ((2, 2.8), (3, 3.2), (4, 3.6), (6, 4.0))
"""Pairs of the largest number of open cells and the rating."""
HARDEST = 4.4
MOST_STATES = 4000
"""Most states of a layer; with more, the rule rules out little and is left out."""
State = tuple[int, tuple[int, ...]]
"""The sum or the state of the automaton so far, and by block the mask of the digits used so far."""
Part = Linear | Regular


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each sum or automaton with candidates in no combination."""
    for step in position.cached("combinations", _all):
        if step.rating == rating:
            yield step


def _all(position: Position) -> list[Step]:
    rest = rule_parts(position.index.layout).rest
    steps = []
    for owner, _name, primitive in lowered(position.index.layout).parts:
        if owner in rest and isinstance(primitive, Linear | Regular) and len(primitive.cells) > 1:
            step = _step(position, owner, primitive)
            if step:
                steps.append(step)
    return steps


def _step(position: Position, owner: str, part: Part) -> Step | None:
    """Return the step of all candidates in no combination, with the fewest blocks it needs."""
    side, placed = position.side, position.state.placed
    blocks = _blocks(position.index.layout, rule_names(position.index.layout), part.cells)
    masks = tuple([position.state.masks[cell] for cell in part.cells])
    supported = _supported(part, masks, tuple([places for _name, places in blocks]))
    if supported is None:
        return None
    eliminated = 0
    for cell, before, after in zip(part.cells, masks, supported):
        eliminated |= (before & ~after) << cell * side
    eliminated &= position.alive
    if not eliminated:
        return None
    count = sum([not placed[cell] for cell in part.cells])
    rating = next((rating for most, rating in RATINGS if count <= most), HARDEST)
    cells = position.cells_of(eliminated)
    base = position.alive & rule_alone.inside(position, part.cells) & ~eliminated
    names = [name for name, _places in blocks]
    several = "-several" if len(cells) > 1 else ""
    message = rule_message(
        position,
        "step.combinations" + several,
        owner,
        cover=tuple([place_message(position.index, name) for name in names]),
        cells=position.coordinates(cells),
        digits=position.digit_text(position.digits_of(base & rule_alone.inside(position, cells))),
    )
    rests_on = (owner, *names)
    return position.resting("combinations", rating, eliminated, message, {"base": base}, rests_on)


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
    taken = 0
    for number in within:
        taken |= used[number]
    continued = []
    for digit, after in moves.after(place, so_far):
        if not taken >> digit & 1:
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
        if isinstance(part, Linear):
            for weights, mask in zip(part.weights[::-1], masks[::-1]):
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
            after = so_far + part.weights[place][digit]
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
