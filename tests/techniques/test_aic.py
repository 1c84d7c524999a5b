"""Alternating chains and nice loops, of candidates and of groups of them."""

from __future__ import annotations

import pytest

from sudoku_core import Candidates, Puzzle, parse
from sudoku_core.hints.techniques import (
    hidden_single,
    locked_candidates,
    naked_single,
    naked_subset,
)
from sudoku_core.hints.techniques.aic import GROUPED_TECHNIQUE, TECHNIQUE
from tests.noting import after, eliminations, noted, steps_of

SIMPLE = [
    module.TECHNIQUE for module in (hidden_single, naked_single, locked_candidates, naked_subset)
]


@pytest.mark.parametrize(
    ("name", "line", "rating", "expected"),
    [
        (
            "aic",
            "5.6...8.7....7....2.......13...1...27..586..9...2.3....6.4.7.1.41.....68..2...5..",
            7.1,
            "9r1c5 9r3c5",
        ),
        (
            "discontinuous-nice-loop",
            "..951.8....7.....3.8.....1..5...71...1326598...48...3..9.....4.4.....3....1.547..",
            7.2,
            "6r2c7",
        ),
        (
            "continuous-nice-loop",
            ".5.9.6.7............9...8....6.8.4....1.7.2...9.4.2.3...5...7...7..2..6.21.....43",
            7.4,
            "4r2c9 1r2c9 5r2c4 5r2c6 5r2c8 5r2c9 6r2c9",
        ),
        (
            "grouped-aic",
            ".6...8.4....7..12.7.9.5.8.33.8..9.......4.......8..2.18.6.1.3.4.91..3....3.5...1.",
            7.6,
            "6r5c6 6r6c6",
        ),
        (
            "grouped-discontinuous-nice-loop",
            "..3.2.9.....3.4...6..859..242..3..578.......4..9...3...4.5.2.7............5.9.2..",
            7.7,
            "7r6c2",
        ),
        (
            "grouped-continuous-nice-loop",
            "1.2...6.4..........687.512...76.93...3.....1.2.......6...482.....63.12...21...83.",
            7.8,
            "9r2c1 9r2c9 9r5c9 9r7c1",
        ),
    ],
)
def test_puzzles(name: str, line: str, rating: float, expected: str) -> None:
    state = after(parse(line), SIMPLE)
    technique = GROUPED_TECHNIQUE if name.startswith("grouped") else TECHNIQUE
    assert [sorted(text.split()) for text in eliminations(technique, state, name)] == [
        sorted(expected.split())
    ]
    step = steps_of(technique, state, name)[0]
    assert step.rating == rating
    assert step.chain[0].strong


def test_one_more_candidate_breaks_it() -> None:
    line = "5.6...8.7....7....2.......13...1...27..586..9...2.3....6.4.7.1.41.....68..2...5.."
    state = after(parse(line), SIMPLE)
    masks = list(state.masks)
    masks[12] |= 1  # R2C4 had 8 and 9
    assert eliminations(TECHNIQUE, state.with_state(state.placed, masks), "aic") == []


@pytest.mark.native
def test_nothing_on_an_empty_board() -> None:
    for side in (4, 9, 16):
        state = Candidates(Puzzle([0] * side**2))
        assert eliminations(TECHNIQUE, state) == eliminations(GROUPED_TECHNIQUE, state) == []


def test_a_chain_that_comes_back_to_its_start() -> None:
    rest = dict.fromkeys(["r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"], "23456789")
    state = noted({"r1c1 r2c2": "15", **rest}, Puzzle([0] * 81))
    chain = "(1=5)R1C1 - (5=1)R2C2 - (1)R1C2 = R1C1"
    sentence = f"If R1C1 is not 1, the chain proves the opposite. So R1C1 is 1: {chain}."
    assert sentence in [str(step.message) for step in steps_of(TECHNIQUE, state)]
