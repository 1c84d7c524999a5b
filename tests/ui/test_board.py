"""Typing on the board: digits, erasing, clearing, undo and redo; and zooming."""

import pytest

from sudoku_core import Puzzle
from sudoku_core.rules import Killer, boards
from ui.board.actions import LETTERS
from ui.state import Board, State, change, empty_board, layout_for
from ui.update import update

SAMURAI = Puzzle([0] * 441, boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3)),
                 digits=range(1, 10)).layout  # fmt: skip
FROM_ZERO = Puzzle([0] * 81, digits=range(9)).layout
EVEN = Puzzle([0] * 36, digits=(2, 4, 6, 8, 10, 12)).layout


def empty(side):
    return empty_board(layout_for(side))


def board(text, entries="", entering=False, side=9):
    """A board from one-digit texts."""
    digits, filled = [
        bytes([int(c) if c.isdigit() else 0 for c in one.ljust(side * side, ".")])
        for one in (text, entries)
    ]
    return empty(side).but(givens=digits, entries=filled, setting=setting)


def after(state, *actions):
    """The state after some actions."""
    for action in actions:
        state, _ = update(state, action)
    return state


def typed(layout, keys):
    """The state after keys were typed into the first cell."""
    return after(State(board=empty_board(layout)), *[("type", key) for key in keys])


def codes(state):
    return [code for code, _params in state.said]


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
    state = after(State(board=board("", "3", entering=True)), ("type", "4"))
    assert state.board.givens[0] == 4
    assert state.board.entries[0] == 0


def test_two_digits_in_turn_make_one_value_and_one_step():
    state = typed(layout_for(16), "12")
    assert state.board.givens[0] == 12
    assert len(state.past) == 1


def test_a_value_that_grows_out_of_an_older_digit_is_a_step_of_its_own():
    state = after(typed(layout_for(16), "1"), ("pick", 1), ("type", "3"), ("pick", 0))
    state = after(state, ("type", "1"), ("type", "2"))
    assert state.board.givens[:2] == bytes([12, 3])
    assert after(state, ("undo",)).board.givens[:2] == bytes([1, 3])


@pytest.mark.parametrize(
    ("side", "keys", "digit"),
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
def test_typed_values(side, keys, digit):
    assert typed(layout_for(side), keys).board.givens[0] == digit


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
    assert typed(layout, keys).board.givens[0] == digit


def test_a_value_begun_and_not_yet_there_is_one_step():
    state = after(typed(EVEN, "4"), ("type", "1"))
    assert state.board.givens[0] == 2
    assert codes(state) == []
    state = after(state, ("type", "2"))
    assert state.board.givens[0] == 6
    assert after(state, ("undo",)).board.givens[0] == 2


def test_a_digit_after_moving_begins_anew():
    moves = [("type", "1"), ("move", "right"), ("move", "left"), ("type", "2")]
    assert after(State(board=empty(16)), *moves).board.givens[0] == 2


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
    assert state.board == empty_board(layout)
    assert state.said == (("digit.range", {"digits": digits, "digit": digit}),)
    assert f"{digit} is not one of them" in words(*state.said[0])


def test_letters_reach_the_largest_side():
    assert len(LETTERS) + 9 == 25


def test_the_pad_writes_a_value_whole():
    state = after(State(board=empty(25)), ("put", 2), ("put", 3))
    assert state.board.givens[0] == 3


def test_a_conflict_is_said_at_once():
    state = after(State(), ("type", "5"), ("pick", 3), ("type", "5"))
    assert codes(state) == ["conflict.row"]
    assert state.said[0][1]["cells"] == ((1, 1), (1, 4))


def test_a_broken_rule_is_said_at_once():
    caged = Puzzle([0] * 16, rules=[Killer((0, 4), 4)]).layout
    state = after(State(board=empty_board(caged)), ("type", "2"), ("pick", 4), ("type", "1"))
    assert codes(state) == ["conflict.killer-sum"]
    assert codes(after(state, ("type", "4"))) == ["conflict.killer-sum"]


def test_the_last_right_digit_is_said_to_complete_the_board():
    full = "1234341221434321"
    state = State(board=board(full[:15] + ".", side=4), picked=15)
    assert codes(after(state, ("type", "1"))) == ["complete"]


def test_a_board_with_gaps_is_complete_without_them():
    layout = Puzzle([[1, 2, 0], [2, 1, 0]], [(0, 1), (3, 4), (0, 3), (1, 4)], digits=(1, 2)).layout
    state = State(board=empty_board(layout).but(givens=bytes([1, 2, 0, 2, 0, 0]), entering=False))
    assert codes(after(state.but(picked=4), ("type", "1"))) == ["complete"]


def test_erasing_and_typing_take_a_solution_away():
    solved = Board(entering=False, solution=bytes([1] * 81))
    for action in (("erase",), ("type", "3")):
        assert after(State(board=solved), action).board.solution == b""


def test_clear_takes_the_entries_first_and_the_givens_next():
    state = after(State(board=board("5", ".7")), ("clear",))
    assert state.board.givens[0] == 5
    assert not any(state.board.entries)
    assert codes(state) == ["clear.entries"]
    state = after(state, ("clear",))
    assert not any(state.board.givens)
    assert state.board.entering
    assert codes(state) == ["clear.all"]
    assert codes(after(state, ("clear",))) == ["clear.nothing"]


def test_clear_keeps_the_rules():
    state = after(typed(SAMURAI, "5"), ("clear",))
    assert state.board == empty_board(SAMURAI)


def test_clear_takes_a_solution_with_the_entries():
    solved = board("5").but(solution=bytes([1] * 81))
    state = after(State(board=solved), ("clear",))
    assert state.board.solution == b""
    assert state.board.givens[0] == 5


def test_undo_and_redo_go_through_every_change():
    made = [State()]
    for action in (("type", "5"), ("put", 6), ("clear",)):
        made.append(after(made[-1], action))
    made.append(change(made[-1], empty_board(SAMURAI))[0])
    state = made[-1]
    for expected in reversed(made[:-1]):
        state = after(state, ("undo",))
        assert state.board == expected.board
    assert codes(after(state, ("undo",))) == ["undo.nothing"]
    for expected in made[1:]:
        state = after(state, ("redo",))
        assert state.board == expected.board
    assert codes(after(state, ("redo",))) == ["redo.nothing"]


def test_undo_and_redo_leave_alone_what_typing_makes():
    state = after(State(), ("type", "5"), ("mode", False), ("undo",))
    assert (any(state.board.givens), state.board.entering) == (False, False)
    state = after(state, ("mode", True), ("redo",))
    assert (state.board.givens[0], state.board.entering) == (5, True)


def test_a_change_after_undo_ends_what_could_be_redone():
    state = after(State(), ("type", "5"), ("undo",), ("type", "6"))
    assert state.future == ()


def test_every_change_is_saved_and_moving_is_not():
    assert ("save",) in update(State(), ("type", "5"))[1]
    assert ("save",) not in update(State(), ("move", "right"))[1]


def test_zoom_keeps_within_its_steps():
    assert after(State(), ("zoom", -1)).zoom == 0
    assert after(State(), *[("zoom", 1)] * 9).zoom == 4
    assert update(State(), ("zoom", 1))[1] == [("reveal",)]
