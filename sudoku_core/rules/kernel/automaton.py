"""Sums as layered automata, and these as clauses (a decomposition as of Bacchus 2007)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from .rows import Clause, Fresh, bits

Arc = tuple[int, int, int]
"""From a state, with a digit counted from 0, to a state of the next layer."""
MOST_ARCS = 4000
"""Of an automaton over sets of digits; where there are more, sums do."""
PAIRED = 40
"""States of a layer up to which clauses say that only one of them holds."""


def set_automaton(masks: Sequence[int], sets: Sequence[int]) -> list[list[Arc]] | None:
    """The automaton of the digits placed so far; None if it is large.

    Args:
        masks: by cell its candidates.
        sets: the sets of digits that the cells may hold in the end.
    """
    states = {0}
    layers = []
    arcs = 0
    for mask in masks:
        layer = [
            (state, digit, state | 1 << digit)
            for state in states
            for digit in bits(mask & ~state)
            if _within(state | 1 << digit, sets)
        ]
        arcs += len(layer)
        if arcs > MOST_ARCS:
            return None
        layers.append(layer)
        states = {after for _, _, after in layer}
    return _trimmed(layers, set(sets))


def _within(state: int, sets: Sequence[int]) -> bool:
    return any(not state & ~mask for mask in sets)


def sum_automaton(
    masks: Sequence[int], weights: Sequence[Sequence[int]], total: int, sense: str
) -> list[list[Arc]]:
    """The automaton of the sum so far.

    Args:
        masks: by cell its candidates.
        weights: by cell and digit from 0, what it adds.
        total: the bound.
        sense: "=", "<=" or ">=".
    """
    lows, highs = [0], [0]
    for mask, own in zip(masks[::-1], weights[::-1]):
        steps = [own[digit] for digit in bits(mask)] or [0]
        lows.append(lows[-1] + min(steps))
        highs.append(highs[-1] + max(steps))
    states = {0}
    layers = []
    for place, (mask, own) in enumerate(zip(masks, weights)):
        low, high = lows[len(masks) - place - 1], highs[len(masks) - place - 1]
        layer = []
        for state in states:
            for digit in bits(mask):
                after = state + own[digit]
                reaches = sense == "<=" or after + high >= total
                if reaches and (sense == ">=" or after + low <= total):
                    layer.append((state, digit, after))
        layers.append(layer)
        states = {after for _, _, after in layer}
    return _trimmed(layers, states)


def _trimmed(layers: list[list[Arc]], accepted: set[int]) -> list[list[Arc]]:
    """The arcs that lead to an accepted state."""
    alive = accepted
    trimmed = []
    for layer in layers[::-1]:
        kept = [arc for arc in layer if arc[2] in alive]
        alive = {before for before, _, _ in kept}
        trimmed.append(kept)
    return trimmed[::-1]


def clauses_of(
    name: str,
    masks: Sequence[int],
    variables: Sequence[Mapping[int, int]],
    layers: Sequence[Sequence[Arc]],
    fresh: Fresh,
) -> Iterator[Clause]:
    """An automaton as clauses.

    Unit propagation finds every digit that has no way in the automaton, and later on nearly every
    one that has lost all of its ways; to find each would take a literal for each arc.

    Args:
        name: what the literals of the states are named after.
        masks: by cell its candidates.
        variables: by cell and candidate, a digit from 0, the literal.
        layers: the arcs, cell after cell.
        fresh: makes the literal of a state.
    """
    before: dict[int, int] = {}
    for place, (mask, own, arcs) in enumerate(zip(masks, variables, layers)):
        last = place == len(layers) - 1
        reached = sorted({after for _, _, after in arcs})
        # In the last layer, to be in any state is to be accepted: no literals are needed.
        states = {} if last else {s: fresh(f"{name}_{place + 1}_{s}") for s in reached}
        yield from _forward(mask, own, arcs, before, states)
        yield from _supports(own, arcs, before, states)
        if len(states) <= PAIRED:
            for one, other in combinations(states.values(), 2):
                yield -one, -other
        before = states


def _forward(
    mask: int,
    own: Mapping[int, int],
    arcs: Sequence[Arc],
    before: dict[int, int],
    states: dict[int, int],
) -> Iterator[Clause]:
    """In a state, a digit leads on, or cannot stand."""
    steps = {(state, digit): after for state, digit, after in arcs}
    for state in before or {0: 0}:
        here = (-before[state],) if before else ()
        for digit in bits(mask):
            after = steps.get((state, digit))
            if after is None:
                yield (*here, -own[digit])
            elif states:
                yield (*here, -own[digit], states[after])


def _supports(
    own: Mapping[int, int], arcs: Sequence[Arc], before: dict[int, int], states: dict[int, int]
) -> Iterator[Clause]:
    """A state has a state and a digit before it, and after it too; a digit has a state."""
    for after, literal in states.items():
        into = [(state, digit) for state, digit, target in arcs if target == after]
        yield -literal, *sorted({own[digit] for _, digit in into})
        if before:
            yield -literal, *sorted({before[state] for state, _ in into})
    if not before:
        return
    yield tuple(before.values())
    for state, literal in before.items():
        out = [(digit, after) for start, digit, after in arcs if start == state]
        yield -literal, *sorted({own[digit] for digit, _ in out})
        if states:
            yield -literal, *sorted({states[after] for _, after in out})
    for digit in own:
        yield -own[digit], *sorted({before[state] for state, d, _ in arcs if d == digit})
