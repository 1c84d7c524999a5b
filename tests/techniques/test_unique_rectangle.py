"""Unique rectangles: types 1 to 6, on any blocks."""

from __future__ import annotations

import pytest

from sudoku_core import Puzzle, Rule
from sudoku_core.hints.techniques.unique_rectangle import TECHNIQUE
from sudoku_core.rules import Killer, Odd, Quadruple, Sandwich, Thermometer, diagonals
from tests.noting import eliminations, noted

THREE = {"r1c1": "12", "r1c4": "12", "r2c1": "12"}
"""Notes of three corners of a rectangle; the fourth is R2C4."""


def of_type(kind: int, notes: dict[str, str], puzzle: Puzzle | None = None) -> list[str]:
    """Return the eliminations of the steps of one type."""
    return eliminations(TECHNIQUE, noted(notes, puzzle), f"unique-rectangle-{kind}")


def test_type_1() -> None:
    assert of_type(1, {**THREE, "r2c4": "1234"}) == ["1r2c4 2r2c4"]


def test_type_1_with_a_candidate_gone_before() -> None:
    assert of_type(1, {**THREE, "r2c4": "134"}) == ["1r2c4"]


def test_four_boxes_are_no_pattern() -> None:
    assert of_type(1, {"r1c1": "12", "r1c4": "12", "r4c1": "12", "r4c4": "123"}) == []


def test_type_2() -> None:
    only = "r2c2 r2c3 r2c5 r2c6 r2c7 r2c8 r3c1 r3c2 r3c3"
    notes = {"r1c1": "12", "r1c4": "12", "r2c1": "123", "r2c4": "123", only: "!3"}
    assert of_type(2, notes) == ["3r2c9"]
    assert of_type(5, notes) == []


def test_type_3() -> None:
    notes = {"r1c1": "12", "r1c4": "12", "r2c1": "123", "r2c4": "124", "r2c5": "34"}
    rest = {"r2c2 r2c3 r2c6 r2c7 r2c8": "!34", "r2c9": "3456789"}
    assert of_type(3, {**notes, **rest}) == ["3r2c9 4r2c9"]


def test_type_4() -> None:
    notes = {"r1c1": "12", "r1c4": "12", "r2c1": "1234", "r2c4": "1256"}
    bound = {"r2c2 r2c3 r2c5 r2c6 r2c7 r2c8 r2c9": "!1"}
    assert of_type(4, notes) == []
    assert of_type(4, {**notes, **bound}) == ["2r2c1 2r2c4"]


def test_type_5() -> None:
    notes = {"r1c1": "12", "r1c4": "123", "r2c1": "123", "r2c4": "12"}
    assert of_type(5, notes) == ["3r1c2 3r1c3 3r2c5 3r2c6"]
    assert of_type(2, notes) == []


def test_type_6() -> None:
    notes = {"r1c1": "12", "r1c4": "1234", "r2c1": "1256", "r2c4": "12"}
    rows = " ".join(f"r{row}c{column}" for row in (1, 2) for column in (2, 3, 5, 6, 7, 8, 9))
    assert of_type(6, notes) == []
    assert of_type(6, {**notes, rows: "!1"}) == ["1r1c4 1r2c1"]


@pytest.mark.parametrize(
    ("name", "rules", "fires"),
    [
        ("both diagonals", [*diagonals(9)], False),
        ("a cage with one corner", [Killer((0, 1), 5)], False),
        ("a cage with two that are side by side", [Killer((0, 3), 3)], True),
        ("a cage with two that are not", [Killer((0, 12), 3)], False),
        ("a thermometer", [Thermometer((0, 1))], False),
        ("a thermometer beside it", [Thermometer((1, 2))], True),
        ("an automaton", [Sandwich((-1, 0), 8)], False),
        ("an automaton beside it", [Sandwich((-1, 1), 8)], True),
        ("a count", [Quadruple((2, 3, 11, 12), (5,))], False),
        ("odd digits", [Odd((8, 12))], False),
    ],
)
def test_every_block_and_rule_has_to_hold_the_same_digits(
    name: str, rules: list[Rule], fires: bool
) -> None:
    puzzle = Puzzle([0] * 81, rules=rules)
    assert bool(of_type(1, {**THREE, "r2c4": "1234"}, puzzle)) == fires, name


def test_a_jigsaw() -> None:
    regions = [cell // 12 * 2 + (cell % 6 > 2) for cell in range(36)]
    blocks = [[c for c in range(36) if regions[c] == number] for number in range(6)]
    lines = [list(range(6 * row, 6 * row + 6)) for row in range(6)]
    columns = [list(range(column, 36, 6)) for column in range(6)]
    puzzle = Puzzle([0] * 36, blocks=lines + columns + blocks)
    assert of_type(1, {**THREE, "r2c4": "123"}, puzzle) == ["1r2c4 2r2c4"]


def test_side_16() -> None:
    assert of_type(1, {"r1c1": "12", "r1c5": "12", "r4c1": "12", "r4c5": "123"}, Puzzle([0] * 256))
