"""Steps of a single rule: candidates that none of its fillings has."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.rule_alone import TECHNIQUE
from sudoku_core.rules import Thermometer
from tests.made_up import Paired, Weighted
from tests.noting import eliminations, noted, steps_of


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
