"""Linked cells: dots, whispers, twins, and cells that hold certain digits only."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.linked_cells import TECHNIQUE
from sudoku_core.rules import Difference, NonConsecutive, Odd, Palindrome, Thermometer, Whisper
from tests.made_up import Paired
from tests.noting import eliminations, noted, steps_of

PAIR = Paired((0, 6), frozenset({(1, 4), (2, 3), (3, 3)}))


def test_a_dot_beside_a_cell_with_two_candidates() -> None:
    board = Puzzle([0] * 81, rules=[Difference((0, 1))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "35"}, board))
    assert step.eliminates == tuple([(1, digit) for digit in (1, 3, 5, 7, 8, 9)])
    assert step.rating == 2.0
    text = (
        "The white dot between R1C1 and R1C2: only 3 and 5 fit in R1C1, so only 2, 4 and 6 fit in "
        "R1C2."
    )
    assert str(step.message) == text


def test_a_dot_beside_a_digit_is_easier() -> None:
    board = Puzzle([0] * 81, rules=[Difference((0, 1))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "3"}, board, placed={"r1c1": 3}))
    assert step.rating == 1.6
    text = "The white dot between R1C1 and R1C2: R1C1 is 3, so only 2 and 4 fit in R1C2."
    assert str(step.message) == text


def test_a_whisper_whatever_its_cells_hold() -> None:
    board = Puzzle([0] * 81, rules=[Whisper((0, 1))])
    steps = steps_of(TECHNIQUE, noted({}, board))
    assert [step.eliminates for step in steps] == [((0, 5),), ((1, 5),)]
    text = "The whisper line from R1C1: no digit in R1C2 goes with 5 in R1C1."
    assert str(steps[0].message) == text


def test_twins_lose_what_one_of_them_lacks() -> None:
    board = Puzzle([0] * 81, rules=[Palindrome((0, 1, 2))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "!37"}, board))
    assert step.technique == "twins"
    assert step.eliminates == ((2, 3), (2, 7))
    text = "The palindrome from R1C1: R1C3 and R1C1 hold the same digit, and R1C1 cannot be 3 or 7."
    assert str(step.message) == text


def test_cells_that_hold_certain_digits_only_in_one_step() -> None:
    board = Puzzle([0] * 16, rules=[Odd((0, 1))])
    (step,) = steps_of(TECHNIQUE, noted({}, board))
    assert step.eliminates == ((0, 2), (0, 4), (1, 2), (1, 4))
    text = "The group of odd cells at R1C1 allows only 1 and 3 in these cells."
    assert str(step.message) == text


def test_any_table() -> None:
    (step,) = steps_of(TECHNIQUE, noted({"r2c3": "3"}, Puzzle([0] * 16, rules=[PAIR])))
    assert step.eliminates == ((0, 1), (0, 4))
    assert step.rests_on == ("paired_r1c1",)


def test_not_thermometers_which_have_a_technique() -> None:
    assert eliminations(TECHNIQUE, noted({}, Puzzle([0] * 16, rules=[Thermometer((0, 1))]))) == []


def test_each_table_of_a_large_rule_has_a_step() -> None:
    board = Puzzle([0] * 81, rules=[NonConsecutive()])
    steps = steps_of(TECHNIQUE, noted({"r1c1": "5", "r5c5": "46"}, board))
    expected = {((1, 4), (1, 6)), ((9, 4), (9, 6))}
    expected |= {((cell, 5),) for cell in (31, 39, 41, 49)}
    assert {step.eliminates for step in steps} == expected
