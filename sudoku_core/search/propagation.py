"""Search with propagation, for boards on which not all rules are blocks.

A state is a list of masks, one per cell. Propagation removes settled digits from peers, places
digits that have one place left in a block, and narrows the cells of each table and sum (arc
consistency and digit sets, see ``rules.kernel``), whenever one of its cells has changed. The search
branches on a cell with few candidates and a large weight: each contradiction in a rule raises the
weight of the rule's cells (Boussemart, Hemery, Lecoutre and Sais 2004).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from ..board.candidates import hidden_singles, propagate
from ..board.layout import Layout
from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from ..rules.kernel import Propagator, bits
from .block_sums import block_sums
from .budget import Budget

LARGE = 1e100
"""Weights are scaled down before they exceed this number."""
DECAY = 0.999
"""Factor by which each contradiction shrinks the weight of earlier ones."""


class Tables:
    """The tables of propagation: the peers, the full blocks and the propagators of each cell.

    Args:
        layout: the board.
    """

    def __init__(self, layout: Layout) -> None:
        lower = lowered(layout)
        self.peers = lower.peers
        self.full = lower.full
        self.propagators: list[Propagator] = [primitive for _, primitive in lower.others]
        self.propagators += block_sums(layout)
        self.propagators.sort(key=lambda propagator: len(propagator.cells))
        self.full_of = _by_cell(layout.size, self.full)
        self.propagators_of = _by_cell(layout.size, [p.cells for p in self.propagators])


def _by_cell(size: int, sets: Sequence[Sequence[int]]) -> list[int]:
    """Return by cell the sets that contain it, as a mask of their numbers."""
    masks = [0] * size
    for number, cells in enumerate(sets):
        for cell in cells:
            masks[cell] |= 1 << number
    return masks


@lru_cache(maxsize=16)
def _tables_of(layout: Layout) -> Tables:
    return Tables(layout)


def solutions_by_propagation(
    puzzle: Puzzle, budget: Budget, rng: Random | None = None
) -> Iterator[list[int]]:
    """Yield the digits of every solution, by cell.

    Args:
        puzzle: any blocks and rules, any givens.
        budget: counts the nodes; its ``complete`` becomes True once every solution was yielded.
        rng: shuffles the order.
    """
    first = propagate(puzzle)
    if first is None:
        budget.complete = True
        return
    if not any(mask & (mask - 1) for mask in first):
        yield [mask.bit_length() for mask in first]
        budget.complete = True
        return
    search = _PropagatingSearch(_tables_of(puzzle.layout), puzzle.layout, rng)
    stack: list[tuple[list[int], int]] = []
    masks = search.start(first)
    while True:
        if masks is not None:
            cell = search.cell_to_branch(masks)
            if cell is None:
                yield [mask.bit_length() for mask in masks]
            else:
                stack.append((masks, cell))
        masks = None
        if not stack:
            break
        if not budget.spend():
            return
        before, cell = stack[-1]
        if not before[cell] & before[cell] - 1:
            stack.pop()
        digit = search.digit_to_try(before[cell])
        masks = list(before)
        masks[cell] = digit
        before[cell] &= ~digit
        if not search.settle(masks, [cell]):
            masks = None
    budget.complete = True


class _PropagatingSearch:
    """The steps of the search."""

    def __init__(self, tables: Tables, layout: Layout, rng: Random | None) -> None:
        self._tables = tables
        self._rng = rng
        self._cells = layout.cells
        self._weights = [1.0] * layout.size
        self._step = 1.0

    def start(self, masks: tuple[int, ...]) -> list[int] | None:
        """Return the first state, settled; None if the rules contradict each other."""
        first = list(masks)
        return first if self.settle(first, list(self._cells)) else None

    def cell_to_branch(self, masks: list[int]) -> int | None:
        """Return the cell to settle next; None where all cells are settled."""
        best, least = None, 0.0
        for cell in self._cells:
            mask = masks[cell]
            if mask & (mask - 1):
                score = mask.bit_count() / self._weights[cell]
                if best is None or score < least:
                    best, least = cell, score
        return best

    def digit_to_try(self, mask: int) -> int:
        """Return the lowest digit of a mask, or a random digit, as a mask."""
        if self._rng:
            return 1 << self._rng.choice(list(bits(mask)))
        return mask & -mask

    def settle(self, masks: list[int], changed: list[int]) -> bool:
        """Narrow the candidates after some cells changed; return False on a contradiction.

        The masks are changed in place.
        """
        tables = self._tables
        blocks = propagators = 0
        todo = changed
        while True:
            while todo:
                cell = todo.pop()
                mask = masks[cell]
                blocks |= tables.full_of[cell]
                propagators |= tables.propagators_of[cell]
                if mask & (mask - 1):
                    continue
                for peer in tables.peers[cell]:
                    if masks[peer] & mask:
                        masks[peer] ^= mask
                        if not masks[peer]:
                            self._blame((cell, peer))
                            return False
                        todo.append(peer)
            if blocks:
                low = blocks & -blocks
                blocks ^= low
                cells = tables.full[low.bit_length() - 1]
                narrowed: Sequence[int] | None = hidden_singles(cells, masks)
            elif propagators:
                low = propagators & -propagators
                propagators ^= low
                propagator = tables.propagators[low.bit_length() - 1]
                cells = propagator.cells
                narrowed = propagator.prune(masks)
            else:
                return True
            if narrowed is None:
                self._blame(cells)
                return False
            todo = list(narrowed)

    def _blame(self, cells: tuple[int, ...]) -> None:
        """Raise the weight of the cells of a contradiction; let that of the others fade."""
        self._step /= DECAY
        for cell in cells:
            self._weights[cell] += self._step
        if self._step > LARGE:
            self._weights = [max(weight / self._step, 1 / LARGE) for weight in self._weights]
            self._step = 1.0
