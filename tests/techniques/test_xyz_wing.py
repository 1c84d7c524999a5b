"""XYZ-wings: targets see all three cells."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.xyz_wing import TECHNIQUE
from sudoku_core.rules import windows
from tests.noting import eliminations, noted, steps_of

WING = {"r1c1": "123", "r2c2": "13", "r1c5": "23"}


def test_side_9() -> None:
    assert eliminations(TECHNIQUE, noted(WING)) == ["3r1c2 3r1c3"]
    step = steps_of(TECHNIQUE, noted(WING))[0]
    assert len(dict(step.roles)["pincer"]) == 4


def test_a_cell_that_does_not_fit() -> None:
    assert eliminations(TECHNIQUE, noted({**WING, "r1c1": "1234"})) == []
    assert eliminations(TECHNIQUE, noted({**WING, "r2c2": "14"})) == []
    assert eliminations(TECHNIQUE, noted({"r1c1": "123", "r5c1": "13", "r1c5": "23"})) == []


def test_other_boards() -> None:
    small = Puzzle([0] * 16)
    assert eliminations(TECHNIQUE, noted({"r1c1": "123", "r2c2": "13", "r1c3": "23"}, small)) == [
        "3r1c2"
    ]
    assert eliminations(TECHNIQUE, noted(WING, Puzzle([0] * 256))) == ["3r1c2 3r1c3 3r1c4"]
    wing = {"r2c2": "123", "r4c4": "13", "r2c9": "23"}
    assert eliminations(TECHNIQUE, noted(wing)) == []
    assert eliminations(TECHNIQUE, noted(wing, Puzzle([0] * 81, rules=windows(9)))) == [
        "3r2c3 3r2c4"
    ]
