"""Search on candidates, for boards on which not all rules are blocks.

A state is a list of masks, one a cell. What follows is found by the peers of settled cells, by
digits with one place in a block, and by each relation and sum (arc consistency and digit sets, see
``rules.kernel``), whenever a cell of it has changed. To branch, a cell is taken with few candidates
and a large weight: the weight of a cell grows with each contradiction in a rule that it is in
(Boussemart, Hemery, Lecoutre and Sais 2004).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from ..candidates import hidden_singles, propagate
from ..lowering import lowered
from ..puzzle import Layout, Puzzle
from ..rules.kernel import Propagator
from ..rules.kernel.rows import bits
from .budget import Budget
from .house_sums import house_sums

LARGE = 1e100
"""Weights are scaled down before they pass this."""
DECAY = 0.999
"""How much of a weight is left after each further contradiction."""


class Tables:
    """What propagation looks up: the peers, the full blocks and the propagators of each cell.

    Args:
        layout: the board.
    """

    def __init__(self, layout: Layout) -> None:
        lower = lowered(layout)
        self.peers = lower.peers
        self.full = lower.full
        self.propagators: list[Propagator] = [one for _, one in lower.others]
        self.propagators += house_sums(layout)
        self.propagators.sort(key=lambda one: len(one.cells))
        self.full_of = _by_cell(layout.size, self.full)
        self.propagators_of = _by_cell(layout.size, [one.cells for one in self.propagators])


def _by_cell(size: int, groups: list[tuple[int, ...]] | tuple[tuple[int, ...], ...]) -> list[int]:
    """By cell, the groups that it is in, as a mask."""
    found = [0] * size
    for number, cells in enumerate(groups):
        for cell in cells:
            found[cell] |= 1 << number
    return found


@lru_cache(maxsize=16)
def _tables_of(layout: Layout) -> Tables:
    return Tables(layout)


def narrow(puzzle: Puzzle, budget: Budget, rng: Random | None = None) -> Iterator[list[int]]:
    """Yield the digits of every solution.

    Args:
        puzzle: any blocks and rules, any givens.
        budget: counts the nodes; told whether the search came to its end.
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
    search = _Narrowing(_tables_of(puzzle.layout), puzzle.layout, rng)
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


class _Narrowing:
    """The parts of the search, each one step."""

    def __init__(self, tables: Tables, layout: Layout, rng: Random | None) -> None:
        self._tables = tables
        self._rng = rng
        self._cells = layout.cells
        self._weights = [1.0] * layout.size
        self._step = 1.0

    def start(self, masks: tuple[int, ...]) -> list[int] | None:
        """The first state, with all that follows; None where the rules contradict each other."""
        first = list(masks)
        return first if self.settle(first, list(self._cells)) else None

    def cell_to_branch(self, masks: list[int]) -> int | None:
        """The cell to settle next; None where all are settled."""
        best, least = None, 0.0
        for cell in self._cells:
            mask = masks[cell]
            if mask & (mask - 1):
                score = mask.bit_count() / self._weights[cell]
                if best is None or score < least:
                    best, least = cell, score
        return best

    def digit_to_try(self, mask: int) -> int:
        """The lowest digit, or any."""
        if self._rng:
            return 1 << self._rng.choice(list(bits(mask)))
        return mask & -mask

    def settle(self, masks: list[int], changed: list[int]) -> bool:
        """Narrow the candidates to what follows from some cells that changed; whether they stand.

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
                one = tables.propagators[low.bit_length() - 1]
                cells = one.cells
                narrowed = one.prune(masks)
            else:
                return True
            if narrowed is None:
                self._blame(cells)
                return False
            todo = list(narrowed)

    def _blame(self, cells: tuple[int, ...]) -> None:
        """Raise the weight of the cells of a contradiction, and let that of the others fade."""
        self._step /= DECAY
        for cell in cells:
            self._weights[cell] += self._step
        if self._step > LARGE:
            self._weights = [max(weight / self._step, 1 / LARGE) for weight in self._weights]
            self._step = 1.0
