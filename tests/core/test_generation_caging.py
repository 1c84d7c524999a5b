"""Test cages without givens: the search for them, their judging, and that it can be stopped."""

from random import Random

import pytest

from sudoku_core import Puzzle, count_solutions, generate, grade
from sudoku_core.generation import NothingGenerated
from sudoku_core.generation.caging import Caging
from sudoku_core.generation.full_grids import full_grid
from sudoku_core.generation.judge import EASY, Judging
from sudoku_core.generation.target import wanted_of

SIX = Puzzle([0] * 36).layout


def judging(level):
    return Judging(wanted_of(level, None, None), unique=False, go_on=lambda: True)


def test_cages_alone_make_a_puzzle_of_the_level():
    judge, puzzle = judging("medium"), None
    for seed in range(10):
        rng = Random(seed)
        grid = full_grid(SIX, rng, lambda nodes: False, fixed=True)
        caging = Caging(SIX, grid, judge, rng=rng, stop=lambda nodes: False)
        puzzle = puzzle or caging.puzzle(judge.missing)
    assert not any(puzzle.givens.cells)
    assert count_solutions(puzzle).unique
    assert grade(puzzle).level == "medium"


def test_too_easy_and_too_hard_are_told_apart():
    medium = generate(level="medium", seed=1)
    assert judging("hard").missing(medium) == EASY
    assert judging("medium").missing(medium) == 0
    judge = judging("medium")
    distance = judge.missing(generate(level="expert", seed=1))
    assert 0 < distance < 1
    assert len(judge.stuck) == round(distance * 81)
    assert judge.best is not None


@pytest.mark.parametrize("rules", ["alldifferences:1,allratios:1", "killer", "jigsaw"])
def test_making_stops_when_it_is_told_to(rules):
    counts = []

    def stop(progress):
        counts.append(progress.nodes)
        return True

    with pytest.raises(NothingGenerated):
        generate(rules=rules, level="hard", seed=1, on_progress=stop)
    assert len(counts) == 1
