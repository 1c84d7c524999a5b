"""ALS-XZ, singly and doubly linked."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.als_xz import TECHNIQUE
from tests.noting import eliminations, noted, steps_of

SETS = {
    "r1c1": "124",
    "r1c2": "14",
    "r1c5": "34",
    "r6c1": "256",
    "r6c2": "56",
    "r6c8": "356",
}


def test_singly_linked() -> None:
    assert eliminations(TECHNIQUE, noted(SETS)) == ["3r1c8", "3r6c5"]
    step = steps_of(TECHNIQUE, noted(SETS))[0]
    chain = "(3=2)R1C1,R1C2,R1C5 - (2=3)R6C1,R6C2,R6C8"
    assert (step.rating, step.message.params["chain"]) == (7.5, chain)
    assert sum(abs(times) for _name, times in step.proof) == 13


def test_another_digit_breaks_it() -> None:
    for cell in SETS:
        assert eliminations(TECHNIQUE, noted({**SETS, cell: SETS[cell] + "7"})) == []


def test_doubly_linked() -> None:
    steps = steps_of(TECHNIQUE, noted({"r1c1 r1c2": "123", "r1c7 r1c8": "124"}))
    assert len(steps[0].eliminates) == 32
    assert {(9, 3), (16, 4)} <= {*steps[0].eliminates}


def test_side_16() -> None:
    sets = {**{cell: SETS[cell] for cell in SETS if cell != "r6c8"}, "r6c9": "356"}
    assert eliminations(TECHNIQUE, noted(sets, Puzzle([0] * 256))) == ["3r1c9", "3r6c5"]
