"""Verification of steps by a rule and blocks that its cells are in: fillings without repetition.

Sums, automata and tables are followed themselves, not the rule's own definition, which is slow.
The module belongs to the checker, and shares no code with the techniques.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...board.candidates import Candidates
from ...board.lowering import lowered
from ...board.rule import Rule
from ...rules.kernel import AllDifferent, Linear, Propagator, Regular, Table, bits, holds
from .step import Candidate

MOST_NODES = 200_000
"""Most nodes of a search; a step that needs more is rejected."""


class RuleInBlocks:
    """A rule of sums, automata or tables, and the blocks in which its digits differ.

    Args:
        state: the placed digits and the candidates left.
        rule: the rule.
        blocks: sets of cells whose digits differ.
    """

    def __init__(self, state: Candidates, rule: Rule, blocks: Sequence[frozenset[int]]) -> None:
        parts = [
            part for owner, _name, part in lowered(state.puzzle.layout).parts if owner == rule.name
        ]
        different = [frozenset(part.cells) for part in parts if isinstance(part, AllDifferent)]
        self._parts = [part for part in parts if not isinstance(part, AllDifferent)]
        self._blocks = (*blocks, *different)
        self._masks = list(state.masks)
        self._nodes = 0

    def excludes(self, candidates: Iterable[Candidate]) -> bool:
        """Return whether the rule has no filling with any of some candidates.

        One sum or automaton of the rule has none, or all its tables together have none.

        Args:
            candidates: cells and digits.
        """
        return all(self._excluded(candidate) for candidate in candidates)

    def _excluded(self, candidate: Candidate) -> bool:
        """Return whether one part, or all tables, have no filling beside a candidate."""
        masks = self._beside(candidate)
        for part in self._parts:
            left = [masks[each] for each in part.cells]
            if isinstance(part, Linear | Regular) and not self._fills(part, left):
                return self._nodes <= MOST_NODES
        tables = [part for part in self._parts if isinstance(part, Table)]
        open_cells = {place: masks[place] for part in tables for place in part.cells}
        return bool(tables) and not self._fits(tables, open_cells) and self._nodes <= MOST_NODES

    def _beside(self, candidate: Candidate) -> list[int]:
        """Return by cell the candidates that go with a candidate in the blocks of the step."""
        cell, digit = candidate
        bit, masks = 1 << digit - 1, list(self._masks)
        for block in self._blocks:
            for each in block if cell in block else ():
                masks[each] &= ~bit
        masks[cell] = bit
        return masks

    def _fits(self, tables: Sequence[Table], left: dict[int, int]) -> bool:
        """Return whether cells can be filled by tables; also True if the search would be too long.

        Args:
            tables: the tables.
            left: by cell without a digit its candidates.
        """
        self._nodes += 1
        if not left or self._nodes > MOST_NODES:
            return True
        cell = min(left, key=lambda each: left[each].bit_count())
        for digit in bits(left[cell]):
            others = {each: mask for each, mask in left.items() if each != cell}
            for block in self._blocks:
                if cell in block:
                    for each in block.intersection(others):
                        others[each] &= ~(1 << digit)
            for table in tables:
                if table.a == cell and table.b in others:
                    others[table.b] &= table.allowed[digit]
                elif table.b == cell and table.a in others:
                    partners = [u for u, mask in enumerate(table.allowed) if mask >> digit & 1]
                    others[table.a] &= sum([1 << u for u in partners])
            if all(others.values()) and self._fits(tables, others):
                return True
        return False

    def _fills(self, part: Propagator, masks: Sequence[int]) -> bool:
        """Return whether a part has a filling; also True if the search would be too long."""
        within = [
            [number for number, block in enumerate(self._blocks) if cell in block]
            for cell in part.cells
        ]
        choices = _Choices(part)
        dead: set[tuple[int, int, tuple[int, ...]]] = set()

        def fill(place: int, so_far: int, used: tuple[int, ...]) -> bool:
            if place == len(masks):
                return isinstance(part, Regular) or (
                    isinstance(part, Linear) and holds(so_far, part.sense, part.total)
                )
            key = place, so_far, used
            self._nodes += 1
            if self._nodes > MOST_NODES:
                return True
            if key in dead:
                return False
            for digit, after in choices.after(place, so_far, masks[place]):
                if not any(used[number] >> digit & 1 for number in within[place]):
                    more = list(used)
                    for number in within[place]:
                        more[number] |= 1 << digit
                    if fill(place + 1, after, tuple(more)):
                        return True
            dead.add(key)
            return False

        return fill(0, 0, (0,) * len(self._blocks))


class _Choices:
    """The digits that continue a sum or a path through an automaton."""

    def __init__(self, part: Propagator) -> None:
        self._weights = part.weights if isinstance(part, Linear) else ()
        self._arcs: list[dict[int, list[tuple[int, int]]]] = []
        for layer in part.layers if isinstance(part, Regular) else ():
            arcs: dict[int, list[tuple[int, int]]] = {}
            for state, digit, after in layer:
                arcs.setdefault(state, []).append((digit, after))
            self._arcs.append(arcs)

    def after(self, place: int, so_far: int, mask: int) -> list[tuple[int, int]]:
        """Return the digits from 0 of a place, each with the state or the sum that follows."""
        if self._arcs:
            arcs = self._arcs[place].get(so_far, ())
            return [(digit, after) for digit, after in arcs if mask >> digit & 1]
        weights = self._weights[place]
        return [(d, so_far + weight) for d, weight in enumerate(weights) if mask >> d & 1]
