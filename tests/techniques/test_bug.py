"""BUG+1 and its larger kin."""

from __future__ import annotations

from sudoku_core import Candidates, Puzzle, parse
from sudoku_core.hints.techniques import (
    hidden_single,
    locked_candidates,
    naked_single,
    naked_subset,
)
from sudoku_core.hints.techniques.bug import TECHNIQUE
from sudoku_core.rules import Thermometer
from tests.noting import after, eliminations

SIMPLE = (
    hidden_single.TECHNIQUE,
    naked_single.TECHNIQUE,
    locked_candidates.TECHNIQUE,
    naked_subset.TECHNIQUE,
)


def left(text: str) -> Candidates:
    """Return the state of a puzzle after the simple techniques."""
    return after(parse(text), SIMPLE)


def test_bug_1() -> None:
    state = left(
        "...........26.59.....971...9.1...7.5.5..1..6..6.2.3.4.5.6...3.141.....72..9...8.."
    )
    assert eliminations(TECHNIQUE, state) == ["1r1c1 6r1c1"]
    assert eliminations(TECHNIQUE, state.eliminate(0, 1)) == []


def test_bug_2() -> None:
    state = left(
        ".6..2..7...85.32...74...38....2.1...3.7...9.1...................3.9.4.5..4563271."
    )
    assert eliminations(TECHNIQUE, state, "bug-2") == ["4r6c1 4r6c9"]
    assert eliminations(TECHNIQUE, state, "bug-3")[0] == "4r6c1 6r6c8"


def test_bug_4() -> None:
    state = left(
        "31.8..5.......61..8...5..435..9...3...........9...3..675..3...2..82.......6..4.75"
    )
    assert eliminations(TECHNIQUE, state, "bug-4") == ["7r5c7 1r5c9"]


def test_no_thermometer_in_it() -> None:
    plain = left(
        "...........26.59.....971...9.1...7.5.5..1..6..6.2.3.4.5.6...3.141.....72..9...8.."
    )
    open_cell = plain.placed.index(0)
    other = next(c for c in range(open_cell + 1, 81) if not plain.placed[c])
    puzzle = Puzzle(plain.puzzle.givens, rules=[Thermometer((open_cell, other))])
    assert eliminations(TECHNIQUE, Candidates(puzzle).with_state(plain.placed, plain.masks)) == []
