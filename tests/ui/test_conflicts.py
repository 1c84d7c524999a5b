"""Test that the conflicts remembered in the page are those that the core tells."""

import random

import pytest

from sudoku_core import Puzzle
from sudoku_core.board.checker import conflicts
from sudoku_core.rules import Killer, Thermometer, diagonals
from tests.rules import random_puzzle
from ui.conflicts import conflicts_on
from ui.state import empty_board, layout_for


def outcomes_of_changes(layout, rng, count, side):
    """Compare conflicts after many changes; return whether there were any, and none."""
    board, digits, seen = empty_board(layout), bytes(layout.size), set()
    for _ in range(count):
        cell = rng.choice(layout.cells)
        digits = digits[:cell] + bytes([rng.randint(0, side)]) + digits[cell + 1 :]
        if rng.random() < 0.05:
            digits = bytes(layout.size)
        expected = conflicts(layout.puzzle(digits))
        assert conflicts_on(board, digits) == expected
        seen.add(bool(expected))
    return seen


@pytest.mark.parametrize(
    "layout",
    [
        layout_for(4),
        Puzzle([0] * 16, rules=diagonals(4)).layout,
        Puzzle([0] * 16, rules=[Killer((0, 1, 5), 6), Thermometer((2, 3, 7))]).layout,
    ],
)
def test_after_each_change_they_are_those_of_the_core(layout):
    assert outcomes_of_changes(layout, random.Random(5), 300, 4) == {True, False}


def test_so_are_those_of_random_rules():
    rng = random.Random(7)
    for _ in range(25):
        puzzle, _words = random_puzzle(rng)
        outcomes_of_changes(puzzle.layout, rng, 60, puzzle.side)
