"""Test what is told soon of conflicts is what the core tells."""

import random

from sudoku_core import Puzzle
from sudoku_core.board.checker import conflicts
from sudoku_core.rules import Killer, diagonals
from ui.faults import is_clean


def test_it_is_clean_exactly_where_the_core_finds_no_conflict():
    rng = random.Random(5)
    seen = set()
    for layout in (Puzzle([0] * 16).layout, Puzzle([0] * 16, rules=diagonals(4)).layout):
        digits = bytes(16)
        for _ in range(600):
            cell = rng.randrange(16)
            digits = digits[:cell] + bytes([rng.choice((0, 0, 1, 2, 3, 4))]) + digits[cell + 1 :]
            if rng.random() < 0.05:
                digits = bytes(16)
            clean = is_clean(layout, digits)
            assert clean == (not conflicts(layout.puzzle(digits)))
            seen.add(clean)
    assert seen == {True, False}


def test_other_rules_are_left_to_the_core():
    assert not is_clean(Puzzle([0] * 16, rules=[Killer((0, 1), 3)]).layout, bytes(16))
