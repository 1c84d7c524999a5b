"""Tests of the places of tabs: no board is written over."""

from random import Random

import pytest

from tests.ui.test_opening import act
from ui.state import State, empty_board, layout_for
from ui.storage.boards import covers
from ui.storage.places import (
    CLAIM_MILLISECONDS,
    DAMAGED,
    DAY,
    DAYS,
    MOST_BOARDS,
    PREFERENCES,
    RECENT,
    TAB,
    PageTexts,
    Places,
    prefix,
)
from ui.storage.text import dump_puzzle

RANDOM = Random(1)
BOARD = empty_board(layout_for(4)).but(givens=bytes([1, 2] + [0] * 14), entering=False)


def draw():
    """Draw a number as the browser does."""
    return RANDOM.getrandbits(30)


class Shelf:
    """A store with room for a number of letters, which may also refuse everything."""

    def __init__(self, room=10**9, refusal=""):
        self.available = True
        self.texts = {}
        self.room = room
        self.refusal = refusal

    def names(self):
        return list(self.texts)

    def read(self, name):
        return self.texts.get(name, "")

    def write(self, name, text):
        if self.refusal:
            return self.refusal
        rest = sum(len(key) + len(value) for key, value in self.texts.items() if key != name)
        if rest + len(name) + len(text) > self.room:
            return "QuotaExceededError: full"
        self.texts[name] = text
        return ""

    def remove(self, name):
        self.texts.pop(name, None)


class Days:
    """A clock that advances by a millisecond at each call."""

    now = 1_800_000_000_000

    def __call__(self):
        Days.now += 1
        return Days.now


@pytest.fixture
def places():
    return Places(Shelf(), Days(), draw)


def shelved(places, board, **more):
    places.shelve(board, dump_puzzle(State(board=board)))


def entered(*pairs):
    entries = bytearray(16)
    for cell, digit in pairs:
        entries[cell] = digit
    return BOARD.but(entries=bytes(entries))


def test_a_reload_finds_its_own_place_and_a_copy_of_a_tab_gets_another(places):
    places.write("tab-1", "mine")
    places.write("tab-2", "newer")
    previous, new = places.places_to_claim("tab-1")
    assert previous == "tab-1"
    assert places.read(previous) == "mine"
    assert places.read(new) == ""


def test_a_new_tab_goes_on_with_the_newest_board_or_has_a_place_of_its_own(places):
    assert len(places.places_to_claim("")) == 1
    places.write("tab-1", "older")
    places.write("tab-2", "newer")
    places.write("tab-1", "newest")
    newest, fresh = places.places_to_claim("tab-gone")
    assert newest == "tab-1"
    assert fresh not in places.store.names()


def test_two_tabs_of_one_millisecond_get_two_places():
    shelf = Shelf()
    first, second = [Places(shelf, lambda: 1_800_000_000_000, draw) for _tab in range(2)]
    assert first.places_to_claim("") != second.places_to_claim("")


def test_full_storage_drops_the_oldest_boards_first(places):
    for cell in range(2, 8):
        shelved(places, entered((cell, 1 + cell % 2)))
    before = places.boards([])
    places.store.room = sum(len(k) + len(v) for k, v in places.store.texts.items())
    assert places.write("tab-1", "x" * 50)
    assert places.boards([])[1:] == before[:-1]


def test_preferences_take_the_place_of_an_old_board_too(places):
    shelved(places, entered((2, 3)))
    places.store.room = sum(len(k) + len(v) for k, v in places.store.texts.items())
    assert places.put(PREFERENCES, "{}")
    assert places.store.texts == {PREFERENCES: "{}"}


@pytest.mark.parametrize("refusal", ["QuotaExceededError", "SecurityError"])
def test_storage_that_refuses_whatever_goes_does_not_cost_all(places, refusal):
    for cell in range(2, 8):
        shelved(places, entered((cell, 1 + cell % 2)))
    before = places.boards([])
    places.store.refusal = refusal
    assert not places.write("tab-1", "x")
    assert places.boards([])[:5] == before[:5]


def test_what_cannot_be_read_is_kept_under_another_name(places):
    places.write("tab-1", "{")
    places.set_aside("tab-1")
    places.set_aside("tab-1")
    assert places.read("tab-1") == ""
    (name,) = places.store.names()
    assert name.startswith(DAMAGED)
    assert places.read(name) == "{"


def test_a_board_with_more_filled_in_takes_the_place_of_one_with_less(places):
    some, more, other = entered((2, 3)), entered((2, 3), (3, 4)), entered((2, 4))
    for board in (some, other, more):
        shelved(places, board)
    assert [text for _name, _when, text in places.boards([])] == [
        dump_puzzle(State(board=board)) for board in (more, other)
    ]


def test_what_is_noted_counts_until_the_board_is_full():
    some = entered((2, 3))
    for name, value in (("corner", (1,) * 16), ("centre", (1,) * 16), ("colours", (1,) * 16)):
        assert covers(some.but(**{name: value}), some)
        assert not covers(some, some.but(**{name: value}))
        assert covers(entered(*[(cell, 3) for cell in range(2, 16)]), some.but(**{name: value}))


def test_boards_of_closed_tabs_are_offered_newest_first(places):
    shelved(places, BOARD)
    for name in ("tab-1", "tab-2", "tab-3"):
        places.write(name, name)
    places.write(PREFERENCES, "{}")
    places.place = "tab-1"
    texts = [text for _name, _when, text in places.boards(["tab-2"])]
    assert texts == ["tab-3", dump_puzzle(State(board=BOARD))]


def test_what_is_too_old_or_too_many_goes_but_not_what_is_open(places, monkeypatch):
    places.place = "tab-1"
    for name in ("tab-1", "tab-2", "tab-3", PREFERENCES, "another-app"):
        places.write(name, "x")
    shelved(places, BOARD)
    monkeypatch.setattr(Days, "now", Days.now + DAYS * DAY + 1000)
    for k in range(MOST_BOARDS + 3):
        places.write(f"{RECENT}{k}", str(k))
    places.tidy(["tab-2"])
    assert set(places.store.names()) == {
        *("tab-1", "tab-2", PREFERENCES, "another-app"),
        *(f"{RECENT}{k}" for k in range(3, MOST_BOARDS + 3)),
    }


def test_the_boards_of_open_tabs_stay_however_many_closed_ones_there_are(places):
    for k in range(MOST_BOARDS + 3):
        places.write(f"{TAB}{k}", str(k))
    places.place = f"{TAB}1"
    places.tidy([f"{TAB}0", f"{TAB}1"])
    assert set(places.store.names()) == {f"{TAB}{k}" for k in (0, 1, *range(3, MOST_BOARDS + 3))}


def test_shelving_a_board_removes_no_board_of_another_tab(places):
    for k in range(MOST_BOARDS + 3):
        places.write(f"{TAB}{k}", str(k))
    shelved(places, BOARD)
    assert len([name for name in places.store.names() if name.startswith(TAB)]) == MOST_BOARDS + 3


def tab_of(shelf, previous=""):
    """Return the places of a new tab in a browser without locks."""
    places = Places(shelf, Days(), draw)
    places.place = places.claim_free(places.places_to_claim(previous))
    places.write(places.place, "board")
    return places


def test_without_locks_new_tabs_and_copies_have_places_of_their_own():
    shelf = Shelf()
    first = tab_of(shelf)
    other, copy = tab_of(shelf), tab_of(shelf, previous=first.place)
    assert len({first.place, other.place, copy.place}) == 3
    assert set(first.claims()) == {first.place, other.place, copy.place}
    assert first.boards(first.claims()) == []
    first.tidy(first.claims())
    assert first.read(other.place) == "board"


def test_without_locks_a_new_tab_goes_on_where_the_last_one_was_closed():
    shelf = Shelf()
    first = tab_of(shelf)
    first.release()
    assert first.claims() == []
    assert tab_of(shelf).place == first.place


def test_without_locks_a_tab_whose_place_was_given_up_for_lost_moves_to_another(monkeypatch):
    shelf = Shelf()
    first = tab_of(shelf)
    assert not first.renew_claim()
    monkeypatch.setattr(Days, "now", Days.now + CLAIM_MILLISECONDS + 1000)
    second = tab_of(shelf)
    assert second.place == first.place
    assert first.renew_claim()
    assert first.place not in ("", second.place)
    first.release()
    assert second.claims() == [second.place]
    assert not second.renew_claim()


def test_a_tab_that_is_used_stays_where_it_is(monkeypatch):
    shelf = Shelf()
    first = tab_of(shelf)
    for _ in range(3):
        monkeypatch.setattr(Days, "now", Days.now + CLAIM_MILLISECONDS - 1000)
        assert not first.renew_claim()
    assert tab_of(shelf).place != first.place


def test_what_was_removed_can_be_put_back(places):
    shelved(places, BOARD)
    ((name, when, text),) = before = places.boards([])
    places.store.remove(name)
    places.put_back(name, when, text)
    assert places.boards([]) == before


def test_text_of_unknown_origin_is_as_old_as_can_be(places):
    places.store.texts.update({f"{RECENT}a": "", f"{RECENT}b": "x y", f"{RECENT}c": "12 z"})
    assert [(when, text) for _name, when, text in places.boards([])] == [
        (12, "z"),
        (0, ""),
        (0, "x y"),
    ]


def test_puzzles_with_rules_have_places_of_their_own(places):
    caged = act(State(), "opening.drop", "1" + "0" * 15 + ";killer:5=r1c2-3").board
    plain = act(State(), "opening.drop", "1" + "0" * 15).board
    shelved(places, caged)
    shelved(places, plain)
    assert len(places.boards([])) == 2


def test_the_boards_of_one_puzzle_are_found_the_newest_first(places):
    other = BOARD.but(givens=bytes([2, 1] + [0] * 14))
    for board in (BOARD, other, BOARD.but(entries=bytes(15) + b"\1")):
        places.write(RECENT + str(places._clock()), dump_puzzle(State(board=board)))
    texts = [text for _name, _when, text in places.boards_of(BOARD, [])]
    assert texts == [
        dump_puzzle(State(board=board)) for board in (BOARD.but(entries=bytes(15) + b"\1"), BOARD)
    ]


def test_copies_of_the_page_at_two_paths_see_nothing_of_each_other():
    shelf = Shelf()
    shelf.texts.update({"sudoku": "a game of another page", f"{TAB}1": "x"})
    first, second = [
        Places(PageTexts(shelf, prefix(path)), Days(), draw)
        for path in ("/one/index.html", "/one/two/")
    ]
    shelved(first, BOARD)
    first.place = first.places_to_claim("")[0]
    first.write(first.place, "board")
    first.put(PREFERENCES, "{}")
    assert second.store.names() == second.boards([]) == []
    assert second.places_to_claim("") != [first.place]
    assert second.read(first.place) == second.store.read(PREFERENCES) == ""
    second.tidy([])
    second.set_aside(first.place)
    second.store.remove(PREFERENCES)
    assert len(first.store.names()) == 3
    assert shelf.texts["sudoku"] == "a game of another page"
    assert {name.split("#")[0] for name in shelf.names()} == {
        "sudoku",
        f"{TAB}1",
        "sudoku-page:/one/",
    }


def test_a_page_is_the_same_by_its_folder_and_by_its_file():
    assert prefix("/") == prefix("/index.html") == "sudoku-page:/#"
    assert prefix("/one/") == prefix("/one/index.html") != prefix("/one/two/")
