"""Cages: sets of digits that have the sum, and digits that all of them hold."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.rules import Killer
from sudoku_core.techniques.cage import POINTING_TECHNIQUE, TECHNIQUE
from tests.noting import found, gone, noted


def caged(total: int, *cells: int, side: int = 9) -> Puzzle:
    """An empty board with one cage."""
    return Puzzle([0] * side**2, rules=[Killer(cells, total)])


def test_digits_that_no_set_has() -> None:
    (step,) = found(TECHNIQUE, noted({}, caged(4, 0, 1)))
    assert step.rating == 2.0
    assert {cell for cell, _digit in step.eliminates} == {0, 1}
    assert {digit for _cell, digit in step.eliminates} == {2, *range(4, 10)}
    assert step.proof


def test_where_a_set_leaves_a_digit() -> None:
    # 1 + 5 or 2 + 4; with 4 and 5 in one cell only, 1 and 2 go from it.
    (step,) = found(TECHNIQUE, noted({"r1c1": "1245", "r1c2": "12"}, caged(6, 0, 1)))
    assert step.eliminates == ((0, 1), (0, 2))
    assert step.rating == 2.2
    assert step.rests_on == ("killer_r1c1",)
    assert not step.proof


def test_a_digit_that_stands_in_the_cage() -> None:
    state = noted({"r1c2": "1234", "r1c3": "1234"}, caged(9, 0, 1, 2), placed={"r1c1": 5})
    assert gone(TECHNIQUE, state) == ["2r1c2 4r1c2 2r1c3 4r1c3"]


def test_a_large_cage_by_its_sum_alone() -> None:
    # 1 + 2 + … + 8 leaves out the 9.
    (step,) = found(TECHNIQUE, noted({}, caged(36, *range(8))))
    assert {digit for _cell, digit in step.eliminates} == {9}
    assert len(step.eliminates) == 8


def test_a_digit_that_the_cage_needs() -> None:
    board = caged(3, 0, 1, side=4)
    (one, *_) = found(POINTING_TECHNIQUE, noted({}, board))
    assert one.rating == 2.9
    assert "1r1c3 1r1c4" in gone(POINTING_TECHNIQUE, noted({}, board))
    assert "2r2c1 2r2c2" in gone(POINTING_TECHNIQUE, noted({}, board))


def test_a_digit_that_it_needs_with_what_is_left() -> None:
    # 8 is 1 + 2 + 5 or 1 + 3 + 4, without 5 the second: it needs 3 and 4 too.
    board = caged(8, 0, 1, 2)
    assert len(gone(POINTING_TECHNIQUE, noted({}, board))) == 2
    steps = found(POINTING_TECHNIQUE, noted({"r1c1 r1c2 r1c3": "!5"}, board))
    assert {digit for step in steps for _cell, digit in step.eliminates} == {1, 3, 4}


def test_a_cage_without_a_sum_and_one_that_cannot_be_filled() -> None:
    board = Puzzle([0] * 16, rules=[Killer((0, 1)), Killer((2, 3), 8)])
    for technique in (TECHNIQUE, POINTING_TECHNIQUE):
        assert gone(technique, noted({}, board)) == []


def test_digits_from_0() -> None:
    board = Puzzle([0] * 16, rules=[Killer((0, 1), 1)], digits=range(4))
    assert gone(TECHNIQUE, noted({}, board)) == ["3r1c1 4r1c1 3r1c2 4r1c2"]
