"""Remote pairs: chains of four and more cells with the same two candidates."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.remote_pair import TECHNIQUE
from sudoku_core.rules import diagonals
from tests.noting import eliminations, noted, steps_of

FOUR = {"r1c1 r1c5 r5c5 r5c9": "12"}


def test_both_digits_go() -> None:
    assert eliminations(TECHNIQUE, noted(FOUR)) == ["1r1c9", "1r5c1", "2r1c9", "2r5c1"]
    assert steps_of(TECHNIQUE, noted(FOUR))[0].message.params["digits"] == "1, 2"


def test_the_ends_have_to_differ() -> None:
    assert eliminations(TECHNIQUE, noted({"r1c1 r1c5 r5c5": "12"})) == []
    assert eliminations(TECHNIQUE, noted({"r1c1 r5c5 r5c9": "12", "r1c5": "123"})) == []
    five = noted({"r1c1 r1c5 r5c5 r5c8 r9c8": "12"})
    assert not any("r9c1" in mask for mask in eliminations(TECHNIQUE, five))


def test_other_boards() -> None:
    board = Puzzle([0] * 256)
    assert eliminations(TECHNIQUE, noted(FOUR, board)) == ["1r1c9", "1r5c1", "2r1c9", "2r5c1"]
    pairs = {"r1c1 r3c3 r3c6 r5c6": "12"}
    assert eliminations(TECHNIQUE, noted(pairs)) == ["1r1c6", "1r5c1", "2r1c6", "2r5c1"]
    assert eliminations(TECHNIQUE, noted(pairs, Puzzle([0] * 36))) == []
    board = Puzzle([0] * 36, rules=diagonals(6))
    assert "1r5c5 1r6c6" in eliminations(TECHNIQUE, noted(pairs, board))
