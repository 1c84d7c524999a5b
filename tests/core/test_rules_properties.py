"""Random small puzzles with random rules: all ways to their solutions find the same."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_core import (
    Puzzle,
    Status,
    available_solvers,
    build_model,
    conflicts,
    count_solutions,
    is_solution,
    solutions,
    solve,
)
from sudoku_core.board.candidates import candidates, propagate
from sudoku_core.board.lowering import lowered
from sudoku_core.models.clauses import build_clauses
from sudoku_core.search import Search
from sudoku_core.search.block_sums import block_sums
from tests.boards import own_boards
from tests.missing import missing
from tests.oracles import Tedious, allows, by_checker, by_clauses, by_grids, by_rows
from tests.primitives import keeps
from tests.rules import random_puzzle

LIMIT = 12
"""Solutions that are asked for; where there are as many, there may be more."""
SEEDS = st.integers(0, 10**9)
EASY = settings(max_examples=75)


def puzzle_of(seed):
    """A puzzle and its solutions up to the limit, as the checker finds them."""
    puzzle, _ = random_puzzle(Random(seed))
    try:
        return puzzle, by_checker(puzzle, LIMIT)
    except Tedious:
        assume(False)


def same(satisfied, expected):
    """Return whether two lists hold the same solutions, as far as both go."""
    return len(satisfied) == len(set(satisfied)) == len(expected) and (
        len(expected) == LIMIT or set(satisfied) == set(expected)
    )


@EASY
@given(SEEDS, st.integers(0, 99))
def test_the_search_finds_what_the_checker_allows_in_any_order(seed, order):
    puzzle, expected = puzzle_of(seed)
    grids = list(solutions(puzzle, LIMIT))
    assert same([grid.cells for grid in grids], expected)
    assert all(is_solution(puzzle, grid) for grid in grids)
    count = count_solutions(puzzle, LIMIT)
    assert count.found == len(expected)
    assert count.complete == (len(expected) < LIMIT)
    shuffled = [grid.cells for grid in solutions(puzzle, LIMIT, rng=Random(order))]
    assert same(shuffled, expected)


@settings(EASY, max_examples=50)
@given(SEEDS, st.sampled_from(("reduced", "full")))
def test_the_clauses_allow_what_the_checker_allows(seed, formulation):
    puzzle, expected = puzzle_of(seed)
    try:
        grids = by_clauses(puzzle, formulation, LIMIT)
    except ImportError:
        missing("python-sat")
    assert same(grids, expected)


@settings(EASY, max_examples=50)
@given(SEEDS, st.sampled_from(("reduced", "full")))
def test_the_rows_allow_what_the_checker_allows(seed, formulation):
    puzzle, expected = puzzle_of(seed)
    model = build_model(puzzle, formulation)
    assert same(by_rows(model, LIMIT), expected)
    assert all(allows(model, puzzle.layout.grid(digits)) for digits in expected)


@settings(EASY, max_examples=30)
@given(SEEDS, st.sampled_from(("reduced", "full")))
def test_what_is_excluded_is_missing_from_rows_and_clauses(seed, formulation):
    puzzle, expected = puzzle_of(seed)
    assume(0 < len(expected) < LIMIT)
    first = puzzle.layout.grid(expected[0])
    model = build_model(puzzle, formulation, excluding=[first])
    assert set(by_rows(model, LIMIT)) == set(expected[1:])
    written = build_clauses(model).clauses
    cut = build_clauses(build_model(puzzle, formulation)).no_good(first)
    assert () in written or cut in written


@settings(EASY, max_examples=30)
@given(SEEDS)
def test_all_grids_there_are_say_what_the_checker_says(seed):
    puzzle, _ = random_puzzle(Random(seed))
    first = next(solutions(puzzle), None)
    filled = list(puzzle.givens.cells)
    opened = [cell for cell in puzzle.cells if not filled[cell]]
    # As many cells are settled as lets all grids be tried.
    for cell in Random(seed).sample(opened, max(len(opened) - 4, 0)):
        filled[cell] = first.cells[cell] if first else 1
    puzzle = puzzle.replace(puzzle.layout.grid(filled))
    assert by_grids(puzzle, 10**4) == by_checker(puzzle, 10**4, 10**5)


@EASY
@given(SEEDS, st.integers(0, 10**6))
def test_a_full_grid_keeps_each_rule_exactly_if_it_keeps_what_it_is_lowered_to(seed, other):
    puzzle, _ = random_puzzle(Random(seed))
    rng = Random(other)
    # A solution, if there is one soon, and then some other digits.
    grid = next(solutions(puzzle.replace(puzzle.layout.grid([0] * puzzle.layout.size))), None)
    digits = list(grid.cells) if grid else [0] * puzzle.layout.size
    for cell in puzzle.cells:
        if not digits[cell] or rng.random() < 0.1:
            digits[cell] = rng.randint(1, puzzle.side)
    from_zero = [digit - 1 for digit in digits]
    for rule in (*puzzle.blocks, *puzzle.rules):
        holds = all(keeps(primitive, from_zero) for primitive in rule.lower(puzzle.digits))
        assert holds == (rule.broken(digits, puzzle.digits) == ())


@EASY
@given(SEEDS, st.floats(0, 1))
def test_nothing_that_is_known_beforehand_speaks_against_a_solution(seed, share):
    puzzle, expected = puzzle_of(seed)
    rng = Random(seed)
    left, plain = propagate(puzzle), candidates(puzzle)
    sums = block_sums(puzzle.layout)
    for digits in expected:
        part = puzzle.layout.grid([digit if rng.random() < share else 0 for digit in digits])
        assert conflicts(puzzle.replace(part)) == ()
        assert left is not None
        for cell in puzzle.cells:
            assert left[cell] >> digits[cell] - 1 & 1
            assert plain[cell] >> digits[cell] - 1 & 1
        for linear in sums:
            assert keeps(linear, [digit - 1 for digit in digits])
    if left is not None:
        assert all(not mask & ~other for mask, other in zip(left, plain, strict=True))
        assert all((left[cell] == 0) == (cell in puzzle.layout.gaps) for cell in range(len(left)))


@EASY
@given(SEEDS)
def test_names_are_each_there_once(seed):
    puzzle, _ = random_puzzle(Random(seed))
    names = [name for name, _ in lowered(puzzle.layout).others]
    assert len(set(names)) == len(names)
    for formulation in ("reduced", "full"):
        model = build_model(puzzle, formulation)
        rows = [row.name for row in (*model.constraints, *model.fixings)]
        assert len(set(rows)) == len(rows)
        variables = [model.name(variable) for variable in model.variables]
        assert len(set(variables)) == len(variables)
        literals = build_clauses(model).auxiliaries
        assert len({*literals, *variables}) >= len(literals) + len(model.candidates)


@settings(EASY, max_examples=30)
@given(SEEDS)
def test_a_model_is_what_its_rows_and_variables_say(seed):
    puzzle, _ = random_puzzle(Random(seed))
    for formulation in ("reduced", "full"):
        model = build_model(puzzle, formulation)
        used = {variable for row in model.constraints for variable in row.variables}
        assert used <= set(model.variables)
        for row in (*model.constraints, *model.fixings):
            assert len(set(row.variables)) == len(row.variables)
            assert 0 not in row.coefficients
            assert len(row.coefficients) in (0, len(row.variables))


@settings(EASY, max_examples=30)
@given(SEEDS, st.integers(1, 6))
def test_a_search_that_is_stopped_has_found_true_solutions(seed, most):
    puzzle, _ = random_puzzle(Random(seed))
    search = Search(puzzle, lambda nodes: nodes >= most)
    grids = list(search)
    assert all(is_solution(puzzle, grid) for grid in grids)
    if not search.complete:
        assert search.nodes >= most
    else:
        whole = Search(puzzle)
        assert whole.count() == len(grids)


@pytest.mark.parametrize("formulation", ["reduced", "full"])
def test_highs_says_whether_there_is_none_one_or_many(formulation):
    """The rows in a solver of their own kind, with the one solution found excluded."""
    if available_solvers()["highs"]:
        missing("highspy")
    for seed in range(40):
        puzzle, _ = random_puzzle(Random(seed))
        first = solve(puzzle, "highs", formulation=formulation)
        expected = [grid.cells for grid in solutions(puzzle, 2)]
        assert (first.status is Status.SOLVED) == bool(expected)
        if expected:
            second = solve(puzzle, "highs", formulation=formulation, excluding=[first.grid])
            assert (second.status is Status.SOLVED) == (len(expected) == 2)


@pytest.mark.parametrize("name", ["killers", "thermometers"])
def test_cadical_counts_the_same_on_larger_boards(name):
    """With fewer rules than make them unique, and a given changed now and then."""
    rng = Random(4)
    for known in own_boards(name)[:12]:
        rules = rng.sample(known.puzzle.rules, len(known.puzzle.rules) - 3)
        given_digits = known.puzzle.givens.cells
        givens = [
            d if rng.random() < 0.15 else g
            for d, g in zip(known.solution, given_digits, strict=True)
        ]
        if rng.random() < 0.3:
            givens[rng.randrange(81)] = rng.randint(1, 9)
        puzzle = Puzzle(givens, rules=rules)
        try:
            expected = by_clauses(puzzle, "reduced", 4)
        except ImportError:
            missing("python-sat")
        grids = [grid.cells for grid in solutions(puzzle, 4)]
        assert len(grids) == len(set(grids)) == len(expected)
        assert len(grids) == 4 or set(grids) == set(expected)
