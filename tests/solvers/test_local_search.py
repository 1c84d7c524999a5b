"""Local search (seed 002): the same random seed does the same, and nothing is ever proven."""

import pytest

from sudoku_core import Puzzle, SolverError, Status, is_solution, solve, standard_blocks
from sudoku_core.solvers.local_search import LocalSearch
from tests.cases import GUROBI, Z3, digits, pattern


def run_with_seed(seed):
    """The grid, the moves and the conflicts on the way."""
    reports = []
    puzzle = Puzzle(digits(GUROBI))
    result = solve(puzzle, LocalSearch(seed), on_progress=lambda p: reports.append(p.incumbent))
    assert is_solution(puzzle, result.grid)
    return result.grid, result.stats["moves"], reports


def test_the_same_seed_does_the_same_and_another_does_not():
    grid, moves, seconds_told = run_with_seed(1)
    assert (grid, moves, seconds_told) == run_with_seed(1)
    assert (moves, seconds_told) != run_with_seed(2)[1:]
    assert all(conflicts > 0 for conflicts in seconds_told)


def test_what_has_no_solution_is_not_known_unless_it_is_seen():
    hidden = Puzzle(digits("12......" + "..3...4."))
    result = solve(hidden, "local-search", time_limit=0.2)
    assert (result.status, result.grid) == (Status.LIMIT, None)
    for cells in ([5, 0, 5] + [0] * 78, [3, *pattern(9, (3, 3))[1:]]):
        result = solve(Puzzle(cells), "local-search")
        assert (result.status, result.grid) == (Status.INFEASIBLE, None)


@pytest.mark.parametrize("side", [4, 6, 8, 12])
def test_any_side_will_do(side):
    assert solve(Puzzle([0] * side**2), "local-search").status is Status.SOLVED


def test_any_blocks_that_cover_the_board_will_do_and_others_are_refused():
    rows = [block for block in standard_blocks(3) if block.kind == "row"]
    assert solve(Puzzle(digits(Z3), rows), "local-search").status is Status.SOLVED
    for blocks in ([], rows[1:], [*rows[1:], rows[0].cells[1:]]):
        with pytest.raises(SolverError, match="cover the board") as caught:
            solve(Puzzle(digits(Z3), blocks), "local-search")
        assert caught.value.code == "solver.blocks"
