"""XY-wings, on small and large boards, and with pincers that see through a diagonal or a cage."""

from __future__ import annotations

from sudoku_core import Candidates, Puzzle
from sudoku_core.hints.techniques.xy_wing import TECHNIQUE
from sudoku_core.rules import Killer, diagonals
from tests.noting import eliminations, noted, steps_of

WING = {"r1c1": "12", "r1c5": "13", "r5c1": "23"}


def test_side_9() -> None:
    assert eliminations(TECHNIQUE, noted(WING)) == ["3r5c5"]
    step = steps_of(TECHNIQUE, noted(WING))[0]
    assert dict(step.roles)["pivot"] == ((0, 1), (0, 2))
    assert step.message.params["cells"] == ((1, 5), (5, 1))
    assert len(step.proof) == 7


def test_through_a_box_more_goes() -> None:
    wing = noted({"r1c1": "12", "r2c2": "13", "r1c5": "23"})
    assert eliminations(TECHNIQUE, wing) == ["3r1c2 3r1c3", "3r2c4 3r2c5 3r2c6"]


def test_one_digit_too_many() -> None:
    for cell in WING:
        assert eliminations(TECHNIQUE, noted({**WING, cell: "123"})) == []
    assert eliminations(TECHNIQUE, noted({**WING, "r5c1": "24"})) == []


def test_other_sides() -> None:
    small = Puzzle([0] * 16)
    assert eliminations(TECHNIQUE, noted({"r1c1": "12", "r1c3": "13", "r3c1": "23"}, small)) == [
        "3r3c3"
    ]
    assert eliminations(TECHNIQUE, noted(WING, Puzzle([0] * 36))) == ["3r5c5"]
    assert eliminations(TECHNIQUE, noted(WING, Puzzle([0] * 256))) == ["3r5c5"]


def test_more_blocks() -> None:
    wing = {"r1c1": "12", "r1c5": "13", "r9c9": "23"}
    assert eliminations(TECHNIQUE, noted(wing)) == []
    board = Puzzle([0] * 81, rules=diagonals(9))
    assert eliminations(TECHNIQUE, noted(wing, board)) == ["3r1c9", "3r5c5", "3r9c5"]
    board = Puzzle([0] * 81, rules=[Killer((0, 80))])
    assert eliminations(TECHNIQUE, noted(wing, board)) == ["3r1c9", "3r9c5"]


def test_nothing_on_an_empty_board() -> None:
    assert eliminations(TECHNIQUE, Candidates(Puzzle([0] * 81))) == []
