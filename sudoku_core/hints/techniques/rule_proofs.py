"""Eliminations by one primitive of a rule, each with a certificate: a sum of the primitive's rows.

For a table, the rows of digits without a partner are added and the partner's cell is subtracted.
For a count, its bound and cells. For an automaton, the flow of the states that no path reaches, or
from which none goes on, is added up: nothing is left that could flow through the digit's arcs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from ...language.messages import Message
from ...models.book import book_of
from ...rules.kernel import Count, Primitive, Regular, Table, bits
from .certificates import reduced
from .equation_index import place_message
from .position import Position
from .step import Candidate, Step

Proof = Counter[str]
"""Names of equations, each with its multiplier."""
Target = tuple[int, int, Proof]
"""A cell, a digit from 0 that it cannot hold, and the certificate."""


def step_by_rows(
    position: Position,
    named: tuple[str, float],
    eliminated: int,
    proof: Proof,
    message: Message,
    base: int,
    rests_on: Sequence[str],
) -> Step:
    """Return the step of a sum with rows other than those of cells and blocks.

    Args:
        position: the position of the step.
        named: the name of the technique, and the rating.
        eliminated: the set of candidates that the sum rules out.
        proof: the names of the rows with their multipliers.
        message: the explanation.
        base: the set of candidates that the step rests on.
        rests_on: the names of the blocks and rules that the step uses.
    """
    roles = position.role_pairs({"base": base})
    listed = position.listed(eliminated)
    return Step(*named, (), listed, reduced(proof), message, roles, tuple(rests_on))


def placing(position: Position, step: Step, message: Message) -> Step:
    """Return the step that places a cell's last candidate, if a step eliminates all others.

    Args:
        position: the position of the step.
        step: a step that eliminates candidates of cells.
        message: the explanation of the digit that is placed.

    Returns:
        The step itself if it eliminates candidates of several cells, or leaves several in its cell.
    """
    place = last_left(position, step.eliminates)
    return replace(step, places=(place,), eliminates=(), message=message) if place else step


def last_left(position: Position, eliminates: Sequence[Candidate]) -> Candidate | None:
    """Return the last candidate of a cell, if a step eliminates all others there.

    Args:
        position: the position of the step.
        eliminates: the candidates that the step eliminates.

    Returns:
        The candidate; None if several cells lose candidates, or several candidates are left.
    """
    cells = {cell for cell, _digit in eliminates}
    if len(cells) != 1:
        return None
    (cell,) = cells
    digits = {digit for _cell, digit in eliminates}
    left = [d + 1 for d in bits(position.state.masks[cell]) if d + 1 not in digits]
    return (cell, left[0]) if len(left) == 1 else None


def last_of_sum(
    position: Position, terms: Iterable[tuple[int, int]], values: Sequence[int], total: int
) -> tuple[Candidate, Proof] | None:
    """Return the candidate that a sum leaves to its last open cell.

    Args:
        position: the position of the step.
        terms: the sum's factors, each with its cell.
        values: the value of each digit.
        total: what the values, times their factors, add up to.

    Returns:
        The candidate, and the rows of the placed cells, which the row of the sum is to be added to;
        None if no cell or several cells are open, or if no candidate fits.
    """
    placed, rest = position.state.placed, total
    rows: Proof = Counter()
    left = []
    for factor, cell in terms:
        if placed[cell]:
            value = factor * values[placed[cell] - 1]
            rest -= value
            rows[position.cell_row(cell)] -= value
        elif factor:
            left.append((factor, cell))
    if len(left) != 1:
        return None
    ((factor, cell),) = left
    fitting = [d for d in bits(position.state.masks[cell]) if factor * values[d] == rest]
    return ((cell, fitting[0] + 1), rows) if fitting else None


def rule_message(position: Position, code: str, rule: str, **params: object) -> Message:
    """Return a message about a rule, which it names first.

    Args:
        position: the position of the step.
        code: the code of the message.
        rule: the name of the rule.
        params: further parameters.
    """
    return Message(code, base=(place_message(position.index, rule),), **params)


def demand_message(position: Position, rule: str) -> Message | None:
    """Return the sentence on what a rule demands of any puzzle; None if there is none.

    Args:
        position: the position of the step.
        rule: the name of the rule.
    """
    match = next((each for each in position.index.layout.rules if each.name == rule), None)
    if match is None or not match.worded:
        return None
    return Message("demand." + match.kind, clue=match.clue)


def eliminations(position: Position, name: str, primitive: Primitive) -> Iterator[Target]:
    """Yield the candidates that a primitive rules out; none if nothing fits it.

    Args:
        position: the position to search.
        name: the prefix of the names of the primitive's rows.
        primitive: the primitive; only tables, counts and automata rule anything out here.
    """
    masks = list(position.state.masks)
    if isinstance(primitive, (Table, Count, Regular)) and primitive.prune(masks):
        find: dict[type, Callable[..., Iterator[Target]]]
        find = {Table: _by_table, Count: _by_count, Regular: _by_automaton}
        yield from find[type(primitive)](position, name, primitive)


def _by_table(position: Position, name: str, table: Table) -> Iterator[Target]:
    """Yield the digits of either cell without a partner in the other."""
    side, masks = position.side, position.state.masks
    rows = book_of(position.index.layout).parts.get(name, ())
    for cell, partner in ((table.a, table.b), (table.b, table.a)):
        partners = {partner * side + v for v in bits(masks[partner])}
        for digit in bits(masks[cell]):
            excluding = partners | {cell * side + digit}
            for row in rows:
                if excluding.issubset(row.variables):
                    yield cell, digit, Counter({row.name: 1, position.cell_row(partner): -1})
                    break


def _by_count(position: Position, name: str, count: Count) -> Iterator[Target]:
    """Yield the digit where it stands often enough, and others where it has to stand."""
    masks, bit = position.state.masks, 1 << count.digit - 1
    names = {row.name for row in book_of(position.index.layout).parts.get(name, ())}
    settled = [cell for cell in count.cells if masks[cell] == bit]
    places = [cell for cell in count.cells if masks[cell] & bit]
    exact = f"{name}_count" in names
    if len(settled) == count.most:
        proof = Counter({f"{name}_count" if exact else f"{name}_most": 1})
        proof.update({position.cell_row(cell): -1 for cell in settled})
        for cell in places:
            if cell not in settled:
                yield cell, count.digit - 1, proof
    elif len(places) == count.least:
        proof = Counter({f"{name}_count" if exact else f"{name}_least": -1})
        proof.update({position.cell_row(cell): 1 for cell in places})
        for cell in places:
            for digit in bits(masks[cell] & ~bit):
                yield cell, digit, proof


def _by_automaton(position: Position, name: str, regular: Regular) -> Iterator[Target]:
    """Yield the digits that are on no path."""
    masks = [position.state.masks[cell] for cell in regular.cells]
    if len(masks) == 1:
        cell = regular.cells[0]
        proof = Counter({position.cell_row(cell): 1, f"{name}_digits": -1})
        allowed = sum(1 << arc[1] for arc in regular.layers[0])
        for digit in bits(masks[0] & ~allowed):
            yield cell, digit, proof
        return
    flow = _Flow(name, regular, masks)
    for place, cell in enumerate(regular.cells):
        for digit in bits(masks[place]):
            if not flow.passes(place, digit):
                yield cell, digit, flow.proof(place, digit)


class _Flow:
    """The paths through an automaton that candidates leave.

    Args:
        name: the prefix of the names of the automaton's rows.
        regular: the automaton.
        masks: by cell its candidates.
    """

    def __init__(self, name: str, regular: Regular, masks: list[int]) -> None:
        self._name = name
        self._masks = masks
        self._layers = regular.layers
        self._reached: list[set[int]] = [{0}]
        for place in range(len(masks)):
            states = self._reached[-1]
            self._reached.append({arc[2] for arc in self._live(place) if arc[0] in states})
        self._onward = [{arc[2] for arc in regular.layers[-1]}]
        for place in reversed(range(len(masks))):
            states = self._onward[0]
            self._onward.insert(0, {arc[0] for arc in self._live(place) if arc[2] in states})

    def passes(self, place: int, digit: int) -> bool:
        """Return whether a path has a digit from 0 at a place of the line."""
        return any(self._on_path(place, arc) for arc in self._layers[place] if arc[1] == digit)

    def proof(self, place: int, digit: int) -> Proof:
        """Return the certificate that no path has a digit from 0 at a place of the line.

        The digit's variable less its arcs is 0. Each of these arcs begins in a state that nothing
        flows into, or ends in one that nothing flows out of; the rows of such states, and of those
        before or behind them, give the arcs back, and the arcs of digits without a candidate are 0.
        """
        into: list[set[int]] = [set() for _ in range(len(self._layers) + 1)]
        out: list[set[int]] = [set() for _ in range(len(self._layers) + 1)]
        for start, _digit, end in [arc for arc in self._layers[place] if arc[1] == digit]:
            if start not in self._reached[place]:
                into[place].add(start)
            else:
                out[place + 1].add(end)
        for k in range(place - 1, -1, -1):
            into[k] = {arc[0] for arc in self._live(k) if arc[2] in into[k + 1]}
        for k in range(place + 1, len(self._layers)):
            out[k + 1] = {arc[2] for arc in self._live(k) if arc[0] in out[k]}
        proof = Counter({self._digit_row(place, digit): -1})
        for sign, sets in ((-1, into), (1, out)):
            for k, states in enumerate(sets):
                proof.update({f"{self._name}_state{k}_{state}": sign for state in states})
        for k, layer in enumerate(self._layers):
            short = [
                arc[1]
                for arc in layer
                if not self._masks[k] >> arc[1] & 1
                and (
                    (arc[2] in into[k + 1] and arc[0] not in into[k])
                    or (arc[0] in out[k] and arc[2] not in out[k + 1])
                )
            ]
            proof.update({self._digit_row(k, missing): 1 for missing in short})
        return proof

    def _digit_row(self, place: int, digit: int) -> str:
        return f"{self._name}_cell{place + 1}_digit{digit + 1}"

    def _live(self, place: int) -> Iterator[tuple[int, int, int]]:
        mask = self._masks[place]
        return (arc for arc in self._layers[place] if mask >> arc[1] & 1)

    def _on_path(self, place: int, arc: tuple[int, int, int]) -> bool:
        return arc[0] in self._reached[place] and arc[2] in self._onward[place + 1]
