"""The exact search on boards with rules: published ones, and its promises."""

import random
from itertools import pairwise

import pytest

from sudoku_core import Puzzle, count_solutions, is_solution, solutions
from sudoku_core.rules import AntiKnight, Killer, Thermometer, boards, diagonals, jigsaw, windows
from sudoku_core.search import Search, propagation
from sudoku_core.search.learning import solutions_by_learning
from tests.boards import own_boards, tatham_boards

TATHAM = tatham_boards()
EMPTY = [0] * 81
ALL_DIGITS = (1 << 9) - 1
HARD_KNIGHT = "100000700006000000050002010300000090010004020000000000040060003000040962060000000"
"""Without knight's moves between equal digits, two solutions."""


def check_only_one(known):
    """Check that the search finds the known solution, and no other."""
    search = Search(known.puzzle)
    grids = list(search)
    assert search.complete
    assert [grid.cells for grid in grids] == [known.solution]
    assert is_solution(known.puzzle, grids[0])


def test_there_are_boards_of_each_kind():
    kinds = {known.name for known in TATHAM}
    assert {"9j", "9jx", "9jk", "3x3k", "3x3xk", "3x3x", "3x4", "4x4", "12j", "2x4k"} <= kinds
    assert len(TATHAM) == 154


@pytest.mark.native
@pytest.mark.parametrize("kind", sorted({known.name for known in TATHAM}))
def test_boards_of_solo_have_the_one_solution(kind):
    for known in TATHAM:
        if known.name == kind:
            check_only_one(known)


@pytest.mark.native
@pytest.mark.parametrize("name", ["killers", "thermometers"])
def test_our_own_boards_have_the_one_solution(name):
    known = own_boards(name)
    assert len(known) == 20
    for board in known:
        check_only_one(board)


def test_a_samurai_is_solved_where_its_boards_meet():
    blocks = boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3))
    empty = Puzzle([0] * 441, blocks, digits=range(1, 10))
    grid = next(solutions(empty, rng=random.Random(5)))
    assert is_solution(empty, grid)
    rng = random.Random(8)
    givens = [digit if rng.random() < 0.45 else 0 for digit in grid.cells]
    for solved_grid in solutions(empty.replace(empty.layout.grid(givens)), 3):
        assert is_solution(empty, solved_grid)
        assert solved_grid.gaps == empty.layout.gaps


def test_digits_from_nought_add_up_from_nought():
    # Two cells of sum 1 hold 0 and 1, of sum 15 hold 7 and 8.
    cages = [Killer((0, 1), 1), Killer((2, 3), 15), Killer((9, 18), 5)]
    puzzle = Puzzle(EMPTY, rules=cages, digits=range(9))
    for grid in solutions(puzzle, 5, rng=random.Random(1)):
        values = [puzzle.digits[digit - 1] for digit in grid.cells]
        assert sorted(values[:2]) == [0, 1]
        assert sorted(values[2:4]) == [7, 8]
        assert values[9] + values[18] == 5


def test_known_counts():
    # Latin squares of side 4 (the regions are columns again), X-sudokus of side 4.
    assert count_solutions(Puzzle([0] * 16, jigsaw(4, "abcdabcdabcdabcd")), None).found == 576
    assert count_solutions(Puzzle([0] * 16, rules=diagonals(4)), None).found == 48
    plain = list(solutions(Puzzle([0] * 16)))
    for rules in (
        list(windows(4)),
        [Killer((0, 1), 3)],
        [Thermometer((0, 1, 2))],
        [Killer((0, 5, 10, 15))],
        [Killer((0, 5, 10), 8), Thermometer((15, 14))],
    ):
        puzzle = Puzzle([0] * 16, rules=rules)
        count = count_solutions(puzzle, None)
        assert count.complete
        assert count.found == sum(is_solution(puzzle, grid) for grid in plain) > 0


def test_the_order_is_the_same_each_time_and_shuffled_by_chance():
    puzzle = Puzzle([0] * 16, rules=[Thermometer((0, 1, 2))])
    first = [grid.cells for grid in solutions(puzzle)]
    assert first == [grid.cells for grid in solutions(puzzle)]
    orders = [
        [grid.cells for grid in solutions(puzzle, rng=random.Random(seed))] for seed in range(4)
    ]
    assert any(order != first for order in orders)
    assert any(order != other for order, other in pairwise(orders))
    assert all(sorted(order) == sorted(first) for order in orders)
    assert orders[1] == [grid.cells for grid in solutions(puzzle, rng=random.Random(1))]


def test_a_limit_is_kept():
    puzzle = Puzzle([0] * 16, rules=[Thermometer((0, 1, 2))])
    whole = list(solutions(puzzle))
    for limit in (0, 1, 3):
        assert list(solutions(puzzle, limit)) == whole[:limit]
        count = count_solutions(puzzle, limit)
        assert (count.found, count.complete) == (limit, False)
    assert count_solutions(puzzle, len(whole) + 1).complete


def test_a_search_that_is_stopped_says_that_there_may_be_more():
    search = Search(Puzzle(EMPTY, rules=[Thermometer((0, 1, 2))]), lambda nodes: nodes >= 9)
    assert search.count() < 10**6
    assert not search.complete
    assert search.nodes == 9


def test_what_contradicts_itself_has_no_solution_and_needs_no_node():
    for rules in (
        [Killer((0, 1), 2)],
        [Killer(range(9), 44)],
        [Thermometer((0, 1)), Thermometer((1, 0))],
        [Thermometer(range(9)), Thermometer((9, 10, 11, 12, 13, 14, 15, 16, 17))],
    ):
        search = Search(Puzzle(EMPTY, rules=rules))
        assert (list(search), search.complete, search.nodes) == ([], True, 0)


def test_the_caller_may_go_on_between_solutions():
    search = iter(Search(Puzzle([0] * 16, rules=[Killer((0, 1), 5)])))
    first = next(search)
    other = next(search)
    assert first != other


def test_a_given_that_breaks_a_rule_leaves_no_solution():
    base = Puzzle([0] * 16, rules=[Killer((0, 1), 3), Thermometer((4, 5))])
    assert count_solutions(base).found == 2
    for cell, digit in ((0, 3), (4, 4), (5, 1)):
        broken = base.replace(base.givens.replace(cell, digit))
        assert count_solutions(broken).found == 0


def test_the_choice_is_a_cell_of_much_weight_or_a_digit_with_two_places():
    layout = Puzzle(EMPTY, rules=[Thermometer((0, 1))]).layout
    search = propagation._PropagatingSearch(propagation.Tables(layout), layout, None)
    masks = [ALL_DIGITS] * 81
    assert search.choice(masks) == (0, 1)
    masks[40] = 0b110
    assert search.choice(masks) == (40, 0b010)
    masks[40] = ALL_DIGITS
    # The digit 9 has two places in the last row, of equal weight.
    masks[72:79] = [ALL_DIGITS >> 1] * 7
    assert search.choice(masks) == (79, 1 << 8)
    search._blame((4,))
    assert search.choice(masks) == (79, 1 << 8)
    masks[4] = 0b11100
    assert search.choice(masks) == (79, 1 << 8)
    masks[4] = 0b1100
    assert search.choice(masks) == (4, 0b100)
    assert search.choice([1] * 81) is None


def test_a_short_sum_gives_its_cells_a_head_start():
    layout = Puzzle(EMPTY, rules=[Killer((0, 1), 3), Killer((40, 41, 42), 15)]).layout
    weights = propagation.Tables(layout).weights
    assert weights[0] > weights[40] > weights[80] >= 27


@pytest.mark.parametrize("patience", [1, 30, 1000])
def test_learning_continues_where_rules_only_ask_digits_to_differ(patience, monkeypatch):
    monkeypatch.setattr("sudoku_core.search.PATIENCE", patience)
    learned = []

    def learning(*arguments):
        learned.append(True)
        return solutions_by_learning(*arguments)

    monkeypatch.setattr("sudoku_core.search.solutions_by_learning", learning)
    puzzle = Puzzle([int(digit) for digit in HARD_KNIGHT], rules=[AntiKnight()])
    search = Search(puzzle)
    grids = [grid.cells for grid in search]
    assert search.complete
    assert len(grids) == len(set(grids)) == 2
    assert bool(learned) == (patience < 1000)
    known = [puzzle.layout.grid(grids[0])]
    assert {grid.cells for grid in Search(puzzle, known=known)} == {*grids[1:]}


def test_learning_never_continues_where_there_is_more_than_difference(monkeypatch):
    monkeypatch.setattr("sudoku_core.search.PATIENCE", 1)
    (known,) = [each for each in own_boards("killers") if each.name == "killers 2"]
    check_only_one(known)


def test_shuffled_searches_agree_about_a_killer():
    (known,) = [each for each in own_boards("killers") if each.name == "killers 2"]
    for seed in range(3):
        grids = list(Search(known.puzzle, rng=random.Random(seed)))
        assert [grid.cells for grid in grids] == [known.solution]


def test_weights_never_vanish():
    puzzle = Puzzle(EMPTY, rules=[Killer((0, 1), 3)])
    search = propagation._PropagatingSearch(propagation.Tables(puzzle.layout), puzzle.layout, None)
    search._step = 1e99
    for _ in range(5):
        search._step *= 1e99
        search._blame((0, 1))
    assert search.choice([511] * 81)[0] in range(81)
    assert min(search._weights) > 0
