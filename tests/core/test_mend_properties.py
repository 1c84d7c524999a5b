"""Readings of random pictures: the right one comes back, and none goes far."""

from functools import cache
from math import exp, log
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core import count_solutions, generate, rules
from sudoku_core.photo import Outcome, mend
from sudoku_core.photo.nearest import MARGIN, MOST_CHANGED
from sudoku_core.photo.program import MOST_LOSS

pytestmark = pytest.mark.native
KINDS = ("6", "9", "jigsaw 6", "16")
JIGSAW = rules.jigsaw(6, "aaabbbaaabbbccddddccddeecceeffeeffff")


@cache
def puzzle_of(kind, seed):
    """A puzzle with one solution."""
    side = int(kind.split()[-1])
    if kind.startswith("jigsaw"):
        return generate(side, blocks=JIGSAW, rng=Random(seed))
    return generate(side, rng=Random(seed), minimal=side < 16)


def noisy(rng, shown, side, misread):
    """A picture: each cell shows its digit clearly or less so, a few another one likelier."""
    wrong = set(rng.sample(range(len(shown)), misread))
    rows = []
    for cell, digit in enumerate(shown):
        other = rng.choice([k for k in range(side + 1) if k != digit])
        scores = [rng.gauss(-9, 1) for _ in range(side + 1)]
        scores[digit] = 0.0
        scores[other] = rng.uniform(0.1, 1.2) if cell in wrong else rng.uniform(-9, -2.5)
        total = log(sum(map(exp, scores)))
        rows.append([score - total for score in scores])
    return rows


pictures = st.tuples(st.sampled_from(KINDS), st.integers(0, 3), st.integers(0, 2**32))


def crisp(rng, shown, side, misread):
    """The same, where all but what is misread is clear."""
    rows = []
    for row in noisy(rng, shown, side, misread):
        best = max(row)
        rows.append([value if best - value < 2 else best - 9.0 for value in row])
    return rows


def lost(picture, reading):
    """Return how much less likely a reading is than what each cell looks like."""
    return sum(max(row) - row[shown] for row, shown in zip(picture, reading, strict=True))


@given(pictures.filter(lambda made: made[0] != "16"), st.integers(0, 2))
@settings(max_examples=12, deadline=None)
def test_nothing_likelier_is_left_out_and_nothing_goes_far(made, misread):
    kind, number, seed = made
    puzzle = puzzle_of(kind, number)
    picture = noisy(Random(seed), puzzle.givens.cells, puzzle.side, misread)
    reading = mend(puzzle, picture, time_limit=20)
    assert reading.loss <= MOST_LOSS
    assert len(reading.changed) <= MOST_CHANGED
    assert reading.loss == pytest.approx(lost(picture, reading.grid.cells))
    assert 0 <= reading.margin <= MARGIN
    assert reading.mended == bool(reading.changed) == (reading.grid != reading.plain)
    assert set(reading.changed) <= set(reading.doubtful)
    if reading.unique:
        assert count_solutions(reading.puzzle).unique
        assert reading.grid == puzzle.givens or reading.loss <= lost(picture, puzzle.givens.cells)
    elif reading.outcome is Outcome.FAR and reading.rounds:
        assert lost(picture, puzzle.givens.cells) > MOST_LOSS or misread > MOST_CHANGED


@given(pictures)
@settings(max_examples=12, deadline=None)
def test_the_right_reading_is_recovered(made):
    kind, number, seed = made
    puzzle = puzzle_of(kind, number)
    picture = crisp(Random(seed), puzzle.givens.cells, puzzle.side, 1)
    reading = mend(puzzle, picture, time_limit=20)
    assert reading.unique
    if reading.outcome is Outcome.MENDED:  # else what is misread makes another puzzle
        assert reading.grid == puzzle.givens
        assert len(reading.changed) == 1


@given(pictures)
@settings(max_examples=10, deadline=None)
def test_what_is_clear_is_read_as_it_looks(made):
    kind, number, seed = made
    puzzle = puzzle_of(kind, number)
    reading = mend(puzzle, crisp(Random(seed), puzzle.givens.cells, puzzle.side, 0))
    assert reading.grid == puzzle.givens
    assert reading.sure
