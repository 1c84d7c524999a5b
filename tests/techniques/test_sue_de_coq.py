"""Sue de Coq: cells of two blocks with a digit for each."""

from __future__ import annotations

from sudoku_core import Puzzle, parse
from sudoku_core.hints.techniques import (
    hidden_single,
    locked_candidates,
    naked_single,
    naked_subset,
)
from sudoku_core.hints.techniques.sue_de_coq import TECHNIQUE
from tests.noting import after, eliminations, noted


def test_two_common_cells() -> None:
    notes = {"r1c1 r1c2": "1234", "r1c9": "12", "r3c3": "34"}
    row = " ".join(f"{digit}r1c{column}" for column in range(3, 9) for digit in (1, 2))
    box = "3r1c3 4r1c3 3r2c1 4r2c1 3r2c2 4r2c2 3r2c3 4r2c3 3r3c1 4r3c1 3r3c2 4r3c2"
    (places,) = eliminations(TECHNIQUE, noted(notes))
    assert sorted(places.split()) == sorted(f"{row} {box}".split())


def test_a_digit_too_many() -> None:
    assert eliminations(TECHNIQUE, noted({"r1c1 r1c2": "12345", "r1c9": "12", "r3c3": "34"})) == []


def test_a_digit_of_the_common_cells_only_goes_from_both() -> None:
    notes = {"r1c1 r1c2 r1c3": "12345", "r1c9": "12", "r3c3": "34"}
    first, second = eliminations(TECHNIQUE, noted(notes))
    assert "5r3c1" in first + second
    assert "5r1c4" in first + second
    assert ("5r3c1" in first) != ("5r1c4" in first)


def test_a_puzzle() -> None:
    simple = (hidden_single, naked_single, locked_candidates, naked_subset)
    text = "8...7...4..2...5...1..6..9.2.......7..43.58....8...2...8.634.2.1.......9..37.14.."
    state = after(parse(text), [module.TECHNIQUE for module in simple])
    assert eliminations(TECHNIQUE, state) == ["3r1c7 6r8c8"]


def test_side_16() -> None:
    notes = {"r1c1 r1c2": "1234", "r1c9": "12", "r3c3": "34"}
    assert len(eliminations(TECHNIQUE, noted(notes, Puzzle([0] * 256)))) == 1
