"""Consequences of all candidates of an equation, and candidates that cannot hold."""

from __future__ import annotations

import pytest

from sudoku_core import Candidates, Puzzle, parse, solutions
from sudoku_core.hints.techniques.forcing import all_touched, propagate, rated
from sudoku_core.hints.techniques.forcing_chains import TECHNIQUE
from sudoku_core.hints.techniques.forcing_steps import needed_steps
from sudoku_core.hints.techniques.position import Position
from sudoku_core.rules import Whisper
from tests.noting import BASIC, after, eliminations, noted, steps_of

FEW = "..1...2453...49............72..5.38....7.8....58.1..67............59...3563...8.."
NAMES = [
    "cell-forcing-chains",
    "block-forcing-chains",
    "dynamic-cell-forcing-chains",
    "dynamic-block-forcing-chains",
    "dynamic-forcing-chains",
    "nested-forcing-chains",
]


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_proven_and_right(name):
    state = after(parse(FEW), BASIC)
    (solution,) = solutions(state.puzzle)
    steps = steps_of(TECHNIQUE, state, name)
    assert steps
    for step in steps:
        assert not step.proof
        assert all(solution.cells[cell] == digit for cell, digit in step.places)
        assert all(solution.cells[cell] != digit for cell, digit in step.eliminates)


@pytest.mark.parametrize("name", NAMES[:4])
def test_what_all_candidates_lead_to(name):
    assert eliminations(TECHNIQUE, after(parse(FEW), BASIC), name) == ["7r8c6", "7r8c7"]


def test_where_all_is_open_nothing_follows():
    assert not eliminations(TECHNIQUE, Candidates(Puzzle([0] * 16)))


@pytest.mark.native
def test_candidates_go_in_between_by_locked_ones_and_by_assumptions():
    line = "98.7..6..75.....8...6.......4..9...6..96...5......32....78...2...59...68....2...1"
    inside = set()
    for step in steps_of(TECHNIQUE, after(parse(line), BASIC)):
        inside |= {
            (step.technique, nested.technique) for case in step.cases for nested in case.steps
        }
    assert ("nested-forcing-chains", "pointing") in inside
    assert ("nested-forcing-chains", "nested-forcing-chains") in inside


def test_a_line_goes_in_rounds():
    state = noted({"r1c1": "12", "r1c2": "23", "r1c3": "34"}, Puzzle([0] * 16))
    position = Position(state)
    line = propagate(position, 0, all_touched(position))
    assert [line.round_of(candidate, on=True) for candidate in (0, 5, 10)] == [1, 0, 0]
    line = propagate(position, 1, all_touched(position))
    assert [line.round_of(candidate, on=True) for candidate in (1, 6, 11)] == [1, 2, 3]
    assert line.round_of(6, on=False) == 0


def test_longer_lines_are_harder():
    assert [rated(8.0, length) for length in (2, 4, 5, 13, 129)] == [8.0, 8.0, 8.1, 8.4, 9.1]


def test_a_placed_digit_excludes_itself_at_the_other_end_of_a_whisper():
    position = Position(noted({}, Puzzle([0] * 81, rules=[Whisper((20, 30))])), unique=True)
    propagation = propagate(position, position.side * 20, all_touched(position))
    (step,), _premises = needed_steps(position, propagation, 1 << position.side * 30)
    assert step.eliminates == ((30, 1),)
    text = "R3C3 is 1, so R4C4 cannot be 1, because of the whisper line from R3C3."
    assert str(step.message) == text
