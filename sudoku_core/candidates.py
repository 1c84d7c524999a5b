"""Candidates: which digits each cell can still hold, once singles are followed to the end.

A set of candidates is a mask: bit ``d - 1`` stands for digit d. A naked single is a cell with one
candidate left; a hidden single is a digit with one place left in a full block (one of N cells).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .blocks import Block

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .grid import Puzzle


@lru_cache(maxsize=64)
def _tables(
    side: int, blocks: tuple[Block, ...]
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """By cell its peers, and the cells of each full block."""
    peers: list[set[int]] = [set() for _ in range(side * side)]
    for block in blocks:
        for cell in block.cells:
            peers[cell].update(block.cells)
    for cell, others in enumerate(peers):
        others.discard(cell)
    full = tuple([block.cells for block in blocks if len(block.cells) == side])
    return tuple([tuple(sorted(others)) for others in peers]), full


def open_cells(puzzle: Puzzle) -> int:
    """How many cells singles leave open; none where the givens contradict each other.

    Args:
        puzzle: any blocks, any givens.

    >>> from sudoku_core.grid import Puzzle
    >>> open_cells(Puzzle([1, 2, 0, 0, 0, 0, 0, 0] + [0] * 8))
    14
    """
    return sum([1 for mask in propagate(puzzle) or () if mask & (mask - 1)])


def propagate(puzzle: Puzzle) -> tuple[int, ...] | None:
    """Follow naked and hidden singles from the givens until nothing more comes of them.

    Args:
        puzzle: any blocks, any givens.

    Returns:
        By cell, the mask of its candidates (bit ``d - 1`` for the digit d); None where the givens
        contradict each other: a cell without candidates, a full block without a place for a digit.

    >>> from sudoku_core.grid import Puzzle
    >>> propagate(Puzzle([1, 2, 0, 0, 0, 0, 0, 0] + [0] * 8))[:4]
    (1, 2, 12, 12)
    >>> propagate(Puzzle([1, 0, 1, 0])) is None
    True
    """
    side = puzzle.side
    peers, full = _tables(side, puzzle.blocks)
    if not _givens_agree(puzzle):
        return None
    masks = list(candidates(puzzle))
    singles = [cell for cell, mask in enumerate(masks) if not mask & (mask - 1)]
    settled = [digit != 0 for digit in puzzle.givens.cells]
    blocks: list[Sequence[int]] = list(full)
    while True:
        if not _place(singles, masks, settled, peers):
            return None
        blocks = [[cell for cell in cells if not settled[cell]] for cells in blocks]
        for cells in blocks:
            hidden = _hidden_singles(cells, masks)
            if hidden is None:
                return None
            singles += hidden
        if not singles:
            return tuple(masks)


def _givens_agree(puzzle: Puzzle) -> bool:
    """Whether no given stands twice in a block."""
    givens = puzzle.givens.cells
    for block in puzzle.blocks:
        held = [givens[cell] for cell in block.cells if givens[cell]]
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


def _hidden_singles(cells: Sequence[int], masks: list[int]) -> list[int] | None:
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
            if bit:
                if bit & (bit - 1):
                    return None
                masks[cell] = bit
                found.append(cell)
    return found


def candidates(puzzle: Puzzle) -> tuple[int, ...]:
    """By cell, the mask of the digits that no peer's given rules out; for a given its own bit.

    >>> from sudoku_core.grid import Puzzle
    >>> candidates(Puzzle([1, 0, 0, 0]))
    (1, 2, 2, 3)
    """
    everything = (1 << puzzle.side) - 1
    givens = puzzle.givens.cells
    ruled_out = [0] * len(givens)
    for block in puzzle.blocks:
        held = 0
        for cell in block.cells:
            if givens[cell]:
                held |= 1 << givens[cell] - 1
        for cell in block.cells:
            ruled_out[cell] |= held
    return tuple(
        [1 << digit - 1 if digit else everything & ~gone for digit, gone in zip(givens, ruled_out)]
    )
