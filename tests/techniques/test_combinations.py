"""Combinations of digits of a sum or a line, with the blocks around it."""

from __future__ import annotations

import pytest

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.combinations import TECHNIQUE
from sudoku_core.rules import Arrow, Between, LittleKiller, Renban, Whisper
from tests.noting import noted, steps_of
from tests.rules import random_state


def test_a_between_line_in_its_column() -> None:
    board = Puzzle([0] * 81, rules=[Between((0, 9, 18, 27))])
    state = noted({"r1c1": "1", "r4c1": "34"}, board)
    (step,) = steps_of(TECHNIQUE, state)
    # Two digits lie between 1 and 4, only one between 1 and 3.
    assert (27, 3) in step.eliminates
    assert step.rests_on == ("between_r1c1", "column1")


def test_an_arrow_whose_cells_see_each_other() -> None:
    board = Puzzle([0] * 81, rules=[Arrow((0,), (1, 2))])
    state = noted({"r1c1": "4", "r1c2": "12", "r1c3": "123"}, board)
    (step,) = steps_of(TECHNIQUE, state)
    assert step.eliminates == ((1, 2), (2, 1), (2, 2))
    assert str(step.message) == (
        "The arrow at R1C1: no digit repeats in row 1. Only 1 in R1C2 and 3 in R1C3 add up to 4."
    )
    assert step.message.in_language("pt").endswith("Só 1 em L1C2 e 3 em L1C3 somam 4.")


def test_a_removed_digit_in_no_digit_set() -> None:
    board = Puzzle([0] * 81, rules=[Arrow((0,), (1, 2))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "5", "r1c2 r1c3": "1346"}, board))
    assert step.eliminates == ((1, 3), (1, 6), (2, 3), (2, 6))
    assert str(step.message).endswith("To add up to 5, R1C2 and R1C3 can only be 1+4.")


def test_a_removed_digit_that_the_other_cell_may_hold() -> None:
    board = Puzzle([0] * 81, rules=[LittleKiller((-1, 6, 1, 1), 5)])
    (step,) = steps_of(TECHNIQUE, noted({"r1c8": "124", "r2c9": "34"}, board))
    assert step.eliminates == ((7, 4),)
    assert str(step.message).endswith(
        "If R1C8 were 4, R1C8 and R2C9 could only add up to 7, not 5."
    )


def test_a_few_fillings_are_named_in_order() -> None:
    board = Puzzle([0] * 81, rules=[LittleKiller((-1, 4, 1, 1), 15)])
    (step,) = steps_of(
        TECHNIQUE, noted({"r1c6": "679", "r2c7": "136", "r3c8": "3", "r4c9": "456"}, board)
    )
    assert step.eliminates == ((5, 9), (15, 3), (15, 6), (35, 6))
    assert str(step.message).endswith(
        "To add up to 15, R1C6, R2C7, R3C8 and R4C9 can only be, in this order, 6+1+3+5 or 7+1+3+4."
    )


def test_a_sum_of_many_cells() -> None:
    board = Puzzle([0] * 81, rules=[LittleKiller((-1, 3, 1, 1), 12)])
    places = {"r1c5 r2c6 r4c8": "12", "r3c7": "123", "r5c9": "345"}
    (step,) = steps_of(TECHNIQUE, noted(places, board))
    assert str(step.message) == (
        "The little killer beside R1C5: no digit repeats in box 2 and box 6. If R3C7 were 1, the "
        "whole sum could only be 8–11, not 12. If R5C9 were 3, the whole sum could only be 8–11, "
        "not 12."
    )


def test_an_arrow_whose_circle_is_open() -> None:
    board = Puzzle([0] * 81, rules=[Arrow((0,), (9, 18))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "46789", "r2c1 r3c1": "237"}, board))
    assert str(step.message) == (
        "The arrow at R1C1: no digit repeats in column 1. If one of R2C1 and R3C1 were 3, R2C1 and "
        "R3C1 could only add up to 5 or 10, but R1C1 could only be 4 or 6–9. The other removed "
        "digits are removed for similar reasons."
    )
    assert "só poderiam somar 5 ou 10, mas L1C1" in step.message.in_language("pt")


def test_a_circle_that_its_arrow_cannot_reach() -> None:
    board = Puzzle([0] * 81, rules=[Arrow((0,), (10, 11))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "346", "r2c2 r2c3": "124"}, board))
    assert step.eliminates[0] == (0, 4)
    assert str(step.message).endswith(
        "If R1C1 were 4, R2C2 and R2C3 could only add up to 3, not 4."
    )


def test_a_little_killer_through_a_box() -> None:
    board = Puzzle([0] * 81, rules=[LittleKiller((-1, 4, 1, 1), 7)])
    state = noted({"r1c6": "1", "r2c7": "12", "r3c8": "2345", "r4c9": "2"}, board)
    (step,) = steps_of(TECHNIQUE, state)
    assert step.eliminates == ((15, 2), (25, 2), (25, 4), (25, 5))
    assert step.rests_on[1:] == ("box3",)
    assert str(step.message) == (
        "The little killer beside R1C6: no digit repeats in box 3. Only 1 in R1C6, 1 in R2C7, "
        "3 in R3C8 and 2 in R4C9 add up to 7."
    )


@pytest.mark.parametrize("seed", range(40))
def test_combinations_of_random_rules_are_right(seed) -> None:
    steps_of(TECHNIQUE, random_state(seed))  # checks each


def test_the_range_of_a_renban_line() -> None:
    board = Puzzle([0] * 81, rules=[Renban((0, 10, 20))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "39", "r2c2": "56"}, board))
    # 3 with 5 or 9 with neither: from 3 to 5 only, since 9 and 6 leave no room for a third digit.
    assert {candidate for candidate in step.eliminates if candidate[0] == 0} == {(0, 9)}
    assert str(step.message) == (
        "The renban line from R1C1: R1C1 can only be 3 or 9 and R2C2 can only be 5 or 6, so R1C1 "
        "cannot be 9, R2C2 cannot be 6 and R3C3 is 4."
    )
    assert step.rests_on == ("renban_r1c1",)


def test_a_whisper_inside_a_box() -> None:
    board = Puzzle([0] * 81, rules=[Whisper((0, 1, 2))])
    state = noted({"r1c1": "12", "r1c3": "12"}, board)
    assert steps_of(TECHNIQUE, state)[0].rests_on == ("whisper_r1c1",)
    state = noted({"r1c1": "14", "r1c2": "6789", "r1c3": "14"}, board)
    (step,) = steps_of(TECHNIQUE, state)
    # 1 and 4 both stand beside the middle, which 4 leaves only 9.
    assert (step.places, step.eliminates) == (((1, 9),), ())
    assert str(step.message) == (
        "The whisper line from R1C1: R1C1 and R1C3 can only be 1 or 4 and no digit repeats in "
        "row 1, so R1C2 is 9."
    )
