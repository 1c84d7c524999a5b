"""ALS chains: four almost locked sets in a row, and more."""

from __future__ import annotations

from sudoku_core.hints.techniques import als_xy_wing, als_xz
from sudoku_core.hints.techniques.als_chain import TECHNIQUE
from tests.noting import eliminations, noted, steps_of

SETS = {
    "r1c1": "124",
    "r1c2": "14",
    "r1c5": "34",
    "r6c1": "26",
    "r6c9": "67",
    "r8c9": "78",
    "r8c2": "58",
    "r4c2": "59",
    "r4c8": "39",
}


def test_four_sets() -> None:
    state = noted(SETS)
    assert eliminations(TECHNIQUE, state) == ["3r1c8", "3r4c5"]
    step = steps_of(TECHNIQUE, state)[0]
    chain = "(3=2)R1C1,R1C2,R1C5 - (2=7)R6C1,R6C9 - (7=5)R8C2,R8C9 - (5=3)R4C2,R4C8"
    assert (step.rating, step.message.params["chain"]) == (8.1, chain)
    for fewer in (als_xz, als_xy_wing):
        assert eliminations(fewer.TECHNIQUE, state) == []


def test_another_digit_breaks_it() -> None:
    for cell in SETS:
        assert eliminations(TECHNIQUE, noted({**SETS, cell: "123456789"})) == []
