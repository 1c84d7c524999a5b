"""Test cages without givens: the search for them, its judge, and that it can be stopped."""

from random import Random

import pytest

from sudoku_core import Puzzle, count_solutions, generate, grade
from sudoku_core.generation import NothingGenerated
from sudoku_core.generation.cage_search import CageSearch
from sudoku_core.generation.cages import BESIDE, SMALL_SIZES, joinable_pairs, joined, random_cages
from sudoku_core.generation.judge import TOO_EASY, Judge
from sudoku_core.generation.solved_boards import full_grid
from sudoku_core.generation.target import target_of

SIX = Puzzle([0] * 36).layout


def judge_of(level):
    return Judge(target_of(level, None, None), unique=False, go_on=lambda: True)


def full(seed):
    """A random solution of a 6 by 6 board, and what drew it."""
    rng = Random(seed)
    return full_grid(SIX, rng, lambda nodes: False, fixed=True), rng


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_cages_alone_make_a_puzzle_of_the_level(level):
    judge, made = judge_of(level), []
    for seed in range(40):
        grid, rng = full(seed)
        search = CageSearch(SIX, grid, judge, judge.distance, rng=rng, stop=lambda nodes: False)
        puzzle = None if made else search.puzzle()
        made += [puzzle] if puzzle else []
    assert not any(made[0].givens.cells)
    assert count_solutions(made[0]).unique
    assert grade(made[0]).level == level


def test_neighbouring_cages_are_joined_without_repeated_digits():
    grid, rng = full(1)
    cages = random_cages(SIX, grid, rng, SMALL_SIZES)
    assert sorted(cell for cage in cages for cell in cage) == [*SIX.cells]
    couples = joinable_pairs(SIX, grid, cages, rng)
    assert couples
    for pair in couples:
        larger = joined(cages, pair)
        (cage,) = {*larger} - {*cages}
        assert sorted(cage) == sorted(pair[0] + pair[1])
        assert len({grid.cells[cell] for cell in cage}) == len(cage)
        assert any(beside in pair[1] for cell in pair[0] for beside in SIX.near(cell, BESIDE))
        assert joined(larger, pair) is None


def test_too_easy_and_too_hard_are_told_apart():
    medium = generate(level="medium", seed=1)
    assert judge_of("hard").distance(medium) == TOO_EASY
    assert judge_of("medium").distance(medium) == 0
    judge = judge_of("medium")
    distance = judge.distance(generate(level="expert", seed=1))
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
