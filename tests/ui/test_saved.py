"""A reload brings the board back, and nonsense does not."""

import json

import pytest

from ui.saved import dump, load
from ui.state import State, empty_board
from ui.update import update


@pytest.fixture
def state():
    state = State(language="pt", solver="search", limit=None, theme="dark", link="#p=1")
    for action in (("type", "5"), ("size", 16), ("type", "1"), ("type", "2"), ("undo",)):
        state, _ = update(state, action)
    return state


def test_board_history_and_settings_come_back(state):
    values = load(dump(state))
    for name in ("board", "past", "future", "solver", "limit", "theme", "language", "link"):
        assert values[name] == getattr(state, name), name


def test_a_solution_comes_back(state):
    full = bytes([1, 2, 3, 4] * 4)
    solved = state.but(board=empty_board(4).but(solution=full, second=full))
    assert load(dump(solved))["board"] == solved.board


def test_not_all_of_a_long_history_is_kept():
    state = State()
    for turn in range(150):
        state, _ = update(state, ("put", 1 + turn % 9))
    assert 20 < len(load(dump(state))["past"]) < 150


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("version", 0),
        ("board", None),
        ("board", {}),
        ("past", 3),
        ("board.side", 5),
        ("board.givens", "zz"),
        ("board.givens", "ff" * 256),
        ("board.box", [2, 3]),
        ("solver", 7),
        ("limit", "x"),
    ],
)
def test_what_makes_no_sense_brings_nothing_back(state, name, value):
    kept = json.loads(dump(state))
    part, _, inner = name.partition(".")
    if inner:
        kept[part][inner] = value
    else:
        kept[part] = value
    assert load(json.dumps(kept)) == {}


@pytest.mark.parametrize("text", ["", "null", "[]", "{", "7"])
def test_other_text_brings_nothing_back(text):
    assert load(text) == {}
