"""Certificates of tables, counts and automata miss nothing that the primitives rule out."""

from __future__ import annotations

from random import Random

import pytest

from sudoku_core import Candidates
from sudoku_core.board.lowering import lowered
from sudoku_core.hints.techniques import line_digits, linked_cells, required_digits
from sudoku_core.hints.techniques.rule_parts import rule_parts
from sudoku_core.rules.kernel import Count, Regular, Table
from tests.noting import excluded, steps_of
from tests.rules import random_puzzle

TECHNIQUES = [module.TECHNIQUE for module in (line_digits, linked_cells, required_digits)]


@pytest.mark.parametrize("seed", range(60))
def test_certificates_are_right_and_miss_nothing(seed) -> None:
    rng = Random(seed)
    puzzle, _words = random_puzzle(rng)
    state = Candidates(puzzle)
    for cell in puzzle.cells:
        for digit in range(1, puzzle.side + 1):
            if rng.random() < 0.35 and state.masks[cell].bit_count() > 1:
                state = state.eliminate(cell, digit)
    steps = [step for technique in TECHNIQUES for step in steps_of(technique, state)]
    assert all(step.proof or len(step.rests_on) > 1 for step in steps)
    names = rule_parts(puzzle.layout).rest
    for owner, _name, primitive in lowered(puzzle.layout).parts:
        masks = list(state.masks)
        proven = owner in names and isinstance(primitive, Table | Count | Regular)
        if proven and primitive.prune(masks):
            gone = {
                (cell, digit)
                for cell in primitive.cells
                for digit in range(1, puzzle.side + 1)
                if (state.masks[cell] & ~masks[cell]) >> digit - 1 & 1
            }
            mine = [excluded(state, step) for step in steps if owner in step.rests_on]
            assert gone <= set().union(*mine)
