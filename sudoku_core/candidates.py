"""Candidates: which digits each cell can still hold, once singles are followed to the end.

A set of candidates is a mask: bit ``d - 1`` stands for digit d. A naked single is a cell with one
candidate left; a hidden single is a digit with one place left in a full block (one of N cells).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .blocks import Block

if TYPE_CHECKING:
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
    masks = [(1 << side) - 1] * (side * side)
    placed = [False] * len(masks)
    todo = [(cell, 1 << digit - 1) for cell, digit in enumerate(puzzle.givens.cells) if digit]
    if side == 1:
        todo = [(0, 1)]
    while todo:
        while todo:
            cell, bit = todo.pop()
            if not masks[cell] & bit:
                return None
            if placed[cell]:
                continue
            placed[cell] = True
            masks[cell] = bit
            for peer in peers[cell]:
                mask = masks[peer]
                if mask & bit:
                    mask ^= bit
                    if not mask:
                        return None
                    masks[peer] = mask
                    if mask & (mask - 1) == 0:
                        todo.append((peer, mask))
        for cells in full:
            once = twice = 0
            for cell in cells:
                mask = masks[cell]
                twice |= once & mask
                once |= mask
            if once != (1 << side) - 1:
                return None
            once &= ~twice
            if once:
                for cell in cells:
                    bit = masks[cell] & once
                    if bit and not placed[cell]:
                        todo.append((cell, bit))
    return tuple(masks)


def candidates(puzzle: Puzzle) -> tuple[int, ...]:
    """By cell, the mask of the digits that no peer's given rules out; for a given its own bit.

    >>> from sudoku_core.grid import Puzzle
    >>> candidates(Puzzle([1, 0, 0, 0]))
    (1, 2, 2, 3)
    """
    peers, _ = _tables(puzzle.side, puzzle.blocks)
    givens = puzzle.givens.cells
    masks = []
    for cell, digit in enumerate(givens):
        if digit:
            masks.append(1 << digit - 1)
        else:
            seen = {givens[peer] for peer in peers[cell]}
            masks.append(sum([1 << d - 1 for d in range(1, puzzle.side + 1) if d not in seen]))
    return tuple(masks)
