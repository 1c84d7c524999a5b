"""Death blossoms: a stem, and a petal for each of its candidates."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.death_blossom import TECHNIQUE
from tests.noting import eliminations, noted, steps_of

FLOWER = {
    "r5c5": "123",
    "r5c1": "14",
    "r9c1": "49",
    "r2c5": "25",
    "r2c9": "59",
    "r4c6": "36",
    "r9c6": "69",
}


def test_three_petals() -> None:
    assert eliminations(TECHNIQUE, noted(FLOWER)) == ["9r9c9"]
    step = steps_of(TECHNIQUE, noted(FLOWER))[0]
    assert [name for name, _held in step.roles] == ["stem", "a", "b", "c"]
    assert step.message.params["petals"] == "R5C1,R9C1 / R2C5,R2C9 / R4C6,R9C6"


def test_another_candidate_breaks_it() -> None:
    for cell in FLOWER:
        assert eliminations(TECHNIQUE, noted({**FLOWER, cell: FLOWER[cell] + "7"})) == []


def test_a_candidate_of_the_stem_needs_no_petal() -> None:
    flower = {key: FLOWER[key] for key in FLOWER if key not in ("r9c1", "r2c9", "r4c6", "r9c6")}
    state = noted({**flower, "r5c5": "129", "r6c1": "49", "r2c6": "59"})
    assert eliminations(TECHNIQUE, state) == ["9r6c6"]


def test_side_16() -> None:
    assert eliminations(TECHNIQUE, noted({**FLOWER, "r4c6": "2"}, Puzzle([0] * 256))) == []
