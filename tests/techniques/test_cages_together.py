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
        "Each digit stands once in row 1. If R1C4 were 1, the 5-cage with repeats at R1C1 could "
        "only be 2+3. No place would be left for 4 in row 1. If R1C4 were 2, the 5-cage with "
        "repeats at R1C1 could only be 1+4. No place would be left for 3 in row 1."
    )


def test_few_digit_sets_are_all_named() -> None:
    board = Puzzle([0] * 81, rules=[Killer((0, 1), 4), Killer((2, 3), 7)])
    state = noted({"r1c1 r1c2": "13", "r1c3 r1c4": "123456"}, board)
    (step,) = [each for each in steps_of(TECHNIQUE, state) if each.rests_on[-1] == "row1"]
    assert str(step.message) == (
        "Each digit stands once in row 1. So the 4-cage at R1C1 can only be 1+3, the 7-cage at "
        "R1C3 can only be 2+5 and no other cell can hold 1, 2, 3 or 5. No removed digit is "
        "among these."
    )
    assert str(step.message.in_language("pt")).startswith("Cada dígito fica uma vez na linha 1.")


def test_two_cages_that_would_share_a_digit() -> None:
    places = {"r1c1 r1c3": "689", "r1c2": "24", "r1c7": "23", "r1c8": "34", "r1c9": "678"}
    cages = [Killer((0, 1, 2), 19), Killer((6, 7, 8), 13)]
    outside = dict.fromkeys(["r1c4", "r1c5", "r1c6"], "157")
    assert sentences(places | outside, *cages) == [
        "If R1C9 were 7, the 13-cage at R1C7 could only be 2+4+7 and the 19-cage at R1C1 could "
        "only be 2+8+9 or 4+6+9: some digit would repeat."
    ]


def test_a_cage_that_needs_a_digit() -> None:
    (sentence,) = sentences({"r1c1 r1c2": "13"}, Killer((0, 1), 4))
    assert sentence == (
        "The 4-cage at R1C1 can only be 1+3. It needs 1 and 3, which no other cell of row 1 can "
        "hold."
    )


def test_digits_with_which_a_cage_has_no_sum() -> None:
    assert sentences({}, Killer((0, 1), 9), Killer((2, 3), 7)) == [
        "The 7-cage at R1C3 cannot make its sum with 7, 8 or 9. The 9-cage at R1C1 cannot make its "
        "sum with 9."
    ]


def test_a_digit_with_which_a_cage_has_no_sum_in_a_cell() -> None:
    assert sentences({"r1c1": "12", "r1c2": "134"}, Killer((0, 1), 5)) == [
        "The 5-cage at R1C1 cannot make its sum with 1 in R1C2."
    ]


def test_digits_outside_the_sets_that_are_named_need_no_sentence() -> None:
    (sentence,) = sentences({"r1c3": "123456"}, Killer((0, 1), 4))
    assert sentence.startswith("The 4-cage at R1C1 can only be 1+3. It needs 1 and 3")
    assert "make" not in sentence


def test_a_digit_in_no_cell_outside_the_cages() -> None:
    steps = steps_of(TECHNIQUE, Candidates(own_boards("killers")[2].puzzle))
    (message,) = [step.message for step in steps if step.eliminates == ((0, 1), (5, 1))]
    assert str(message) == (
        "Each digit stands once in row 1. If 1 were in none of the cages inside row 1, the 14-cage "
        "at R1C7 could be one of 5 sets and the 20-cage at R1C2 could be one of 7 sets: some "
        "digit would repeat."
    )
    spanish = "Si 1 no estuviera en ninguna de las jaulas dentro de la fila 1, la jaula"
    assert spanish in message.in_language("es")


def sentences(places: dict[str, str], *rules: Killer) -> list[str]:
    """Return the reasons of the steps of cages in row 1."""
    state = noted(places, Puzzle([0] * 81, rules=rules))
    steps = [each for each in steps_of(TECHNIQUE, state) if each.rests_on[-1] == "row1"]
    return [str(step.message).partition(". ")[2] for step in steps]


@pytest.mark.parametrize("number", range(3))
def test_steps_of_killers_are_right(number) -> None:
    known = own_boards("killers")[number]
    for step in steps_of(TECHNIQUE, Candidates(known.puzzle)):
        assert not any(known.solution[cell] == digit for cell, digit in step.eliminates)


@pytest.mark.parametrize("seed", range(40))
def test_steps_of_random_rules_are_right(seed) -> None:
    steps_of(TECHNIQUE, random_state(seed))  # checks each
