"""Fillings of a sum or an automaton, cell by cell, with no digit twice in the blocks around."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from ...board.layout import Layout
from ...board.lowering import lowered
from ...rules.kernel import Linear, Regular, bits

MOST_STATES = 4000
"""Most states of a layer; with more, the rule rules out little and is left out."""
State = tuple[int, tuple[int, ...]]
"""The sum or the state of the automaton so far, and by block the mask of the digits used so far."""
Part = Linear | Regular
Fill = Callable[[tuple[int, ...], Sequence[str]], tuple[int, ...] | None]
"""Function that returns by cell the digits of all fillings, given by cell its candidates and the
names of the blocks in which no digit repeats; None if they are too many to look at."""


@lru_cache(maxsize=4096)
def blocks_around(
    layout: Layout, _names: tuple[str, ...], cells: tuple[int, ...]
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the blocks with several of some cells, each with the places of its cells among them.

    A block is left out if another has all its cells among these.

    Args:
        layout: the board.
        _names: the names of its rules, which only complete the key of the cache.
        cells: the cells.
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
def supported_in_blocks(
    part: Part, masks: tuple[int, ...], blocks: tuple[tuple[int, ...], ...]
) -> tuple[int, ...] | None:
    """Return by cell the digits of all combinations.

    Args:
        part: the sum or automaton.
        masks: by cell of the part its candidates.
        blocks: by block the places of its cells in the part.

    Returns:
        The masks; () if there is no combination; None if there are no blocks, or too many states.
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
        if len(states) > MOST_STATES:
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
    return tuple(supported[::-1]) if states else ()


def fill_of(part: Part, around: Sequence[tuple[str, tuple[int, ...]]]) -> Fill:
    """Return the function that looks for fillings of a part, with some of the blocks around it.

    Args:
        part: the sum or automaton.
        around: the blocks, each with the places of its cells in the part.
    """

    def fill(masks: tuple[int, ...], names: Sequence[str]) -> tuple[int, ...] | None:
        blocks = tuple([places for name, places in around if name in names])
        return supported_in_blocks(part, masks, blocks or ((),))

    return fill


@lru_cache(maxsize=4096)
def digit_sets_within(
    part: Part,
    masks: tuple[int, ...],
    blocks: tuple[tuple[int, ...], ...],
    places: tuple[int, ...],
) -> tuple[int, ...]:
    """Return the sets of digits, as masks, that some places have in the fillings of a part.

    Args:
        part: the sum or automaton.
        masks: by cell of the part its candidates.
        blocks: by block the places of its cells in the part.
        places: the places.

    Returns:
        The sets, ascending; none if there are too many states.
    """
    moves = _Moves(part, masks)
    states: set[tuple[State, int]] = {((0, (0,) * len(blocks)), 0)}
    for place in range(len(masks)):
        states = {
            (after, digits | 1 << digit if place in places else digits)
            for state, digits in states
            for digit, after in _continued(moves, blocks, place, state)
        }
        if len(states) > MOST_STATES:
            return ()
    return tuple(sorted({digits for _state, digits in states}))


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
