"""Candidates: the digits that each cell can still hold, before and after singles.

A set of candidates is a mask: bit ``d - 1`` stands for digit d. A naked single is a cell with one
candidate left; a hidden single is a digit with one place left in a full block (a block of N cells).
Tables and sums remove candidates too. The mask of a gap is 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ..language.messages import InputError, Message
from .checker import expect_puzzle
from .grid import cell_at, plain, whole
from .lowering import lowered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..rules.kernel import Propagator
    from .puzzle import Puzzle


@dataclass(frozen=True, slots=True, init=False)
class Candidates:
    """The digits on a board and the candidates of the other cells: a player's notes.

    Args:
        puzzle: any blocks and rules, any givens. Candidates equal to a given are removed from the
            cells that must differ from the given; no singles and no other rules are followed.

    Attributes:
        puzzle: the puzzle.
        placed: by cell the digit on the board, 0 for none.
        masks: by cell the candidates as a mask: bit ``d - 1`` for the digit d; 0 for a gap.

    >>> from sudoku_core.board.puzzle import Puzzle
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
        """The cells without a digit."""
        return tuple([cell for cell in self.puzzle.cells if not self.placed[cell]])

    def place(self, cell: int, digit: int) -> Candidates:
        """Return the state with a digit in a cell and without its candidates in the cells that must
        differ.

        Args:
            cell: a cell index from 0.
            digit: a digit from 1; it need not be a candidate.

        Raises:
            InputError: the cell or digit does not exist.
        """
        bit = bit_of(self.puzzle, cell, digit)
        masks = list(self.masks)
        for peer in lowered(self.puzzle.layout).peers[cell]:
            masks[peer] &= ~bit
        masks[cell] = bit
        placed = self.placed[:cell] + (digit,) + self.placed[cell + 1 :]
        return self.with_state(placed, masks)

    def eliminate(self, cell: int, digit: int) -> Candidates:
        """Return the state without a candidate; an equal state if it is not there.

        Args:
            cell: a cell index from 0.
            digit: a digit from 1.

        Raises:
            InputError: the cell or digit does not exist.
        """
        bit = bit_of(self.puzzle, cell, digit)
        masks = list(self.masks)
        masks[cell] &= ~bit
        return self.with_state(self.placed, masks)

    def by_rules(self) -> Candidates:
        """Return the state without the candidates that a single rule rules out.

        Sums and tables remove candidates until nothing changes; singles are not followed. A rule
        that the state already breaks removes no further candidate.

        >>> from sudoku_core.board.puzzle import Puzzle
        >>> from sudoku_core.rules import Killer
        >>> Candidates(Puzzle([0] * 16, rules=[Killer((0, 1), 3)])).by_rules().masks[:3]
        (3, 3, 15)
        """
        masks, others = list(self.masks), list(lowered(self.puzzle.layout).others)
        changed = True
        while changed:
            changed = False
            for named in tuple(others):
                before = tuple(masks)
                if named[1].prune(masks) is None:
                    masks[:] = before
                    others.remove(named)
                changed = changed or tuple(masks) != before
        return self.with_state(self.placed, masks)

    def with_state(self, placed: Sequence[int], masks: Sequence[int]) -> Candidates:
        """Return a state of the same puzzle with other digits and candidates."""
        state = object.__new__(Candidates)
        object.__setattr__(state, "puzzle", self.puzzle)
        object.__setattr__(state, "placed", tuple(placed))
        object.__setattr__(state, "masks", tuple(masks))
        return state


def bit_of(puzzle: Puzzle, cell: int, digit: int) -> int:
    """Return the mask of one candidate.

    Args:
        puzzle: the puzzle.
        cell: a cell index from 0.
        digit: a digit from 1.

    Raises:
        InputError: the cell or digit does not exist.

    >>> from sudoku_core.board.puzzle import Puzzle
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
    """Return the number of cells that singles leave open; 0 if the givens contradict each other.

    Args:
        puzzle: any blocks and rules, any givens.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> open_cells(Puzzle([1, 2, 0, 0, 0, 0, 0, 0] + [0] * 8))
    14
    """
    return sum([1 for mask in propagate(puzzle) or () if mask & (mask - 1)])


@lru_cache(maxsize=16)
def propagate(puzzle: Puzzle) -> tuple[int, ...] | None:
    """Follow naked and hidden singles and the rules until nothing changes.

    The last few results are cached: choosing a solver, building a model and starting a search all
    propagate the same puzzle.

    Args:
        puzzle: any blocks and rules, any givens.

    Returns:
        By cell the mask of its candidates (bit ``d - 1`` for the digit d); None if the givens
        contradict each other: a cell without candidates, a full block without a place for a digit,
        or a rule that cannot be satisfied.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> propagate(Puzzle([1, 2, 0, 0, 0, 0, 0, 0] + [0] * 8))[:4]
    (1, 2, 12, 12)
    >>> propagate(Puzzle([1, 0, 1, 0])) is None
    True
    """
    masks = list(candidates(puzzle))
    return tuple(masks) if follow(puzzle, masks) else None


def follow(puzzle: Puzzle, masks: list[int]) -> bool:
    """Follow singles and rules, changing the masks in place; return whether nothing contradicts.

    Args:
        puzzle: any blocks and rules, any givens.
        masks: by cell its candidates, to begin with those of ``candidates``. Where the givens
            contradict each other, the masks are partly reduced.
    """
    lower = lowered(puzzle.layout)
    if not _givens_agree(puzzle):
        return False
    singles = [cell for cell, mask in enumerate(masks) if not mask & (mask - 1)]
    settled = [digit != 0 for digit in puzzle.givens.cells]
    for gap in puzzle.layout.gaps:
        settled[gap] = True
    blocks: list[Sequence[int]] = list(lower.full)
    while True:
        if not _place(singles, masks, settled, lower.peers):
            return False
        blocks = [[cell for cell in cells if not settled[cell]] for cells in blocks]
        for cells in blocks:
            hidden = hidden_singles(cells, masks)
            if hidden is None:
                return False
            singles += hidden
        if not singles:
            changed = _pruned(lower.others, masks)
            if changed is None:
                return False
            if not changed:
                return True
            singles = [cell for cell in changed if not masks[cell] & (masks[cell] - 1)]


def _pruned(others: Sequence[tuple[str, Propagator]], masks: list[int]) -> list[int] | None:
    """Prune by each table and sum once; return the changed cells, or None for a
    contradiction."""
    changed: list[int] = []
    for _, primitive in others:
        narrowed = primitive.prune(masks)
        if narrowed is None:
            return None
        changed += narrowed
    return changed


def _givens_agree(puzzle: Puzzle) -> bool:
    """Return whether no given is repeated where digits must differ."""
    givens = puzzle.givens.cells
    for _, primitive in lowered(puzzle.layout).all_different:
        digits = [givens[cell] for cell in primitive.cells if givens[cell]]
        if len(digits) != len(set(digits)):
            return False
    return True


def _place(
    singles: list[int], masks: list[int], settled: list[bool], peers: Sequence[Sequence[int]]
) -> bool:
    """Settle the cells and those that become single; return whether every cell has a candidate."""
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
    """Reduce cells to a digit that only they can hold; return these cells, or None for a
    contradiction."""
    once = twice = 0
    for cell in cells:
        mask = masks[cell]
        twice |= once & mask
        once |= mask
    if once.bit_count() < len(cells):
        return None
    once &= ~twice
    narrowed = []
    if once:
        for cell in cells:
            bit = masks[cell] & once
            if bit and bit != masks[cell]:
                if bit & (bit - 1):
                    return None
                masks[cell] = bit
                narrowed.append(cell)
    return narrowed


def candidates(puzzle: Puzzle) -> tuple[int, ...]:
    """Return by cell the mask of the digits that no peer's given excludes; for a given its own bit.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> candidates(Puzzle([1, 0, 0, 0]))
    (1, 2, 2, 3)
    """
    everything = (1 << puzzle.side) - 1
    givens = puzzle.givens.cells
    excluded_by_cell = [0] * len(givens)
    for gap in puzzle.layout.gaps:
        excluded_by_cell[gap] = everything
    for _, primitive in lowered(puzzle.layout).all_different:
        used = 0
        for cell in primitive.cells:
            if givens[cell]:
                used |= 1 << givens[cell] - 1
        for cell in primitive.cells:
            excluded_by_cell[cell] |= used
    return tuple(
        [
            1 << digit - 1 if digit else everything & ~excluded
            for digit, excluded in zip(givens, excluded_by_cell)
        ]
    )
