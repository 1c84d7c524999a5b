"""Alternating chains with almost locked sets in them."""

from __future__ import annotations

import pytest

from sudoku_core import parse
from sudoku_core.hints.techniques import (
    hidden_single,
    locked_candidates,
    naked_single,
    naked_subset,
)
from sudoku_core.hints.techniques.als_aic import TECHNIQUE
from tests.noting import after, eliminations, steps_of

SIMPLE = [
    module.TECHNIQUE for module in (hidden_single, naked_single, locked_candidates, naked_subset)
]


@pytest.mark.parametrize(
    ("name", "line", "rating", "expected"),
    [
        (
            "als-aic",
            "..5.43.....378......89.54..6......1.831...249.9......6..43.98......721.....56.3..",
            8.1,
            ["2r9c2 2r9c9"],
        ),
        (
            "als-discontinuous-nice-loop",
            "38..5.7..6....1..8...87..2..97.........169.........19..5..18...2..7....3..9.2..51",
            8.1,
            ["4r4c5"],
        ),
    ],
)
def test_puzzles(name: str, line: str, rating: float, expected: list[str]) -> None:
    state = after(parse(line), SIMPLE)
    assert eliminations(TECHNIQUE, state, name) == expected
    assert steps_of(TECHNIQUE, state, name)[0].rating == rating
