"""Counting solutions, up to limits of number, time and nodes."""

import pytest

from sudoku_core import InputError, Puzzle, count_solutions
from sudoku_core.rules import Killer
from sudoku_core.solving import Count
from tests.cases import GUROBI, HARD, Z3, digits

EMPTY = Puzzle([0] * 16)


def test_all_solutions_of_a_small_board():
    assert count_solutions(EMPTY, 1000) == Count(288, True)
    assert count_solutions(Puzzle([0] * 16, rules=[Killer((0, 1), 3)]), 1000).found < 288


def test_one_is_unique_more_are_not_and_none_is_not_either():
    assert count_solutions(Puzzle(digits(GUROBI))).unique is True
    assert count_solutions(Puzzle(digits(Z3))) == Count(2, False)
    assert count_solutions(Puzzle(digits(Z3))).unique is False
    assert count_solutions(Puzzle([1, 1] + [0] * 14)) == Count(0, True)
    assert count_solutions(Puzzle([1, 1] + [0] * 14)).unique is False


def test_cut_short_is_not_known():
    for limits in ({"time_limit": 0}, {"node_limit": 0}, {"on_progress": lambda _: True}):
        count = count_solutions(Puzzle(digits(HARD)), **limits)
        assert count == Count(0, False)
        assert count.unique is None


@pytest.mark.parametrize("limit", [-1, 1.5, "2"])
def test_a_limit_is_a_whole_number(limit):
    with pytest.raises(ValueError, match="whole number"):
        count_solutions(EMPTY, limit)


def test_a_time_limit_is_a_number_of_seconds():
    with pytest.raises(InputError):
        count_solutions(EMPTY, time_limit=-1)
