"""Setting a puzzle by hand: how many solutions there are, what could go, what to add."""

from random import Random

import pytest

from sudoku_core import Puzzle, conflicts, count_solutions, parse
from sudoku_core.generation import Setting, setting
from sudoku_core.rules import Killer
from tests import oracles
from tests.plain import HARD, Z3, digits

FULL = (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
CAGES = (Killer((0, 1), 3), Killer((2, 6), 4))


def by_trying(puzzle):
    """Return what must be said, from all grids that the rules' own definitions allow."""
    grids = oracles.by_checker(puzzle, 1000, 10**6)
    given = [cell for cell, digit in enumerate(puzzle.givens.cells) if digit]
    if len(grids) == 1:
        fewer = [(cell, puzzle.replace(puzzle.givens.replace(cell, 0))) for cell in given]
        spare = [cell for cell, grid in fewer if len(oracles.by_checker(grid, 2, 10**6)) == 1]
        return Setting(1, True, spare=tuple(spare))
    left, fewest = {}, []
    for cell in {*puzzle.cells} - {*given}:
        digits_in_cell = [grid[cell] for grid in grids]
        left[cell] = sum(digits_in_cell.count(digit) for digit in digits_in_cell)
        fewest += [(digits_in_cell.count(digit), cell, digit) for digit in digits_in_cell]
    if not grids:
        return Setting(0, True)
    soonest = sorted(cell for cell in left if left[cell] == min(left.values()))
    count, cell, digit = min(fewest)
    mean = min(left.values()) / len(grids)
    return Setting(len(grids), True, (), tuple(soonest), mean, (cell, digit, count))


def test_the_figures_of_the_next_given_are_what_counting_says():
    puzzle = parse(
        "2.........5.2.1..76....452......57.8.2.....9.4.87......968....33..5.9.7.........."
    )
    state = setting(puzzle)
    assert (state.found, state.complete) == (85, True)
    cell, digit, count = state.fewest
    assert count_solutions(puzzle.replace(puzzle.givens.replace(cell, digit)), 99).found == count
    assert count == 1
    (best,) = state.soonest
    left = [
        count_solutions(puzzle.replace(puzzle.givens.replace(best, digit)), 99).found
        for digit in range(1, 10)
        if not conflicts(puzzle.replace(puzzle.givens.replace(best, digit)))
    ]
    assert sum(left) == 85
    assert state.left == sum(count * count for count in left) / 85


@pytest.mark.parametrize("seed", range(24))
def test_it_says_what_trying_all_grids_says(seed):
    rng = Random(seed)
    cells = rng.sample(range(16), rng.randint(2, 9))
    givens = [digit if cell in cells else 0 for cell, digit in enumerate(FULL)]
    if seed % 4 == 0:
        givens[rng.choice(cells)] = rng.randint(1, 4)  # often wrong
    puzzle = Puzzle(givens, rules=CAGES if seed % 2 else ())
    assert setting(puzzle, 1000) == by_trying(puzzle)


def test_counting_ends_at_the_limit():
    for limit in (1, 2, 7):
        state = setting(Puzzle([0] * 16), limit)
        assert (state.found, state.complete) == (limit, False)
    assert setting(Puzzle(digits(Z3))).found == 100


def test_a_minimal_puzzle_has_no_givens_that_could_go():
    assert setting(Puzzle(digits(HARD))) == Setting(1, True)


def test_givens_that_clash_leave_no_solution():
    assert setting(Puzzle([1, 1] + [0] * 14)) == Setting(0, True)


def test_the_cell_that_tells_all_is_told():
    loose = parse("12345678." + "." * 72)
    assert 8 not in setting(loose).soonest  # it has one digit anyway
    two = Puzzle([1, 2, 3, 4, 3, 4, 1, 2, 2, 0, 4, 0, 4, 0, 2, 0])
    state = setting(two)
    assert state.found == 2
    assert state.soonest == (9, 11, 13, 15)


def test_it_is_told_alike_each_time_and_needs_a_puzzle():
    puzzle = Puzzle(digits(Z3))
    assert setting(puzzle) == setting(puzzle)
    with pytest.raises(TypeError):
        setting(Z3)
