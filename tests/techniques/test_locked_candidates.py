"""Pointing and claiming."""

from __future__ import annotations

import pytest

from sudoku_core import Candidates, Puzzle, parse
from sudoku_core.hints.techniques.locked_candidates import TECHNIQUE
from tests.noting import as_text, eliminations, noted, steps_of


@pytest.mark.parametrize(
    ("name", "rating", "line", "expected"),
    [
        (
            "claiming",
            1.9,
            "..58.26..2...5...3.7.....4..1.3.5.6.68.7.1.59...........7.2.3..5...1...4...9.3...",
            "5r7c9",
        ),
        (
            "claiming",
            2.8,
            "4...29..6...7.......2.149..7.89.1.2.9.3.5.8.7.2.8.61.9..169.5.......3...3..18...2",
            "3r2c5",
        ),
        (
            "pointing",
            1.7,
            ".........418.6..3.27.83......6..28.53...5...78.19..3......94.63.4..8.791.........",
            "8r9c2",
        ),
        (
            "pointing",
            2.6,
            "3.......757.4.3.91....5........8....1.......94.69.71.2.1.268.7...3.1.2..8.2...9.6",
            "3r9c8",
        ),
    ],
)
def test_puzzles(name: str, rating: float, line: str, expected: str) -> None:
    steps = steps_of(TECHNIQUE, Candidates(parse(line)), name)
    assert (rating, expected) in [(step.rating, as_text(step.eliminates)) for step in steps]


def test_a_small_block_demands_no_digit() -> None:
    board = Puzzle([0] * 16, [(0, 1, 2), (0, 1, 4, 5)])
    assert eliminations(TECHNIQUE, noted({"r1c3": "!1"}, board)) == []
