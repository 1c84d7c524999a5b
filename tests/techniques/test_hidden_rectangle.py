"""Hidden rectangles: one digit is confined twice in the opposite corner."""

from __future__ import annotations

from sudoku_core import parse
from sudoku_core.hints.techniques import (
    hidden_single,
    locked_candidates,
    naked_single,
    naked_subset,
)
from sudoku_core.hints.techniques.hidden_rectangle import TECHNIQUE
from tests.noting import after, eliminations, noted

FOUR = {"r1c1": "12", "r1c4": "123", "r2c1": "124", "r2c4": "1256"}
ROW = {"r2c2 r2c3 r2c5 r2c6 r2c7 r2c8 r2c9": "!1"}
COLUMN = {"r3c4 r4c4 r5c4 r6c4 r7c4 r8c4 r9c4": "!1"}


def test_it_is_bound_in_a_row_and_a_column() -> None:
    assert eliminations(TECHNIQUE, noted({**FOUR, **ROW, **COLUMN})) == ["2r2c4"]


def test_it_is_bound_in_one_only() -> None:
    assert eliminations(TECHNIQUE, noted({**FOUR, **ROW})) == []


def test_no_corner_is_bare() -> None:
    assert eliminations(TECHNIQUE, noted({**FOUR, **ROW, **COLUMN, "r1c1": "127"})) == []


def test_a_puzzle() -> None:
    simple = [module.TECHNIQUE for module in (hidden_single, naked_single, locked_candidates)]
    state = after(
        parse("28..3..67.9..2..3......................9.5...36.7.4.2562..7..511.......6..4.5.8.."),
        [*simple, naked_subset.TECHNIQUE],
    )
    assert eliminations(TECHNIQUE, state) == ["1r5c7"]
