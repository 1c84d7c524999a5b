"""Equations added up: what remains, and that it is what the checker takes for right."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from sudoku_core import (
    Candidates,
    InputError,
    Message,
    Puzzle,
    Step,
    build_model,
    parse,
    proves,
    steps,
)
from sudoku_core.hints import added_up, applied, smallest_sum
from sudoku_core.rules import Killer, Thermometer
from tests.rules import random_puzzle

HARD = "98.7..6..75.....8...6.......4..9...6..96...5......32....78...2...59...68....2...1"
PAIR = Candidates(Puzzle([1, 2, 0, 0] + [0] * 12)).eliminate(3, 4)
"""R1C3 has 3 and 4, R1C4 has 3 only."""
CAGE = Candidates(Puzzle([0] * 16, rules=[Killer((0, 1), 5), Thermometer((8, 9, 10))]))
CLAIM = Step("sum", 1.0, (), (), (), Message("step.sum", count="0"))
BOARDS = (
    parse("...8.5...4...3...63.......5...173....6.....9.....5....6.1...4.28..4.9..7.24...93."),
    parse(".2..6..5.2....4...6...5.....21......"),
    CAGE.puzzle,
)


def codes(state, *lines):
    return [message.code for message in added_up(state, lines).messages]


@pytest.mark.parametrize("puzzle", BOARDS)
def test_the_sum_of_a_step_proves_what_the_step_says(puzzle):
    state = Candidates(puzzle)
    for step in steps(puzzle, warn=lambda _message: None):
        if step.proof:
            total = added_up(state, step.proof)
            assert {*step.eliminates} <= {*total.eliminates}
            assert total.places == step.places
            assert not any(line.fault for line in total.lines)
        state = applied(state, step)


@pytest.mark.parametrize("seed", range(24))
def test_it_agrees_with_the_checker_on_any_sum(seed):
    rng = Random(seed)
    puzzle, _words = random_puzzle(rng) if seed % 3 else (rng.choice(BOARDS), "")
    state = Candidates(puzzle)
    for _ in range(rng.randint(0, 30)):
        state = state.eliminate(rng.choice(puzzle.cells), rng.randint(1, puzzle.side))
    names = [row.name for row in build_model(puzzle, "full").constraints]
    row_names = [
        (cell, digit)
        for cell in puzzle.cells
        for digit in range(1, puzzle.side + 1)
        if state.masks[cell] >> digit - 1 & 1 and not state.placed[cell]
    ]
    for _ in range(40):
        times = [-1, -1, 1, 1, 2, Fraction(1, 2)]
        proof = tuple([(name, rng.choice(times)) for name in rng.sample(names, rng.randint(1, 3))])
        total = added_up(state, proof)
        if total.eliminates:
            assert proves(state, replace(CLAIM, eliminates=total.eliminates, proof=proof))
        if total.places:
            assert proves(state, replace(CLAIM, places=total.places, proof=proof))
        for name in rng.sample(row_names, min(9, len(row_names))):
            if proves(state, replace(CLAIM, eliminates=(name,), proof=proof)):
                assert name in total.eliminates
            if proves(state, replace(CLAIM, places=(name,), proof=proof)):
                others = {(name[0], d) for d in range(1, puzzle.side + 1)} - {name}
                left = others.intersection(row_names)
                assert total.places == (name,) or left <= {*total.eliminates}
        assert total.messages


def test_each_line_says_what_is_left_of_it_and_what_the_sum_is_by_then():
    total = added_up(PAIR, [("cell_r1c4", -2), ("row1_digit3", 2)])
    assert [line.left for line in total.lines] == ["x_1_4_3 = 1", "x_1_3_3 + x_1_4_3 = 1"]
    assert total.lines[1].text == "x_1_1_3 + x_1_2_3 + x_1_3_3 + x_1_4_3 = 1"
    assert [line.total for line in total.lines] == ["−2\xa0x_1_4_3 = −2", "2\xa0x_1_3_3 = 0"]
    assert [str(line.says) for line in total.lines] == ["One digit in R1C4", "3 once in row 1"]
    assert total.lines[1].candidates == ((2, 3), (3, 3))
    assert (total.terms, total.bound) == (((2, "x_1_3_3"),), 0)
    assert (total.remains, total.eliminates) == (("2\xa0x_1_3_3 ≤ 0",), ((2, 3),))
    assert [str(message) for message in total.messages] == ["So R1C3 cannot be 3."]


def test_why_a_sum_proves_nothing():
    assert codes(PAIR, ("row9_digit9", 1)) == ["step.sum-unknown"]
    assert codes(PAIR, ("row1_digit3", 1), ("cell_r1c3", -1)) == ["step.sum-negative"]
    assert codes(PAIR, ("row1_digit3", 1)) == ["step.sum-small"]
    assert codes(PAIR) == ["step.sum-small"]
    assert codes(CAGE, ("killer_r1c1_digit4", -1)) == ["step.sum-most"]
    faulty = added_up(CAGE, [("cell_r1c1", -1), ("killer_r1c1_digit4", -1)])
    assert faulty.lines[1].total == faulty.lines[0].total
    assert not faulty.eliminates


def test_a_truth_with_one_candidate_left_places_it_whatever_its_sign():
    for times in (-1, 1):
        total = added_up(PAIR, [("cell_r1c4", times)])
        assert (total.places, total.messages[0].code) == (((3, 3),), "step.sum-placed")
    assert not added_up(PAIR, [("cell_r1c1", -1)]).places  # it stands there


def test_a_sum_can_show_that_there_is_no_solution():
    state = PAIR.eliminate(3, 3)
    total = added_up(state, [("cell_r1c4", -1)])
    assert (total.contradicts, total.lines[0].total) == (True, "0 = −1")


def test_rows_of_rules_are_named_by_their_rule_and_have_variables_of_their_own():
    total = added_up(CAGE, [("killer_r1c1_sets", 1), ("killer_r1c1_place1", 1)])
    assert str(total.lines[0].says) == "What the 5-cage at R1C1 requires"
    assert any("killer" in name for _factor, name in total.terms)
    assert not total.lines[0].candidates


@pytest.mark.native
def test_the_smallest_sum_of_a_candidate_of_any_and_of_what_is_gone():
    wanted = smallest_sum(PAIR, (2, 3))
    assert wanted
    assert (2, 3) in wanted.eliminates
    assert len(wanted.proof) == 2
    step = smallest_sum(CAGE)
    assert step
    assert proves(CAGE, step)
    for candidate in ((3, 4), (0, 1)):
        assert smallest_sum(PAIR, candidate) is None
    with pytest.raises(InputError):
        smallest_sum(PAIR, (16, 1))


@pytest.mark.native
def test_a_long_sum_is_added_up_too():
    puzzle = parse(HARD)
    step = smallest_sum(Candidates(puzzle))
    assert step
    assert {*step.eliminates} <= {*added_up(Candidates(puzzle), step.proof).eliminates}
