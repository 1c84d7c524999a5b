"""Test which candidates are alike, so that one solution shows what of all of them can be."""

from random import Random

import pytest

from sudoku_core import Candidates, Puzzle, rules, solutions
from sudoku_core.hints.several_solutions import label_of

DIAGONALS, CAGE = rules.diagonals(4), rules.Killer((0, 1), 5)
WIDE = Puzzle([1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3] + [0] * 24, box=(2, 3))


def puzzles():
    """Boards of four digits, of which up to six stand where a solution has them."""
    full = [grid.cells for grid in solutions(Puzzle([0] * 16))]
    for seed in range(24):
        rng = Random(seed)
        cells, solved = rng.sample(range(16), seed // 4), rng.choice(full)
        givens = [solved[cell] if cell in cells else 0 for cell in range(16)]
        more = (*DIAGONALS, CAGE) if seed % 4 == 3 else DIAGONALS if seed % 4 == 2 else ()
        yield Puzzle(givens, rules=more)
    yield WIDE


@pytest.mark.parametrize("puzzle", [*puzzles()])
def test_of_candidates_that_are_alike_all_are_in_a_solution_or_none(puzzle):
    state, held_candidates = Candidates(puzzle), set()
    kind, known = label_of(state), {}
    for grid in solutions(puzzle):
        held_candidates |= {*enumerate(grid.cells)}
    for cell in state.open:
        for digit in range(1, puzzle.side + 1):
            if state.masks[cell] >> digit - 1 & 1:
                known.setdefault(kind(cell, digit), set()).add((cell, digit) in held_candidates)
    assert all(len(each) == 1 for each in known.values())


def test_notes_tell_all_candidates_apart():
    kind = label_of(Candidates(Puzzle([0] * 16)), noted=True)
    assert len({kind(cell, digit) for cell in range(16) for digit in range(1, 5)}) == 64
