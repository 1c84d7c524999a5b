"""Test how far a mend goes, and its messages if uniqueness is not known."""

from math import log

import pytest

from sudoku_core import Puzzle
from sudoku_core.photo import Outcome, mend, nearest
from sudoku_core.photo.mend import CLEAR, SURE
from sudoku_core.photo.nearest import FILLED, MOST_CHANGED
from sudoku_core.photo.program import MOST_LOSS
from sudoku_core.search import Search
from tests.core.test_mend import CELL, PICTURE, PUZZLE, likelihoods, unclear
from tests.plain import CLASSIC, HARD, digits

GIVENS = [cell for cell in PUZZLE.cells if PUZZLE.givens.cells[cell]]


def misread(count, right):
    """A picture in which so many givens look like a digit that their row or column has."""
    picture = PICTURE
    for cell in GIVENS:
        row, column = divmod(cell, 9)
        there = {PUZZLE.givens.cells[row * 9 + n] for n in range(9)}
        there |= {PUZZLE.givens.cells[n * 9 + column] for n in range(9)}
        others = sorted(there - {0, PUZZLE.givens.cells[cell]})
        if others and count:
            count -= 1
            shown = {f"d{others[0]}": 1 - right, f"d{PUZZLE.givens.cells[cell]}": right}
            picture = unclear(picture, cell, **shown)
    assert not count
    return picture


@pytest.mark.native
def test_cells_that_together_lose_too_much_are_not_mended():
    loss = log(0.94 / 0.06)
    assert loss < MOST_LOSS < 2 * loss
    assert mend(PUZZLE, misread(1, 0.06)).outcome is Outcome.MENDED
    reading = mend(PUZZLE, misread(2, 0.06))
    assert (reading.outcome, reading.loss, reading.message.code) == (Outcome.FAR, 0, "photo.none")


@pytest.mark.native
def test_no_more_than_a_few_cells_are_changed_however_little_they_lose():
    few = mend(PUZZLE, misread(MOST_CHANGED, 0.45))
    assert (few.outcome, few.grid) == (Outcome.MENDED, PUZZLE.givens)
    assert mend(PUZZLE, misread(MOST_CHANGED + 1, 0.45)).outcome is Outcome.FAR


@pytest.mark.native
@pytest.mark.parametrize("more", [0, 1])
def test_a_board_is_a_player_s_from_half_its_cells(more):
    shown = list(next(iter(Search(PUZZLE))).cells)
    filled_count = int(FILLED * 81) + more
    left = [cell for cell in PUZZLE.cells if cell not in GIVENS][filled_count - len(GIVENS) :]
    picture = likelihoods([0 if cell in left else digit for cell, digit in enumerate(shown)], 9)
    other = shown[CELL + 1]  # beside it, and so wrong there
    picture = unclear(picture, CELL, **{f"d{other}": 0.6, "d1": 0.4})
    assert mend(PUZZLE, picture).outcome is (Outcome.FILLED if more else Outcome.MENDED)


@pytest.mark.native
def test_a_cell_needs_to_be_clearer_where_the_whole_does_not_vouch_for_it():
    between = (SURE + CLEAR) / 2
    for chance, alone, doubtful in (
        (between, True, False),
        (SURE - 0.05, True, True),
        (between, False, True),
        (CLEAR + 0.01, False, False),
    ):
        shown = list(PUZZLE.givens.cells)
        if not alone:  # many solutions, and nothing near has one
            shown = [digit if cell <= CELL else 0 for cell, digit in enumerate(shown)]
        picture = unclear(likelihoods(shown, 9), CELL, d1=chance, d2=1 - chance)
        assert (CELL in mend(PUZZLE, picture).doubtful) == doubtful


@pytest.mark.native
def test_what_is_as_likely_leaves_no_margin():
    more = Puzzle(digits(CLASSIC))  # which has one solution without its first 5, too
    picture = unclear(likelihoods(more.givens.cells, 9), 0, d5=0.5, d0=0.5)
    reading = mend(more, picture)
    assert (reading.unique, reading.margin) == (True, 0)


@pytest.mark.native
def test_one_solution_that_is_not_proven_soon_is_not_taken_for_several(monkeypatch):
    monkeypatch.setattr(nearest, "NODES", 16)
    hard = Puzzle(digits(HARD))
    cell = hard.givens.cells.index(0)
    solution = next(iter(Search(hard))).cells
    shown = {"d0": 0.8, f"d{solution[cell]}": 0.2}
    reading = mend(hard, unclear(likelihoods(hard.givens.cells, 9), cell, **shown))
    assert reading.grid == hard.givens
    assert (reading.outcome, reading.message.code) == (Outcome.UNSETTLED, "photo.unsettled")
    assert (reading.pairs, reading.others) == ((), ())


@pytest.mark.native
def test_without_time_nothing_is_known_of_a_filled_board_either():
    shown = [(row * 3 + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)]
    reading = mend(PUZZLE, likelihoods(shown, 9), time_limit=0)
    assert (reading.outcome, reading.message.code) == (Outcome.UNSETTLED, "photo.unsettled")
