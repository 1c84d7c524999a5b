"""Test whether a puzzle is easier than wanted, beside its grade."""

from math import inf, nextafter

import pytest

from sudoku_core import Puzzle, Status, grade, parse
from sudoku_core.generation.easier import below, by_rungs
from sudoku_core.rules import diagonals
from tests.plain import CLASSIC

RATED = {
    2.5: ".....4...15.......48.2...............3.94.82......7.56.......67..6.3.41...2.....5",
    4.8: ".....4...15......2.8.2.......1.......3.94.8.......7.56..8....6...6.3.41...2.7...5",
    7.3: "...98.1....2.........5.6.974...7...37..83.4...3..9.....45....1.3.9...8..........9",
    8.6: ".8.3..4......12...491..5....6....9...3...1.6.2..6....8....7.8....5.....391...8..6",
}


def easier(puzzle, rating):
    return by_rungs(puzzle, below(rating), unique=True, go_on=lambda: True)


@pytest.mark.native
@pytest.mark.parametrize("rating", RATED)
def test_it_says_what_the_grade_says(rating):
    puzzle = parse(RATED[rating])
    graded = grade(puzzle, unique=True)
    assert (graded.status, graded.rating) == (Status.SOLVED, rating)
    assert not easier(puzzle, rating)
    assert easier(puzzle, nextafter(rating, inf))


def test_what_no_step_solves_is_not_easier():
    assert not easier(Puzzle([0] * 9**2, rules=diagonals(9)), inf)


def test_it_may_be_ended():
    def enough():
        raise TimeoutError

    with pytest.raises(TimeoutError):
        by_rungs(parse(CLASSIC), below(inf), unique=True, go_on=enough)
