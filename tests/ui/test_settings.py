"""What the user sets."""

import pytest

from ui.settings import LONGEST, ZOOMS
from ui.state import TIME_LIMIT, State, empty_board
from ui.update import update


@pytest.mark.parametrize(
    ("text", "limit"),
    [("5", 5), ("0.5", 0.5), ("", None), ("0", TIME_LIMIT), ("-3", TIME_LIMIT), ("x", TIME_LIMIT)]
    + [("1e999", LONGEST)],
)
def test_the_time_limit_is_a_positive_number_of_seconds_or_none(text, limit):
    state, effects = update(State(), ("limit", text))
    assert state.limit == limit
    assert state.limit == TIME_LIMIT or ("save",) in effects


def test_zoom_goes_in_steps_and_no_further():
    state = State(board=empty_board(25))
    for _step in range(9):
        state, effects = update(state, ("zoom", 1))
    assert state.zoom == len(ZOOMS) - 1
    assert effects == [("reveal",)]
    for _step in range(9):
        state, _ = update(state, ("zoom", -1))
    assert state.zoom == 0


def test_another_side_is_seen_whole():
    state, _ = update(State(board=empty_board(25), zoom=3), ("size", 16))
    assert state.zoom == 0


@pytest.mark.parametrize(("action", "name"), [("solver", "search"), ("theme", "dark")])
def test_choices_are_kept_and_saved(action, name):
    state, effects = update(State(), (action, name))
    assert getattr(state, action) == name
    assert ("save",) in effects


def test_taking_the_new_release_saves_first():
    state, _ = update(State(), ("release",))
    assert state.release
    assert update(state, ("renew",))[1] == [("save",), ("renew",)]


def test_a_time_limit_that_is_none_is_refused_in_words_and_the_field_written_anew():
    state, effects = update(State(limit=5.0), ("limit", "-1"))
    assert state.limit == 5.0
    assert state.said == (("limit.kept", {"value": 5.0}),)
    assert ("rewrite", "limit") in effects


@pytest.mark.parametrize(("narrow", "side", "zoom"), [(True, 25, 2), (True, 16, 0), (False, 25, 0)])
def test_a_large_board_opens_larger_on_a_narrow_screen(narrow, side, zoom):
    state, _ = update(State(narrow=narrow), ("size", side))
    assert state.zoom == zoom
