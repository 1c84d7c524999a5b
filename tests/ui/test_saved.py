"""A reload brings the board back, and as much as there is sense in."""

import json
import sys

import pytest

from sudoku_core import format_grid
from tests.ui.test_opening import SEED, SPECIAL, act
from ui import saved
from ui.feature import Feature
from ui.opening.state import Origin
from ui.saved import dump, load
from ui.settings.state import Settings
from ui.state import Board, State, empty_board, layout_for
from ui.update import update

RELEASED = {
    "version": 1,
    "solver": "search",
    "modeler": "",
    "limit": None,
    "language": "pt",
    "theme": "dark",
    "link": "#p=1",
    "panel": True,
    "board": {
        "side": 6,
        "box": [3, 2],
        "givens": "01" + "00" * 35,
        "entries": "0002" + "00" * 34,
        "solution": "",
        "second": "",
        "setting": False,
    },
    "past": [],
    "future": [],
}
"""What the first release with this page wrote down."""


@pytest.fixture
def state():
    state = State(language="pt").having(
        Settings(solver="search", limit=None, theme="dark"), Origin(link="#p=1")
    )
    for action in (("type", "5"), ("size", "16"), ("type", "1"), ("type", "2"), ("undo",)):
        state, _ = update(state, action)
    return state


def test_board_history_and_settings_come_back(state):
    state = state.having(Origin(link="#p=1"))
    found = load(State(), dump(state))
    for name in ("board", "past", "future", "language"):
        assert getattr(found, name) == getattr(state, name), name
    assert found.part(Settings) == state.part(Settings)
    assert found.part(Origin).link == "#p=1"


@pytest.mark.parametrize("name", ["solver", "past"])
def test_no_two_things_are_kept_under_one_name(monkeypatch, state, name):
    other = Feature(kept=lambda state: {name: 1})
    monkeypatch.setattr(saved, "FEATURES", (*saved.FEATURES, other))
    with pytest.raises(KeyError, match=name):
        dump(state)


def test_a_solution_comes_back(state):
    full = bytes([1, 2, 3, 4] * 4)
    solved = state.but(board=empty_board(layout_for(4)).but(solution=full, second=full))
    assert load(State(), dump(solved)).board == solved.board


@pytest.mark.parametrize("puzzle", SPECIAL.values(), ids=SPECIAL)
def test_a_board_with_rules_comes_back_whole(puzzle):
    empty = [cell for cell in puzzle.cells if not puzzle.givens.cells[cell]]
    state = act(State(), "drop", format_grid(puzzle, style="rules"))
    state = act(act(state, "pick", empty[0]), "put", 2)
    found = load(State(), dump(act(state, "undo")))
    assert found.board.puzzle() == puzzle
    assert found.picked == puzzle.cells[0]
    assert found.past == (Board(),)
    assert found.future == (state.board,)


def test_what_boards_share_is_written_once_and_read_once(monkeypatch):
    import sudoku_core.formats

    state = act(State(), "drop", format_grid(SPECIAL["many rules"]))
    for turn in range(50):
        state = act(state, "put", 1 + turn % 9)
    text = dump(state)
    assert text.count("killer") == len(SPECIAL["many rules"].rules)
    read = []
    parse = sudoku_core.formats.parse
    monkeypatch.setattr(sudoku_core.formats, "parse", lambda one: read.append(one) or parse(one))
    found = load(State(), text)
    assert found.past == state.past
    assert len(read) == 1
    assert len({id(board.layout) for board in found.past}) == 2


def test_plain_boards_are_written_and_read_without_the_formats(monkeypatch, state):
    monkeypatch.setitem(sys.modules, "sudoku_core.formats", None)
    assert load(State(), dump(state)).past == state.past


def test_not_all_of_a_long_history_is_kept():
    state = State()
    for turn in range(150):
        state, _ = update(state, ("put", 1 + turn % 9))
    assert 20 < len(load(State(), dump(state)).past) < 150


def test_what_the_last_release_kept_comes_back():
    found = load(State(), json.dumps(RELEASED))
    assert found.board.layout.box == (3, 2)
    assert (found.board.givens[0], found.board.entries[1]) == (1, 2)
    assert not found.board.entering
    assert found.language == "pt"
    settings = found.part(Settings)
    assert (settings.solver, settings.limit, settings.theme) == ("search", None, "dark")
    assert found.part(Origin).link == "#p=1"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("solver", 7),
        ("limit", "x"),
        ("theme", None),
        ("language", []),
        ("link", 3),
        ("panel", "yes"),
        ("modeler", {}),
    ],
)
def test_a_setting_without_sense_takes_no_board_along(name, value):
    kept = {**RELEASED, name: value}
    assert load(State(), json.dumps(kept)).board.givens[0] == 1
    del kept[name]
    assert load(State(), json.dumps(kept)).board.givens[0] == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("side", 5),
        ("side", 0),
        ("side", 10**9),
        ("side", "9"),
        ("givens", "zz"),
        ("givens", "ff" * 256),
        ("givens", ""),
        ("box", [2, 3]),
        ("box", 7),
        ("layout", 1),
        ("layout", "0"),
        ("layout", None),
        ("second", "01" * 256),
    ],
)
def test_a_board_without_sense_takes_no_other_along(state, name, value):
    kept = json.loads(dump(state))
    kept["board"][name] = value
    found = load(State(), json.dumps(kept))
    assert found.board == Board()
    assert (found.past, found.future) == (state.past, state.future)
    kept = json.loads(dump(state))
    kept["past"][0][name] = value
    assert len(load(State(), json.dumps(kept)).past) == len(state.past) - 1


@pytest.mark.parametrize("text", ["no puzzle", 7, None, "1" * 81 + ";killer:5=r1c99"])
def test_a_layout_without_sense_takes_only_its_boards_along(text):
    state = act(act(State(), "drop", SEED), "drop", format_grid(SPECIAL["samurai"]))
    kept = json.loads(dump(state))
    kept["layouts"] = [text]
    found = load(State(), json.dumps(kept))
    assert (found.board, found.past) == (Board(), state.past)


def test_a_digit_in_a_gap_makes_no_sense():
    kept = json.loads(dump(act(State(), "drop", format_grid(SPECIAL["samurai"]))))
    kept["board"]["entries"] = "00" * 9 + "01" + "00" * 431
    assert load(State(), json.dumps(kept)).board == Board()


@pytest.mark.parametrize("name", ["board", "past", "future", "layouts"])
@pytest.mark.parametrize("value", [None, 3, {}, "x", [None]])
def test_parts_without_sense_are_left_out(state, name, value):
    kept = json.loads(dump(state))
    kept[name] = value
    found = load(State(), json.dumps(kept))
    for other in {"board", "past", "future"} - {name}:
        assert getattr(found, other) == getattr(state, other)


@pytest.mark.parametrize("text", ["", "null", "[]", "{", "7", "{}", '{"version": 0}'])
def test_other_text_brings_nothing_back(text):
    state = State(zoom=1)
    assert load(state, text) is state
