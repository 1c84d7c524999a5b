"""Linked cells: dots, whispers, twins, and cells that hold certain digits only."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.linked_cells import TECHNIQUE
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import (
    Difference,
    NonConsecutive,
    Odd,
    Palindrome,
    Renban,
    Thermometer,
    Whisper,
)
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


def test_a_digit_that_would_need_others() -> None:
    board = Puzzle([0] * 81, rules=[Difference((0, 1))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "!46"}, board))
    assert step.eliminates == ((1, 5),)
    assert [step.message.in_language(language) for language in LANGUAGES] == [
        "The white dot between R1C1 and R1C2: 5 in R1C2 would need 4 or 6 in R1C1, but R1C1 cannot "
        "be 4 or 6.",
        "O ponto branco entre L1C1 e L1C2: 5 em L1C2 exigiria 4 ou 6 em L1C1, mas em L1C1 não pode "
        "haver 4 nem 6.",
        "El punto blanco entre F1C1 y F1C2: 5 en F1C2 exigiría 4 o 6 en F1C1, pero en F1C1 no "
        "puede haber 4 ni 6.",
    ]


def test_a_digit_of_which_the_candidates_leave_one() -> None:
    board = Puzzle([0] * 81, rules=[Difference((0, 1))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c2": "2789"}, board, placed={"r1c1": 3}))
    assert step.places == ((1, 2),)
    assert str(step.message) == (
        "The white dot between R1C1 and R1C2: R1C1 is 3, so only 2 and 4 fit in R1C2, of which "
        "only 2 is left."
    )


def test_digits_in_a_row_are_said_by_their_ends() -> None:
    board = Puzzle([0] * 81, rules=[Renban((0, 10, 20))])
    steps = steps_of(TECHNIQUE, noted({"r2c2": "!5"}, board, placed={"r1c1": 5}))
    assert "R1C1 is 5, so only 3–7 fit in R2C2" in " ".join(str(step.message) for step in steps)


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


def test_cells_beside_a_filled_cell_are_one_step_and_other_tables_one_each() -> None:
    board = Puzzle([0] * 81, rules=[NonConsecutive()])
    steps = steps_of(TECHNIQUE, noted({"r1c1": "5", "r5c5": "46"}, board))
    expected = {((1, 4), (1, 6), (9, 4), (9, 6))}
    expected |= {((cell, 5),) for cell in (31, 39, 41, 49)}
    assert {step.eliminates for step in steps} == expected
