"""Locked subsets: one step clears both blocks that share the cells."""

from __future__ import annotations

import pytest

from sudoku_core import Candidates, Puzzle, parse
from sudoku_core.hints.techniques import naked_subset
from sudoku_core.hints.techniques.locked_subset import TECHNIQUE
from tests.noting import as_text, eliminations, noted, steps_of


@pytest.mark.parametrize(
    ("name", "rating", "line", "expected"),
    [
        (
            "locked-pair",
            3.0,
            "..53.9....78....9.....6..148...3...9..39.64..2...1...652..8.....8....26....5.43..",
            "3r2c1 9r3c3",
        ),
        (
            "locked-triple",
            3.6,
            ".238.951..7.....3...6...8...6.5.7.2..........5.......39.8...3.5..4.1.2..73..6..84",
            "7r7c8 7r8c4 2r9c4 2r9c6",
        ),
        (
            "locked-hidden-pair",
            3.4,
            "27..54..3..8..62.4.5.2...9.82....7..9.......2..5....41.8...3.2.1.34..9..4..67..18",
            "5r8c6 2r9c6",
        ),
        (
            "locked-hidden-triple",
            2.5,
            "..5.2...3.....579.....9..5.9......746.78.12.935......6.2..6.....342.....8...1.4..",
            "4r5c5 2r6c6",
        ),
    ],
)
def test_puzzles(name: str, rating: float, line: str, expected: str) -> None:
    steps = steps_of(TECHNIQUE, Candidates(parse(line)), name)
    assert (rating, expected) in [(step.rating, as_text(step.eliminates)) for step in steps]


def test_a_pair_that_clears_one_block_is_a_naked_one() -> None:
    row = {"r1c1": "12", "r1c2": "12", "r2c1 r2c2": "34"}
    state = noted(row, Puzzle([0] * 16))
    assert eliminations(TECHNIQUE, state, "locked-pair") == []
    assert "1r1c3 2r1c3 1r1c4 2r1c4" in eliminations(naked_subset.TECHNIQUE, state, "naked-pair")
