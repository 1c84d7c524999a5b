"""Random boards with a solution: regions, a full grid, and new rules that the grid satisfies."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..language.messages import InputError, Message
from ..search import Search
from ..search.budget import Stop
from .jigsaw import with_regions
from .rule_laying import has_negative, mark_count, with_new_rules
from .wishes import Wishes

FILLING_NODES = 2
"""Nodes for each cell in the search for a random full grid; beyond them the search starts anew,
since a grid is found either soon or perhaps never."""
GRID_SEARCHES = 5
"""Searches for a full grid before new regions are made: some regions have none."""
MOST_REGIONS = 1000
"""Sets of regions without any full grid before the generator gives up."""
OTHER_GRIDS = 4
"""Other full grids, one of which must break each new rule."""
RANKED_GRIDS = 20
"""Full grids of which the one with a certain number of marks is taken, where a negative brings all
marks: the more marks, the easier the puzzle."""
FIRST_RANK = 15
"""Rank of the first grid taken, from 0 for fewest marks."""
RANK_STEP = 5
"""Change of the rank after a grid whose puzzles were all too hard or too easy."""
MOST_GRIDS = 30
"""Full grids that are tried before the wanted rules count as impossible."""
SHORT_DIAGONAL = 3
"""Lowest value of the limit on a diagonal line's length. The sum of a long line leaves few
solutions, but tells a person little: with few givens, its puzzles are too hard."""


class Stopped(Exception):
    """The time is over, the caller stopped the generator, or random regions have no full grid."""


class SolvedBoards:
    """The source of random boards with a solution.

    Args:
        wishes: the wishes for the puzzle.
        rng: source of all random numbers.
        go_on: called now and then; may raise an exception to stop.
        stop: called between nodes of a search with their number; True stops the search.
    """

    def __init__(
        self, wishes: Wishes, rng: Random, *, go_on: Callable[[], bool], stop: Stop
    ) -> None:
        self._wishes = wishes
        self._rng = rng
        self._go_on = go_on
        self._stop = stop
        self._rank = FIRST_RANK
        self._others: list[Grid] = []
        self._longest_diagonal = wishes.layout.side // 2 + 1 if wishes.target.level else None

    def board(self) -> tuple[Layout, Grid]:
        """Return the board with its new regions, and a random full grid of the board.

        Raises:
            Stopped: the search was stopped, or many random regions have no full grid.
            InputError: the blocks and rules have no solution.
        """
        layout, regions = self._wishes.layout, 0
        while regions < MOST_REGIONS:
            self._go_on()
            if self._wishes.jigsaw:
                regions += 1
                layout = with_regions(self._wishes.layout, self._rng)
            for _ in range(GRID_SEARCHES):
                grid = self._full_grid(layout)
                if grid:
                    return layout, grid
        raise Stopped

    def board_with_rules(self) -> tuple[Layout, Grid]:
        """Return the board with new regions and rules, and a random full grid that satisfies them.

        Raises:
            Stopped: the search was stopped, or many random regions have no full grid.
            InputError: the blocks and rules have no solution, or the new rules have no room.
        """
        counts = self._wishes.counts
        for _ in range(MOST_GRIDS):
            layout, grid = self._ranked() if self._is_ranked else self.board()
            if not counts:
                return layout, grid
            if self._wishes.jigsaw or not self._others:
                self._others = self._other_grids(layout)
            ruled = with_new_rules(
                layout,
                grid,
                self._others,
                counts,
                rng=self._rng,
                go_on=self._go_on,
                most_spare=self._wishes.most_spare_rules,
                longest_diagonal=self._longest_diagonal,
            )
            if ruled:
                return ruled, grid
        raise InputError(Message("generate.kinds", kinds=", ".join(counts)))

    def adapt(self, *, too_hard: bool) -> None:
        """Choose grids with more marks and shorter diagonal lines from now on, or the opposite.

        Args:
            too_hard: whether the puzzles of the last grid were too hard, rather than too easy.
        """
        rank = self._rank + (RANK_STEP if too_hard else -RANK_STEP)
        self._rank = min(max(rank, 0), RANKED_GRIDS - 1)
        if self._longest_diagonal:
            longest = self._longest_diagonal + (-1 if too_hard else 1)
            self._longest_diagonal = min(max(longest, SHORT_DIAGONAL), self._wishes.layout.side)

    @property
    def _is_ranked(self) -> bool:
        """True if grids are chosen by the number of their marks: easy puzzles have givens to spare,
        and grids of other regions cannot be compared."""
        wishes = self._wishes
        plain = not (wishes.jigsaw or wishes.gently)
        return bool(wishes.target.level) and plain and has_negative(wishes.counts)

    def _ranked(self) -> tuple[Layout, Grid]:
        layout, counts = self._wishes.layout, self._wishes.counts
        grids = [self.board()[1] for _ in range(RANKED_GRIDS)]
        grids.sort(key=lambda grid: mark_count(layout, grid, counts))
        return layout, grids[self._rank]

    def _other_grids(self, layout: Layout) -> list[Grid]:
        grids: list[Grid] = []
        while len(grids) < OTHER_GRIDS:
            grid = self._full_grid(layout)
            grids += [grid] if grid else []
        return grids

    def _full_grid(self, layout: Layout) -> Grid | None:
        return full_grid(layout, self._rng, self._stop, fixed=not self._wishes.jigsaw)


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
    most = FILLING_NODES * layout.size
    empty = layout.puzzle([0] * layout.size)
    search = Search(empty, lambda nodes: stop(nodes) or nodes >= most, rng)
    for grid in search:
        return grid
    if search.complete and fixed:
        raise InputError(Message("generate.none"))
    return None
