"""Test cages without givens: the search for them, their judging, and that it can be stopped."""

from random import Random

import pytest

from sudoku_core import Puzzle, count_solutions, generate, grade
from sudoku_core.generation import NothingGenerated
from sudoku_core.generation.cages import BESIDE, joined, pairs, small_cages
from sudoku_core.generation.caging import Caging
from sudoku_core.generation.full_grids import full_grid
from sudoku_core.generation.judge import EASY, Judging
from sudoku_core.generation.target import wanted_of

SIX = Puzzle([0] * 36).layout


def judging(level):
    return Judging(wanted_of(level, None, None), unique=False, go_on=lambda: True)


def full(seed):
    """A random solution of a 6 by 6 board, and what drew it."""
    rng = Random(seed)
    return full_grid(SIX, rng, lambda nodes: False, fixed=True), rng


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_cages_alone_make_a_puzzle_of_the_level(level):
    judge, made = judging(level), []
    for seed in range(40):
        grid, rng = full(seed)
        caging = Caging(SIX, grid, judge, rng=rng, stop=lambda nodes: False)
        puzzle = None if made else caging.puzzle(judge.missing)
        made += [puzzle] if puzzle else []
    assert not any(made[0].givens.cells)
    assert count_solutions(made[0]).unique
    assert grade(made[0]).level == level


def test_neighbouring_cages_are_joined_without_repeated_digits():
    grid, rng = full(1)
    pieces = small_cages(SIX, grid, rng)
    assert sorted(cell for cage in pieces for cell in cage) == [*SIX.cells]
    couples = pairs(SIX, grid, pieces, rng)
    assert couples
    for pair in couples:
        larger = joined(pieces, pair)
        (cage,) = {*larger} - {*pieces}
        assert sorted(cage) == sorted(pair[0] + pair[1])
        assert len({grid.cells[cell] for cell in cage}) == len(cage)
        assert any(beside in pair[1] for cell in pair[0] for beside in SIX.near(cell, BESIDE))
        assert joined(larger, pair) == []


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
