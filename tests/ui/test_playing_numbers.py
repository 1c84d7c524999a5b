"""Test typing digits and numbers, and entering a puzzle cell by cell."""

import pytest

from sudoku_core import Puzzle
from ui.playing.state import LETTERS
from ui.state import State, empty_board, layout_for

from .driver import codes
from .test_board import after

FROM_ZERO = Puzzle([0] * 81, digits=range(9)).layout
EVEN = Puzzle([0] * 36, digits=(2, 4, 6, 8, 10, 12)).layout


def typed(layout, keys):
    """Return the state after keys were typed into the first cell of a board that is played."""
    state = State(board=empty_board(layout).but(entering=False))
    return after(state, *[("playing.type", key) for key in keys])


def entered(side, *keys):
    """Return the state after keys of a puzzle were typed, < for Backspace."""
    other = {" ": "space", ".": "blank", "<": "backspace", "\n": "next"}
    state = State(board=empty_board(layout_for(side)))
    for key in "".join(keys):
        state = after(state, ("playing." + other[key],) if key in other else ("playing.type", key))
    return state


@pytest.mark.parametrize(
    ("side", "keys", "digit"),
    [
        (16, "12", 12),
        (16, "19", 9),
        (16, "10", 10),
        (16, "11", 11),
        (25, "25", 25),
        (25, "26", 6),
        (25, "123", 3),
        (25, "p", 25),
        (16, "G", 16),
        (12, "1c", 12),
        (9, "12", 2),
        (9, "a", 0),
        (25, "20", 20),
        (25, "30", 0),
    ],
)
def test_typed_values(side, keys, digit):
    assert typed(layout_for(side), keys).board.entries[0] == digit


@pytest.mark.parametrize(
    ("layout", "keys", "digit"),
    [
        (FROM_ZERO, "0", 1),
        (FROM_ZERO, "8", 9),
        (FROM_ZERO, "80", 1),
        (EVEN, "2", 1),
        (EVEN, "1", 0),
        (EVEN, "10", 5),
        (EVEN, "12", 6),
        (EVEN, "c", 6),
        (EVEN, "14", 2),
        (EVEN, "20", 0),
    ],
)
def test_what_is_typed_is_the_value_shown(layout, keys, digit):
    assert typed(layout, keys).board.entries[0] == digit


def test_two_digits_in_turn_are_one_step():
    state = typed(layout_for(16), "12")
    assert len(state.past) == 1
    assert after(state, ("board.undo",)).board.entries[0] == 0


def test_a_value_that_grows_out_of_an_older_digit_is_a_step_of_its_own():
    state = after(
        typed(layout_for(16), "1"), ("board.pick", 1), ("playing.type", "3"), ("board.pick", 0)
    )
    state = after(state, ("playing.type", "1"), ("playing.type", "2"))
    assert state.board.entries[:2] == bytes([12, 3])
    assert after(state, ("board.undo",)).board.entries[:2] == bytes([1, 3])


def test_a_value_begun_and_not_yet_there_is_one_step():
    state = after(typed(EVEN, "4"), ("playing.type", "1"))
    assert state.board.entries[0] == 2
    assert codes(state) == []
    state = after(state, ("playing.type", "2"))
    assert state.board.entries[0] == 6
    assert after(state, ("board.undo",)).board.entries[0] == 2


def test_a_digit_after_moving_begins_anew():
    state = after(
        typed(layout_for(16), "1"),
        ("board.move", "right"),
        ("board.move", "left"),
        ("playing.type", "2"),
    )
    assert state.board.entries[0] == 2


@pytest.mark.parametrize(
    ("layout", "key", "digits", "digit"),
    [
        (layout_for(4), "5", "1–4", 5),
        (layout_for(12), "P", "1–12", 25),
        (FROM_ZERO, "9", "0–8", 9),
        (EVEN, "3", "2, 4, 6, 8, 10, 12", 3),
    ],
)
def test_a_digit_that_the_board_has_not_is_refused_in_words(layout, key, digits, digit, words):
    state = typed(layout, key)
    assert state.board == empty_board(layout).but(entering=False)
    assert state.status == (("digit.range", {"digits": digits, "digit": digit}),)
    assert f"{digit} is not one of them" in words(*state.status[0])


def test_letters_reach_the_largest_side():
    assert len(LETTERS) + 9 == 25


@pytest.mark.parametrize(
    ("side", "keys", "givens", "picked"),
    [
        (9, "53..7", [5, 3, 0, 0, 7], 5),
        (9, "5 00 7", [5, 0, 0, 0, 0, 7], 6),
        (9, "53<", [5, 0], 1),
        (9, "53<<", [0, 0], 0),
        (9, "53.<4", [5, 3, 4], 3),
        (9, "<", [0], 0),
        (16, "5 12 3", [5, 12, 3], 2),
        (16, "5123", [5, 12, 3], 2),
        (16, "17", [1, 7], 1),
        (16, "5..12.1", [5, 0, 0, 12, 0, 1], 5),
        (16, "5 . 12", [5, 0, 0, 12], 3),
        (16, "5   12", [5, 0, 0, 12], 3),
        (16, "10", [10], 0),
        (16, "aG3", [10, 16, 3], 2),
        (16, "12<", [0], 0),
        (16, "1\n2\n", [1, 2], 2),
    ],
)
def test_entering_moves_on(side, keys, givens, picked):
    state = entered(side, keys)
    assert list(state.board.givens[: len(givens)]) == givens
    assert sum(state.board.givens) == sum(givens)
    assert state.picked == picked


def test_the_pad_moves_on_too_and_erasing_leaves_a_blank_cell_so():
    state = after(
        State(),
        ("playing.put", 5),
        ("playing.put", 6),
        ("board.pick", 0),
        ("playing.erase",),
        ("playing.erase",),
    )
    assert (state.board.givens[:3], state.picked) == (bytes([0, 6, 0]), 1)


def test_entering_ends_at_the_last_cell_and_skips_what_is_none():
    state = after(State(picked=80), ("playing.type", "5"))
    assert (state.board.givens[80], state.picked) == (5, 80)
    gaps = Puzzle([[1, 2, 0], [2, 1, 0]], [(0, 1), (3, 4), (0, 3), (1, 4)], digits=(1, 2)).layout
    state = after(State(board=empty_board(gaps), picked=1), ("playing.type", "2"))
    assert state.picked == 3


def test_several_picked_cells_are_entered_together():
    state = after(State(), ("board.pick-rectangle", 1), ("playing.type", "5"))
    assert state.board.givens[:2] == bytes([5, 5])
    assert state.cells == (1, 0)


def test_a_refused_digit_does_not_move_on():
    assert entered(4, "5").picked == 0


def test_what_is_entered_over_an_entry_takes_its_place():
    board = empty_board(layout_for(9)).but(entries=bytes([3] + [0] * 80))
    state = after(State(board=board), ("playing.type", "4"))
    assert (state.board.givens[0], state.board.entries[0]) == (4, 0)


def test_playing_stays_in_its_cell():
    assert typed(layout_for(9), "5").picked == 0
    board = empty_board(layout_for(9)).but(entering=False)
    assert (
        after(State(board=board, picked=3), ("playing.backspace",), ("playing.next",)).picked == 3
    )
