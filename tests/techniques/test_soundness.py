"""Soundness of steps on boards of any kind: a sample of ``tests.bench techniques``."""

from itertools import islice
from random import Random

import pytest

from sudoku_core import Puzzle, solutions
from sudoku_core.board.blocks import lines
from sudoku_core.rules import diagonals, windows
from tests import stepping
from tests.boards import own_boards
from tests.rules import random_puzzle

pytestmark = [pytest.mark.native, pytest.mark.long]
SMALL = {
    "4×4": Puzzle([0] * 4**2),
    "6×6": Puzzle([0] * 6**2),
    "X": Puzzle([0] * 6**2, rules=diagonals(6)),
    "windoku": Puzzle([0] * 6**2, rules=windows(6)),
    "no boxes": Puzzle([0] * 5**2, blocks=lines(5)),
    "jigsaw": stepping.fillable(2, 3, Random(12)),
}
LARGE = stepping.MAKERS | {"16×16": lambda rng: stepping.dug(Puzzle([0] * 16**2), rng, 140)}
"""With many givens on 16×16: on an open board all steps of a state take many seconds."""
RANDOM = 40
"""Number of random puzzles with random rules."""
SOLUTIONS = 30
"""Solutions of a puzzle to check each step against."""


def expect_right(puzzle, grids, rng, chance, unique):
    """Check that the checker accepts all steps and that no solution contradicts one."""
    names = set()
    for state, steps in stepping.walked(puzzle, rng, chance, unique=unique):
        for step, right in steps:
            assert right, (state, step)
            wrong = [grid for grid in grids if stepping.contradicts(step, grid)]
            assert not wrong, (state, step)
            names.add(step.technique)
    return names


@pytest.mark.parametrize("kind", SMALL)
def test_all_steps_on_small_boards_are_right(kind):
    rng = Random(kind)
    for _ in range(2):
        puzzle, solution = stepping.dug(SMALL[kind], rng)
        assert expect_right(puzzle, [solution], rng, 0.1, unique=True)


def test_all_steps_are_right_whatever_the_rules_and_with_many_solutions():
    names = set()
    for seed in range(RANDOM):
        rng = Random(seed)
        puzzle, _words = random_puzzle(rng)
        grids = list(islice(solutions(puzzle), SOLUTIONS))
        names |= expect_right(puzzle, grids, rng, 0.3, unique=len(grids) == 1)
    assert {"full-house", "hidden-single", "naked-single"} <= names


@pytest.mark.parametrize("kind", ["killers", "thermometers"])
def test_steps_on_boards_with_rules_are_right(kind):
    board = own_boards(kind)[0]
    solution = board.puzzle.layout.grid(board.solution)
    expect_right(board.puzzle, [solution], Random(kind), 0.05, unique=True)


@pytest.mark.parametrize("kind", LARGE)
def test_steps_on_large_boards_are_right(kind):
    rng = Random(kind)
    puzzle, solution = LARGE[kind](rng)
    assert expect_right(puzzle, [solution], rng, 0.05, unique=True)
