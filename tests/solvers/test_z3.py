"""Seed 003's style: a board that is made once, and its clues changed."""

import pytest

from sudoku_core import Puzzle, Status, available_solvers, is_solution, solutions
from sudoku_core.solvers.z3 import IntegerBoard
from tests.cases import GUROBI, HARD, Z3, digits, with_given
from tests.missing import missing


@pytest.fixture
def board():
    if available_solvers()["z3"]:
        missing("z3")
    puzzle = Puzzle(digits(GUROBI))
    return IntegerBoard(puzzle.layout)


def test_clues_are_changed_without_making_the_board_again(board):
    made = len(board._solver.assertions())
    for line in (HARD, GUROBI):
        puzzle = Puzzle(digits(line))
        outcome = board.solve(puzzle)
        assert outcome.grid == next(solutions(puzzle))
        assert board.solve(puzzle, excluding=[outcome.grid]).status is Status.INFEASIBLE
    assert board.solve(with_given(GUROBI, 2, 6)).status is Status.INFEASIBLE
    assert len(board._solver.assertions()) == made


def test_a_limit_holds_for_one_set_of_clues_only(board):
    hurried = board.solve(Puzzle(digits(Z3)), 300)
    assert (hurried.status, hurried.grid) == (Status.LIMIT, None)
    puzzle = Puzzle(digits(HARD))
    assert is_solution(puzzle, board.solve(puzzle).grid)
