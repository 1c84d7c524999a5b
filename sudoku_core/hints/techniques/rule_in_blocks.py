"""Verification of steps by rules and the blocks around: fillings without a repeated digit.

Sums, automata and tables are followed themselves, not the rule's own definition, which is slow.
The module belongs to the checker, and shares no code with the techniques.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...board.candidates import Candidates
from ...board.lowering import lowered
from ...board.rule import Rule
from ...rules.kernel import AllDifferent, Linear, Regular, Table, bits, holds
from .step import Candidate

MOST_NODES = 50_000
"""Most nodes of a search; a step that needs more is rejected."""


class RulesInBlocks:
    """Rules of sums, automata or tables, and the blocks in which their digits differ.

    Args:
        state: the placed digits and the candidates left.
        rules: the rules.
        blocks: sets of cells whose digits differ.
    """

    def __init__(
        self, state: Candidates, rules: Sequence[Rule], blocks: Sequence[frozenset[int]]
    ) -> None:
        names = {rule.name for rule in rules}
        named = lowered(state.puzzle.layout).parts
        parts = [part for owner, _name, part in named if owner in names]
        different = [frozenset(part.cells) for part in parts if isinstance(part, AllDifferent)]
        self._parts = [part for part in parts if not isinstance(part, AllDifferent)]
        self._blocks = (*blocks, *different)
        self._masks = list(state.masks)
        self._side = state.puzzle.side
        self._nodes = 0

    def excludes(self, candidates: Iterable[Candidate]) -> bool:
        """Return whether the rules have no filling with any of some candidates.

        One sum or automaton has none, or all sums and automata without common cells, together with
        the other cells of the blocks, have none, or all tables together have none.

        Args:
            candidates: cells and digits.
        """
        return all(self._excluded(candidate) for candidate in candidates)

    def _excluded(self, candidate: Candidate) -> bool:
        """Return whether one part, or all tables, have no filling beside a candidate."""
        masks = self._beside(candidate)
        alone = [[part] for part in self._parts if isinstance(part, Linear | Regular)]
        for parts in (*alone, self._apart()) if alone else ():
            if not self._fills(parts, masks):
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

    def _apart(self) -> list[Linear | Regular]:
        """Return sums and automata without common cells, and the other cells of blocks."""
        parts: list[Linear | Regular] = []
        covered: set[int] = set()
        for part in self._parts:
            if isinstance(part, Linear | Regular) and covered.isdisjoint(part.cells):
                parts.append(part)
                covered.update(part.cells)
        free = sorted({cell for block in self._blocks for cell in block} - covered)
        any_digit = (0,) * self._side
        return [*parts, Linear(tuple(free), 0, any_digit, sense=">=", distinct=False)]

    def _fills(self, parts: Sequence[Linear | Regular], masks: Sequence[int]) -> bool:
        """Return whether parts have a filling; also True if the search would be too long.

        Args:
            parts: sums and automata without common cells, which are filled one after the other.
            masks: by cell of the board its candidates.
        """
        filling = _Filling(parts, masks, self._blocks)
        filled = filling.fill(0, 0, (0,) * len(self._blocks), MOST_NODES - self._nodes)
        self._nodes += filling.nodes
        return filled


class _Filling:
    """A depth-first search for a filling; states without one are stored.

    Args:
        parts: sums and automata without common cells, which are filled one after the other.
        masks: by cell of the board its candidates.
        blocks: sets of cells whose digits differ.
    """

    def __init__(
        self,
        parts: Sequence[Linear | Regular],
        masks: Sequence[int],
        blocks: Sequence[frozenset[int]],
    ) -> None:
        self._places = [(part, place) for part in parts for place in range(len(part.cells))]
        order = [part.cells[place] for part, place in self._places]
        self._masks = masks
        self._blocks = blocks
        # The digits of a block are forgotten behind its last cell.
        self._ends = [
            max([number for number, cell in enumerate(order) if cell in block], default=-1)
            for block in blocks
        ]
        self._choices = {id(part): _Choices(part) for part in parts}
        self._dead: set[tuple[int, int, tuple[int, ...]]] = set()
        self.nodes = 0

    def fill(self, number: int, so_far: int, used: tuple[int, ...], most: int) -> bool:
        """Return whether the places from a number on can be filled; True if that takes too long.

        Args:
            number: the number of the first open place.
            so_far: the sum, or the state of the automaton, of its part.
            used: by block the mask of the digits used.
            most: the largest number of nodes.
        """
        if number == len(self._places):
            return True
        self.nodes += 1
        if self.nodes > most:
            return True
        key = number, so_far, used
        if key in self._dead:
            return False
        part, place = self._places[number]
        cell = part.cells[place]
        last = place == len(part.cells) - 1
        within = [each for each, block in enumerate(self._blocks) if cell in block]
        for digit, after in self._choices[id(part)].after(place, so_far, self._masks[cell]):
            if any(used[each] >> digit & 1 for each in within):
                continue
            if last and not _accepts(part, after):
                continue
            more = self._with_digit(used, within, number, digit)
            if self.fill(number + 1, 0 if last else after, more, most):
                return True
        self._dead.add(key)
        return False

    def _with_digit(
        self, used: tuple[int, ...], within: Sequence[int], number: int, digit: int
    ) -> tuple[int, ...]:
        """Return by block the digits used once a place is filled; none behind its last cell."""
        more = list(used)
        for each in within:
            more[each] |= 1 << digit
        return tuple([0 if number >= end else mask for mask, end in zip(more, self._ends)])


def _accepts(part: Linear | Regular, so_far: int) -> bool:
    return isinstance(part, Regular) or holds(so_far, part.sense, part.total)


class _Choices:
    """The digits that continue a sum or a path through an automaton."""

    def __init__(self, part: Linear | Regular) -> None:
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
