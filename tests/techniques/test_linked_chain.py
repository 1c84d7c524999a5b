"""Chains of linked cells, and candidates seen through rules."""

from __future__ import annotations

import pytest

from sudoku_core import Puzzle
from sudoku_core.hints.techniques import linked_chain, seen_through_rules, xy_chain
from sudoku_core.rules import Difference, Ratio, Whisper
from tests.noting import eliminations, noted, steps_of
from tests.rules import random_state

CHAIN, SEEN = linked_chain.TECHNIQUE, seen_through_rules.TECHNIQUE


def test_the_middle_of_two_white_dots() -> None:
    board = Puzzle([0] * 81, rules=[Difference((0, 1)), Difference((1, 2))])
    steps = steps_of(CHAIN, noted({}, board))
    assert [step.eliminates for step in steps] == [((1, 1),), ((1, 9),)]
    text = (
        "Follow the white dot between R1C1 and R1C2, the white dot between R1C2 and R1C3 and row "
        "1: if R1C2 were 1, R1C3 would be 2, and no digit would be left for R1C1."
    )
    assert str(steps[0].message) == text
    assert steps[0].rating == 3.4
    assert steps[0].proof == (
        ("cell_r1c1", -1),
        ("row1_digit2", 1),
        ("cell_r1c3", -1),
        ("difference_r1c2_digit1", 1),
        ("difference_r1c1_back1", 1),
    )


def test_a_chain_of_three_dots() -> None:
    dots = [Difference((0, 1)), Difference((1, 2)), Difference((2, 3))]
    steps = steps_of(CHAIN, noted({"r1c4": "12"}, Puzzle([0] * 81, rules=dots)))
    texts = {step.eliminates: (step.rating, str(step.message)) for step in steps}
    assert texts[((0, 9),)] == (
        3.7,
        "Follow the white dot between R1C1 and R1C2, row 1, the white dot between R1C2 and R1C3 "
        "and the white dot between R1C3 and R1C4: if R1C1 were 9, R1C2 would be 8 and R1C3 would "
        "be 7, and no digit would be left for R1C4.",
    )
    assert any("R1C2 could only be 1 or 3 " in text for _rating, text in texts.values())


def test_no_chain_without_rules() -> None:
    assert eliminations(CHAIN, noted({"r1c1 r1c2": "12", "r1c3": "123"})) == []


def test_two_digits_seen_through_a_dot() -> None:
    board = Puzzle([0] * 81, rules=[Ratio((0, 1))])
    steps = steps_of(SEEN, noted({"r1c1": "28"}, board))
    assert ((1, 2),) in [step.eliminates for step in steps]
    (step,) = [step for step in steps if step.eliminates == ((1, 2),)]
    text = (
        "Whichever of 2 and 8 is in R1C1, R1C2 cannot be 2, because of the black dot between R1C1 "
        "and R1C2."
    )
    assert str(step.message) == text


def test_places_of_a_digit_seen_through_whispers() -> None:
    board = Puzzle([0] * 81, rules=[Whisper((0, 9, 1))])
    notes = {"r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9": "!9"}
    steps = [step for step in steps_of(SEEN, noted(notes, board)) if step.rests_on[0] == "row1"]
    assert [step.eliminates for step in steps] == [((9, digit),) for digit in (5, 6, 7, 8)]
    text = "Wherever 9 is in row 1, R2C1 cannot be 5, because of the whisper line from R1C1."
    assert str(steps[0].message) == text


def test_a_chain_through_cells_that_a_rule_makes_differ() -> None:
    # R2C2 and R6C6 hold 1 and 9, and R2C9 sees R2C2 in the row and R6C6 on the other line.
    board = Puzzle([0] * 81, rules=[Whisper((10, 50)), Whisper((50, 17))])
    state = noted({"r2c2": "19", "r6c6": "19"}, board)
    eliminated = eliminations(xy_chain.TECHNIQUE, state)
    assert any("1r2c9" in each for each in eliminated)


@pytest.mark.parametrize("seed", range(40))
def test_chains_of_random_rules_are_right(seed) -> None:
    state = random_state(seed)
    for technique in (CHAIN, SEEN):
        assert all(step.proof for step in steps_of(technique, state))  # each is checked
