"""Test how much memory the search takes."""

import gc
import random
import sys
import tracemalloc

import pytest

from sudoku_core import Puzzle, count_solutions, solutions
from sudoku_core.board.blocks import default_box
from tests.plain import SEVENTEEN, digits, pattern

pytestmark = [pytest.mark.native, pytest.mark.long]
LIMIT = 64_000_000


def shuffled(side, rng):
    """A full grid: the shifted pattern with its digits permuted."""
    other = rng.sample(range(1, side + 1), side)
    return [other[digit - 1] for digit in pattern(side, default_box(side))]


@pytest.mark.parametrize("share", [0, 0.1, 0.25, 0.4])
def test_a_board_of_side_25_takes_less_than_64_megabytes(share):
    rng = random.Random(25)
    cells = [digit if rng.random() < share else 0 for digit in shuffled(25, rng)]
    tracemalloc.start()
    count_solutions(Puzzle(cells), node_limit=1500)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < LIMIT


def test_memory_stays_flat_over_many_puzzles():
    puzzle = Puzzle(digits(SEVENTEEN))
    large = Puzzle([digit if digit > 3 else 0 for digit in shuffled(12, random.Random(12))])

    def solve_many(times):
        for _ in range(times):
            assert count_solutions(puzzle).unique
        next(solutions(large))
        gc.collect()
        return sys.getallocatedblocks()

    before = solve_many(100)
    assert solve_many(10_000) < before + 1000
