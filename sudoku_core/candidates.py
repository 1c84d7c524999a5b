"""Candidates: which digits each cell can still hold, and what singles make of them.

A set of candidates is a mask: bit ``d - 1`` stands for digit d. A naked single is a cell with one
candidate left; a hidden single is a digit with one place left in a full block (one of N cells).
What relations and sums rule out goes too. What is no cell has the mask 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .grid import cell_at, plain, whole
from .lowering import lowered
from .messages import InputError, Message
from .validation import expect_puzzle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .puzzle import Puzzle
    from .rules.kernel import Propagator


@dataclass(frozen=True, slots=True, init=False)
class Candidates:
    """What stands on a board, and which digits each other cell can still hold: a player's notes.

    Args:
        puzzle: any blocks and rules, any givens. What its givens rule out in cells that must differ
            from them is gone; no singles are followed, and no other rules.

    Attributes:
        puzzle: the same.
        placed: by cell the digit that stands there, 0 for none.
        masks: by cell the set of its candidates: bit ``d - 1`` for the digit d; 0 where there is no
            cell.

    >>> from sudoku_core.puzzle import Puzzle
    >>> state = Candidates(Puzzle([1] + [0] * 15))
    >>> state.masks[1], state.place(1, 2).masks[2], state.eliminate(1, 2).masks[1]
    (14, 12, 12)
    """

    puzzle: Puzzle
    placed: tuple[int, ...]
    masks: tuple[int, ...]

    def __init__(self, puzzle: Puzzle) -> None:
        expect_puzzle(puzzle)
        object.__setattr__(self, "puzzle", puzzle)
        object.__setattr__(self, "placed", puzzle.givens.cells)
        object.__setattr__(self, "masks", candidates(puzzle))

    @property
    def open(self) -> tuple[int, ...]:
        """The cells in which no digit stands yet."""
        return tuple([cell for cell in self.puzzle.cells if not self.placed[cell]])

    def place(self, cell: int, digit: int) -> Candidates:
        """The state in which a digit stands in a cell, and is gone from the cells that must differ.

        Args:
            cell: a cell index from 0.
            digit: a digit from 1; whether it is still a candidate is not asked.

        Raises:
            InputError: there is no such cell or digit.
        """
        bit = bit_of(self.puzzle, cell, digit)
        masks = list(self.masks)
        for peer in lowered(self.puzzle.layout).peers[cell]:
            masks[peer] &= ~bit
        masks[cell] = bit
        placed = self.placed[:cell] + (digit,) + self.placed[cell + 1 :]
        return self.but(placed, masks)

    def eliminate(self, cell: int, digit: int) -> Candidates:
        """The state without a candidate; the same where it is gone already.

        Args:
            cell: a cell index from 0.
            digit: a digit from 1.

        Raises:
            InputError: there is no such cell or digit.
        """
        bit = bit_of(self.puzzle, cell, digit)
        masks = list(self.masks)
        masks[cell] &= ~bit
        return self.but(self.placed, masks)

    def but(self, placed: Sequence[int], masks: Sequence[int]) -> Candidates:
        """The state with other digits and candidates, as of a player's notes."""
        state = object.__new__(Candidates)
        object.__setattr__(state, "puzzle", self.puzzle)
        object.__setattr__(state, "placed", tuple(placed))
        object.__setattr__(state, "masks", tuple(masks))
        return state


def bit_of(puzzle: Puzzle, cell: int, digit: int) -> int:
    """The mask of one candidate.

    Args:
        puzzle: whose cell and digit they are.
        cell: a cell index from 0.
        digit: a digit from 1.

    Raises:
        InputError: there is no such cell or digit.

    >>> from sudoku_core.puzzle import Puzzle
    >>> bit_of(Puzzle([0] * 16), 15, 4)
    8
    """
    layout = puzzle.layout
    there = whole(cell) and 0 <= cell < layout.size
    if not there or (len(layout.cells) < layout.size and cell not in layout.cells):
        raise InputError(Message("model.cell", cell=plain(cell)))
    if not whole(digit) or not 1 <= digit <= layout.side:
        where = (cell_at(cell, layout.columns),)
        raise InputError(Message("grid.value", value=plain(digit), cells=where, side=layout.side))
    return 1 << digit - 1


def open_cells(puzzle: Puzzle) -> int:
    """How many cells singles leave open; none where the givens contradict each other.

    Args:
        puzzle: any blocks and rules, any givens.

    >>> from sudoku_core.puzzle import Puzzle
    >>> open_cells(Puzzle([1, 2, 0, 0, 0, 0, 0, 0] + [0] * 8))
    14
    """
    return sum([1 for mask in propagate(puzzle) or () if mask & (mask - 1)])


@lru_cache(maxsize=16)
def propagate(puzzle: Puzzle) -> tuple[int, ...] | None:
    """Follow naked and hidden singles and the rules until nothing more comes of them.

    A solver is chosen, a model written and a search begun from the same answer, so the last few are
    kept.

    Args:
        puzzle: any blocks and rules, any givens.

    Returns:
        By cell, the mask of its candidates (bit ``d - 1`` for the digit d); None where the givens
        contradict each other: a cell without candidates, a full block without a place for a digit,
        a rule that can no longer be kept.

    >>> from sudoku_core.puzzle import Puzzle
    >>> propagate(Puzzle([1, 2, 0, 0, 0, 0, 0, 0] + [0] * 8))[:4]
    (1, 2, 12, 12)
    >>> propagate(Puzzle([1, 0, 1, 0])) is None
    True
    """
    lower = lowered(puzzle.layout)
    if not _givens_agree(puzzle):
        return None
    masks = list(candidates(puzzle))
    singles = [cell for cell, mask in enumerate(masks) if not mask & (mask - 1)]
    settled = [digit != 0 for digit in puzzle.givens.cells]
    for gap in puzzle.layout.gaps:
        settled[gap] = True
    blocks: list[Sequence[int]] = list(lower.full)
    while True:
        if not _place(singles, masks, settled, lower.peers):
            return None
        blocks = [[cell for cell in cells if not settled[cell]] for cells in blocks]
        for cells in blocks:
            hidden = hidden_singles(cells, masks)
            if hidden is None:
                return None
            singles += hidden
        if not singles:
            changed = _pruned(lower.others, masks)
            if changed is None:
                return None
            if not changed:
                return tuple(masks)
            singles = [cell for cell in changed if not masks[cell] & (masks[cell] - 1)]


def _pruned(others: Sequence[tuple[str, Propagator]], masks: list[int]) -> list[int] | None:
    """Ask each relation and sum once; the cells that changed, or None where one cannot be kept."""
    changed: list[int] = []
    for _, one in others:
        found = one.prune(masks)
        if found is None:
            return None
        changed += found
    return changed


def _givens_agree(puzzle: Puzzle) -> bool:
    """Whether no given stands twice where digits must differ."""
    givens = puzzle.givens.cells
    for _, one in lowered(puzzle.layout).different:
        held = [givens[cell] for cell in one.cells if givens[cell]]
        if len(held) != len(set(held)):
            return False
    return True


def _place(
    singles: list[int], masks: list[int], settled: list[bool], peers: Sequence[Sequence[int]]
) -> bool:
    """Settle these cells and those that become single; whether every cell keeps a digit."""
    while singles:
        cell = singles.pop()
        if settled[cell]:
            continue
        settled[cell] = True
        bit = masks[cell]
        if not bit:
            return False
        for peer in peers[cell]:
            mask = masks[peer]
            if mask & bit:
                mask ^= bit
                masks[peer] = mask
                if not mask & (mask - 1):
                    if not mask:
                        return False
                    singles.append(peer)
    return True


def hidden_singles(cells: Sequence[int], masks: list[int]) -> list[int] | None:
    """The cells that alone have a place for some digit, narrowed to it; None if one has none."""
    once = twice = 0
    for cell in cells:
        mask = masks[cell]
        twice |= once & mask
        once |= mask
    if once.bit_count() < len(cells):
        return None
    once &= ~twice
    found = []
    if once:
        for cell in cells:
            bit = masks[cell] & once
            if bit and bit != masks[cell]:
                if bit & (bit - 1):
                    return None
                masks[cell] = bit
                found.append(cell)
    return found


def candidates(puzzle: Puzzle) -> tuple[int, ...]:
    """By cell, the mask of the digits that no peer's given rules out; for a given its own bit.

    >>> from sudoku_core.puzzle import Puzzle
    >>> candidates(Puzzle([1, 0, 0, 0]))
    (1, 2, 2, 3)
    """
    everything = (1 << puzzle.side) - 1
    givens = puzzle.givens.cells
    ruled_out = [0] * len(givens)
    for gap in puzzle.layout.gaps:
        ruled_out[gap] = everything
    for _, one in lowered(puzzle.layout).different:
        held = 0
        for cell in one.cells:
            if givens[cell]:
                held |= 1 << givens[cell] - 1
        for cell in one.cells:
            ruled_out[cell] |= held
    return tuple(
        [1 << digit - 1 if digit else everything & ~gone for digit, gone in zip(givens, ruled_out)]
    )
