"""Turned, swapped and shuffled puzzles have the images of the original's easiest steps."""

from itertools import product
from random import Random

import pytest

from sudoku_core import Candidates, Puzzle, parse
from sudoku_core.hints.techniques import (
    als_aic,
    applied,
    cheapest,
    forcing_chains,
    franken_fish,
    innies_and_outies,
    law_of_leftovers,
    w_wing,
    wxyz_wing,
    x_chain,
)
from sudoku_core.hints.techniques.position import Position
from sudoku_core.rules import diagonals
from tests import stepping
from tests.boards import own_boards
from tests.isomorphs import shuffled, swapped, turned
from tests.noting import noted

pytestmark = [pytest.mark.native, pytest.mark.long]
SUMS = ("sum", "cases")
"""Techniques that return one of several equally good steps."""
PLAIN = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


def facts(step, move):
    """Return what a step says, independent of order."""
    if step.technique in SUMS:
        return step.technique, step.rating, sum(abs(times) for _name, times in step.proof)
    places = frozenset(map(move, step.places))
    return step.technique, step.rating, places, frozenset(map(move, step.eliminates))


def expect_same_way(puzzle, transform, rng, unique=True):
    """Compare the easiest steps of a puzzle and its image to the end; return their techniques."""
    other, move = transform(puzzle, rng)
    state, image = Candidates(puzzle), Candidates(other)
    used = set()
    while easiest := cheapest(state, unique=unique):
        image_steps = cheapest(image, unique=unique)
        assert {facts(step, move) for step in easiest} == {
            facts(s, lambda x: x) for s in image_steps
        }
        for step in easiest:
            used.add(step.technique)
            state = applied(state, step)
            for candidate in step.places:
                image = image.place(*move(candidate))
            for candidate in step.eliminates:
                image = image.eliminate(*move(candidate))
    return used


def eliminated(state):
    """Return the candidates eliminated in a state beyond those ruled out by the givens."""
    start = Candidates(state.puzzle)
    return [
        (cell, digit)
        for cell, digit in product(range(len(start.masks)), range(1, state.puzzle.side + 1))
        if (start.masks[cell] & ~state.masks[cell]) >> digit - 1 & 1
    ]


def expect_same_finds(state, transform, rng, module):
    """Compare all steps of a technique in a state and its image; return their names."""
    other, move = transform(state.puzzle, rng)
    technique = module.TECHNIQUE
    image = Candidates(other)
    for candidate in eliminated(state):
        image = image.eliminate(*move(candidate))
    here, there = Position(state), Position(image)
    steps, image_steps = (
        [step for rating in technique.ratings for step in technique.find(position, rating)]
        for position in (here, there)
    )
    assert {facts(step, move) for step in steps} == {facts(s, lambda x: x) for s in image_steps}
    return {step.technique for step in steps}


def test_boxes_may_be_shuffled():
    rng = Random(1)
    assert "full-house" in expect_same_way(PLAIN, shuffled, rng)
    for empty in (Puzzle([0] * 4**2), Puzzle([0] * 6**2)):
        puzzle, _solution = stepping.dug(empty, rng)
        expect_same_way(puzzle, shuffled, rng)


@pytest.mark.parametrize("seed", range(4))
def test_hard_boards_may_be_shuffled(seed):
    rng = Random(seed)
    puzzle, _solution = stepping.MAKERS["9×9"](rng)
    expect_same_way(puzzle, shuffled, rng)


def test_boards_with_more_blocks_may_be_turned():
    rng = Random(2)
    for empty in (Puzzle([0] * 6**2, rules=diagonals(6)), stepping.fillable(2, 3, rng)):
        puzzle, _solution = stepping.dug(empty, rng)
        assert expect_same_way(puzzle, turned, rng)


def test_lines_that_are_not_next_to_each_other_are_taken_together():
    rng = Random(3)
    used = set()
    for _ in range(3):
        puzzle, _solution = stepping.dug(stepping.fillable(2, 3, rng), rng)
        used |= expect_same_finds(Candidates(puzzle), swapped, rng, law_of_leftovers)
    assert "law-of-leftovers" in used
    killer = Candidates(own_boards("killers")[0].puzzle)
    used = expect_same_finds(killer, shuffled, rng, innies_and_outies)
    assert "innies-and-outies" in used


@pytest.mark.parametrize(
    ("technique", "seed"),
    [*product([franken_fish, forcing_chains, x_chain, wxyz_wing], range(2)), (als_aic, 0)],
)
def test_wide_searches_may_be_shuffled(technique, seed):
    rng = Random(seed)
    puzzle, _solution = stepping.MAKERS["9×9"](rng)
    expect_same_finds(Candidates(puzzle), shuffled, rng, technique)


def test_a_cell_that_sees_all_of_a_row_by_itself_has_no_part_in_a_wing():
    state = noted({"r1c7 r8c8": "12", "r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c8": "!1"})
    for seed in range(4):
        assert not expect_same_finds(state, turned, Random(seed), w_wing)


@pytest.mark.parametrize("kind", ["killers", "thermometers"])
def test_boards_with_rules_may_be_turned(kind):
    expect_same_way(own_boards(kind)[0].puzzle, turned, Random(kind))
