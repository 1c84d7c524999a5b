"""ALS-XY-wings: three almost locked sets in a row."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.als_xy_wing import TECHNIQUE
from tests.noting import eliminations, noted, steps_of

SETS = {
    "r1c1": "124",
    "r1c2": "14",
    "r1c5": "34",
    "r6c1": "26",
    "r6c9": "67",
    "r8c9": "78",
    "r8c7": "38",
}


def test_three_sets() -> None:
    assert eliminations(TECHNIQUE, noted(SETS)) == ["3r1c7", "3r8c5"]
    step = steps_of(TECHNIQUE, noted(SETS))[0]
    chain = "(3=2)R1C1,R1C2,R1C5 - (2=7)R6C1,R6C9 - (7=3)R8C7,R8C9"
    assert (step.rating, step.message.params["chain"]) == (8.0, chain)


def test_another_digit_breaks_it() -> None:
    for cell in SETS:
        assert eliminations(TECHNIQUE, noted({**SETS, cell: "123456789"})) == []


def test_side_16() -> None:
    sets = {**{cell: SETS[cell] for cell in SETS if cell != "r8c7"}, "r8c10": "38"}
    assert eliminations(TECHNIQUE, noted(sets, Puzzle([0] * 256))) == ["3r1c10", "3r8c5"]
