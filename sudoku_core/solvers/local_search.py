"""Local search (seed 002): simulated annealing that keeps the boxes right and mends the rest.

Each box is filled with its missing digits in some order; a move swaps two cells of a box that are
no givens. What rows and columns then have too often is the number of conflicts, which annealing
brings down to 0 (Lewis 2007). Without boxes, other blocks that cover the board are used instead.
Local search finds solutions and proves nothing. It counts repeated digits, so it takes only rules
that digits differ.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from ..board.blocks import Block
from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..rules.kernel import AllDifferent
from .contract import Outcome, Status, Stopwatch, Task, Traits

TRAITS = Traits(licence="MIT", proves=False, native=(AllDifferent,))
HOT, COLD, COOLING = 0.6, 0.3, 0.995
"""Temperatures at the start and the end of a run, and the cooling factor for each round.

Lewis begins where most moves are taken; nearly all of the mending happens between these two."""
STARTS = 1000
"""Starts after which the search gives up, time limit or not."""
MOVES_PER_PAIR = 4
"""Moves in a round, for each pair of free cells in a box: about twice Lewis's round, which is the
number of free cells of each box squared."""
MOVES_PER_LOOK = 500
"""Moves between two looks at the clock; a move takes microseconds."""


@dataclass(frozen=True, slots=True)
class LocalSearch:
    """Simulated annealing over swaps inside a box.

    Args:
        seed: seed of the random numbers; equal seeds give equal runs.
    """

    seed: int = 0
    name: str = "local-search"
    formulations: tuple[str, ...] = ("all-different",)
    traits: Traits = TRAITS

    def missing(self) -> Message | None:
        """Return None: it can run anywhere."""
        return None

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None if all rules are blocks and some blocks cover the board, else the reason."""
        if lowered(puzzle.layout).others:
            return Message("solver.rules", solver=self.name)
        return None if _cover(puzzle) else Message("solver.blocks", solver=self.name)

    def run(self, task: Task) -> Outcome:
        """Anneal until no conflicts are left, the time is over, or all starts are used."""
        watch = Stopwatch(task.time_limit, task.on_progress)
        layout = task.puzzle.layout
        cover = _cover(task.puzzle)
        rng = random.Random(self.seed)
        moves = 0
        for _ in range(STARTS):
            board = _Board(task.puzzle, cover, rng)
            solved = _anneal(board, rng, watch, moves)
            moves += board.moves
            if solved and (grid := layout.grid(board.cells)) not in task.excluding:
                return Outcome(Status.SOLVED, grid, {"moves": moves})
            if watch.cancelled or watch.expired:
                break
        return Outcome(watch.stopped, None, {"moves": moves})


def _cover(puzzle: Puzzle) -> list[Block]:
    """Return full blocks of one kind that share no cell and cover the board, or []; boxes first."""
    kinds = dict.fromkeys(("box", "row", "column", *[block.kind for block in puzzle.blocks]))
    for kind in kinds:
        covered: set[int] = set()
        chosen = []
        for block in puzzle.blocks:
            full = len(block.cells) == puzzle.side
            if block.kind == kind and full and covered.isdisjoint(block.cells):
                chosen.append(block)
                covered.update(block.cells)
        if len(covered) == len(puzzle.cells):
            return chosen
    return []


class _Board:
    """A filled board: the blocks of the cover hold each digit once; other blocks have conflicts.

    The number of conflicts is the number of repeated digits in all other blocks.
    """

    def __init__(self, puzzle: Puzzle, cover: Sequence[Block], rng: random.Random) -> None:
        self.cells = list(puzzle.givens.cells)
        self.moves = 0
        self.pairs: list[tuple[int, int]] = []
        digits = range(1, puzzle.side + 1)
        for block in cover:
            block_digits = [self.cells[cell] for cell in block.cells]
            lacking = [digit for digit in digits if digit not in block_digits]
            open_cells = [cell for cell in block.cells if not self.cells[cell]]
            # If a digit is given twice, more digits lack than fit.
            rng.shuffle(lacking)
            for cell, digit in zip(open_cells, lacking):
                self.cells[cell] = digit
            self.pairs += combinations(open_cells, 2)
        right = {block.cells for block in cover}
        sets = [primitive.cells for _, primitive in lowered(puzzle.layout).all_different]
        counted = [cells for cells in sets if cells not in right]
        self._counts = [[0] * (puzzle.side + 1) for _ in counted]
        self._over: list[list[list[int]]] = [[] for _ in self.cells]
        for counts, cells in zip(self._counts, counted):
            for cell in cells:
                counts[self.cells[cell]] += 1
                self._over[cell].append(counts)
        twice = sum(max(count - 1, 0) for counts in self._counts for count in counts)
        given_twice = sum(len(b.cells) - len({self.cells[c] for c in b.cells}) for b in cover)
        self.conflicts = twice + given_twice

    def swap(self, cell: int, other: int) -> int:
        """Swap two cells; return the change in the number of conflicts."""
        cells, change = self.cells, 0
        first, second = cells[cell], cells[other]
        for counts in self._over[cell]:
            counts[first] -= 1
            change -= counts[first] > 0
            change += counts[second] > 0
            counts[second] += 1
        for counts in self._over[other]:
            counts[second] -= 1
            change -= counts[second] > 0
            change += counts[first] > 0
            counts[first] += 1
        cells[cell], cells[other] = second, first
        self.conflicts += change
        self.moves += 1
        return change


def _anneal(board: _Board, rng: random.Random, watch: Stopwatch, before: int) -> bool:
    """Cool down once; return whether no conflicts are left."""
    if not board.pairs or not board.conflicts:
        return not board.conflicts
    temperature = HOT
    while temperature > COLD:
        for move in range(MOVES_PER_PAIR * len(board.pairs)):
            if move % MOVES_PER_LOOK == 0 and _stop(board, watch, before):
                return False
            first, other = rng.choice(board.pairs)
            worse = board.swap(first, other)
            if worse > 0 and rng.random() >= math.exp(-worse / temperature):
                board.swap(first, other)
            elif not board.conflicts:
                return True
        temperature *= COOLING
    return False


def _stop(board: _Board, watch: Stopwatch, before: int) -> bool:
    return watch.report(before + board.moves, incumbent=board.conflicts) or watch.expired


SOLVER = LocalSearch()
