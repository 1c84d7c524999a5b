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
from .player import Player, known
from .techniques.step import Candidate

MOST_KINDS, MOST_NODES = 1000, 1500
"""With more kinds of candidates, or once searches are longer in all, steps are looked for first."""

Kind = Callable[[int, int], Hashable]
"""By cell and digit, the trait that equivalent candidates share."""


def nothing_follows(player: Player, state: Candidates) -> bool:
    """Return whether there are several solutions and each candidate is surely in one of them.

    Args:
        player: with the entries that are right.
        state: the player's, with notes or without.
    """
    if player.known.count < 2 or not state.open:
        return False
    kind = kind_of(state, noted=state.masks != player.state(by_notes=False).masks)
    sought: dict[Hashable, Candidate] = {}
    for cell in state.open:
        mask = state.masks[cell]
        if not mask & mask - 1:
            return False  # its digit follows
        sought |= {kind(cell, bit + 1): (cell, bit + 1) for bit in bits(mask)}
    grid, nodes, rng = known(player.board.filled).first, 0, Random(0)
    while grid and all(state.masks[cell] >> grid.cells[cell] - 1 & 1 for cell in state.open):
        for cell in state.open:
            sought.pop(kind(cell, grid.cells[cell]), None)
        if not sought or len(sought) > MOST_KINDS or nodes >= MOST_NODES:
            return not sought
        cell, digit = next(iter(sought.values()))
        tried = player.board.with_entry(cell, digit).filled
        grid, more = _solution(tried, MOST_NODES - nodes, rng)
        nodes += more
    return False  # there is none, or one that the notes do not agree with


def _solution(puzzle: Puzzle, most: int, rng: Random) -> tuple[Grid | None, int]:
    """Return a solution within a node limit, or None, and the number of nodes."""
    search = Search(puzzle, lambda nodes: nodes >= most, rng)
    return next(iter(search), None), search.nodes


def kind_of(state: Candidates, *, noted: bool = False) -> Kind:
    """Return the trait that candidates share if each is in a solution exactly where the others are.

    Where rules ask nothing but that digits differ, those that stand nowhere can change places with
    each other. On a board of rows, columns and boxes, so can empty rows of a band, and empty bands;
    and columns likewise.

    Args:
        state: the digits on the board, and the candidates left.
        noted: whether notes leave more of them out than what stands there; then none are alike.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> kind = kind_of(Candidates(Puzzle([1] + [0] * 15)))
    >>> kind(10, 2) == kind(15, 3), kind(10, 2) == kind(10, 1), kind(10, 2) == kind(1, 2)
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

    def kind(cell: int, digit: int) -> Hashable:
        row, column = divmod(cell, layout.side)
        return rows[row], columns[column], digits[digit]

    return kind


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
