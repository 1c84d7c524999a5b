"""W-wings: two cells with the same candidates, and a strong link between them."""

from __future__ import annotations

from sudoku_core import Puzzle, parse
from sudoku_core.hints.techniques import (
    hidden_single,
    locked_candidates,
    naked_single,
    naked_subset,
)
from sudoku_core.hints.techniques.w_wing import TECHNIQUE
from tests.noting import after, eliminations, noted, steps_of

OTHERS = "r2c9 r3c9 r4c9 r6c9 r7c9 r8c9 r9c9"
WING = {"r1c1": "12", "r5c5": "12", OTHERS: "!2"}


def test_side_9() -> None:
    assert eliminations(TECHNIQUE, noted(WING)) == ["1r1c5", "1r5c1"]
    assert len(steps_of(TECHNIQUE, noted(WING))[0].chain) == 5


def test_a_place_that_neither_sees() -> None:
    assert eliminations(TECHNIQUE, noted({**WING, OTHERS: "!"})) == []
    assert eliminations(TECHNIQUE, noted({**WING, "r5c5": "13"})) == []


def test_the_link_may_be_of_groups() -> None:
    others = "r1c7 r1c8 r1c9 r2c8 r2c9"
    wing = {"r3c1": "12", "r9c7": "12", others: "!2"}
    assert eliminations(TECHNIQUE, noted(wing)) == ["1r3c7", "1r9c1"]


def test_puzzle() -> None:
    state = after(
        parse("38..5.7..6....1..8...87..2..97.........169.........19..5..18...2..7....3..9.2..51"),
        [
            module.TECHNIQUE
            for module in (hidden_single, naked_single, locked_candidates, naked_subset)
        ],
    )
    assert eliminations(TECHNIQUE, state) == ["3r6c4"]


def test_side_4() -> None:
    wing = {"r1c1": "12", "r3c3": "12", "r2c4 r4c4": "!2"}
    assert eliminations(TECHNIQUE, noted(wing, Puzzle([0] * 16))) == ["1r1c3", "1r3c1"]
