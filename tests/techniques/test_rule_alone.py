"""Steps of a single rule: candidates that none of its fillings has."""

from __future__ import annotations

from random import Random

import pytest

from sudoku_core import Puzzle
from sudoku_core.board.candidates import Candidates
from sudoku_core.board.lowering import lowered
from sudoku_core.hints.techniques import rule_alone
from sudoku_core.hints.techniques.position import Position
from sudoku_core.hints.techniques.rule_alone import TECHNIQUE
from sudoku_core.hints.techniques.rule_parts import rule_parts
from sudoku_core.hints.techniques.step_checker import proves
from sudoku_core.rules import NonConsecutive, Quadruple, Skyscraper, Thermometer
from sudoku_core.rules.kernel import Count, Regular, Table
from tests.made_up import Paired, Weighted
from tests.noting import eliminations, noted, steps_of
from tests.rules import random_puzzle


def test_a_sum_with_coefficients() -> None:
    # One digit and twice another come to at most 4.
    board = Puzzle([0] * 16, rules=[Weighted((0, 1), (1, 2), "<=", 4)])
    assert eliminations(TECHNIQUE, noted({}, board)) == ["3r1c1 4r1c1 2r1c2 3r1c2 4r1c2"]


def test_pairs() -> None:
    board = Puzzle([0] * 16, rules=[Paired((0, 6), frozenset({(1, 4), (2, 3), (3, 3)}))])
    (step,) = steps_of(TECHNIQUE, noted({"r2c3": "3"}, board))
    assert step.eliminates == ((0, 1), (0, 4))
    assert step.rests_on == (board.rules[0].name,)


def test_not_rules_with_a_technique_of_their_own_and_not_large_ones() -> None:
    assert eliminations(TECHNIQUE, noted({}, Puzzle([0] * 16, rules=[Thermometer((0, 1))]))) == []
    large = Weighted(tuple(range(9)), (1,) * 9, "<=", 9)
    assert eliminations(TECHNIQUE, noted({}, Puzzle([0] * 81, rules=[large]))) == []


def test_a_long_line_by_its_automaton() -> None:
    board = Puzzle([0] * 81, rules=[Skyscraper((-1, 0), 8)])
    state = noted({}, board)
    (step,) = steps_of(TECHNIQUE, state)
    # Eight digits are seen: seven are greater than the first.
    assert {digit for cell, digit in step.eliminates if cell == 0} == set(range(3, 10))
    assert step.proof
    assert proves(state, step)


def test_each_primitive_of_a_large_rule_has_a_step() -> None:
    board = Puzzle([0] * 81, rules=[NonConsecutive()])
    state = noted({"r1c1": "5", "r5c5": "46"}, board)
    steps = steps_of(TECHNIQUE, state)
    assert all(proves(state, step) for step in steps)
    expected = {((1, 4), (1, 6)), ((9, 4), (9, 6))}
    expected |= {((cell, 5),) for cell in (31, 39, 41, 49)}
    assert {step.eliminates for step in steps} == expected


@pytest.mark.parametrize(
    ("notes", "eliminates"),
    [
        ({"r1c1": "3", "r1c2 r2c1 r2c2": "!3"}, []),
        ({"r1c1 r1c2": "!3", "r2c1": "!3"}, ["".join(f"{d}r2c2 " for d in "12456789").strip()]),
    ],
)
def test_where_a_digit_of_a_count_has_to_stand(notes, eliminates, monkeypatch) -> None:
    monkeypatch.setattr(rule_alone, "MOST_FILLINGS", 0)
    board = Puzzle([0] * 81, rules=[Quadruple((0, 1, 9, 10), (3,))])
    state = noted(notes, board)
    assert eliminations(TECHNIQUE, state) == eliminates
    assert all(proves(state, step) for step in steps_of(TECHNIQUE, state))


@pytest.mark.parametrize("seed", range(60))
def test_certificates_are_right_and_miss_nothing(seed, monkeypatch) -> None:
    monkeypatch.setattr(rule_alone, "MOST_FILLINGS", 0)
    rng = Random(seed)
    puzzle, _words = random_puzzle(rng)
    state = Candidates(puzzle)
    for cell in puzzle.cells:
        for digit in range(1, puzzle.side + 1):
            if rng.random() < 0.35 and state.masks[cell].bit_count() > 1:
                state = state.eliminate(cell, digit)
    steps = list(rule_alone.find(Position(state), rule_alone.RATING))
    assert all(step.proof and proves(state, step) for step in steps)
    names = {rule.name for rule in rule_parts(puzzle.layout).others}
    for owner, _name, primitive in lowered(puzzle.layout).parts:
        masks = list(state.masks)
        proven = owner in names and isinstance(primitive, Table | Count | Regular)
        if proven and primitive.prune(masks):
            gone = {
                (cell, digit)
                for cell in primitive.cells
                for digit in range(1, puzzle.side + 1)
                if (state.masks[cell] & ~masks[cell]) >> digit - 1 & 1
            }
            assert gone in [set(step.eliminates) for step in steps if owner in step.rests_on]
