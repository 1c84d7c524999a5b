"""Bounds of sums: arrows, little killers, lines of equal sums, sums with factors."""

from __future__ import annotations

import pytest

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.sum_bounds import TECHNIQUE
from sudoku_core.rules import Arrow, Killer, LittleKiller, PillArrow, SumCage
from tests.made_up import Weighted
from tests.noting import eliminations, noted, steps_of
from tests.rules import random_state


def test_the_least_of_an_arrow_whose_cells_see_each_other() -> None:
    board = Puzzle([0] * 81, rules=[Arrow((0,), (1, 2, 10))])
    (step,) = [s for s in steps_of(TECHNIQUE, noted({}, board)) if s.eliminates[:1] == ((0, 1),)]
    assert step.eliminates == tuple([(0, digit) for digit in range(1, 6)])
    assert str(step.message) == (
        "The arrow at R1C1: R1C2, R1C3 and R2C2 add up to at least 6, so R1C1 is at least 6."
    )
    assert ("box1_digit1", 2) in step.proof
    least = tuple([(cell, digit) for cell in (1, 2, 10) for digit in (1, 2, 3)])
    assert step.roles == (("base", least),)


def test_the_most_of_a_cell_on_an_arrow() -> None:
    board = Puzzle([0] * 81, rules=[Arrow((0,), (1, 2))])
    state = noted({"r1c1": "!89", "r1c3": "!123"}, board)
    (step,) = steps_of(TECHNIQUE, state)
    of_circle = tuple([(0, digit) for digit in range(1, 5)])
    of_path = tuple([(1, digit) for digit in range(4, 10)])
    assert step.eliminates == (*of_circle, *of_path, (2, 7), (2, 8), (2, 9))
    assert str(step.message) == (
        "The arrow at R1C1: R1C2 is at least 1, R1C3 is at least 4 and R1C1 is at most 7, so R1C2 "
        "is at most 3, R1C3 is at most 6 and R1C1 is at least 5."
    )
    assert step.roles == (("base", ((0, 7), (1, 1), (2, 4))),)


def test_a_bound_that_leaves_a_single_candidate_names_it() -> None:
    board = Puzzle([0] * 81, rules=[Arrow((0,), (1, 2, 3))])
    notes = {"r1c1": "8", "r1c2": "47", "r1c3": "13", "r1c4": "12"}
    texts = [str(step.message) for step in steps_of(TECHNIQUE, noted(notes, board)) if step.places]
    assert any(text.endswith("R1C2 is at most 5, which leaves only 4.") for text in texts)


def test_a_cage_named_by_its_sum_needs_no_total() -> None:
    board = Puzzle([0] * 81, rules=[SumCage((0, 1), 3)])
    (text,) = {str(step.message) for step in steps_of(TECHNIQUE, noted({}, board))}
    assert text.startswith("The 3-cage with repeats at R1C1: R1C")


def test_a_little_killer() -> None:
    board = Puzzle([0] * 81, rules=[LittleKiller((-1, 5, 1, 1), 7)])
    steps = steps_of(TECHNIQUE, noted({}, board))
    assert len(steps) == 3
    text = (
        "The little killer beside R1C7: the total is 7 and R2C8 and R3C9 add up to at least 3, "
        "so R1C7 is at most 4."
    )
    assert str(steps[0].message) == text
    assert steps[0].eliminates == tuple([(6, digit) for digit in range(5, 10)])


def test_a_pill_counts_its_tens() -> None:
    board = Puzzle([0] * 81, rules=[PillArrow((0, 1), (2, 3))])
    steps = steps_of(TECHNIQUE, noted({}, board))
    (units,) = [step for step in steps if step.eliminates[:1] == ((1, 8),)]
    assert units.eliminates == ((1, 8), (1, 9))
    text = (
        "The pill arrow at R1C1: R1C3 and R1C4 add up to at most 17 and R1C1 contributes at least "
        "10, so R1C2 is at most 7."
    )
    assert str(units.message) == text


def test_the_last_cell_of_an_arrow() -> None:
    board = Puzzle([0] * 81, rules=[Arrow((0,), (1, 2))])
    state = noted({}, board, placed={"r1c1": 9, "r1c3": 4})
    (step,) = steps_of(TECHNIQUE, state)
    assert (step.rating, step.places) == (1.9, ((1, 5),))
    text = "The arrow at R1C1: R1C1 is 9 and R1C3 is 4, so R1C2 is 5."
    assert str(step.message) == text


def test_a_bound_in_one_direction() -> None:
    board = Puzzle([0] * 16, rules=[Weighted((0, 1), (1, 2), "<=", 4)])
    assert eliminations(TECHNIQUE, noted({}, board)) == ["2r1c2 3r1c2 4r1c2", "3r1c1 4r1c1"]


def test_cells_that_do_not_see_each_other_may_repeat() -> None:
    board = Puzzle([0] * 81, rules=[SumCage((0, 40), 3)])
    state = noted({}, board)
    assert eliminations(TECHNIQUE, state) == [
        " ".join(f"{digit}{cell}" for cell in ("r1c1", "r5c5") for digit in range(3, 10))
    ]


def test_not_cages_which_have_combinations() -> None:
    assert eliminations(TECHNIQUE, noted({}, Puzzle([0] * 81, rules=[Killer((0, 1), 3)]))) == []


@pytest.mark.parametrize("seed", range(40))
def test_all_bounds_of_random_sums_are_proven(seed) -> None:
    steps_of(TECHNIQUE, random_state(seed))  # checks each
