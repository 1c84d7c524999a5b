"""Digits that a rule of tables needs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudoku_core import Puzzle, proves
from sudoku_core.hints.techniques.required_by_rule import TECHNIQUE
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import Renban
from tests.noting import eliminations, noted, steps_of
from tests.rules import random_state

LINE = Puzzle([0] * 81, rules=[Renban((0, 1, 2, 3, 4, 5))])


def test_the_middle_digits_of_a_renban_line() -> None:
    steps = steps_of(TECHNIQUE, noted({}, LINE))
    # Six digits in a row always hold 4, 5 and 6.
    assert [step.eliminates for step in steps] == [
        tuple([(cell, digit) for cell in (6, 7, 8)]) for digit in (4, 5, 6)
    ]
    assert str(steps[0].message) == (
        "The renban line from R1C1 can only be 1-2-3-4-5-6, 2-3-4-5-6-7, 3-4-5-6-7-8 or "
        "4-5-6-7-8-9, so it needs 4, which fits only in R1C1, R1C2, R1C3, R1C4, R1C5 and R1C6. A "
        "cell that sees all of these cannot be 4."
    )
    assert steps[0].rests_on == ("renban_r1c1", "row1")


def test_a_digit_with_one_place_is_placed() -> None:
    board = Puzzle([0] * 81, rules=[Renban((0, 1, 2))])
    state = noted({"r1c1": "34", "r1c2": "45", "r1c3": "45"}, board)
    step = steps_of(TECHNIQUE, state)[0]
    assert (step.technique, step.places, step.eliminates) == ("counted-digits", ((0, 3),), ())
    assert step.rests_on == ("renban_r1c1",)
    texts = [step.message.in_language(language) for language in LANGUAGES]
    assert texts == [
        "The renban line from R1C1 can only be 3-4-5, so it needs 3, which fits only in R1C1.",
        "A linha renban que começa em L1C1 só pode ser 3-4-5; logo, precisa de 3, que só cabe em "
        "L1C1.",
        "La línea renban que empieza en F1C1 solo puede ser 3-4-5; por tanto, necesita 3, que solo "
        "cabe en F1C1.",
    ]


def test_the_checker_wants_the_block() -> None:
    state = noted({}, LINE)
    step = steps_of(TECHNIQUE, state)[0]
    assert not proves(state, replace(step, rests_on=("renban_r1c1",)))
    assert not proves(state, replace(step, rests_on=("renban_r1c1", "row2")))
    assert not proves(state, replace(step, eliminates=((6, 3),)))


def test_nothing_for_a_line_with_room() -> None:
    board = Puzzle([0] * 81, rules=[Renban((0, 1, 2, 3))])
    assert eliminations(TECHNIQUE, noted({}, board)) == []


@pytest.mark.parametrize("seed", range(40))
def test_steps_of_random_rules_are_right(seed) -> None:
    steps_of(TECHNIQUE, random_state(seed))  # checks each
