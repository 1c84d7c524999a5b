"""Test that a full board that is wrong always says so."""

import pytest

from tests.ui.driver import codes, run
from tests.ui.test_entering import four
from tests.ui.test_game import GIVENS, GRID, fill
from ui.playing.state import Typing
from ui.state import State

WRONG = [*GRID[:9], 4, *GRID[10:]]
"""The tenth cell repeats a digit of its box."""
FULL = "check.full-wrong"


@pytest.fixture
def full():
    """Return a board with a wrong digit whose last digit is right."""
    played = State(board=four(GIVENS, entering=False), engine="ready")
    return fill(played, range(8, 16), WRONG)


def test_the_last_digit_says_so_where_a_conflict_stood_already(full):
    assert codes(full)[0] == FULL
    assert codes(full)[1].startswith("conflict.")


@pytest.mark.parametrize(
    "actions",
    [
        [("board.undo",), ("board.redo",)],
        [("board.go-to", 15), ("playing.erase",), ("playing.type", str(GRID[15]))],
        [("playing.kind", "colour"), ("playing.type", "2")],
        [("board.go-to", 9), ("playing.type", "3")],
    ],
)
def test_it_goes_on_saying_so_whatever_is_done(full, actions):
    state, _ = run(full, *actions)
    assert FULL in codes(state)


def test_it_does_where_no_mistakes_show_without_telling_which(full):
    state, _ = run(
        full, ("game.mistakes", "never"), ("playing.kind", "colour"), ("playing.type", "2")
    )
    assert state.part(Typing).kind == "colour"
    assert codes(state) == ["game.full"]
