"""Test that Undo never leaves a puzzle silently, and never past undone changes."""

import pytest

from tests.ui.driver import codes, run, shown
from tests.ui.test_opening import SEED
from ui import board
from ui.state import State

OTHER = "1" + "." * 14 + "2"


@pytest.fixture
def earlier():
    """Return a puzzle with an entry."""
    return run(
        State(engine="ready"), ("opening.drop", SEED), ("board.pick", 0), ("playing.put", 5)
    )[0]


def test_undo_right_after_another_puzzle_came_says_that_the_one_before_is_back(earlier):
    state, _ = run(earlier, ("opening.drop", OTHER), ("board.undo",))
    assert state.board == earlier.board
    assert codes(state) == ["undo.puzzle"]
    state, _ = run(state, ("board.redo",))
    assert state.board.side == 4
    assert codes(state) == ["redo.puzzle"]


def test_undo_pressed_too_often_stays_in_the_puzzle(earlier, words):
    state, _ = run(
        earlier,
        ("opening.drop", OTHER),
        ("board.pick", 1),
        ("playing.put", 2),
        ("board.pick", 2),
        ("playing.put", 3),
    )
    state, _ = run(state, *[("board.undo",)] * 5)
    assert state.board.side == 4
    assert not any(state.board.entries)
    assert codes(state) == ["undo.begins"]
    assert shown(board.FEATURE, state, words)["undo", "aria-disabled"]
    state, _ = run(state, ("board.redo",), ("board.redo",))
    assert list(state.board.entries[1:3]) == [2, 3]


def test_what_was_entered_is_one_puzzle_from_the_first_digit_on():
    state, _ = run(
        State(),
        ("playing.type", "5"),
        ("entering.empty",),
        ("playing.type", "6"),
        ("entering.start",),
        ("entering.edit",),
    )
    for _ in range(5):
        state, _ = run(state, ("board.undo",))
        assert codes(state) == ["undo.done"]
    assert codes(run(state, ("board.undo",))[0]) == ["undo.nothing"]


def test_an_empty_board_is_no_puzzle_to_be_back_in():
    assert codes(run(State(), ("opening.size", "4"), ("board.undo",))[0]) == ["undo.done"]
