"""A layered automaton: the digits of cells, one after the other, lead to an accepted state."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .automaton import Arc, clauses_of
from .rows import Clause, Constraint, Domains, Fresh, bits

MOST_ARCS = 1_000_000
"""Most arcs of an automaton before it is trimmed."""
MOST_REMEMBERED = 1 << 12
"""Most candidates of its cells whose pruning an automaton remembers."""

Layer = tuple[Arc, ...]
"""The arcs by which a cell's digit leads from a state to the next: state, digit from 0, state."""
Table = tuple[dict[int, list[tuple[int, int]]], ...]
"""By layer and state, the mask of the digits that lead to each next state, with that state."""


@dataclass(frozen=True, slots=True)
class Regular:
    """Cells whose digits, in their order, are a path through an automaton.

    Each layer has states of its own, numbered from 0; the first layer begins in state 0. The last
    layer's states are all accepted, and each arc lies on a path.

    Args:
        cells: cell indices from 0, each once.
        layers: by cell its arcs; empty layers if no digits are accepted.
    """

    cells: tuple[int, ...]
    layers: tuple[Layer, ...]
    _table: Table = field(init=False, repr=False, compare=False)
    _known: dict[tuple[int, ...], tuple[int, ...] | None] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        table = []
        for layer in self.layers:
            masks: dict[int, dict[int, int]] = {}
            for state, digit, after in layer:
                leads = masks.setdefault(state, {})
                leads[after] = leads.get(after, 0) | 1 << digit
            table.append({s: [(m, after) for after, m in to.items()] for s, to in masks.items()})
        object.__setattr__(self, "_table", tuple(table))

    def prune(self, masks: list[int]) -> tuple[int, ...] | None:
        """Remove the candidates that are on no path (Pesant 2004).

        Args:
            masks: by cell its candidates; changed in place.

        Returns:
            The cells that changed; None if no path is left.
        """
        before = tuple([masks[cell] for cell in self.cells])
        if before not in self._known:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[before] = self._on_paths(before)
        narrowed = self._known[before]
        if narrowed is None:
            return None
        if narrowed == before:
            return ()
        changed = []
        for cell, old, new in zip(self.cells, before, narrowed):
            if old != new:
                masks[cell] = new
                changed.append(cell)
        return tuple(changed)

    def _on_paths(self, masks: Sequence[int]) -> tuple[int, ...] | None:
        """Return by cell the candidates on a path; None if there is no path."""
        reached = [{0}]
        for mask, table in zip(masks, self._table):
            states = reached[-1]
            reached.append(
                {after for s in states if s in table for m, after in table[s] if m & mask}
            )
            if not reached[-1]:
                return None
        alive = reached[-1]
        narrowed = []
        for place in range(len(masks) - 1, -1, -1):
            table, mask = self._table[place], masks[place]
            used = 0
            before = set()
            for state in reached[place]:
                for m, after in table.get(state, ()):
                    if after in alive and m & mask:
                        used |= m & mask
                        before.add(state)
            narrowed.append(used)
            alive = before
        return tuple(narrowed[::-1])

    def whole(self) -> tuple[list[Arc], list[int]]:
        """Return the automaton with one numbering of states for all layers.

        Returns:
            The arcs, with digits from 1, from state 0 on; the accepted states.
        """
        arcs: list[Arc] = []
        numbers = {0: 0}
        for layer in self.layers:
            first = max(numbers.values(), default=0) + 1
            following: dict[int, int] = {}
            for state, digit, after in layer:
                number = following.setdefault(after, first + len(following))
                arcs.append((numbers[state], digit + 1, number))
            numbers = following
        return arcs, list(numbers.values()) if arcs else []

    def rows(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Constraint]:
        """Yield the automaton as a flow (Côté, Gendron and Rousseau 2007).

        A variable for each arc is 1 if the path has the arc. As much flows into a state as out of
        it, and a candidate's variable is the sum of its arcs. For a single cell, its allowed digits
        add up to 1.
        """
        if all(domains.settled[cell] for cell in self.cells):
            if self._on_paths([domains.masks[cell] for cell in self.cells]) is None:
                yield Constraint(f"{name}_path", ())
            return
        layers = self._layers_within(domains)
        if len(layers) == 1:
            allowed = tuple([domains.variable(self.cells[0], arc[1]) for arc in layers[0]])
            if len(allowed) < domains.masks[self.cells[0]].bit_count():
                yield Constraint(f"{name}_digits", allowed)
            return
        flows = [
            {arc: fresh(f"{name}_arc{k}_{arc[0]}_{arc[1] + 1}") for arc in layer}
            for k, layer in enumerate(layers, 1)
        ]
        yield Constraint(f"{name}_path", tuple(flows[0].values()) if flows else ())
        for k, (cell, flow) in enumerate(zip(self.cells, flows), 1):
            if not domains.settled[cell]:
                arcs_of = _grouped([(arc[1], variable) for arc, variable in flow.items()])
                for digit in bits(domains.masks[cell]):
                    used = arcs_of.get(digit, [])
                    signs = (1,) * len(used) + (-1,)
                    variables = (*used, domains.variable(cell, digit))
                    yield Constraint(f"{name}_cell{k}_digit{digit + 1}", variables, "=", 0, signs)
        for k, (flow, onward) in enumerate(itertools.pairwise(flows), 1):
            into = _grouped([(arc[2], variable) for arc, variable in flow.items()])
            out = _grouped([(arc[0], variable) for arc, variable in onward.items()])
            for state in sorted(into):
                signs = (1,) * len(into[state]) + (-1,) * len(out[state])
                variables = (*into[state], *out[state])
                yield Constraint(f"{name}_state{k}_{state}", variables, "=", 0, signs)

    def clauses(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Clause]:
        """Yield the clauses of the automaton over the open cells."""
        merged: list[list[Arc]] = []
        cells: list[int] = []
        start = 0
        for cell, layer in zip(self.cells, self._layers_within(domains)):
            if not domains.settled[cell]:
                merged.append(list(layer))
                cells.append(cell)
                continue
            leads = {state: after for state, _digit, after in layer}
            if merged:
                merged[-1] = [(s, d, leads[t]) for s, d, t in merged[-1] if t in leads]
            else:
                start = leads.get(start, -1)
        if start == -1 or not all(merged):
            yield ()
        elif merged:
            merged[0] = [(0, digit, after) for _state, digit, after in merged[0]]
            masks = [domains.masks[cell] for cell in cells]
            variables = [
                {digit: domains.variable(cell, digit) for digit in bits(domains.masks[cell])}
                for cell in cells
            ]
            yield from clauses_of(name, masks, variables, merged, fresh)

    def _layers_within(self, domains: Domains) -> tuple[Layer, ...]:
        """Return the layers with only the arcs of the cells' candidates that lie on paths."""
        masks = [domains.masks[cell] for cell in self.cells]
        layers = [
            [arc for arc in layer if mask >> arc[1] & 1] for mask, layer in zip(masks, self.layers)
        ]
        return _trimmed(layers)


def _grouped(items: Iterable[tuple[int, int]]) -> dict[int, list[int]]:
    """Return by key its variables."""
    groups: dict[int, list[int]] = {}
    for key, variable in items:
        groups.setdefault(key, []).append(variable)
    return groups


def layered(
    start: Hashable,
    step: Callable[[Any, int], Hashable | None],
    accept: Callable[[Any], bool],
    values: Sequence[int],
    count: int,
) -> tuple[Layer, ...] | None:
    """Return the layers of an automaton; None if it has more than ``MOST_ARCS`` arcs.

    Args:
        start: the first state.
        step: returns the next state, given a state and a value; None if the value is not accepted.
        accept: returns whether a state is accepted behind the last cell.
        values: values of the digits 1, 2, 3 ….
        count: number of cells.

    >>> layered(0, lambda s, v: s + v if s + v <= 3 else None, lambda s: s == 3, (1, 2), 2)
    (((0, 0, 0), (0, 1, 1)), ((0, 1, 0), (1, 0, 0)))
    """
    numbers: dict[Hashable, int] = {start: 0}
    layers: list[list[Arc]] = []
    arcs = 0
    for place in range(count):
        following: dict[Hashable, int] = {}
        layer = []
        for state, number in numbers.items():
            for digit, value in enumerate(values):
                after = step(state, value)
                if after is not None and (place < count - 1 or accept(after)):
                    key = after if place < count - 1 else None
                    layer.append((number, digit, following.setdefault(key, len(following))))
        layers.append(layer)
        numbers = following
        arcs += len(layer)
        if arcs > MOST_ARCS:
            return None
    return _trimmed(layers)


def _trimmed(layers: Sequence[Sequence[Arc]]) -> tuple[Layer, ...]:
    """Return the arcs that lie on a path from state 0 through all layers."""
    reached = {0}
    forward = []
    for layer in layers:
        forward.append([arc for arc in layer if arc[0] in reached])
        reached = {arc[2] for arc in forward[-1]}
    alive = reached
    trimmed = []
    for layer in forward[::-1]:
        trimmed.append(tuple([arc for arc in layer if arc[2] in alive]))
        alive = {arc[0] for arc in trimmed[-1]}
    return tuple(trimmed[::-1])
