"""Combinations of digits of a sum or a line, with the blocks around it."""

from __future__ import annotations

from random import Random

import pytest

from sudoku_core import Candidates, Puzzle
from sudoku_core.hints.techniques.combinations import TECHNIQUE
from sudoku_core.rules import Arrow, LittleKiller, Sandwich
from tests.noting import noted, steps_of
from tests.rules import random_puzzle


def test_a_sandwich_in_its_column() -> None:
    board = Puzzle([0] * 81, rules=[Sandwich((-1, 0), 2)])
    state = noted({"r1c1": "1", "r3c1": "9"}, board)
    (step,) = steps_of(TECHNIQUE, state)
    # 2 between them, and nowhere else.
    assert (9, 2) not in step.eliminates
    assert {(cell, 2) for cell in range(27, 81, 9)} <= set(step.eliminates)
    assert step.rests_on == ("sandwich_r0c1", "column1")


def test_an_arrow_whose_cells_see_each_other() -> None:
    board = Puzzle([0] * 81, rules=[Arrow((0,), (1, 2))])
    state = noted({"r1c1": "4", "r1c2": "12", "r1c3": "123"}, board)
    (step,) = steps_of(TECHNIQUE, state)
    assert step.eliminates == ((1, 2), (2, 1), (2, 2))
    assert str(step.message) == (
        "With no digit repeated in row 1, the arrow at R1C1 does not work with these digits in "
        "R1C2, R1C3."
    )


def test_a_little_killer_through_a_box() -> None:
    board = Puzzle([0] * 81, rules=[LittleKiller((-1, 4, 1, 1), 7)])
    state = noted({"r1c6": "1", "r2c7": "12", "r3c8": "2345", "r4c9": "2"}, board)
    (step,) = steps_of(TECHNIQUE, state)
    assert step.eliminates == ((15, 2), (25, 2), (25, 4), (25, 5))
    assert step.rests_on[1:] == ("box3",)


@pytest.mark.parametrize("seed", range(40))
def test_combinations_of_random_rules_are_right(seed) -> None:
    rng = Random(seed)
    puzzle, _words = random_puzzle(rng)
    state = Candidates(puzzle)
    for cell in puzzle.cells:
        for digit in range(1, puzzle.side + 1):
            if rng.random() < 0.3 and state.masks[cell].bit_count() > 1:
                state = state.eliminate(cell, digit)
    steps_of(TECHNIQUE, state)  # checks each
