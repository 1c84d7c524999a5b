"""X-chains: strong links of one digit, between places and between groups."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.x_chain import GROUPED_TECHNIQUE, TECHNIQUE
from sudoku_core.rules import diagonals
from tests.noting import eliminations, noted, steps_of


def only(*rows: str) -> dict[str, str]:
    """Return notes that confine 1 in its rows to these cells, such as "r2c1 r2c5"."""
    notes = {}
    for places in rows:
        row = places[: places.index("c")]
        rest = [f"{row}c{column}" for column in range(1, 10)]
        notes[" ".join(cell for cell in rest if cell not in places.split())] = "!1"
    return notes


def test_three_links() -> None:
    state = noted(only("r1c1 r1c4", "r5c4 r5c7", "r9c7 r9c2"))
    steps = steps_of(TECHNIQUE, state)
    assert eliminations(TECHNIQUE, state) == ["1r2c2 1r3c2", "1r7c1 1r8c1"]
    assert {step.rating for step in steps} == {6.7}
    assert steps[0].message.params["chain"] == "(1)R1C1 = R1C4 - (1)R5C4 = R5C7 - (1)R9C7 = R9C2"
    assert [link.strong for link in steps[0].chain] == [True, False, True, False, True]
    assert sum(abs(times) for _name, times in steps[0].proof) == 7


def test_a_third_place_breaks_it() -> None:
    state = noted(only("r1c1 r1c4", "r5c4 r5c7 r5c9", "r9c7 r9c2"))
    assert eliminations(TECHNIQUE, state) == []


def test_a_loop() -> None:
    loop = noted(only("r1c1 r1c4", "r5c4 r5c7", "r9c7 r9c1"))
    steps = steps_of(TECHNIQUE, loop, "continuous-nice-loop")
    assert [len(step.eliminates) for step in steps] == [18]
    assert len(steps[0].chain) == 6


def test_groups() -> None:
    state = noted(only("r1c1 r1c2 r1c5", "r2c5 r2c9", "r8c1 r8c9"))
    assert eliminations(TECHNIQUE, state) == []
    assert eliminations(GROUPED_TECHNIQUE, state) == ["1r3c1"]


def test_other_boards() -> None:
    small = {"r1c2 r1c3": "!1"}
    assert eliminations(TECHNIQUE, noted(small, Puzzle([0] * 16))) == []
    state = noted(small, Puzzle([0] * 16, rules=diagonals(4)))
    assert eliminations(GROUPED_TECHNIQUE, state) == ["1r4c1", "1r4c4"]
    large = {"r1c2 r1c3 r1c4": "!1"}
    assert eliminations(TECHNIQUE, noted(large, Puzzle([0] * 256))) == []
