"""Test what "auto" takes for a puzzle, and what is taken to prove, beforehand and at work."""

import pytest

from sudoku_core import Puzzle, Status, solve
from sudoku_core.rules import Killer, boards
from sudoku_core.solvers import NAMED, Ranks, Traits, choose_prover, choose_solver
from tests.made_up import Weighted

CORNERS = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]
SAMURAI = Puzzle([0] * 441, boards(CORNERS, 21, (3, 3)), digits=range(1, 10))


class AtHand:
    """A solver that is on offer, and known by its name."""

    formulations = ("clauses",)

    def __init__(self, name):
        self.name = name

    def missing(self):
        return None


def test_boards_that_overlap_are_no_large_board():
    extra = {"cadical": AtHand("cadical")}
    assert len(SAMURAI.cells) == 369
    assert choose_solver(SAMURAI, extra).name == "search"
    assert choose_prover(SAMURAI, extra).name == "search"
    result = solve(SAMURAI, extra=extra, time_limit=60)
    assert (result.status, result.solver) == (Status.SOLVED, "search")


def test_a_large_board_takes_a_sat_solver_that_is_at_hand():
    extra = {"cadical": AtHand("cadical")}
    for cells in ([0] * 256, [0] * 625):
        assert choose_solver(Puzzle(cells), extra) is extra["cadical"]
        assert choose_prover(Puzzle(cells), extra) is extra["cadical"]
    cages = Puzzle([0] * 81, rules=[Killer((0, 1), 3)])
    assert choose_solver(cages, extra) is NAMED["search"]


def test_a_nearly_empty_board_takes_the_search_where_another_solver_goes_first():
    first = AtHand("highs")
    first.traits = Traits(auto=Ranks(small=0))
    for count, name in ((0, "search"), (16, "search"), (17, "highs")):
        givens = [*range(1, 10), 4, 5, 6, 7, 8, 9, 1, 2][:count]
        puzzle = Puzzle(givens + [0] * (81 - count))
        assert choose_solver(puzzle, {"highs": first}).name == name


def cages(length, rows=9, add_up=True):
    """A board with two cages of the same number of cells in each of its first rows."""
    total = length * 5 if add_up else None
    starts = [9 * row + k * length for row in range(rows) for k in range(2)]
    return [Killer(range(start, start + length), total) for start in starts]


def test_many_cells_in_large_sums_take_a_sat_solver_that_is_at_hand():
    extra = {"cadical": AtHand("cadical")}
    large = Puzzle([0] * 81, rules=cages(4))
    assert choose_solver(large, extra) is choose_prover(large, extra) is extra["cadical"]
    for rules in (cages(3), cages(4, rows=6), cages(4, add_up=False)):
        puzzle = Puzzle([0] * 81, rules=rules)
        assert choose_solver(puzzle, extra) is choose_prover(puzzle, extra) is NAMED["search"]


def test_the_sums_count_and_not_the_name_of_their_rule():
    extra = {"cadical": AtHand("cadical")}
    rules = [Weighted(tuple(cage.cells), (1, 2, 1, 1), "=", 25) for cage in cages(4)]
    assert choose_solver(Puzzle([0] * 81, rules=rules), extra) is extra["cadical"]


def test_sums_whose_cells_are_settled_do_not_count():
    extra = {"cadical": AtHand("cadical")}
    grid = solve(Puzzle([0] * 81), "search").grid
    rules = [
        Killer(range(start, start + 4), sum(grid.cells[start : start + 4]))
        for start in [9 * row + k for row in range(9) for k in (0, 4)]
    ]
    givens = [0, *grid.cells[1:]]
    assert choose_solver(Puzzle(givens, rules=rules), extra) is NAMED["search"]


@pytest.mark.native
def test_the_form_that_is_asked_for_decides():
    puzzle = Puzzle([0] * 81)
    assert "clauses" in choose_solver(puzzle, {}, "clauses").formulations
    assert choose_solver(puzzle, formulation="full").name == "cbc"


@pytest.mark.native
def test_solve_takes_the_form_that_is_asked_for():
    assert solve(Puzzle([0] * 16), "cbc", formulation="full").stats["variables"] == 64
    with pytest.raises(ValueError, match="does not take the form nonsense"):
        solve(Puzzle([0] * 16), "cbc", formulation="nonsense")
