"""Hidden subsets, and those that a hidden single follows at once."""

from __future__ import annotations

import pytest

from sudoku_core import Candidates, Puzzle, parse
from sudoku_core.hints.techniques.hidden_subset import TECHNIQUE
from tests.noting import as_text, eliminations, noted, steps_of


@pytest.mark.parametrize(
    ("name", "rating", "line", "expected"),
    [
        (
            "hidden-pair",
            2.0,
            "..32.61..6...1...9..97.83..375...6488.......2.........5.13.48.6.........9.8...2.3",
            "2r7c5",
        ),
        (
            "hidden-pair",
            3.4,
            "...9.2....2..3..4..8.1.4.6....685...63.4.9.58....7....35.....94.6.547.3.8.......6",
            "1r7c6",
        ),
        (
            "hidden-triple",
            4.0,
            "..7.6.4..2..4.8..3.8.1.7.5..........51.....48394...162....1.....3.6.9.2...8...6..",
            "9r1c4",
        ),
        (
            "hidden-quad",
            5.4,
            "3.24.18.9..1...3............4.7.8.1.78.5.2.36....9....2..6.9..39.......88...7...5",
            "2r4c7",
        ),
    ],
)
def test_puzzles(name: str, rating: float, line: str, expected: str) -> None:
    steps = steps_of(TECHNIQUE, Candidates(parse(line)), name)
    assert (rating, expected) in [(step.rating, as_text(step.eliminates)) for step in steps]


@pytest.mark.parametrize("side", [6, 16])
def test_other_sides(side: int) -> None:
    notes = {" ".join(f"r1c{column}" for column in range(2, side)): "!12"}
    state = noted(notes, Puzzle([0] * side**2))
    expected = [f"{digit}r1c{column}" for column in (1, side) for digit in range(3, side + 1)]
    assert eliminations(TECHNIQUE, state, "hidden-pair") == [" ".join(expected)]


def test_a_block_without_a_cell_for_each_digit_hides_nothing() -> None:
    board = Puzzle([0] * 16, [(0, 1, 2)])
    assert eliminations(TECHNIQUE, noted({"r1c3": "34"}, board)) == []
