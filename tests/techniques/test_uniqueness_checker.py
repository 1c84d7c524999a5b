"""The checker of steps by uniqueness rejects wrong steps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudoku_core import Candidates, Puzzle, proves
from sudoku_core.hints.techniques.step import Candidate, Step
from sudoku_core.language.messages import Message
from sudoku_core.rules import Killer, Thermometer
from tests.noting import noted

CORNERS = (0, 3, 9, 12)
"""Cells R1C1, R1C4, R2C1, R2C4."""


def step(eliminated: Candidate, cells: tuple[int, ...] = CORNERS, digits: str = "12") -> Step:
    """Return a step that claims that a deadly pattern rules out candidates."""
    deadly = tuple([(cell, int(digit)) for cell in cells for digit in digits])
    message, roles = Message("step.deadly"), (("deadly", deadly),)
    return Step("x", 4.5, (), (eliminated,), (), message, roles, unique=True)


def state(last: str = "123", puzzle: Puzzle | None = None) -> Candidates:
    """Notes of three corners with 1 and 2, and a fourth with more."""
    return noted({"r1c1 r1c4 r2c1": "12", "r2c4": last}, puzzle)


def test_the_digits_of_the_pattern_go_from_the_last_corner() -> None:
    assert proves(state(), step((12, 1)))
    assert proves(state("1234"), step((12, 2)))
    placed = replace(step((12, 1)), places=((12, 3),), eliminates=())
    assert proves(state(), placed)
    assert not proves(state("1234"), placed)


def test_a_way_rests_on_there_being_one_solution_only_where_that_is_said() -> None:
    led = replace(step((12, 1)), roles=(), steps=(step((12, 1)),))
    assert proves(state(), led)
    assert not proves(state(), replace(led, unique=False))


def test_no_others_do() -> None:
    assert not proves(state(), step((12, 3)))
    assert not proves(state("1234"), step((12, 3)))
    assert not proves(state("1234"), step((13, 3)))
    assert not proves(state(), step((80, 1)))
    assert proves(state(), step((13, 3)))


@pytest.mark.parametrize(
    ("cells", "digits"),
    [((0, 3, 9), "12"), ((0, 3, 27, 30), "12"), ((0, 12), "12"), (CORNERS, "1"), ((), "12")],
)
def test_what_is_no_pattern(cells: tuple[int, ...], digits: str) -> None:
    assert not proves(state(), step((12, 1), cells, digits))


@pytest.mark.parametrize(
    "deadly",
    [((12, 1), (12, 1)), ((81, 1),), ((-69, 1),), ((12, 0), (12, -1)), ((0, 1), (0, 21), (2, -17))],
)
def test_what_is_named_twice_or_is_not_on_the_board(deadly: tuple[Candidate, ...]) -> None:
    claim = step((12, 1))
    assert not proves(state(), replace(claim, roles=(("deadly", deadly),)))


def test_what_else_any_corner_can_hold_counts() -> None:
    here = noted({"r1c4 r2c1": "12", "r1c1 r2c4": "123"})
    assert not proves(here, step((12, 1)))
    assert proves(here, step((4, 3)))


def test_a_corner_that_is_given() -> None:
    puzzle = Puzzle([1] + [0] * 80)
    here = noted({"r1c4 r2c1": "2", "r2c4": "13"}, puzzle)
    assert not proves(here, step((12, 1)))
    placed = noted({"r1c4 r2c1": "2", "r2c4": "13"}, placed={"r1c1": 1})
    assert proves(placed, step((12, 1)))


def test_a_corner_that_holds_another_digit() -> None:
    here = noted({"r2c4": "123"}, placed={"r1c1": 5})
    assert not proves(here, step((12, 1)))


@pytest.mark.parametrize(
    ("rule", "right"),
    [
        (Killer((0, 1), 5), False),
        (Killer((0, 3), 3), True),
        (Killer((0, 1, 9), 12), True),
        (Thermometer((0, 1)), False),
        (Thermometer((1, 2)), True),
    ],
)
def test_rules_tell_fillings_apart(rule: Killer | Thermometer, right: bool) -> None:
    assert proves(state("123", Puzzle([0] * 81, rules=[rule])), step((12, 1))) == right


def test_six_cells_with_three_digits() -> None:
    six = (0, 1, 3, 9, 10, 12)
    here = noted({"r1c1 r1c2 r1c4 r2c1 r2c2": "123", "r2c4": "1234"})
    assert proves(here, step((12, 3), six, "123"))
    assert not proves(here, step((12, 3), (0, 1, 3, 27, 28, 30), "123"))


@pytest.mark.native
def test_too_many_fillings() -> None:
    assert not proves(Candidates(Puzzle([0] * 81)), step((0, 9), tuple(range(81)), "12345678"))
    full = Candidates(Puzzle([0] * 81))
    last = full.with_state(full.placed, [*[(1 << 8) - 1] * 80, (1 << 9) - 1])
    assert not proves(last, step((80, 1), tuple(range(81)), "12345678"))
