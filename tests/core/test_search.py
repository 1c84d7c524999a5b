"""The exact search: what it finds, in which order, and when it stops."""

import random

import pytest

from sudoku_core import Puzzle, count_solutions, is_solution, solutions, solve
from sudoku_core.board.blocks import default_box, lines
from sudoku_core.search import Search, branching, prepare
from sudoku_core.search.planes import planes_of
from sudoku_core.solving.solve import Status
from tests.plain import HARD, SEVENTEEN, Z3, pattern

SIXTEEN = (
    "C.E...D.74....B.B...F2.7A......DA.1..46.2.8.E...4.5F..........A6..8.E..C..A....7D...G9........3"
    "...3...56.7ED.G.A......A1..B.9..F..A.B..G..3.7....5..2......B1...86...3.....F.2.E.D...F8..615.."
    "......9.C.....F.DG......F.6..75...73...D1E.......BF......8.C4.A.9."
)
ORDER = "123456789ABCDEFG"
SIDES = range(1, 50)
SAMPLE = (*range(1, 17), 31, 32, 33, 49)
"""Those that the page's Python is asked for, too."""


def line(text):
    return Puzzle([ORDER.find(character) + 1 for character in text])


def full(side):
    """A full grid of the standard blocks."""
    return pattern(side, default_box(side) or (1, side))


@pytest.fixture(params=["branching", "learning"])
def _either(request, monkeypatch):
    """Both ways to search, on the same small boards."""
    if request.param == "learning":
        monkeypatch.setattr(branching, "PATIENCE", 1)


@pytest.mark.usefixtures("_either")
@pytest.mark.parametrize("text", [SEVENTEEN, HARD, SIXTEEN])
def test_the_only_solution_is_found_and_proven(text):
    puzzle = line(text)
    grids = list(solutions(puzzle))
    assert len(grids) == 1
    assert is_solution(puzzle, grids[0])
    assert count_solutions(puzzle).unique is True


@pytest.mark.usefixtures("_either")
def test_all_grids_of_side_four_are_found():
    grids = list(solutions(Puzzle([0] * 16)))
    assert len(grids) == len(set(grids)) == 288
    assert all(is_solution(Puzzle([0] * 16), grid) for grid in grids)


@pytest.mark.usefixtures("_either")
def test_latin_squares_are_counted():
    # Known numbers of Latin squares: 12 of side 3, 576 of side 4.
    for side, number in ((1, 1), (2, 2), (3, 12), (4, 576)):
        count = count_solutions(Puzzle([0] * side**2, blocks=lines(side)), 1000)
        assert (count.found, count.complete) == (number, True)


@pytest.mark.usefixtures("_either")
def test_without_blocks_every_grid_is_a_solution():
    assert count_solutions(Puzzle([0] * 4, blocks=[]), 100).found == 16
    assert count_solutions(Puzzle([0] * 9, blocks=[(0, 1, 2)]), 10**4).found == 6 * 3**6


def test_givens_that_contradict_leave_no_solution():
    clash = Puzzle([1, 1] + [0] * 79)
    assert list(solutions(clash)) == []
    assert count_solutions(clash).unique is False
    small = Puzzle([1, 0, 0, 1], blocks=[(0, 3)])
    assert count_solutions(small) == count_solutions(clash)


def test_a_full_board_is_its_own_solution_or_has_none():
    puzzle = Puzzle(full(9))
    assert list(solutions(puzzle)) == [puzzle.givens]
    assert count_solutions(puzzle).unique is True
    cells = puzzle.givens.cells
    wrong = Puzzle([cells[1], *cells[1:]])
    assert count_solutions(wrong).found == 0


@pytest.mark.parametrize(
    "side",
    [side if side in SAMPLE else pytest.param(side, marks=pytest.mark.native) for side in SIDES],
)
def test_every_side_is_searched(side):
    box = default_box(side)
    cells = full(side)
    rng = random.Random(side)
    puzzle = Puzzle([0 if rng.random() < 0.15 else digit for digit in cells], box=box)
    grid = next(solutions(puzzle))
    assert is_solution(puzzle, grid)


@pytest.mark.parametrize(
    "side",
    [1, 2, 3, 4, 6, 8, 9, 10, 12, 16, pytest.param(25, marks=pytest.mark.native)],
)
def test_empty_boards_are_filled(side):
    puzzle = Puzzle([0] * side**2)
    count = count_solutions(puzzle)
    assert count.found == min(2, side)
    assert all(is_solution(puzzle, grid) for grid in solutions(puzzle, 2))


def test_jigsaw_regions_and_diagonals_are_blocks_like_others():
    regions = "1112211322433324435544555"
    jigsaw = [[cell for cell in range(25) if regions[cell] == name] for name in "12345"]
    blocks = [block.cells for block in lines(5)] + jigsaw
    diagonals = [range(0, 25, 6), range(4, 21, 4)]
    with_diagonals = Puzzle([0] * 25, blocks=blocks + diagonals)
    of_jigsaw = set(solutions(Puzzle([0] * 25, blocks=blocks)))
    assert of_jigsaw
    assert set(solutions(with_diagonals)) == {
        grid for grid in of_jigsaw if is_solution(with_diagonals, grid)
    }


def test_the_order_is_always_the_same_unless_shuffled():
    puzzle = line(Z3)
    assert list(solutions(puzzle, 5)) == list(solutions(puzzle, 5))
    shuffled = [list(solutions(puzzle, 5, rng=random.Random(seed))) for seed in (1, 1, 2)]
    assert shuffled[0] == shuffled[1] != shuffled[2]
    assert len(set(shuffled[0])) == 5
    large = Puzzle([0] * 144)
    first = [next(solutions(large, rng=random.Random(seed))) for seed in (1, 1, 2)]
    assert first[0] == first[1] != first[2]


def test_a_spent_budget_means_not_known():
    puzzle = line(HARD)
    count = count_solutions(puzzle, node_limit=1)
    assert (count.found, count.complete, count.unique) == (0, False, None)
    assert count_solutions(puzzle, time_limit=0).unique is None
    assert count_solutions(line(Z3), 2).unique is False
    assert count_solutions(line(SIXTEEN), node_limit=1).unique is None


@pytest.mark.native
def test_one_solution_found_before_the_budget_ends_proves_nothing():
    limits = range(1, 200)
    seen = {count_solutions(line(HARD), node_limit=limit).unique for limit in limits}
    assert None in seen
    assert False not in seen


def test_progress_is_told_and_can_cancel():
    reports = []
    puzzle = line(Z3)
    count = count_solutions(
        puzzle, 10**6, on_progress=lambda p: reports.append(p) or len(reports) == 3
    )
    assert [progress.nodes for progress in reports] == sorted(
        progress.nodes for progress in reports
    )
    assert len(reports) == 3
    assert not count.complete


def test_the_solver_says_how_it_ended():
    assert solve(line(HARD), "search").status is Status.SOLVED
    assert solve(Puzzle([1, 1, 0, 0]), "search").status is Status.INFEASIBLE
    assert solve(line(HARD), "search", time_limit=0).status is Status.LIMIT
    cancelled = solve(line(HARD), "search", on_progress=lambda progress: True)
    assert cancelled.status is Status.CANCELLED


def test_the_search_says_how_many_nodes_it_took():
    search = Search(line(HARD))
    assert search.count() == 1
    assert search.complete
    assert search.nodes > 50


def test_tables_can_be_made_ahead():
    prepare(Puzzle([0] * 81))
    before = planes_of.cache_info().misses
    count_solutions(line(SEVENTEEN))
    assert planes_of.cache_info().misses == before


def test_a_board_with_standard_blocks_has_locked_candidates():
    planes = planes_of(Puzzle([0] * 81).layout)
    # 81 cells; 9 digits in 9 rows, 9 columns, and 9 boxes twice, as rows and columns cross them.
    assert planes.count == 81 + 9 * 9 * 4


@pytest.mark.parametrize("limit", [-1, 1.5, True, "2"])
def test_a_limit_is_a_whole_number(limit):
    puzzle = Puzzle([0] * 16)
    for ask in (solutions, count_solutions):
        with pytest.raises(ValueError, match="whole number"):
            ask(puzzle, limit)
