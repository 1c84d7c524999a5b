"""True candidates: against brute force, by every kind of solver, and when stopped."""

from collections import Counter
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_core import Grid, InputError, Puzzle, SolverError, Status, solve, true_candidates
from sudoku_core.rules import Killer
from sudoku_core.solvers import NAMED, Outcome, SatSolver, Traits, pysat
from sudoku_core.solvers.cadical import make_sat
from sudoku_core.solving import Count
from tests.cases import GUROBI, HARD, digits
from tests.missing import missing
from tests.oracles import Tedious, by_checker
from tests.rules import random_puzzle

SEEDS = st.integers(0, 10**9)
EASY = settings(max_examples=60, deadline=None)
FOUR = Puzzle([1, 2, 0, 0, 3] + [0] * 11)


@dataclass(frozen=True)
class Anew:
    """A solver that starts from the beginning for each question."""

    name: str = "anew"
    formulations: tuple = ("exact-cover",)
    traits: Traits = Traits()  # noqa: RUF009

    def missing(self):
        return None

    def takes(self, puzzle):
        return None

    def run(self, task):
        return NAMED["search"].run(task)


@dataclass(frozen=True)
class Wrong(Anew):
    """A solver with a grid that breaks the rules."""

    def run(self, task):
        return Outcome(Status.SOLVED, Grid([1] * 16), {})


@pytest.fixture(params=["search", "cadical", "anew", "kept"])
def solver(request):
    if request.param in ("search", "anew"):
        return {"search": NAMED["search"], "anew": Anew()}[request.param]
    if not pysat.is_installed():
        missing("pysat")
    return NAMED["cadical"] if request.param == "cadical" else SatSolver("kept", make_sat)


def counts_of(puzzle, grids):
    """Return by cell and digit the number of solutions with the digit in the cell."""
    pairs = Counter((cell, digit) for grid in grids for cell, digit in enumerate(grid))
    return tuple(
        tuple(pairs[cell, digit] for digit in range(1, puzzle.side + 1))
        for cell in range(puzzle.layout.size)
    )


@EASY
@given(seed=SEEDS, limit=st.sampled_from((1, 2, 5, 10**6)))
@pytest.mark.parametrize("name", ["search", "cadical", "anew"])
def test_counts_are_those_of_all_solutions(name, seed, limit):
    if name == "cadical" and not pysat.is_installed():
        missing("pysat")
    puzzle, _ = random_puzzle(Random(seed))
    try:
        grids = by_checker(puzzle, 10**6)
    except Tedious:
        assume(False)
    result = true_candidates(puzzle, limit, solver=Anew() if name == "anew" else name)
    counts = counts_of(puzzle, grids)
    assert result.status is (Status.SOLVED if grids else Status.INFEASIBLE)
    assert result.counts == tuple(tuple(min(n, limit) for n in row) for row in counts)
    assert not any(result.open + result.unknown)
    for cell in puzzle.cells:
        assert result.true[cell] | result.false[cell] == (1 << puzzle.side) - 1
        assert not result.true[cell] & result.false[cell]
        for digit, number in enumerate(counts[cell], 1):
            wanted = Count(min(number, limit), number < limit)
            assert result.count(cell, digit) == wanted


@EASY
@given(seed=SEEDS, limit=st.sampled_from((1, 3)), reports=st.integers(0, 12))
def test_a_cancelled_search_claims_only_what_is_so(solver_name, seed, limit, reports):
    puzzle, _ = random_puzzle(Random(seed))
    left = iter(range(reports))
    whole = true_candidates(puzzle, limit, solver="search")
    part = true_candidates(
        puzzle, limit, solver=solver_name, on_progress=lambda _: next(left, None) is None
    )
    assert part.status in (whole.status, Status.CANCELLED)
    for cell in puzzle.cells:
        assert not part.true[cell] & ~whole.true[cell]
        assert not part.false[cell] & ~whole.false[cell]
        assert part.true[cell] | part.false[cell] | part.unknown[cell] == (1 << puzzle.side) - 1
        for digit in range(1, puzzle.side + 1):
            count = part.count(cell, digit)
            assert count.found <= whole.count(cell, digit).found
            assert not count.complete or count == whole.count(cell, digit)


@pytest.fixture(params=["search", "cadical"], scope="module")
def solver_name(request):
    if request.param == "cadical" and not pysat.is_installed():
        missing("pysat")
    return request.param


def test_each_kind_of_solver_counts_the_same(solver):
    for puzzle in (FOUR, Puzzle([0] * 16), Puzzle([0] * 16, rules=[Killer((0, 1), 3)])):
        for limit in (1, 4, 1000):
            result = true_candidates(puzzle, limit, solver=solver)
            assert result.solver == solver.name
            assert result.counts == true_candidates(puzzle, limit, solver="search").counts
    assert solve(FOUR, solver).status is Status.SOLVED  # a solver that is kept forgets the counting


def test_one_solution_and_none(solver):
    one = true_candidates(Puzzle(digits(GUROBI)), 2, solver=solver)
    assert one.status is Status.SOLVED
    assert {mask.bit_count() for mask in one.true} == {1}
    assert {one.count(0, digit).found for digit in range(1, 10)} == {0, 1}
    for givens in ([1, 1], [1, 2, 0, 0, 0, 0, 3, 0, 0, 0, 4]):
        none = true_candidates(Puzzle(givens + [0] * (16 - len(givens))), solver=solver)
        assert (none.status, set(none.true), set(none.open)) == (Status.INFEASIBLE, {0}, {0})
        assert set(none.false) == {15}


def test_all_of_a_board_of_many_solutions(solver):
    result = true_candidates(Puzzle([0] * 81, rules=[Killer((0, 1), 3)]), solver=solver)
    assert (result.true[0], result.false[0], result.true[2]) == (3, 508, 508)
    assert result.status is Status.SOLVED


def test_not_known_is_neither_true_nor_false(solver):
    for limits, status in (
        ({"time_limit": 0}, Status.LIMIT),
        ({"on_progress": lambda _: True}, Status.CANCELLED),
    ):
        result = true_candidates(FOUR, solver=solver, **limits)
        assert result.status is status
        assert (result.true[0], result.false[0], result.unknown[0]) == (0, 14, 1)
        assert result.count(2, 3) == Count(0, False)
        assert result.count(2, 1) == Count(0, True)


def test_progress_is_the_share_that_is_settled(solver):
    shares = []
    true_candidates(Puzzle([0] * 81), solver=solver, on_progress=lambda p: shares.append(p.share))
    assert shares == sorted(shares)
    assert (shares[0], shares[-1] > 0.5) == (0, True)


def test_the_search_for_small_boards_a_sat_solver_for_others():
    small, ruled = Puzzle(digits(HARD)), Puzzle([0] * 16, rules=[Killer((0, 1), 3)])
    assert true_candidates(small).solver == "search"
    wanted = "cadical" if pysat.is_installed() else "search"
    assert true_candidates(ruled).solver == wanted


def test_bad_arguments_are_refused():
    for limit in (0, -1, 1.5, "2", True):
        with pytest.raises(ValueError, match="whole number"):
            true_candidates(FOUR, limit)
    with pytest.raises(InputError):
        true_candidates(FOUR, time_limit=-1)
    with pytest.raises(SolverError, match="false candidates"):
        true_candidates(FOUR, solver="local-search")
    with pytest.raises(InputError):
        true_candidates(FOUR).count(16, 1)
    with pytest.raises(SolverError):
        true_candidates(FOUR, solver=Wrong())
