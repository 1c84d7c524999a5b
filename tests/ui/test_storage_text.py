"""Tests of the texts of tabs, puzzles and preferences: a reload restores all that makes sense."""

import json
import sys

import pytest

from sudoku_core import format_grid
from tests.ui.test_opening import SPECIAL, act
from ui.feature import Feature, Stored
from ui.features import FEATURES
from ui.opening.state import Origin
from ui.settings.state import Settings
from ui.state import Board, State, empty_board, layout_for
from ui.storage import scopes
from ui.storage import text as text_module
from ui.storage.places import language_in
from ui.storage.text import (
    dump_preferences,
    dump_puzzle,
    dump_tab,
    load,
    restore_preferences,
    restore_puzzle,
)
from ui.tabs.state import Tabs
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
"""The data that the first release of the page stored."""
NOTED = empty_board(layout_for(9)).but(
    entering=False,
    corner=(0b101,) + (0,) * 80,
    centre=(0,) * 80 + (0b1_1000_0000,),
    colours=(0,) * 79 + (0b11 << 4, 9),
)


@pytest.fixture
def state():
    state = State(language="pt").with_parts(
        Settings(solver="search", limit=None, theme="dark"), Origin(link="#p=1")
    )
    for action in (
        ("playing.type", "5"),
        ("opening.size", "16"),
        ("playing.type", "1"),
        ("playing.type", "2"),
        ("board.undo",),
    ):
        state, _ = update(state, action)
    return state


def again(state, **how):
    """Return the state after a reload."""
    return load(State(**how), dump_tab(state), dump_preferences(state))[0]


def test_board_history_and_settings_come_back(state):
    state = state.with_parts(Origin(link="#p=1")).but(picked=3, others=(7, 9), zoom=2)
    loaded, intact = load(State(), dump_tab(state), dump_preferences(state))
    for name in ("board", "past", "future", "language", "picked", "others", "zoom"):
        assert getattr(loaded, name) == getattr(state, name), name
    assert loaded.part(Settings) == state.part(Settings)
    assert loaded.part(Origin).link == "#p=1"
    assert intact


def test_preferences_are_not_stored_with_the_board(state):
    preferences = json.loads(dump_preferences(state))["browser"]["settings"]
    assert {"theme", "language", "solver"} <= set(preferences)
    tab = json.loads(dump_tab(state))
    assert "browser" not in tab
    assert not {"theme", "language", "solver"} & {*tab, *tab["tab"], *tab["puzzle"]}
    assert load(State(), "", dump_preferences(state))[0].part(Settings).theme == "dark"


def test_the_language_is_known_before_the_page_is_loaded(state):
    assert language_in(dump_preferences(state.but(language="pt"))) == "pt"
    for damaged in ("", "{", "[]", '{"browser": {"settings": 3}}'):
        assert language_in(damaged) == ""


def test_preferences_of_a_later_release_stay_as_they_are(state):
    before = dump_preferences(state)
    assert dump_preferences(state, before) is before
    data = json.loads(before)
    data["browser"]["later"] = {"wish": 1}
    light = state.with_parts(Settings(theme="light"))
    after = json.loads(dump_preferences(light, json.dumps(data)))["browser"]
    assert (after["later"], after["settings"]["theme"]) == ({"wish": 1}, "light")


def test_what_another_tab_sets_holds_here_and_nothing_else_changes(state):
    other = state.with_parts(state.part(Settings).but(theme="light"))
    loaded, effects = restore_preferences(state, dump_preferences(other))
    assert loaded.part(Settings) == state.part(Settings).but(theme="light")
    assert loaded.but(parts={}) == state.but(parts={})
    assert effects == []
    odd = '{"version": 3, "browser": {"settings": {"theme": 3}}}'
    for text in ("", "[]", dump_preferences(state), odd):
        assert restore_preferences(loaded, text)[0].board is state.board


def test_each_feature_gets_only_its_own_data_of_a_scope_under_whatever_names(monkeypatch, state):
    given = []
    scopes_ = ("tab", "puzzle", "browser")

    def stored_in(scope, name):
        return Stored(
            scope,
            lambda state: {"past": scope, "solver": name},
            lambda state, data: given.append((scope, name, data)) or state,
        )

    features = [
        Feature(name=name, storage=tuple([stored_in(s, name) for s in scopes_])) for name in "ab"
    ]
    monkeypatch.setattr(scopes, "FEATURES", (*scopes.FEATURES, *features))
    again(state)
    expected = [(s, name, {"past": s, "solver": name}) for s in scopes_ for name in "ab"]
    assert sorted(given) == sorted(expected)
    given.clear()
    restore_puzzle(state, dump_puzzle(state))
    assert given == [entry for entry in expected if entry[0] == "puzzle"]
    given.clear()
    data = json.loads(dump_preferences(state))
    data["browser"]["a"] = {"past": "other", "unknown": 1}
    restore_preferences(state, json.dumps(data))
    assert given == [("browser", "a", {"past": "other", "solver": "a"})]


def test_a_feature_stores_once_a_scope():
    for feature in FEATURES:
        scopes_ = [stored.scope for stored in feature.storage]
        assert len(set(scopes_)) == len(scopes_)
        assert set(scopes_) <= set(scopes.SCOPES)


def test_a_solution_notes_and_colours_come_back():
    full = bytes([1, 2, 3, 4] * 4)
    solved = State(board=empty_board(layout_for(4)).but(solution=full, second=full))
    assert again(solved).board == solved.board
    assert again(State(board=NOTED)).board == NOTED


def test_what_belongs_to_a_puzzle_comes_back_with_it(monkeypatch):
    steps = Stored(
        "puzzle",
        lambda state: {"zoom": state.zoom},
        lambda state, data: state.but(zoom=data["zoom"]),
    )
    monkeypatch.setattr(
        scopes, "FEATURES", (*scopes.FEATURES, Feature(name="steps", storage=(steps,)))
    )
    state = State(zoom=3).with_parts(Tabs(open="model"))
    text = dump_puzzle(state)
    assert "tab" not in json.loads(text)
    loaded = restore_puzzle(State().with_parts(Tabs(open="solvers")), text)
    assert (loaded.zoom, loaded.part(Tabs).open) == (3, "solvers")


@pytest.mark.parametrize("puzzle", SPECIAL.values(), ids=SPECIAL)
def test_a_board_with_rules_comes_back_whole(puzzle):
    empty = [cell for cell in puzzle.cells if not puzzle.givens.cells[cell]]
    state = act(State(), "opening.drop", format_grid(puzzle, style="rules"))
    state = act(act(state, "board.pick", empty[0]), "playing.put", 2)
    loaded = again(act(state, "board.undo"))
    assert loaded.board.puzzle() == puzzle
    assert loaded.past == state.past[:-1]
    assert loaded.future == (state.board,)


def test_what_boards_share_is_written_once_and_read_once(monkeypatch):
    from sudoku_core.formats.text import reading

    state = act(State(), "opening.drop", format_grid(SPECIAL["many rules"]))
    for turn in range(50):
        state = act(state, "playing.put", 1 + turn % 9)
    text = dump_tab(state)
    assert text.count("killer") == len(SPECIAL["many rules"].rules)
    read = []
    parse = reading.parse
    monkeypatch.setattr(reading, "parse", lambda text: read.append(text) or parse(text))
    loaded, _intact = load(State(), text)
    assert loaded.past == state.past
    assert len(read) == 1
    assert len({id(board.layout) for board in loaded.past}) == 2


def test_plain_boards_are_written_and_read_without_the_formats(monkeypatch, state):
    monkeypatch.setitem(sys.modules, "sudoku_core.formats", None)
    assert again(state).past == state.past


def test_not_all_of_a_long_history_is_kept_and_it_is_small():
    side = 25
    notes = tuple([(1 << side) - 1] * side**2)
    board = empty_board(layout_for(side)).but(entering=False, centre=notes, corner=notes)
    state = State(board=board)
    for turn in range(150):
        masks = notes[:turn] + (turn,) + notes[turn + 1 :]
        state = state.but(board=board.but(centre=masks), past=(*state.past, state.board))
    text = dump_tab(state)
    assert len(text) < 25_000
    loaded = load(State(), text)[0].past
    assert 20 < len(loaded) < 150
    assert loaded == state.past[-len(loaded) :]


def test_a_history_is_told_by_what_changed_and_each_change_is_written_once(monkeypatch):
    state = State(board=NOTED)
    for turn in range(20):
        state = act(act(state, "board.pick", turn), "playing.put", 1)
    text = dump_tab(state)
    written = []
    change = text_module.dump_change
    monkeypatch.setattr(
        text_module, "dump_change", lambda board, base: written.append(board) or change(board, base)
    )
    assert dump_tab(state) == text
    assert written == []
    state = act(act(state, "board.pick", 30), "playing.put", 2)
    assert again(state).past == state.past
    assert len(written) == 1


def test_what_the_last_release_kept_comes_back():
    older = {**RELEASED["board"], "entries": "00" * 36}
    oldest = {**older, "side": 4, "box": [2, 2], "givens": "00" * 16, "entries": "00" * 16}
    loaded, intact = load(State(), json.dumps({**RELEASED, "past": [oldest, older]}))
    assert intact
    assert loaded.board.layout.box == (3, 2)
    assert (loaded.board.givens[0], loaded.board.entries[1]) == (1, 2)
    assert not loaded.board.entering
    assert [(board.side, any(board.givens)) for board in loaded.past] == [(4, False), (6, True)]
    assert loaded.language == "pt"
    settings = loaded.part(Settings)
    assert (settings.solver, settings.limit, settings.theme) == ("search", None, "dark")
    assert loaded.part(Origin).link == "#p=1"
    assert loaded.part(Tabs).open == "model"


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
        ("picked", 99),
        ("picked", [1]),
        ("others", [99]),
        ("others", [[]]),
        ("zoom", "x"),
    ],
)
def test_a_setting_without_sense_takes_no_board_along(name, value):
    data = {**RELEASED, name: value}
    loaded, intact = load(State(), json.dumps(data))
    assert (loaded.board.givens[0], loaded.picked, loaded.others, intact) == (1, 0, (), True)
    del data[name]
    assert load(State(), json.dumps(data))[0].board.givens[0] == 1


def test_a_zoom_that_is_not_on_offer_is_the_nearest(state):
    data = json.loads(dump_tab(state))
    for zoom in (-3, 99):
        loaded, _intact = load(State(), json.dumps({**data, "zoom": zoom}))
        assert update(loaded, ("board.zoom", 0))[0].zoom == loaded.zoom


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
        ("corner", [1] * 255),
        ("corner", [1 << 16] + [0] * 255),
        ("centre", [-1] + [0] * 255),
        ("colours", "0a" * 256),
        ("colours", [16] * 256),
    ],
)
def test_a_board_without_sense_takes_only_what_is_told_from_it_along(state, name, value):
    data = json.loads(dump_tab(state))
    data["board"][name] = value
    loaded, intact = load(State(), json.dumps(data))
    assert (loaded.board, intact) == (Board(), False)
    assert loaded.part(Origin) == state.part(Origin)
    data = json.loads(dump_tab(state))
    whole = next(k for k, board in enumerate(data["past"]) if "side" in board)
    data["past"][whole][name] = value
    loaded, intact = load(State(), json.dumps(data))
    assert (loaded.board, intact) == (state.board, False)
    assert loaded.past == state.past[len(state.past) - whole :]


@pytest.mark.parametrize(
    "change",
    [
        {"cells": {"entries": [999, 1]}},
        {"cells": {"entries": [-1, 1]}},
        {"cells": {"entries": [0]}},
        {"cells": {"entries": [0, 17]}},
        {"cells": {"entries": [0, 300]}},
        {"cells": {"size": [0, 1]}},
        {"cells": 3},
        {"givens": "00"},
        3,
    ],
)
def test_a_change_without_sense_takes_the_older_ones_along(state, change):
    state = act(act(state, "playing.put", 3), "playing.put", 4)
    data = json.loads(dump_tab(state))
    data["past"][1] = change
    loaded, intact = load(State(), json.dumps(data))
    assert (loaded.board, intact) == (state.board, False)
    assert loaded.past[-1] == state.past[-1]


@pytest.mark.parametrize("name", ["past", "future"])
@pytest.mark.parametrize("value", [None, 3, {}, "x", [None]])
def test_parts_without_sense_are_left_out(state, name, value):
    data = json.loads(dump_tab(state))
    data[name] = value
    loaded, _intact = load(State(), json.dumps(data))
    for other in {"board", "past", "future"} - {name}:
        assert getattr(loaded, other) == getattr(state, other)


@pytest.mark.parametrize("text", ["null", "[]", "{", "7", "{}", '{"version": 0}', '{"version": 9}'])
def test_other_text_brings_nothing_back_and_is_known_for_that(text):
    state = State(zoom=1)
    assert load(state, text) == (state, False)
    assert load(state, "", text)[0].board is state.board
    assert load(state, "") == (state, True)
