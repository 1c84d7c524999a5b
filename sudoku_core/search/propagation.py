"""Search with propagation, for boards on which not all rules are blocks.

A state is a list of masks, one per cell. Propagation removes settled digits from peers, places
digits that have one place left in a block, and narrows the cells of each table and sum (arc
consistency and digit sets, see ``rules.kernel`` and ``cages``), whenever one of its cells has
changed. The search branches on a cell with few candidates and a large weight, or on a digit with
two places in a block, one of them of large weight: each contradiction in a rule raises the weight
of the rule's cells (Boussemart, Hemery, Lecoutre and Sais 2004). A digit that fails is removed, and
the choice is made anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random

from ..board.candidates import hidden_singles, propagate
from ..board.layout import Layout
from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from ..rules.kernel import bits
from .block_sums import block_sums
from .branching import KNOWN
from .budget import Budget
from .cages import Cage, SignedSum, propagator_of
from .digit_groups import digit_groups
from .grouped_sums import GroupedSum

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
        self.propagators = [
            *[propagator_of(primitive, lower.peers) for _, primitive in lower.others],
            *[propagator_of(each, lower.peers, derived=True) for each in block_sums(layout)],
            *digit_groups(layout),
        ]
        self.propagators.sort(key=lambda propagator: len(propagator.cells))
        self.full_of = _by_cell(layout.size, self.full)
        self.propagators_of = _by_cell(layout.size, [p.cells for p in self.propagators])
        self.weights = _first_weights(layout, self.propagators)


def _first_weights(layout: Layout, propagators: Iterable[object]) -> list[float]:
    """Return by cell its weight before any contradiction: the more sums and the shorter, the more.

    A cell begins with three times the side (27 on a common board) and, for each sum, twice the side
    less the length of the sum.
    """
    weights = [3.0 * layout.side] * layout.size
    for propagator in propagators:
        if isinstance(propagator, (Cage, GroupedSum, SignedSum)):
            for cell in propagator.cells:
                weights[cell] += max(2 * layout.side - len(propagator.cells), 0)
    return weights


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
    puzzle: Puzzle, budget: Budget, rng: Random | None = None, patience: int | None = None
) -> Iterator[list[int]]:
    """Yield the digits of every solution, by cell, or of some if contradictions become too many.

    Args:
        puzzle: any blocks and rules, any givens.
        budget: counts the nodes; its ``complete`` becomes True once every solution was yielded.
        rng: shuffles the order.
        patience: contradictions after which the search ends, unless it has more than ``KNOWN``
            solutions; None for no end.
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
    masks = search.start(first)
    stack: list[tuple[list[int], int]] = []
    solutions = 0
    while True:
        if patience and search.contradictions >= patience and solutions <= KNOWN:
            return
        if masks is not None:
            choice = search.choice(masks)
            if choice is None:
                solutions += 1
                yield [mask.bit_length() for mask in masks]
                masks = None
            else:
                if not budget.spend():
                    return
                cell, digit = choice
                others = list(masks)
                others[cell] ^= digit
                stack.append((others, cell))
                masks[cell] = digit
                masks = masks if search.settle(masks, [cell]) else None
        elif stack:
            masks, cell = stack.pop()
            masks = masks if search.settle(masks, [cell]) else None
        else:
            break
    budget.complete = True


class _PropagatingSearch:
    """The steps of the search."""

    def __init__(self, tables: Tables, layout: Layout, rng: Random | None) -> None:
        self._tables = tables
        self._rng = rng
        self._cells = layout.cells
        self._weights = list(tables.weights)
        self._step = 1.0
        self.contradictions = 0

    def start(self, masks: tuple[int, ...]) -> list[int] | None:
        """Return the first state, settled; None if the rules contradict each other."""
        first = list(masks)
        return first if self.settle(first, list(self._cells)) else None

    def choice(self, masks: list[int]) -> tuple[int, int] | None:
        """Return the cell and the digit (as a mask) to try next; None if all cells are settled."""
        weights, most, best = self._weights, 0.0, -1
        for cell in self._cells:
            mask = masks[cell]
            if mask & mask - 1:
                score = weights[cell] / mask.bit_count()
                if score > most:
                    most, best = score, cell
        if best < 0:
            return None
        if masks[best].bit_count() > 2:
            places = self._places_to_branch(masks, most)
            if places:
                digit, cells = places
                return (self._rng.choice(cells) if self._rng else cells[0]), digit
        return best, self._digit_to_try(masks[best])

    def _places_to_branch(
        self, masks: list[int], least: float
    ) -> tuple[int, tuple[int, int]] | None:
        """Return a digit with two places in a block, and the places, that of more weight first.

        Args:
            masks: by cell its candidates.
            least: the score that half the weight of a place must reach.
        """
        weights, best, least = self._weights, None, 2 * least
        for cells in self._tables.full:
            once = twice = thrice = 0
            for cell in cells:
                mask = masks[cell]
                thrice |= twice & mask
                twice |= once & mask
                once |= mask
            for digit in bits(twice & ~thrice):
                first, second = [cell for cell in cells if masks[cell] >> digit & 1]
                if weights[first] < weights[second]:
                    first, second = second, first
                if weights[first] >= least:
                    least, best = weights[first], (1 << digit, (first, second))
        return best

    def _digit_to_try(self, mask: int) -> int:
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
        self.contradictions += 1
        self._step /= DECAY
        for cell in cells:
            self._weights[cell] += self._step
        if self._step > LARGE:
            self._weights = [max(weight / self._step, 1 / LARGE) for weight in self._weights]
            self._step = 1.0
