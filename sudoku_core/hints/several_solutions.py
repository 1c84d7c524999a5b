"""Tell whether no step follows on a board with several solutions."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random

from ..board.candidates import Candidates
from ..board.grid import Grid
from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from ..rules.kernel import bits
from ..search import Search
from .player import Player, facts_about
from .techniques.step import Candidate

MOST_LABELS = 1000
"""Most labels of candidates to look for in solutions; with more, steps are looked for first."""
MOST_NODES = 1500
"""Node limit of all searches together; beyond it, steps are looked for first."""

Label = Callable[[int, int], Hashable]
"""Function from a cell and a digit to a label; candidates with one label are equivalent."""


def nothing_follows(player: Player, state: Candidates) -> bool:
    """Return whether there are several solutions and each candidate is surely in one of them.

    Args:
        player: the board without its wrong entries.
        state: the player's state, with notes or without.
    """
    if player.facts.count < 2 or not state.open:
        return False
    label = label_of(state, noted=state.masks != player.state(by_notes=False).masks)
    sought: dict[Hashable, Candidate] = {}
    for cell in state.open:
        mask = state.masks[cell]
        if not mask & mask - 1:
            return False  # a naked single: a step follows
        sought |= {label(cell, bit + 1): (cell, bit + 1) for bit in bits(mask)}
    grid, nodes, rng = facts_about(player.board.filled).first, 0, Random(0)
    while grid and all(state.masks[cell] >> grid.cells[cell] - 1 & 1 for cell in state.open):
        for cell in state.open:
            sought.pop(label(cell, grid.cells[cell]), None)
        if not sought or len(sought) > MOST_LABELS or nodes >= MOST_NODES:
            return not sought
        cell, digit = next(iter(sought.values()))
        tried = player.board.with_entry(cell, digit).filled
        grid, more = _solution(tried, MOST_NODES - nodes, rng)
        nodes += more
    return False  # the candidate is in no solution that agrees with the notes


def _solution(puzzle: Puzzle, most: int, rng: Random) -> tuple[Grid | None, int]:
    """Return a solution within a node limit, or None, and the number of nodes."""
    search = Search(puzzle, lambda nodes: nodes >= most, rng)
    return next(iter(search), None), search.nodes


def label_of(state: Candidates, *, noted: bool = False) -> Label:
    """Return the function that labels candidates: of one label all are in a solution, or none is.

    If the rules only demand that digits differ, digits that stand nowhere can be swapped. On a
    board of rows, columns and boxes, so can empty rows of a band, empty bands, and columns alike.

    Args:
        state: the digits on the board, and the candidates left.
        noted: whether notes rule out further candidates; then no two candidates are equivalent.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> label = label_of(Candidates(Puzzle([1] + [0] * 15)))
    >>> label(10, 2) == label(15, 3), label(10, 2) == label(10, 1), label(10, 2) == label(1, 2)
    (True, False, False)
    """
    layout, placed = state.puzzle.layout, state.placed
    if noted or lowered(layout).others:
        return lambda cell, digit: (cell, digit)
    standing = {*placed}
    digits = [digit if digit in standing else 0 for digit in range(layout.side + 1)]
    if not layout.standard:
        return lambda cell, digit: (cell, digits[digit])
    high, wide = layout.box or (1, 1)
    filled = [divmod(cell, layout.side) for cell, digit in enumerate(placed) if digit]
    rows = _lines({row for row, _column in filled}, layout.side, high)
    columns = _lines({column for _row, column in filled}, layout.side, wide)

    def label(cell: int, digit: int) -> Hashable:
        row, column = divmod(cell, layout.side)
        return rows[row], columns[column], digits[digit]

    return label


def _lines(filled: set[int], side: int, thick: int) -> list[tuple[int, ...]]:
    """Return a label for each row or column; those with equal labels can be swapped.

    Args:
        filled: the numbers of the rows or columns that hold a digit.
        side: the number of rows or columns.
        thick: the number of them in a band of boxes.
    """
    bands = {line // thick for line in filled}
    traits: list[tuple[int, ...]] = []
    for line in range(side):
        band = line // thick
        traits.append((band, line) if line in filled else (band,) if band in bands else ())
    return traits
