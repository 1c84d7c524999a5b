"""Cages together in one block."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudoku_core import Candidates, Puzzle, proves
from sudoku_core.hints.techniques.cages_together import TECHNIQUE
from sudoku_core.rules import Killer, SumCage
from tests.boards import own_boards
from tests.noting import eliminations, noted, steps_of
from tests.rules import random_state


def test_two_cages_that_share_no_digit() -> None:
    # 4 is 1+3, so 7 is neither 1+6 nor 3+4 but 2+5, and no other cell of the row has these digits.
    board = Puzzle([0] * 81, rules=[Killer((0, 1), 4), Killer((2, 3), 7)])
    state = noted({"r1c1 r1c2": "13", "r1c3 r1c4": "123456"}, board)
    (step,) = [each for each in steps_of(TECHNIQUE, state) if each.rests_on[-1] == "row1"]
    expected = {(cell, digit) for cell in (2, 3) for digit in (1, 3, 4, 6)}
    expected |= {(cell, digit) for cell in range(4, 9) for digit in (1, 2, 3, 5)}
    assert set(step.eliminates) == expected
    assert step.rests_on == ("killer_r1c1", "killer_r1c3", "row1")
    assert not proves(state, replace(step, rests_on=("killer_r1c1", "row1")))


def test_a_cage_and_the_cells_outside() -> None:
    board = Puzzle([0] * 16, rules=[SumCage((0, 1), 5)])
    state = noted({"r1c3": "12", "r1c4": "1234"}, board)
    # 1+4 or 2+3 in the cage: with 1 outside stands 4, and with 2 stands 3.
    assert "1r1c4 2r1c4" in eliminations(TECHNIQUE, state)
    (step,) = [each for each in steps_of(TECHNIQUE, state) if each.rests_on[-1] == "row1"]
    assert not proves(state, replace(step, rests_on=step.rests_on[:1]))
    assert not proves(state, replace(step, eliminates=((3, 3),)))
    assert str(step.message) == (
        "Each digit stands once in row 1, which includes the cage with repeats at R1C1. If a "
        "removed digit were true, these cells could not all be filled."
    )


@pytest.mark.parametrize("number", range(3))
def test_steps_of_killers_are_right(number) -> None:
    known = own_boards("killers")[number]
    for step in steps_of(TECHNIQUE, Candidates(known.puzzle)):
        assert not any(known.solution[cell] == digit for cell, digit in step.eliminates)


@pytest.mark.parametrize("seed", range(40))
def test_steps_of_random_rules_are_right(seed) -> None:
    steps_of(TECHNIQUE, random_state(seed))  # checks each
