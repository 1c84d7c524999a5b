"""Typing on the board: moving, digits, erasing, clearing, undo and redo."""

import pytest

from ui.editing import LETTERS
from ui.state import Board, State, empty_board
from ui.update import update


def board(text, entries=None, setting=False, side=9):
    """A board from one-digit texts."""
    digits = bytes([int(c) if c.isdigit() else 0 for c in text.ljust(side * side, ".")])
    own = entries or "." * side * side
    filled = bytes([int(c) if c.isdigit() else 0 for c in own.ljust(side * side, ".")])
    return empty_board(side).but(givens=digits, entries=filled, setting=setting)


def after(state, *actions):
    """The state after some actions."""
    for action in actions:
        state, _ = update(state, action)
    return state


def codes(state):
    return [code for code, _params in state.said]


@pytest.mark.parametrize(
    ("start", "where", "end"),
    [
        (0, "left", 0),
        (0, "right", 1),
        (40, "up", 31),
        (40, "down", 49),
        (80, "down", 80),
        (40, "row-start", 36),
        (40, "row-end", 44),
        (40, "first", 0),
        (40, "last", 80),
        (40, "box-up", 13),
        (40, "box-down", 67),
        (76, "box-down", 76),
    ],
)
def test_the_picked_cell_moves_and_stays_on_the_board(start, where, end):
    state, effects = update(State(picked=start), ("move", where))
    assert state.picked == end
    assert effects == [("focus",)]


def test_setting_makes_givens_and_playing_makes_entries():
    state = after(State(), ("type", "5"), ("mode", False), ("pick", 1), ("type", "7"))
    assert state.board.givens[0] == 5
    assert state.board.entries[1] == 7
    assert not state.board.entries[0]
    assert not state.board.givens[1]


def test_playing_leaves_the_givens_alone_and_says_why():
    for action in (("type", "7"), ("erase",)):
        state = after(State(board=board("5")), action)
        assert state.board.givens[0] == 5
        assert codes(state) == ["digit.given"]


def test_setting_over_an_entry_takes_the_entry_away():
    state = after(State(board=board("", "3", setting=True)), ("type", "4"))
    assert state.board.givens[0] == 4
    assert state.board.entries[0] == 0


def test_two_digits_in_turn_make_one_value_and_one_step():
    state = after(State(board=empty_board(16)), ("type", "1"), ("type", "2"))
    assert state.board.givens[0] == 12
    assert len(state.past) == 1


@pytest.mark.parametrize(
    ("side", "typed", "digit"),
    [
        (16, "19", 9),
        (16, "10", 10),
        (25, "25", 25),
        (25, "26", 6),
        (25, "123", 3),
        (25, "p", 25),
        (16, "G", 16),
        (12, "1c", 12),
        (9, "12", 2),
        (9, "a", 0),
        (25, "10", 10),
        (25, "20", 20),
        (25, "30", 0),
    ],
)
def test_typed_values(side, typed, digit):
    state = after(State(board=empty_board(side)), *[("type", key) for key in typed])
    assert state.board.givens[0] == digit


def test_a_digit_after_moving_begins_anew():
    moves = [("type", "1"), ("move", "right"), ("move", "left"), ("type", "2")]
    assert after(State(board=empty_board(16)), *moves).board.givens[0] == 2


def test_a_digit_too_large_for_the_board_is_refused_in_words():
    state = after(State(board=empty_board(4)), ("type", "5"))
    assert state.board == empty_board(4)
    assert state.said == (("digit.range", {"digit": 5, "side": 4}),)
    assert codes(after(State(board=empty_board(12)), ("type", "P"))) == ["digit.range"]


def test_letters_reach_the_largest_side():
    assert len(LETTERS) + 9 == 25


def test_the_pad_writes_a_value_whole():
    state = after(State(board=empty_board(25)), ("put", 2), ("put", 3))
    assert state.board.givens[0] == 3


def test_a_conflict_is_said_at_once():
    state = after(State(), ("type", "5"), ("pick", 3), ("type", "5"))
    assert codes(state) == ["conflict.row"]
    assert state.said[0][1]["cells"] == ((1, 1), (1, 4))


def test_the_last_right_digit_is_said_to_complete_the_board():
    full = "1234341221434321"
    state = State(board=board(full[:15] + ".", side=4), picked=15)
    assert codes(after(state, ("type", "1"))) == ["complete"]


def test_erasing_and_typing_take_a_solution_away():
    solved = Board(setting=False, solution=bytes([1] * 81))
    for action in (("erase",), ("type", "3")):
        assert after(State(board=solved), action).board.solution == b""


def test_clear_takes_the_entries_first_and_the_givens_next():
    state = after(State(board=board("5", ".7")), ("clear",))
    assert state.board.givens[0] == 5
    assert not any(state.board.entries)
    assert codes(state) == ["clear.entries"]
    state = after(state, ("clear",))
    assert not any(state.board.givens)
    assert state.board.setting
    assert codes(state) == ["clear.all"]
    assert codes(after(state, ("clear",))) == ["clear.nothing"]


def test_clear_takes_a_solution_with_the_entries():
    solved = board("5").but(solution=bytes([1] * 81))
    state = after(State(board=solved), ("clear",))
    assert state.board.solution == b""
    assert state.board.givens[0] == 5


def test_undo_and_redo_go_through_every_change():
    actions = [("type", "5"), ("pick", 1), ("type", "6"), ("clear",), ("size", 16)]
    boards = [State().board]
    state = State()
    for action in actions:
        state = after(state, action)
        if action[0] != "pick":
            boards.append(state.board)
    for expected in reversed(boards[:-1]):
        state = after(state, ("undo",))
        assert state.board == expected
    assert codes(after(state, ("undo",))) == ["undo.nothing"]
    for expected in boards[1:]:
        state = after(state, ("redo",))
        assert state.board == expected
    assert codes(after(state, ("redo",))) == ["redo.nothing"]


def test_a_change_after_undo_ends_what_could_be_redone():
    state = after(State(), ("type", "5"), ("undo",), ("type", "6"))
    assert state.future == ()


def test_every_change_is_saved_and_moving_is_not():
    assert ("save",) in update(State(), ("type", "5"))[1]
    assert ("save",) not in update(State(), ("move", "right"))[1]
