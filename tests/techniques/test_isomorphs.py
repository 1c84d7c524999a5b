"""How a puzzle is turned does not matter: its image has the images of its easiest steps."""

from random import Random

import pytest

from sudoku_core import Candidates, Puzzle, parse
from sudoku_core.rules import Killer, Thermometer, diagonals, jigsaw
from sudoku_core.techniques import applied, cheapest
from tests import stepping
from tests.boards import own_boards

SUMS = ("sum", "cases")
"""Of these steps there may be several that are as good."""
PLAIN = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


def shuffled(puzzle, rng):
    """The image of a board of boxes under swaps of digits, of rows, of columns, and of both."""
    (high, wide), side = puzzle.box, puzzle.side
    rows, columns = _order(side, high, rng), _order(side, wide, rng)
    cells = [rows[cell // side] * side + columns[cell % side] for cell in range(side * side)]
    if high == wide and rng.random() < 0.5:
        cells = [cell % side * side + cell // side for cell in cells]
    return image(puzzle, cells, rng.sample(range(1, side + 1), side))


def _order(side, size, rng):
    groups = rng.sample(range(side // size), side // size)
    return [group * size + place for group in groups for place in rng.sample(range(size), size)]


def turned(puzzle, rng):
    """The image of a square board under a turn or a mirror, and swaps of digits if it has none."""
    side = puzzle.side
    cells = range(side * side)
    if rng.random() < 0.5:
        cells = [cell % side * side + cell // side for cell in cells]
    for _ in range(rng.randint(1, 3)):
        cells = [cell % side * side + side - 1 - cell // side for cell in cells]
    ordered = any(isinstance(rule, (Killer, Thermometer)) for rule in puzzle.rules)
    digits = list(range(1, side + 1)) if ordered else rng.sample(range(1, side + 1), side)
    return image(puzzle, cells, digits)


def image(puzzle, cells, digits):
    """A puzzle moved cell by cell, its digits called otherwise; how a candidate is moved."""
    side = puzzle.side
    givens, marks = [0] * side**2, [0] * side**2
    for cell, given in enumerate(puzzle.givens.cells):
        givens[cells[cell]] = digits[given - 1] if given else 0
    for block in puzzle.blocks:
        if block.kind == "region":
            for cell in block.cells:
                marks[cells[cell]] = block.number
    rules = [rule for rule in puzzle.blocks if rule.kind == "diagonal"]
    for rule in puzzle.rules:
        own = [cells[cell] for cell in rule.cells]
        rules.append(Killer(own, rule.total) if rule.kind == "killer" else Thermometer(own))
    if any(marks):
        moved = Puzzle(givens, jigsaw(side, marks), rules=rules)
    else:
        moved = Puzzle(givens, box=puzzle.box, rules=rules)
    return moved, lambda one: (cells[one[0]], digits[one[1] - 1])


def facts(step, move):
    """What a step is, whatever order it tells things in."""
    if step.technique in SUMS:
        return step.technique, step.rating, sum(abs(times) for _name, times in step.proof)
    places = frozenset(map(move, step.places))
    return step.technique, step.rating, places, frozenset(map(move, step.eliminates))


def expect_same_way(puzzle, turn, rng, unique=True):
    """State by state to the end, the image has the images of the easiest steps; what there were."""
    other, move = turn(puzzle, rng)
    state, its = Candidates(puzzle), Candidates(other)
    used = set()
    while found := cheapest(state, unique=unique):
        theirs = cheapest(its, unique=unique)
        assert {facts(step, move) for step in found} == {facts(s, lambda x: x) for s in theirs}
        for step in found:
            used.add(step.technique)
            state = applied(state, step)
            for one in step.places:
                its = its.place(*move(one))
            for one in step.eliminates:
                its = its.eliminate(*move(one))
    return used


def test_boxes_may_be_shuffled():
    rng = Random(1)
    assert "full-house" in expect_same_way(PLAIN, shuffled, rng)
    for empty in (Puzzle([0] * 4**2), Puzzle([0] * 6**2)):
        puzzle, _solution = stepping.dug(empty, rng)
        expect_same_way(puzzle, shuffled, rng)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.native
def test_hard_boards_may_be_shuffled(seed):
    rng = Random(seed)
    puzzle, _solution = stepping.MAKERS["9×9"](rng)
    expect_same_way(puzzle, shuffled, rng)


def test_boards_with_more_blocks_may_be_turned():
    rng = Random(2)
    for empty in (Puzzle([0] * 6**2, rules=diagonals(6)), stepping.fillable(2, 3, rng)):
        puzzle, _solution = stepping.dug(empty, rng)
        assert expect_same_way(puzzle, turned, rng)


@pytest.mark.parametrize("kind", ["killers", "thermometers"])
@pytest.mark.native
def test_boards_with_rules_may_be_turned(kind):
    expect_same_way(own_boards(kind)[0].puzzle, turned, Random(kind))
