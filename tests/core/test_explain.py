"""Givens that cannot stand together, by search and by CaDiCaL, against each other and by force."""

import importlib.util
import random
import time
from itertools import combinations

import pytest

from sudoku_core import (
    Grid,
    Puzzle,
    SolverUnavailable,
    Status,
    conflicting_givens,
    conflicts,
    count_solutions,
    solutions,
    standard_blocks,
)
from sudoku_core.board.blocks import lines
from sudoku_core.solvers import find_solver
from sudoku_core.solving import givens_to_erase
from tests.cases import GUROBI, HARD, digits, with_given
from tests.missing import missing

SOLVERS = ("search", "cadical")
DEEP = with_given(HARD, 63, 6)
NONSENSE = Puzzle([1 + cell * cell % 7 for cell in range(81)])
"""A full board that repeats digits everywhere."""


@pytest.fixture(params=SOLVERS)
def solver(request):
    if request.param == "cadical" and importlib.util.find_spec("pysat") is None:
        missing("pysat")
    return request.param


def solvable(puzzle, cells):
    givens = puzzle.givens.cells
    some = [digit if cell in cells else 0 for cell, digit in enumerate(givens)]
    return count_solutions(puzzle.replace(Grid(some)), 1).found == 1


def given_cells(puzzle):
    return [cell for cell, digit in enumerate(puzzle.givens.cells) if digit]


def minimal_sets(puzzle):
    """By force: every set of givens that has no solution while all that lack one of it have one."""
    sets = []
    for size in range(len(given_cells(puzzle)) + 1):
        for cells in combinations(given_cells(puzzle), size):
            if not any(set(known) <= set(cells) for known in sets) and not solvable(puzzle, cells):
                sets.append(cells)
    return sets


def small_puzzles(count):
    """Boards of side 4 with seven random givens that have no solution; some repeat a digit."""
    rng = random.Random(5)
    while count:
        cells = [0] * 16
        for cell in rng.sample(range(16), 7):
            cells[cell] = rng.randint(1, 4)
        blocks = [*standard_blocks(2), (0, 6, 11)] if count % 2 else standard_blocks(2)
        puzzle = Puzzle(cells, blocks)
        if not solvable(puzzle, given_cells(puzzle)):
            count -= 1
            yield puzzle


SMALL = list(small_puzzles(12))


def all_sets(puzzle, solver):
    sets = []
    while True:
        answer = conflicting_givens(puzzle, other_than=sets, solver=solver)
        assert answer.status is Status.INFEASIBLE
        assert answer.minimal
        if not answer.cells:
            return sets
        assert answer.cells not in sets
        sets.append(answer.cells)


@pytest.mark.parametrize("puzzle", SMALL, ids=range(len(SMALL)))
def test_one_after_another_all_minimal_sets_are_found(puzzle, solver):
    assert sorted(all_sets(puzzle, solver)) == sorted(minimal_sets(puzzle))


@pytest.mark.parametrize("puzzle", SMALL, ids=range(len(SMALL)))
def test_no_fewer_givens_can_be_erased(puzzle, solver):
    cells = given_cells(puzzle)
    answer = givens_to_erase(puzzle, solver=solver)
    assert (answer.status, answer.minimal) == (Status.INFEASIBLE, True)
    assert solvable(puzzle, set(cells) - set(answer.cells))
    for fewer in combinations(cells, len(answer.cells) - 1):
        assert not solvable(puzzle, set(cells) - set(fewer))


def smallest_to_erase(puzzle):
    """By force: every set of givens, of the least size, without which there is a solution."""
    cells = given_cells(puzzle)
    for size in range(len(cells) + 1):
        if sets := [c for c in combinations(cells, size) if solvable(puzzle, set(cells) - set(c))]:
            return sets
    return []


def all_to_erase(puzzle, solver):
    sets = []
    while True:
        answer = givens_to_erase(puzzle, other_than=sets, solver=solver)
        assert (answer.status, answer.minimal) == (Status.INFEASIBLE, True)
        if not answer.cells:
            return sets
        assert answer.cells not in sets
        sets.append(answer.cells)


@pytest.mark.parametrize("puzzle", SMALL, ids=range(len(SMALL)))
def test_one_after_another_all_smallest_sets_to_erase_are_found(puzzle, solver):
    assert sorted(all_to_erase(puzzle, solver)) == smallest_to_erase(puzzle)


def test_the_small_boards_have_smallest_sets_of_several_sizes_and_numbers():
    smallest_sets = [smallest_to_erase(puzzle) for puzzle in SMALL]
    assert {len(sets[0]) for sets in smallest_sets} >= {1, 2}
    assert any(len(sets) == 1 for sets in smallest_sets)
    assert any(len(sets) > 2 for sets in smallest_sets)
    assert any(conflicts(puzzle) for puzzle in SMALL)


def test_either_of_a_repeated_digit_can_be_erased(solver):
    puzzle = Puzzle([5, 0, 5] + [0] * 78)
    assert sorted(all_to_erase(puzzle, solver)) == [(0,), (2,)]


def test_a_smaller_set_to_erase_than_those_named_is_found(solver):
    puzzle = Puzzle([5, 0, 5, 1] + [0] * 77)
    answer = givens_to_erase(puzzle, other_than=[(0, 3)], solver=solver)
    assert (len(answer.cells), answer.minimal) == (1, True)
    answer = givens_to_erase(puzzle, other_than=[(0, 3), (0,), (2,)], solver=solver)
    assert (answer.status, answer.cells, answer.minimal) == (Status.INFEASIBLE, (), True)


def test_looking_for_another_set_to_erase_can_be_cut_short(solver):
    known = [givens_to_erase(DEEP, solver=solver).cells]
    late = givens_to_erase(DEEP, time_limit=0, other_than=known, solver=solver)
    assert (late.status, late.cells, late.minimal) == (Status.LIMIT, (), False)
    for patience in (1, 5, 20):
        reports = []

        def tire(progress, reports=reports, patience=patience):
            reports.append(progress)
            return len(reports) > patience

        answer = givens_to_erase(DEEP, on_progress=tire, other_than=known, solver=solver)
        assert (answer.status, answer.minimal) == (Status.CANCELLED, False)


def test_leaving_out_any_one_of_a_minimal_set_lets_the_others_stand(solver):
    assert not conflicts(DEEP)
    first = conflicting_givens(DEEP, solver=solver)
    other = conflicting_givens(DEEP, other_than=[first.cells], solver=solver)
    for answer in (first, other):
        if answer.cells:
            assert not solvable(DEEP, answer.cells)
            for cell in answer.cells:
                assert solvable(DEEP, set(answer.cells) - {cell})
    assert first.cells
    assert first.cells != other.cells


def test_both_ways_agree_on_a_wrong_given():
    if importlib.util.find_spec("pysat") is None:
        missing("pysat")
    rng = random.Random(7)
    puzzle = Puzzle(digits(GUROBI))
    solution = next(solutions(puzzle))
    empty = [cell for cell, digit in enumerate(puzzle.givens.cells) if not digit]
    for cell in rng.sample(empty, 8):
        wrong = puzzle.replace(puzzle.givens.replace(cell, solution.cells[cell] % 9 + 1))
        sets = [conflicting_givens(wrong, solver=name) for name in SOLVERS]
        assert [answer.status for answer in sets] == [Status.INFEASIBLE] * 2
        assert all(cell in answer.cells and answer.minimal for answer in sets)
        erased = [givens_to_erase(wrong, solver=name) for name in SOLVERS]
        assert [len(answer.cells) for answer in erased] == [1, 1]


class Counting:
    """CaDiCaL, of which it is counted how often it is given clauses and asked."""

    name = "counting"
    formulations = ("clauses",)

    def __init__(self):
        self.asked = self.held = 0

    def missing(self):
        return None

    def hold(self, clauses):
        self.held += 1
        sat = find_solver("cadical", {}).hold(clauses)
        solve = sat.solve

        def counted(*assumed):
            self.asked += 1
            return solve(*assumed)

        sat.solve = counted
        return sat


def test_a_digit_twice_in_a_block_is_named_without_a_solver():
    puzzle, solver = Puzzle([5, 0, 5] + [0] * 76 + [3, 3]), Counting()
    first = conflicting_givens(puzzle, time_limit=0, solver=solver)
    assert (first.cells, first.minimal) == ((0, 2), True)
    other = conflicting_givens(puzzle, time_limit=0, other_than=[first.cells], solver=solver)
    assert solver.held == 0
    assert (other.cells, other.minimal) == ((79, 80), True)


def test_a_puzzle_with_a_solution_says_so(solver):
    for call in (conflicting_givens, givens_to_erase):
        answer = call(Puzzle(digits(HARD)), solver=solver)
        assert (answer.status, answer.cells) == (Status.SOLVED, ())


def test_blocks_that_nothing_can_fill_conflict_without_givens(solver):
    puzzle = Puzzle([1, 0, 0, 0], [*lines(2), (0, 3)])
    for call in (conflicting_givens, givens_to_erase):
        answer = call(puzzle, solver=solver)
        assert (answer.status, answer.cells, answer.minimal) == (Status.INFEASIBLE, (), True)
    doubled = Puzzle([1, 1, 0, 0], [*lines(2), (0, 3)])
    answer = conflicting_givens(doubled, solver=solver)
    assert (answer.cells, answer.rules) == ((), ("block5",))


def test_out_of_time_is_not_known(solver):
    for call in (conflicting_givens, givens_to_erase):
        assert call(DEEP, time_limit=0, solver=solver).status is Status.LIMIT


def test_cancelled_before_anything_is_known(solver):
    for call in (conflicting_givens, givens_to_erase):
        answer = call(DEEP, on_progress=lambda progress: True, solver=solver)
        assert answer.status is Status.CANCELLED


def test_cut_short_is_a_set_not_proven_minimal(solver):
    answer = conflicting_givens(
        DEEP, on_progress=lambda progress: (progress.bound or 0) > 3, solver=solver
    )
    assert (answer.status, answer.minimal) == (Status.INFEASIBLE, False)
    assert not solvable(DEEP, answer.cells)


@pytest.mark.native
def test_erasing_cut_short_is_a_set_not_proven_smallest(solver):
    seen = set()
    for patience in (1, 2, 20, 80, 300):
        reports = []

        def tire(progress, reports=reports, patience=patience):
            reports.append(progress)
            return len(reports) > patience

        answer = givens_to_erase(NONSENSE, on_progress=tire, solver=solver)
        assert len(reports) == patience + 1
        assert not answer.minimal
        if answer.status is Status.INFEASIBLE:
            assert solvable(NONSENSE, set(range(81)) - set(answer.cells))
        seen.add(answer.status)
    assert seen == {Status.CANCELLED, Status.INFEASIBLE}


def too_late(progress):
    """Cancel what the time limit did not end."""
    return progress.seconds > 20


def test_erasing_ends_when_the_time_is_over(solver):
    start = time.monotonic()
    answer = givens_to_erase(NONSENSE, time_limit=0.5, on_progress=too_late, solver=solver)
    assert time.monotonic() - start < 10
    assert answer.status in (Status.INFEASIBLE, Status.LIMIT)
    assert not answer.minimal


def test_cadical_tells_which_givens_clash_and_the_others_are_not_tried():
    if importlib.util.find_spec("pysat") is None:
        missing("pysat")
    puzzle, solver = with_given(GUROBI, 14, 9), Counting()
    assert not conflicts(puzzle)
    answer = conflicting_givens(puzzle, solver=solver)
    assert answer.minimal
    assert answer.solver == "counting"
    assert len(answer.cells) < solver.asked < len(given_cells(puzzle))


def test_progress_closes_in_on_the_size_of_the_set(solver):
    reports = []
    answer = conflicting_givens(DEEP, on_progress=reports.append, solver=solver)
    sizes = [(p.bound, p.incumbent) for p in reports if p.incumbent is not None]
    assert sizes == sorted(sizes, key=lambda pair: (pair[0], -pair[1]))
    assert all(bound <= len(answer.cells) <= incumbent for bound, incumbent in sizes)
    assert sizes[-1][1] <= len(given_cells(DEEP))


def test_an_unknown_solver_is_said():
    with pytest.raises(SolverUnavailable) as caught:
        conflicting_givens(DEEP, solver="nonsense")
    assert caught.value.code == "solver.unknown"
