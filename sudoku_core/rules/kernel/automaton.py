"""Sums as layered automata, and the automata as clauses (a decomposition as of Bacchus 2007)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from .rows import Clause, Fresh, bits

Arc = tuple[int, int, int]
"""A state, a digit counted from 0, and the state of the next layer that the digit leads to."""
MOST_ARCS = 4000
"""Most arcs of an automaton over the digits of a cage; larger ones give way to sums."""
PAIRED = 40
"""Most states of a layer for which clauses forbid each pair of states."""


def digit_automaton(
    digits: Sequence[int], values: Sequence[int], count: int, total: int
) -> list[list[Arc]] | None:
    """Return the automaton of the digits of a cage; None if it has too many arcs.

    A layer is a digit, with arc 1 if the cage holds the digit and 0 if not; a state is the number
    of digits so far with their sum.

    Args:
        digits: the digits from 0 that the cage can hold.
        values: the numbers that the digits stand for.
        count: number of cells.
        total: the sum.
    """
    base = 1 + 2 * sum([abs(values[digit]) for digit in digits])
    states = {0}
    layers = []
    for digit in digits:
        more = base + values[digit]
        layer = [(state, 0, state) for state in states]
        layer += [(state, 1, state + more) for state in states if state < count * base]
        layers.append(layer)
        states = {after for _, _, after in layer}
    layers = _trimmed(layers, {count * base + total})
    return layers if sum(map(len, layers)) <= MOST_ARCS else None


def sum_automaton(
    masks: Sequence[int], weights: Sequence[Sequence[int]], total: int, sense: str
) -> list[list[Arc]]:
    """Return the automaton of the sum so far.

    Args:
        masks: by cell its candidates.
        weights: by cell and digit from 0, its share of the sum.
        total: the bound.
        sense: "=", "<=" or ">=".
    """
    lows, highs = [0], [0]
    for mask, shares in zip(masks[::-1], weights[::-1]):
        summands = [shares[digit] for digit in bits(mask)] or [0]
        lows.append(lows[-1] + min(summands))
        highs.append(highs[-1] + max(summands))
    states = {0}
    layers = []
    for place, (mask, shares) in enumerate(zip(masks, weights)):
        low, high = lows[len(masks) - place - 1], highs[len(masks) - place - 1]
        layer = []
        for state in states:
            for digit in bits(mask):
                after = state + shares[digit]
                reaches = sense == "<=" or after + high >= total
                if reaches and (sense == ">=" or after + low <= total):
                    layer.append((state, digit, after))
        layers.append(layer)
        states = {after for _, _, after in layer}
    return _trimmed(layers, states)


def _trimmed(layers: list[list[Arc]], accepted: set[int]) -> list[list[Arc]]:
    """Return the arcs that lead to an accepted state."""
    alive = accepted
    trimmed = []
    for layer in layers[::-1]:
        arcs = [arc for arc in layer if arc[2] in alive]
        alive = {before for before, _, _ in arcs}
        trimmed.append(arcs)
    return trimmed[::-1]


def clauses_of(
    name: str,
    masks: Sequence[int],
    variables: Sequence[Mapping[int, int]],
    layers: Sequence[Sequence[Arc]],
    fresh: Fresh,
) -> Iterator[Clause]:
    """Yield the clauses of an automaton.

    Unit propagation excludes every digit that is on no path through the automaton, and, once other
    digits are excluded, nearly every digit that has lost all its paths. To exclude every such digit
    would take a literal for each arc.

    Args:
        name: prefix of the names of the states' literals.
        masks: by cell its candidates.
        variables: by cell and digit from 0, the literal of the candidate.
        layers: the arcs, cell after cell.
        fresh: makes the literal of a state, given its name.
    """
    before: dict[int, int] = {}
    for place, (mask, literals, arcs) in enumerate(zip(masks, variables, layers)):
        last = place == len(layers) - 1
        reached = sorted({after for _, _, after in arcs})
        # In the last layer, to be in any state is to be accepted: no literals are needed.
        states = {} if last else {s: fresh(f"{name}_{place + 1}_{s}") for s in reached}
        yield from _forward(mask, literals, arcs, before, states)
        yield from _supports(literals, arcs, before, states)
        if len(states) <= PAIRED:
            for first, second in combinations(states.values(), 2):
                yield -first, -second
        before = states


def _forward(
    mask: int,
    literals: Mapping[int, int],
    arcs: Sequence[Arc],
    before: dict[int, int],
    states: dict[int, int],
) -> Iterator[Clause]:
    """Yield clauses by which a digit leads from a state to the next, or cannot stand."""
    steps = {(state, digit): after for state, digit, after in arcs}
    for state in before or {0: 0}:
        premise = (-before[state],) if before else ()
        for digit in bits(mask):
            after = steps.get((state, digit))
            if after is None:
                yield (*premise, -literals[digit])
            elif states:
                yield (*premise, -literals[digit], states[after])


def _supports(
    literals: Mapping[int, int], arcs: Sequence[Arc], before: dict[int, int], states: dict[int, int]
) -> Iterator[Clause]:
    """Yield clauses by which each state and each digit lies on a path."""
    into: dict[int, list[Arc]] = {after: [] for after in states}
    out: dict[int, list[Arc]] = {state: [] for state in before}
    starts: dict[int, set[int]] = {digit: set() for digit in literals}
    for arc in arcs:
        if states:
            into[arc[2]].append(arc)
        if before:
            out[arc[0]].append(arc)
            starts[arc[1]].add(before[arc[0]])
    for after, literal in states.items():
        yield -literal, *sorted({literals[digit] for _, digit, _ in into[after]})
        if before:
            yield -literal, *sorted({before[state] for state, _, _ in into[after]})
    if not before:
        return
    yield tuple(before.values())
    for state, literal in before.items():
        yield -literal, *sorted({literals[digit] for _, digit, _ in out[state]})
        if states:
            yield -literal, *sorted({states[after] for _, _, after in out[state]})
    for digit, literal in literals.items():
        yield -literal, *sorted(starts[digit])
