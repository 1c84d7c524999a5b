"""Tests of the takeover of texts of older releases; those of other pages stay."""

import json

import pytest

from tests.frozen.samples import read
from tests.ui.test_storage_places import Days, Shelf, draw
from tests.ui.test_storage_text import RELEASED
from ui.settings.state import Settings
from ui.state import State
from ui.storage import upgrade
from ui.storage.boards import board_in
from ui.storage.places import DAMAGED, PREFERENCES, TAB, PageTexts, Places, may_be_older, prefix
from ui.storage.text import load, puzzle_data

SAMPLE = read("kept.json")["four"]
FIRST, NEWER = "1700000000000-11", "1700000000001-22"
FOREIGN = {
    "sudoku": '{"version": 1, "board": [5, 3, 0]}',
    "sudoku-settings": '{"theme": "dark", "sound": true}',
    "sudoku-tab-2": "second tab",
    "sudoku-tab-3": json.dumps({"version": 2, "board": {"givens": "5" * 81, "entries": "0" * 81}}),
    f"sudoku-tab-{FIRST}": '1700000000000 {"version": 4}',
    "sudoku-recent-games": "[]",
    "sudoku-unread-messages": "3",
    "sudoku-unread-1-2": "3 new",
    "sudoku-open-levels": "7",
    "sudokuSolverState": "{}",
    "theme": "dark",
}
"""Texts that another page may have stored under names like those of older releases."""


def places_at(shelf, path="/sudoku/"):
    return Places(PageTexts(shelf, prefix(path)), Days(), draw)


@pytest.fixture
def shelf():
    """Return a store of an older release: two tabs, a board of Recent, a damaged text."""
    shelf = Shelf()
    shelf.texts = {
        f"sudoku-tab-{FIRST}": "1700000000500 " + SAMPLE["tab"],
        f"sudoku-tab-{NEWER}": "1700000000900 " + SAMPLE["tab"],
        f"sudoku-recent-4.(2, 2).0100#{FIRST}": "1700000000100 " + SAMPLE["recent"],
        f"sudoku-unread-{FIRST}": "1700000000100 {",
        f"sudoku-open-sudoku-tab-{FIRST}": "1700000000500 99",
        "sudoku-settings": SAMPLE["everywhere"],
    }
    return shelf


def test_all_of_it_has_new_names_its_time_and_opens(shelf):
    places = places_at(shelf)
    assert upgrade.take_over(shelf, places, f"sudoku-tab-{FIRST}") == TAB + FIRST
    assert {name.split("#")[0] for name in shelf.names()} == {"sudoku-page:/sudoku/"}
    assert places.places_to_claim("")[0] == TAB + NEWER
    assert places.places_to_claim(TAB + FIRST)[0] == TAB + FIRST
    preferences = places.store.read(PREFERENCES)
    state, intact = load(State(), places.read(TAB + FIRST), preferences)
    assert intact
    assert state.board.givens.hex() == SAMPLE["givens"]
    assert (state.part(Settings).theme, state.language) == ("dark", "pt")
    ((_name, when, text),) = [entry for entry in places.boards([]) if entry[0].startswith("recent")]
    assert when == 1700000000100
    assert board_in(text).givens.hex() == SAMPLE["givens"]
    assert puzzle_data(text, "recent")["made"] is json.loads(SAMPLE["recent"])["made"]
    assert places.read(DAMAGED + FIRST) == "{"


def test_it_is_taken_over_once(shelf):
    places = places_at(shelf)
    upgrade.take_over(shelf, places, "")
    texts = dict(shelf.texts)
    assert upgrade.take_over(shelf, places, "") == ""
    assert shelf.texts == texts
    assert not any(may_be_older(name) for name in shelf.names())


def test_of_two_copies_of_the_page_the_first_that_opens_takes_all(shelf):
    first, second = places_at(shelf, "/one/"), places_at(shelf, "/one/two/")
    upgrade.take_over(shelf, first, "")
    upgrade.take_over(shelf, second, "")
    assert len(first.store.names()) == 5
    assert second.store.names() == []


def test_nothing_of_another_page_is_taken_or_removed(shelf):
    shelf.texts = dict(FOREIGN)
    places = places_at(shelf)
    assert upgrade.take_over(shelf, places, "tab-1") == "tab-1"
    assert shelf.texts == FOREIGN
    assert places.store.names() == []


def test_what_the_first_release_stored_is_the_newest_board(shelf):
    shelf.texts["sudoku"] = json.dumps(RELEASED)
    del shelf.texts["sudoku-settings"]
    places = places_at(shelf)
    upgrade.take_over(shelf, places, "")
    assert "sudoku" not in shelf.texts
    state, intact = load(State(), places.read(places.places_to_claim("")[0]))
    assert intact
    assert state.board.layout.box == (3, 2)
    assert (state.part(Settings).theme, state.language) == ("dark", "pt")


def test_an_open_tab_of_the_release_before_loses_nothing(shelf):
    places = places_at(shelf)
    upgrade.take_over(shelf, places, "")
    places.write(TAB + FIRST, "what a new tab has made of it")
    shelf.texts[f"sudoku-tab-{FIRST}"] = "1700000000999 " + SAMPLE["tab"]
    assert upgrade.take_over(shelf, places, f"sudoku-tab-{NEWER}") == TAB + NEWER
    place = upgrade.take_over(shelf, places, f"sudoku-tab-{FIRST}")
    assert place == TAB + FIRST
    boards = [places.read(name) for name in places.store.names() if name.startswith(TAB)]
    assert sorted(boards) == sorted(["what a new tab has made of it", *[SAMPLE["tab"]] * 2])
    shelf.texts[f"sudoku-tab-{FIRST}"] = "1700000000999 " + SAMPLE["tab"]
    place = upgrade.take_over(shelf, places, f"sudoku-tab-{FIRST}")
    assert place not in (TAB + FIRST, TAB + NEWER)
    assert places.read(place) == SAMPLE["tab"]


def test_preferences_of_today_are_not_written_over(shelf):
    places = places_at(shelf)
    places.put(PREFERENCES, "today's")
    upgrade.take_over(shelf, places, "")
    assert places.store.read(PREFERENCES) == "today's"
    assert "sudoku-settings" not in shelf.texts


def test_where_there_is_no_room_recent_makes_it_and_what_is_refused_stays(shelf):
    shelf.room = sum(len(name) + len(text) for name, text in shelf.texts.items()) + 60
    places = places_at(shelf)
    upgrade.take_over(shelf, places, "")
    assert places.read(TAB + FIRST) == places.read(TAB + NEWER) == SAMPLE["tab"]
    assert places.store.read(PREFERENCES)


def test_what_is_refused_stays_where_it_is(shelf):
    before, shelf.write = dict(shelf.texts), refusing(shelf)
    upgrade.take_over(shelf, places_at(shelf), "")
    before.pop(f"sudoku-open-sudoku-tab-{FIRST}")
    assert shelf.texts == before


def refusing(shelf):
    """A store that accepts old names only."""

    def write(name, text):
        if name.startswith("sudoku-page:"):
            return "SecurityError"
        shelf.texts[name] = text
        return ""

    return write


def test_every_name_of_the_release_before_belongs_to_a_feature():
    others = {"version", *upgrade.OF_BOARD, "photo"}
    for text in ("tab", "recent", "everywhere"):
        assert set(json.loads(SAMPLE[text])) <= others | set(upgrade.NAMES)
