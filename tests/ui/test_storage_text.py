"""A reload brings the board back, and as much as there is sense in."""

import json
import sys

import pytest

from sudoku_core import format_grid
from tests.ui.test_opening import SPECIAL, act
from ui.feature import Feature
from ui.opening.state import Origin
from ui.settings.state import Settings
from ui.state import Board, State, empty_board, layout_for
from ui.storage import text as saved
from ui.storage.text import dump, dump_puzzle, load, reopened, set_elsewhere, settings
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
"""What the first release with this page wrote down."""
NOTED = empty_board(layout_for(9)).but(
    entering=False,
    corner=(0b101,) + (0,) * 80,
    centre=(0,) * 80 + (0b1_1000_0000,),
    colours=bytes(80) + b"\x09",
)


@pytest.fixture
def state():
    state = State(language="pt").having(
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
    """The state after a reload."""
    return load(State(**how), dump(state), json.dumps(settings(state)))[0]


def test_board_history_and_settings_come_back(state):
    state = state.having(Origin(link="#p=1")).but(picked=3, others=(7, 9), zoom=2)
    found, sound = load(State(), dump(state), json.dumps(settings(state)))
    for name in ("board", "past", "future", "language", "picked", "others", "zoom"):
        assert getattr(found, name) == getattr(state, name), name
    assert found.part(Settings) == state.part(Settings)
    assert found.part(Origin).link == "#p=1"
    assert sound


def test_what_holds_everywhere_is_not_kept_with_the_board(state):
    kept, everywhere = json.loads(dump(state)), settings(state)
    assert {"theme", "language", "solver"} <= set(everywhere)
    assert not set(kept) & set(everywhere)
    assert load(State(), "", json.dumps(everywhere))[0].part(Settings).theme == "dark"


def test_what_another_tab_sets_holds_here_and_nothing_else_changes(state):
    other = settings(state.having(state.part(Settings).but(theme="light")))
    found, effects = set_elsewhere(state, json.dumps(other))
    assert found.part(Settings) == state.part(Settings).but(theme="light")
    assert found.but(parts={}) == state.but(parts={})
    assert effects == []
    for text in ("", "[]", json.dumps(settings(state)), '{"theme": 3}'):
        assert set_elsewhere(found, text)[0].board is state.board


def test_what_belongs_to_this_tab_is_not_brought_back_by_what_another_sets(monkeypatch, state):
    given = []
    part = Feature(
        name="mine",
        kept=lambda state: {"steps": 1},
        kept_everywhere=lambda state: {"shown": False},
        restored=lambda state, kept: given.append(kept) or state,
    )
    monkeypatch.setattr(saved, "FEATURES", (*saved.FEATURES, part))
    set_elsewhere(state, json.dumps({"shown": True, "steps": 2, "theme": "dark"}))
    assert given == [{"shown": True}]


@pytest.mark.parametrize("kind", ["kept", "kept_with_puzzle", "kept_everywhere"])
@pytest.mark.parametrize("name", ["solver", "past"])
def test_no_two_things_are_kept_under_one_name(monkeypatch, state, name, kind):
    other = Feature(name="mine", **{kind: lambda state: {name: 1}})
    monkeypatch.setattr(saved, "FEATURES", (*saved.FEATURES, other))
    with pytest.raises(KeyError, match=name):
        saved.differ(state, state.having(Tabs(open="model")))


def test_a_solution_notes_and_colours_come_back():
    full = bytes([1, 2, 3, 4] * 4)
    solved = State(board=empty_board(layout_for(4)).but(solution=full, second=full))
    assert again(solved).board == solved.board
    assert again(State(board=NOTED)).board == NOTED


def test_what_belongs_to_a_puzzle_comes_back_with_it(monkeypatch):
    part = Feature(
        name="mine",
        kept_with_puzzle=lambda state: {"steps": state.zoom},
        restored=lambda state, kept: state.but(zoom=kept["steps"]),
    )
    monkeypatch.setattr(saved, "FEATURES", (*saved.FEATURES, part))
    state = State(zoom=3).having(Tabs(open="model"))
    text = dump_puzzle(state)
    assert "tab" not in json.loads(text)
    found = reopened(State().having(Tabs(open="solvers")), text)
    assert (found.zoom, found.part(Tabs).open) == (3, "solvers")


@pytest.mark.parametrize("puzzle", SPECIAL.values(), ids=SPECIAL)
def test_a_board_with_rules_comes_back_whole(puzzle):
    empty = [cell for cell in puzzle.cells if not puzzle.givens.cells[cell]]
    state = act(State(), "opening.drop", format_grid(puzzle, style="rules"))
    state = act(act(state, "board.pick", empty[0]), "playing.put", 2)
    found = again(act(state, "board.undo"))
    assert found.board.puzzle() == puzzle
    assert found.past == state.past[:-1]
    assert found.future == (state.board,)


def test_what_boards_share_is_written_once_and_read_once(monkeypatch):
    from sudoku_core.formats.text import reading

    state = act(State(), "opening.drop", format_grid(SPECIAL["many rules"]))
    for turn in range(50):
        state = act(state, "playing.put", 1 + turn % 9)
    text = dump(state)
    assert text.count("killer") == len(SPECIAL["many rules"].rules)
    read = []
    parse = reading.parse
    monkeypatch.setattr(reading, "parse", lambda one: read.append(one) or parse(one))
    found, _sound = load(State(), text)
    assert found.past == state.past
    assert len(read) == 1
    assert len({id(board.layout) for board in found.past}) == 2


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
    text = dump(state)
    assert len(text) < 25_000
    found = load(State(), text)[0].past
    assert 20 < len(found) < 150
    assert found == state.past[-len(found) :]


def test_a_history_is_told_by_what_changed_and_each_change_is_written_once(monkeypatch):
    state = State(board=NOTED)
    for turn in range(20):
        state = act(act(state, "board.pick", turn), "playing.put", 1)
    text = dump(state)
    written = []
    change = saved.plain_change
    monkeypatch.setattr(
        saved, "plain_change", lambda board, base: written.append(board) or change(board, base)
    )
    assert dump(state) == text
    assert written == []
    state = act(act(state, "board.pick", 30), "playing.put", 2)
    assert again(state).past == state.past
    assert len(written) == 1


def test_what_the_last_release_kept_comes_back():
    older = {**RELEASED["board"], "entries": "00" * 36}
    oldest = {**older, "side": 4, "box": [2, 2], "givens": "00" * 16, "entries": "00" * 16}
    found, sound = load(State(), json.dumps({**RELEASED, "past": [oldest, older]}))
    assert sound
    assert found.board.layout.box == (3, 2)
    assert (found.board.givens[0], found.board.entries[1]) == (1, 2)
    assert not found.board.entering
    assert [(board.side, any(board.givens)) for board in found.past] == [(4, False), (6, True)]
    assert found.language == "pt"
    kept = found.part(Settings)
    assert (kept.solver, kept.limit, kept.theme) == ("search", None, "dark")
    assert found.part(Origin).link == "#p=1"
    assert found.part(Tabs).open == "model"


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
    kept = {**RELEASED, name: value}
    found, sound = load(State(), json.dumps(kept))
    assert (found.board.givens[0], found.picked, found.others, sound) == (1, 0, (), True)
    del kept[name]
    assert load(State(), json.dumps(kept))[0].board.givens[0] == 1


def test_a_zoom_that_is_not_on_offer_is_the_nearest(state):
    data = json.loads(dump(state))
    for zoom in (-3, 99):
        found, _sound = load(State(), json.dumps({**data, "zoom": zoom}))
        assert update(found, ("board.zoom", 0))[0].zoom == found.zoom


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
    ],
)
def test_a_board_without_sense_takes_only_what_is_told_from_it_along(state, name, value):
    data = json.loads(dump(state))
    data["board"][name] = value
    found, sound = load(State(), json.dumps(data))
    assert (found.board, sound) == (Board(), False)
    assert found.part(Origin) == state.part(Origin)
    data = json.loads(dump(state))
    whole = next(k for k, board in enumerate(data["past"]) if "side" in board)
    data["past"][whole][name] = value
    found, sound = load(State(), json.dumps(data))
    assert (found.board, sound) == (state.board, False)
    assert found.past == state.past[len(state.past) - whole :]


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
    data = json.loads(dump(state))
    data["past"][1] = change
    found, sound = load(State(), json.dumps(data))
    assert (found.board, sound) == (state.board, False)
    assert found.past[-1] == state.past[-1]


@pytest.mark.parametrize("name", ["past", "future"])
@pytest.mark.parametrize("value", [None, 3, {}, "x", [None]])
def test_parts_without_sense_are_left_out(state, name, value):
    data = json.loads(dump(state))
    data[name] = value
    found, _sound = load(State(), json.dumps(data))
    for other in {"board", "past", "future"} - {name}:
        assert getattr(found, other) == getattr(state, other)


@pytest.mark.parametrize("text", ["null", "[]", "{", "7", "{}", '{"version": 0}', '{"version": 9}'])
def test_other_text_brings_nothing_back_and_is_known_for_that(text):
    state = State(zoom=1)
    assert load(state, text) == (state, False)
    assert load(state, "", text)[0].board is state.board
    assert load(state, "") == (state, True)
