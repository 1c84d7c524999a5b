"""The first mistake in what was filled in so far."""

from sudoku_core import Grid, InputError, Puzzle, count_solutions
from sudoku_core.solving import FirstMistake, Verdict, first_mistake
from tests.plain import AMPL, digits

# Of seed 004.
SOLUTION = "172549683645873219389261745496327851813456972257198436964715328731682594528934167"
SEED = Puzzle(digits(AMPL))
EMPTY = Puzzle([0] * 16)


def entered(**digits):
    """Entries by ``r1c2=3``."""
    cells = [0] * 16
    for place, digit in digits.items():
        row, column = place[1:].split("c")
        cells[(int(row) - 1) * 4 + int(column) - 1] = digit
    return Grid(cells)


def brute(puzzle, entries):
    """The definition, cell by cell."""
    if count_solutions(puzzle, 1).found == 0:
        return FirstMistake(Verdict.INFEASIBLE)
    for cell, digit in enumerate(entries.cells):
        if digit and not puzzle.givens.cells[cell]:
            puzzle = puzzle.replace(puzzle.givens.replace(cell, digit))
            if count_solutions(puzzle, 1).found == 0:
                return FirstMistake(Verdict.MISTAKE, cell)
    return FirstMistake(Verdict.RIGHT)


def test_nothing_and_the_solution_are_right():
    assert first_mistake(EMPTY, EMPTY.givens) == FirstMistake(Verdict.RIGHT)
    assert first_mistake(SEED, Grid([int(c) for c in SOLUTION])) == FirstMistake(Verdict.RIGHT)


def test_the_first_difference_from_the_only_solution_is_the_mistake():
    entries = SEED.givens.replace(0, 1).replace(1, 5).replace(80, 1)
    assert first_mistake(SEED, entries) == FirstMistake(Verdict.MISTAKE, 1)


def test_with_several_solutions_any_of_them_is_right():
    for entries in (entered(r1c1=1), entered(r1c1=2, r4c4=1), entered(r2c2=4, r1c4=3)):
        assert first_mistake(EMPTY, entries) == brute(EMPTY, entries)


def test_the_mistake_is_the_entry_that_leaves_no_solution():
    for entries in (
        entered(r1c1=1, r1c2=1),
        entered(r1c1=1, r2c3=1, r3c2=1, r4c3=1),
        entered(r1c1=1, r1c2=2, r2c1=2),
        entered(r1c3=4, r3c1=1, r4c4=1, r4c3=1),
    ):
        assert first_mistake(EMPTY, entries) == brute(EMPTY, entries)


def test_givens_that_can_not_be_solved_are_said_first():
    puzzle = Puzzle([1, 1] + [0] * 14)
    assert first_mistake(puzzle, entered(r3c3=1)) == FirstMistake(Verdict.INFEASIBLE)


def test_what_stands_on_a_given_is_not_read():
    puzzle = Puzzle([1] + [0] * 15)
    assert first_mistake(puzzle, entered(r1c1=2)) == FirstMistake(Verdict.RIGHT)


def test_no_time_is_not_known():
    assert first_mistake(Puzzle([0] * 625), Grid([0] * 625), time_limit=0) == FirstMistake(
        Verdict.LIMIT
    )


def test_another_side_is_refused():
    caught = None
    try:
        first_mistake(EMPTY, Grid([0] * 81))
    except InputError as error:
        caught = error
    assert caught is not None
    assert caught.code == "mistake.side"
