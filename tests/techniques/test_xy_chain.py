"""XY-chains: cells with two candidates."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.xy_chain import TECHNIQUE
from sudoku_core.rules import windows
from tests.noting import eliminations, noted, steps_of

FOUR = {"r1c1": "12", "r1c5": "23", "r5c5": "34", "r5c9": "14"}


def test_four_cells() -> None:
    assert eliminations(TECHNIQUE, noted(FOUR)) == ["1r1c9", "1r5c1"]
    step = steps_of(TECHNIQUE, noted(FOUR))[0]
    assert (step.technique, step.rating) == ("xy-chain", 6.8)
    assert step.message.params["chain"] == "(1=2)R1C1 - (2=3)R1C5 - (3=4)R5C5 - (4=1)R5C9"


def test_a_third_candidate_breaks_it() -> None:
    for cell in FOUR:
        assert eliminations(TECHNIQUE, noted({**FOUR, cell: "1234"})) == []


def test_a_loop() -> None:
    loop = {"r1c1": "12", "r1c5": "23", "r5c5": "34", "r5c1": "14"}
    steps = steps_of(TECHNIQUE, noted(loop), "continuous-nice-loop")
    assert [len(step.eliminates) for step in steps] == [28]


def test_equations_of_a_weak_link_share_it() -> None:
    loop = {"r1c1": "12", "r1c2": "23", "r5c2": "34", "r5c1": "14"}
    state = noted(loop)
    steps = steps_of(TECHNIQUE, state, "continuous-nice-loop")
    assert {times for _name, times in steps[0].proof} == {-2, 1, 2}
    assert {(9, 2), (5, 2)} <= {*steps[0].eliminates}


def test_other_boards() -> None:
    assert eliminations(TECHNIQUE, noted(FOUR, Puzzle([0] * 256))) == ["1r1c9", "1r5c1"]
    chain = {"r2c2": "12", "r4c4": "23", "r4c6": "34", "r4c9": "14"}
    assert eliminations(TECHNIQUE, noted(chain)) == []
    board = Puzzle([0] * 81, rules=windows(9))
    assert eliminations(TECHNIQUE, noted(chain, board)) == ["1r2c9", "1r4c2 1r4c3"]
