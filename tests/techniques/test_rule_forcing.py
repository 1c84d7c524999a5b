"""Candidates that leave a cell, a block or a rule without a filling, through the rules."""

from __future__ import annotations

from random import Random

import pytest

from sudoku_core import Candidates, Puzzle
from sudoku_core.cli.step_text import as_data
from sudoku_core.hints.techniques.rule_forcing import TECHNIQUE
from sudoku_core.hints.techniques.rule_propagation import follow, rule_tables
from sudoku_core.rules import Arrow, Killer, Quadruple, SumCage, Thermometer
from sudoku_core.search import Search
from tests.noting import noted, steps_of
from tests.rules import random_puzzle

CROSSED = Puzzle([0] * 16, rules=[Killer((0, 1), 5), Killer((4, 8), 3)])


def the_step(puzzle: Puzzle, cell: int, digit: int):
    """Return the step that eliminates a candidate of a board without notes."""
    steps = steps_of(TECHNIQUE, Candidates(puzzle))
    return next(step for step in steps if step.eliminates == ((cell, digit),))


def test_a_cage_without_a_filling() -> None:
    step = the_step(CROSSED, 0, 1)
    text = "With 1 in R1C1, the 3-cage at R2C1 could not be filled in the end."
    assert str(step.message) == text
    (case,) = step.cases
    assert [each.technique for each in case.steps] == ["rule"]
    assert case.proof == (("cell_r2c1", -1),)


def test_a_cell_without_a_digit_by_two_cages() -> None:
    step = the_step(CROSSED, 1, 4)
    assert str(step.message) == "With 4 in R1C2, R1C1 could not be filled in the end."
    assert [each.technique for each in step.cases[0].steps] == ["combinations", "cage-pointing"]
    assert step.rests_on == ("killer_r1c1", "killer_r2c1", "column1")


def test_a_block_without_a_place_for_a_digit() -> None:
    step = the_step(Puzzle([0] * 16, rules=[Arrow((0,), (1, 2))]), 3, 3)
    assert str(step.message) == "With 3 in R1C4, row 1 could not be filled in the end."
    assert step.cases[0].proof == (("row1_digit1", -1),)


def test_the_last_digit_of_a_rule_is_ruled_out_instead_of_placed() -> None:
    board = Puzzle([0] * 16, rules=[Thermometer((0, 1, 2))])
    assert the_step(board, 0, 3).cases[0].steps[-1].eliminates == ((1, 4),)


def test_digits_that_stand_too_often_or_have_too_few_places() -> None:
    board = Puzzle([0] * 36, rules=[Quadruple((0, 1, 6, 7), (5, 5))])
    state = noted({"r1c1 r1c2": "1234", "r2c1": "56", "r2c2": "56"}, board)
    assert ((6, 6),) in [step.eliminates for step in steps_of(TECHNIQUE, state)]


def test_the_sum_that_cages_leave_of_a_block() -> None:
    # 3 is left for R1C3 and R1C4, which the cage below R1C3 does not allow.
    cages = [Killer((0, 1), 7), Killer((2, 6), 5)]
    state = noted({"r1c3": "123"}, Puzzle([0] * 16, rules=cages))
    step = next(step for step in steps_of(TECHNIQUE, state) if step.eliminates == ((2, 3),))
    assert step.rests_on


def test_boards_without_rules_have_a_technique_of_their_own() -> None:
    assert steps_of(TECHNIQUE, noted({"r1c1": "12"}, Puzzle([0] * 16))) == []


def test_rounds_do_not_depend_on_the_order_of_cells() -> None:
    puzzle = Puzzle([0] * 81, rules=[Thermometer((0, 1, 2, 3)), SumCage((40, 0), 12)])
    other = Puzzle([0] * 81, rules=[SumCage((40, 80), 12), Thermometer((80, 79, 78, 77))])
    rounds = []
    for board, cell in ((puzzle, 0), (other, 80)):
        tables = rule_tables(board.layout)
        run = follow(tables, Candidates(board).masks, 0, cell, 1 << 5)
        rounds.append((run.rounds, sum(mask.bit_count() for mask in run.masks)))
    assert rounds[0] == rounds[1]


@pytest.mark.parametrize("seed", range(30))
def test_all_steps_on_random_boards_are_proven_and_right(seed) -> None:
    puzzle, _words = random_puzzle(Random(seed))
    steps = steps_of(TECHNIQUE, Candidates(puzzle))  # checks each
    grids = [grid for grid, _ in zip(Search(puzzle), range(200))]
    for step in steps:
        (cell, digit) = step.eliminates[0]
        assert all(grid.cells[cell] != digit for grid in grids)
        assert as_data(puzzle, step)["cases"]  # the steps of each case have words
