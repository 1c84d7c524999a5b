"""Naked subsets: in a block, on small and large boards, and through several blocks."""

from __future__ import annotations

import pytest

from sudoku_core import Candidates, Puzzle, parse
from sudoku_core.hints.techniques.naked_subset import TECHNIQUE
from sudoku_core.rules import Killer, diagonals, jigsaw
from tests.noting import eliminations, noted, steps_of

SMALL = Puzzle([0] * 16)


@pytest.mark.parametrize(
    ("name", "line", "expected"),
    [
        (
            "naked-pair",
            ".9.........72.36.5.3279.48..2.6.451...4...9...519.8.6..15.4972.2.91.68.........5.",
            ["3r8c8"],
        ),
        (
            "naked-triple",
            "7...8..2514....38..83..19....4.7....6..9.3..8....1.7....12..45..72....3695..3...1",
            ["8r8c1"],
        ),
        (
            "naked-quad",
            "..65.42..7..2.6..32...8...7.1..3..2..5.....8..87...43.9...2...5............813...",
            ["9r1c5"],
        ),
    ],
)
def test_puzzles(name: str, line: str, expected: list[str]) -> None:
    assert eliminations(TECHNIQUE, Candidates(parse(line)), name) == expected


def test_side_4() -> None:
    assert eliminations(TECHNIQUE, noted({"r1c1": "12", "r1c3": "12"}, SMALL)) == [
        "1r1c2 2r1c2 1r1c4 2r1c4"
    ]


def test_cells_that_do_not_see_each_other_are_no_pair() -> None:
    assert eliminations(TECHNIQUE, noted({"r1c1": "12", "r3c3": "12"}, SMALL)) == []


def test_a_pair_through_a_diagonal() -> None:
    # R1C3 and R3C1 see both as well, each in a row and a column.
    board = Puzzle([0] * 16, rules=diagonals(4))
    rules_out = eliminations(TECHNIQUE, noted({"r1c1": "12", "r3c3": "12"}, board))
    assert rules_out == ["1r1c3", "1r2c2 2r2c2 1r4c4 2r4c4", "1r3c1", "2r1c3", "2r3c1"]


def test_a_cage_is_a_block_too() -> None:
    board = Puzzle([0] * 16, rules=[Killer((0, 6, 13))])
    assert "1r4c2 2r4c2" in eliminations(TECHNIQUE, noted({"r1c1": "12", "r2c3": "12"}, board))


def test_side_16() -> None:
    notes = {"r1c1": "12", "r1c9": "123", "r1c16": "13"}
    steps = steps_of(TECHNIQUE, noted(notes, Puzzle([0] * 256)))
    assert [(step.technique, step.rating, len(step.eliminates)) for step in steps] == [
        ("naked-triple", 3.6, 39)
    ]


def test_four_cells_in_a_ring_of_blocks() -> None:
    # No block has all four, but none of the digits has two places in them.
    notes = {"r1c1": "12", "r1c5": "23", "r5c5": "34", "r5c1": "14"}
    (step,) = steps_of(TECHNIQUE, noted(notes))
    assert step.technique == "naked-quad"
    assert step.rests_on == ("column1", "row1", "column5", "row5")
    assert {digit for cell, digit in step.eliminates if cell < 9} == {2}
    assert len(step.eliminates) == 28


def test_three_places_that_see_each_other_through_three_blocks() -> None:
    # So do those of 1; what sees 2 in its row, and 3 in its column, goes.
    board = Puzzle([0] * 81, rules=diagonals(9))
    step, *_ = sorted(
        steps_of(TECHNIQUE, noted({"r1c1": "12", "r1c5": "123", "r5c5": "13"}, board)),
        key=lambda step: -len(step.eliminates),
    )
    assert step.technique == "naked-triple"
    assert {(digit, cell // 9) for cell, digit in step.eliminates if digit == 2} == {(2, 0)}
    assert {(digit, cell % 9) for cell, digit in step.eliminates if digit == 3} == {(3, 4)}
    assert len(step.eliminates) == 14


def test_a_cell_that_sees_both_through_two_blocks() -> None:
    # R3C3 sees R1C3 in its column and R3C1 in its row, which are both of one region.
    board = Puzzle([0] * 25, jigsaw(5, "aaabbacbbbaccddccdddeeeee"))
    steps = eliminations(TECHNIQUE, noted({"r1c3": "12", "r3c1": "12"}, board))
    assert steps == ["1r1c1 2r1c1 1r1c2 2r1c2 1r2c1 2r2c1", "1r3c3", "2r3c3"]
