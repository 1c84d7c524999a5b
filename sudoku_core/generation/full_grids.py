"""Random full grids of a board."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..language.messages import InputError, Message
from ..search import Search

FILLING = 2
"""Nodes for each cell in the search for a random full grid; beyond them the search starts anew,
since a grid is found either soon or perhaps never.
"""


def full_grid(
    layout: Layout, rng: Random, stop: Callable[[int], bool], *, fixed: bool
) -> Grid | None:
    """Return a random full grid of a board.

    Args:
        layout: the blocks and rules.
        rng: source of all random numbers.
        stop: called between nodes of the search with their number; True stops it.
        fixed: whether the caller cannot try other blocks.

    Returns:
        The grid; None if the search is stopped or takes too long, or if the blocks are not fixed
        and have no grid.

    Raises:
        InputError: the blocks are fixed, and have no grid with the rules.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> full_grid(Puzzle([0]).layout, Random(1), lambda nodes: False, fixed=True)
    Grid([(1,)])
    """
    most = FILLING * layout.size
    empty = layout.puzzle([0] * layout.size)
    search = Search(empty, lambda nodes: stop(nodes) or nodes >= most, rng)
    for grid in search:
        return grid
    if search.complete and fixed:
        raise InputError(Message("generate.none"))
    return None
