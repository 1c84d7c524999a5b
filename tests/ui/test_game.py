"""Test the clock, its pause, the finish, and the mistakes that show."""

import json

import pytest

from tests.ui.driver import codes, reply, run, sent, shown
from tests.ui.test_entering import four
from tests.ui.test_making import generated
from ui import game
from ui.game import storage
from ui.game.state import Answer, Clock, GamePreferences, clock_face
from ui.game.view import marks
from ui.state import State
from ui.storage.text import dump_preferences, dump_tab, load

GRID = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
GIVENS = GRID[:8]
NO_CONFLICT = 4
"""A wrong digit in the ninth cell that breaks no rule."""


@pytest.fixture
def played():
    """Return a puzzle whose clock began a second after the page."""
    board = four(GIVENS, entering=False)
    state = State(board=board, engine="ready").with_parts(Clock(zero=1000))
    return run(state, ("board.pick", 8), now=1000)[0]


@pytest.fixture
def view(words):
    return lambda state: shown(game.FEATURE, state, words)


def timer(view, state):
    return view(state)["timer", "game.clock"]


def fill(state, cells, digits=GRID, now=None):
    """Return the state after digits of a grid were typed into cells."""
    for cell in cells:
        state, _ = run(state, ("board.go-to", cell), ("playing.type", str(digits[cell])), now=now)
    return state


def solved(number, **how):
    """Return the reply with the grid as solution."""
    return reply(number, status="solved", grid=GRID, seconds=0.1, **how)


@pytest.mark.parametrize(
    ("seconds", "face"),
    [(0, "0:00"), (59.999, "0:59"), (60, "1:00"), (3599, "59:59"), (3600, "1:00:00")],
)
def test_times(seconds, face):
    assert clock_face(seconds * 1000) == face


@pytest.mark.parametrize(
    "action", [("playing.type", "4"), ("playing.type", "4", "corner"), ("playing.fill-in",)]
)
def test_the_clock_goes_from_the_first_entry_or_note(action, view):
    state, _ = run(State(board=four(GIVENS, entering=False)), ("board.pick", 8), now=1000)
    assert timer(view, state) == (0, False)
    assert not view(state)["timing", "hidden"]
    assert view(state)["pause", "hidden"]
    state, _ = run(state, action, now=5000)
    assert timer(view, state) == (5000, True)


def test_a_puzzle_that_was_begun_before_goes_on(view):
    begun = State(board=four(GIVENS, entering=False)).with_parts(Clock(spent=3000))
    assert timer(view, run(begun, ("board.pick", 8), now=5000)[0]) == (2000, True)


def test_it_stands_behind_a_dialog(played, view):
    state, _ = run(played, ("outcome.dialog", "keys"), now=5000)
    assert timer(view, state) == (4000, False)
    state, _ = run(state, ("outcome.close",), now=60_000)
    assert timer(view, state) == (56_000, True)


def test_it_stands_while_a_puzzle_is_entered(view):
    state, _ = run(State(), ("playing.type", "5"), now=1000)
    assert timer(view, state) == (0, False)
    assert view(state)["timing", "hidden"]
    state, _ = run(state, ("entering.start",), now=9000)
    assert timer(view, state) == (9000, True)
    state, _ = run(state, ("entering.edit",), now=12_000)
    assert timer(view, state) == (3000, False)


def test_it_stands_while_nobody_looks(played, view):
    state, _ = run(played, ("game.set-visible", False), now=5000)
    assert timer(view, state) == (4000, False)
    state, _ = run(state, ("board.pick", 9), now=90_000)
    assert timer(view, state) == (4000, False)
    state, _ = run(state, ("game.set-visible", True), now=100_000)
    assert timer(view, state) == (96_000, True)


def test_a_pause_covers_the_board_and_goes_on_where_it_was(played, view):
    state, effects = run(played, ("game.pause",), now=5000)
    properties = view(state)
    assert timer(view, state) == (4000, False)
    assert properties["pause", "aria-pressed"]
    assert not properties["cover", "hidden"]
    assert properties["frame", "inert"]
    assert effects == [("go", "resume")]
    state, effects = run(state, ("game.pause",), now=50_000)
    assert timer(view, state) == (46_000, True)
    assert view(state)["cover", "hidden"]
    assert effects == [("focus",)]


@pytest.mark.parametrize(
    "action",
    [
        ("playing.type", "4"),
        ("playing.type", "4", "corner"),
        ("playing.put", 4),
        ("playing.erase",),
        ("playing.backspace",),
        ("playing.blank",),
    ]
    + [("playing.fill-in",), ("board.undo",), ("board.redo",)],
)
def test_nothing_is_typed_under_the_cover(played, action, view):
    state, _ = run(
        fill(played, [8, 9], now=2000),
        ("board.undo",),
        ("board.go-to", 8),
        ("game.pause",),
        now=5000,
    )
    after, effects = run(state, action, now=6000)
    assert (after.board, after.past, after.future) == (state.board, state.past, state.future)
    assert not view(after)["cover", "hidden"]
    assert timer(view, after) == (4000, False)
    assert effects == []


@pytest.mark.parametrize("action", [("playing.next",), ("playing.space",), ("board.pick-last",)])
def test_enter_space_and_escape_end_the_pause_and_do_nothing_else(played, action, view):
    state, _ = run(fill(played, [8]), ("board.toggle", 9), ("game.pause",), now=5000)
    after, effects = run(state, action, now=50_000)
    assert view(after)["cover", "hidden"]
    assert (after.board, after.cells, effects) == (state.board, state.cells, [("focus",)])


def test_another_puzzle_and_restart_begin_at_0(played, view):
    state = fill(played, [8], now=9000)
    again, _ = run(state, ("playing.restart",), now=10_000)
    assert timer(view, again) == (10_000, True)
    other, _ = run(state, ("opening.example", "easy"), now=11_000)
    assert timer(view, other) == (0, False)


def test_undoing_restart_brings_the_time_back(played, view):
    state, _ = run(fill(played, [8], now=9000), ("playing.restart",), now=61_000)
    state, _ = run(state, ("board.undo",), now=64_000)
    assert state.board.entries[8]
    assert timer(view, state) == (4000, True)
    state, _ = run(state, ("board.redo",), now=70_000)
    assert timer(view, state) == (67_000, True)


def test_so_does_undoing_several_with_moves_between_them(played, view):
    state, _ = run(fill(played, [8], now=9000), ("playing.restart",), now=61_000)
    state, _ = run(fill(state, [8], now=62_000), ("playing.restart",), now=71_000)
    state = fill(state, [9], now=72_000)
    state, _ = run(state, ("board.undo",), now=75_000)
    assert timer(view, state) == (71_000, True)
    state, _ = run(state, ("board.undo",), now=80_000)
    assert timer(view, state) == (70_000, True)
    state, _ = run(state, ("board.undo",), now=81_000)
    assert timer(view, state) == (70_000, True)
    state, _ = run(state, ("board.undo",), now=81_000)
    assert timer(view, state) == (21_000, True)


def test_undoing_restart_of_a_finished_board_tells_the_time_it_took(played, view):
    state, _ = run(fill(played, range(8, 16), now=66_000), ("playing.restart",), now=90_000)
    state, _ = run(state, ("board.undo",), now=95_000)
    assert timer(view, state) == (65_000, False)


@pytest.mark.parametrize(
    "action", [("opening.size", "6"), ("opening.drop", "1" * 4 + "." * 12), ("making.make", "easy")]
)
def test_undoing_another_puzzle_brings_its_time_back_and_redoing_that_of_the_other(
    played, view, action
):
    state, _ = run(fill(played, [8], now=9000), action, now=61_000)
    if state.job:
        state, _ = run(state, generated(state.job.number), now=61_000)
    other = state.board
    state, _ = run(state, ("board.undo",), now=64_000)
    assert state.board.entries[8]
    assert timer(view, state) == (4000, True)
    state, _ = run(state, ("board.redo",), now=70_000)
    assert state.board is other
    assert timer(view, state) == (0, False)  # nothing was entered there yet
    assert timer(view, run(state, ("board.undo",), now=71_000)[0]) == (5000, True)


def test_a_link_to_a_puzzle_left_before_brings_its_entries_and_time_back(played, view):
    link = ("opening.link", {"p": "".join(map(str, GIVENS)) + "." * 8}, "#p=here")
    state, _ = run(fill(played, [8], now=9000), ("opening.size", "6"), now=61_000)
    again, _ = run(state, link, now=64_000)
    assert again.board.entries[8]
    assert timer(view, again) == (4000, True)
    anew, _ = run(state, ("opening.drop", link[1]["p"]), now=64_000)
    assert not any(anew.board.entries)
    assert timer(view, anew) == (0, False)


def test_undoing_another_puzzle_leaves_restart_to_be_undone_too(played, view):
    state, _ = run(fill(played, [8], now=9000), ("playing.restart",), now=61_000)
    state, _ = run(state, ("opening.example", "easy"), ("board.undo",), now=71_000)
    assert timer(view, state) == (61_000, True)
    state, _ = run(state, ("board.undo",), now=71_000)
    assert timer(view, state) == (11_000, True)


def test_a_preference_set_in_another_window_leaves_the_clock_alone(played, view):
    state, _ = run(fill(played, [8], now=9000), ("playing.restart",), now=61_000)
    elsewhere = dump_preferences(state.with_parts(GamePreferences(mistakes="never")))
    after, _ = run(state, ("set-elsewhere", elsewhere), now=90_000)
    assert after.part(GamePreferences).mistakes == "never"
    assert after.part(Clock) == state.part(Clock)
    assert timer(view, run(after, ("board.undo",), now=91_000)[0]) == (31_000, True)


def test_a_solution_stops_the_clock(played, view):
    state, _ = run(played, ("solving.solve",), now=3000)
    how = {"solver": "search", "form": "", "stats": {}, "preferred": None}
    how.update(second=None, proof=None)
    state, _ = run(state, solved(state.job.number, unique=True, **how), now=4000)
    assert timer(view, state) == (3000, False)
    assert not state.part(Clock).finished


def test_the_last_digit_of_ones_own_is_the_finish(played, view):
    state = fill(played, range(8, 16), now=66_000)
    assert state.status == (("complete", {}), ("game.time", {"time": "1:05"}))
    assert timer(view, state) == (65_000, False)
    assert view(state)["board", "data-finished"]
    state, _ = run(state, ("board.undo",), now=70_000)
    assert not view(state)["board", "data-finished"]
    assert timer(view, state) == (5000, True)


def test_without_the_timer_no_time_is_told(played, view):
    state, _ = run(played, ("game.timer", False))
    assert view(state)["timing", "hidden"]
    assert codes(fill(state, range(8, 16))) == ["complete"]


def test_a_full_board_that_is_wrong_is_no_finish(played, view):
    state = fill(played, range(8, 15))
    state, _ = run(state, ("board.go-to", 15), ("playing.type", str(GRID[14])))
    assert codes(state) == ["check.full-wrong", "conflict.row"]
    assert timer(view, state)[1]
    never, _ = run(
        state, ("board.undo",), ("game.mistakes", "never"), ("playing.type", str(GRID[14]))
    )
    assert codes(never) == ["game.full"]


def test_a_reload_brings_clock_and_preferences_back(played):
    state, _ = run(
        played,
        ("game.mistakes", "never"),
        ("game.pause",),
        ("game.timer", True),
        ("game.pause",),
        now=6000,
    )
    back = storage.restore_clock(State(), storage.dump_clock(state))
    assert back.part(Clock) == Clock(spent=5000, paused=True)
    back = storage.restore_preferences(State(), storage.dump_preferences(state))
    assert back.part(GamePreferences) == GamePreferences(mistakes="never")
    assert storage.restore_preferences(State(), {}) == State().with_parts(GamePreferences())
    with pytest.raises(ValueError, match="spent"):
        storage.restore_clock(State(), {"spent": -1, "paused": False})


def test_a_reload_leaves_the_time_of_another_puzzle_to_be_brought_back(played, view):
    state, _ = run(fill(played, [8], now=9000), ("opening.example", "easy"), now=61_000)
    state, _ = run(state, ("opening.example", "own-4"), ("board.undo",), now=65_000)
    again, sound = load(State(), dump_tab(state))
    assert sound
    again, _ = run(again, ("board.undo",), now=5000)
    assert again.board.entries[8]
    assert timer(view, again) == (5000 - 60_000, True)
    for times in ([[-1, -5]], [[-1]], [3], "x", {}):
        data = json.loads(dump_tab(state))
        data["tab"]["game"] = {"stopped": times}
        assert load(State(), json.dumps(data))[0].board == state.board


def test_the_time_is_written_down_with_each_change(played):
    assert storage.dump_clock(fill(played, [8], now=8000))["spent"] == 7000


def with_answer_request(state):
    """Return the state that shows mistakes at once, and its request."""
    state, effects = run(state, ("game.mistakes", "solution"))
    (request,) = sent(effects)
    return state, request


def test_at_once_asks_for_the_solution_once_behind_the_board(played):
    state, request = with_answer_request(played)
    assert (request["op"], request["prove"]) == ("solve", True)
    assert request["puzzle"]["givens"][:8] == GIVENS
    state, effects = run(state, solved(request["id"], unique=True, second=None), ("board.pick", 3))
    assert state.part(Answer).grid == bytes(GRID)
    assert not state.board.solution
    assert (state.background, sent(effects)) == ({}, [])
    state, effects = run(state, ("opening.example", "own-4"))
    assert len(sent(effects)) == 1
    assert not state.part(Answer).grid


@pytest.mark.parametrize("when", ["never", "conflicts"])
def test_otherwise_nothing_is_asked(played, when):
    assert sent(run(played, ("game.mistakes", when), ("playing.type", "4"))[1]) == []


def test_nothing_is_asked_while_a_puzzle_is_entered_or_contradicts_itself():
    for board in (four(GIVENS), four([1, 1], entering=False)):
        assert sent(run(State(board=board, engine="ready"), ("game.mistakes", "solution"))[1]) == []


def test_a_wrong_digit_is_marked_and_said_at_once(played):
    state, request = with_answer_request(played)
    state, _ = run(state, solved(request["id"], unique=True, second=None))
    state, _ = run(state, ("board.go-to", 8), ("playing.type", str(NO_CONFLICT)))
    assert marks(state)["wrong"] == (8,)
    assert state.status == (("check.wrong", {"count": 1, "cells": ((3, 1),)}),)
    assert marks(run(state, ("entering.edit",))[0])["wrong"] == ()
    assert marks(run(state, ("game.mistakes", "conflicts"))[0])["wrong"] == ()
    assert marks(run(state, ("playing.erase",))[0])["wrong"] == ()


def test_where_there_are_several_solutions_only_conflicts_show(played):
    state, request = with_answer_request(played)
    state, _ = run(state, solved(request["id"], unique=False, second=[1] * 16))
    state, _ = run(state, ("board.go-to", 8), ("playing.type", str(NO_CONFLICT)))
    assert marks(state)["wrong"] == ()


def test_the_choices_show(played, view):
    properties = view(run(played, ("game.mistakes", "never"))[0])
    assert [value for value, _, _ in properties["mistakes", "options"]] == [
        "never",
        "conflicts",
        "solution",
    ]
    assert properties["mistakes", "value"] == "never"
    assert properties["timer-shows", "checked"]
