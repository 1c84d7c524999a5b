"""Test Start, Edit and Clear."""

import pytest

from tests.ui.driver import codes, run, shown
from ui import entering
from ui.state import State, empty_board, layout_for


def four(givens=(), entries=(), **more):
    """A board of four digits a side."""
    givens, entries = [bytes(digits).ljust(16, b"\0") for digits in (givens, entries)]
    return empty_board(layout_for(4)).but(givens=givens, entries=entries, **more)


@pytest.fixture
def entered():
    return State(board=four([1, 2]), picked=7, others=(8,))


@pytest.fixture
def played():
    return State(board=four([1, 2], [0, 0, 3], entering=False), picked=7)


@pytest.fixture
def view(words):
    return lambda state: shown(entering.FEATURE, state, words)


def test_start_begins_to_play_what_was_entered_in_the_first_cell(entered):
    state, effects = run(entered, ("entering.start",))
    assert state.board == entered.board.but(entering=False)
    assert (state.picked, state.others) == (0, ())
    assert state.status == (("entering.started", {"count": 2}),)
    assert effects == [("focus",)]
    assert run(state, ("entering.start",))[0] == state


def test_start_says_what_contradicts_itself():
    state, _ = run(State(board=four([1, 1])), ("entering.start",))
    assert codes(state) == ["entering.started", "conflict.row"]


def test_edit_brings_back_what_was_entered_and_keeps_what_was_filled_in(played):
    solved = played.but(board=played.board.but(solution=bytes([1] * 16), second=bytes([2] * 16)))
    for state in (played, solved):
        edited, effects = run(state, ("entering.edit",))
        assert edited.board == played.board.but(entering=True)
        assert effects == [("focus",)]


def test_start_and_edit_are_steps_for_undo(entered):
    state, _ = run(entered, ("entering.start",), ("entering.edit",))
    assert len(state.past) == 2
    state, _ = run(state, ("board.undo",))
    assert not state.board.entering
    state, _ = run(state, ("board.undo",))
    assert state.board == entered.board
    state, _ = run(state, ("board.redo",))
    assert not state.board.entering


def test_clear_empties_what_is_entered_and_undo_brings_it_back(entered):
    noted = entered.board.but(corner=(1,) * 16, colours=(1,) * 16, entries=bytes(15) + b"\4")
    state, _ = run(entered.but(board=noted), ("entering.empty",))
    assert state.board == empty_board(layout_for(4))
    assert codes(state) == ["clear.all"]
    assert codes(run(state, ("entering.empty",))[0]) == ["clear.nothing"]
    assert run(state, ("board.undo",))[0].board == noted


def test_clear_never_takes_the_givens_of_a_puzzle_that_is_played(played):
    assert run(played, ("entering.empty",), ("entering.empty",))[0].board == played.board


@pytest.mark.parametrize("side", [4, 9, 25])
def test_enter_my_own_gives_an_empty_board_of_the_same_size(side):
    board = empty_board(layout_for(side)).but(entering=False, entries=bytes([1] * side * side))
    state, effects = run(State(board=board, picked=3, others=(4,)), ("entering.enter",))
    assert state.board == empty_board(layout_for(side))
    assert (state.picked, state.others) == (0, ())
    assert ("focus",) in effects
    assert run(state, ("board.undo",))[0].board == board


def test_what_is_typed_on_an_empty_board_is_a_puzzle_until_start():
    state, _ = run(
        State(),
        ("entering.enter",),
        ("playing.type", "5"),
        ("entering.start",),
        ("board.go-to", 40),
        ("playing.type", "7"),
    )
    assert (state.board.givens[0], state.board.givens[40]) == (5, 0)
    assert (state.board.entries[0], state.board.entries[40]) == (0, 7)


def test_the_buttons_show_where_they_make_sense(entered, played, view):
    hidden = [
        [view(state)[name, "hidden"] for name in ("start", "edit", "clear-board")]
        for state in (State(), entered, played)
    ]
    assert hidden == [[False, True, False], [False, True, False], [True, False, True]]
    assert [view(state)["start", "aria-disabled"] for state in (State(), entered)] == [True, False]


def test_with_nothing_entered_there_is_nothing_to_start():
    state, _ = run(State(), ("entering.start",))
    assert state.board.entering
    assert codes(state) == ["check.empty"]


@pytest.mark.parametrize("key", ["z", "x", "c", "v"])
def test_letters_typed_while_entering_change_nothing_of_how_one_plays(entered, key):
    from ui.features import FEATURES
    from ui.keys import Key, actions_of
    from ui.playing.state import Typing

    (action,) = actions_of(entered, Key(key), FEATURES)
    state, _ = run(entered, action, ("playing.notes",))
    assert state.part(Typing) == entered.part(Typing)
