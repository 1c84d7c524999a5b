"""Each tab has its own place, and what was made is not written over."""

import pytest

from tests.ui.test_opening import act
from ui.state import State, empty_board, layout_for
from ui.storage.places import (
    ALIVE,
    DAY,
    DAYS,
    FIRST_RELEASE,
    MOST,
    RECENT,
    SETTINGS,
    TAB,
    UNREAD,
    Keeping,
    covers,
)
from ui.storage.text import dump_puzzle

BOARD = empty_board(layout_for(4)).but(givens=bytes([1, 2] + [0] * 14), entering=False)


class Shelf:
    """A store that has room for so many letters, or refuses everything."""

    def __init__(self, room=10**9, refusal=""):
        self.there = True
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
    """A clock; each look takes a millisecond."""

    now = 1_800_000_000_000

    def __call__(self):
        Days.now += 1
        return Days.now


@pytest.fixture
def keeping():
    return Keeping(Shelf(), Days())


def shelved(keeping, board, **more):
    keeping.shelve(board, dump_puzzle(State(board=board)))


def entered(*pairs):
    entries = bytearray(16)
    for cell, digit in pairs:
        entries[cell] = digit
    return BOARD.but(entries=bytes(entries))


def test_a_reload_finds_its_own_place_and_a_copy_of_a_tab_gets_another(keeping):
    keeping.write("sudoku-tab-1", "mine")
    keeping.write("sudoku-tab-2", "newer")
    own, other = keeping.places("sudoku-tab-1")
    assert own == "sudoku-tab-1"
    assert keeping.read(own) == "mine"
    assert keeping.read(other) == ""


def test_a_new_tab_goes_on_with_the_newest_board_or_has_a_place_of_its_own(keeping):
    assert len(keeping.places("")) == 1
    keeping.write("sudoku-tab-1", "older")
    keeping.write("sudoku-tab-2", "newer")
    keeping.write("sudoku-tab-1", "newest")
    newest, fresh = keeping.places("sudoku-tab-gone")
    assert newest == "sudoku-tab-1"
    assert fresh not in keeping.store.names()


def test_two_tabs_of_one_millisecond_get_two_places():
    shelf = Shelf()
    one, other = [Keeping(shelf, lambda: 1_800_000_000_000) for _tab in range(2)]
    assert one.places("") != other.places("")


def test_the_first_releases_board_is_taken_over_once(keeping):
    keeping.store.texts[FIRST_RELEASE] = "{}"
    keeping.take_over()
    assert keeping.read(keeping.places("")[0]) == "{}"
    assert FIRST_RELEASE not in keeping.store.names()
    names = keeping.store.names()
    keeping.take_over()
    assert keeping.store.names() == names


def test_where_there_is_no_room_the_first_releases_board_stays(keeping):
    keeping.store.texts[FIRST_RELEASE] = "{}"
    keeping.store.refusal = "QuotaExceededError"
    keeping.take_over()
    assert keeping.read(FIRST_RELEASE) == "{}"


def test_full_storage_drops_the_oldest_boards_first(keeping):
    for cell in range(2, 8):
        shelved(keeping, entered((cell, 1 + cell % 2)))
    kept = keeping.boards([])
    keeping.store.room = sum(len(k) + len(v) for k, v in keeping.store.texts.items())
    assert keeping.write("sudoku-tab-1", "x" * 50)
    assert keeping.boards([])[1:] == kept[:-1]


def test_settings_take_the_place_of_an_old_board_too(keeping):
    shelved(keeping, entered((2, 3)))
    keeping.store.room = sum(len(k) + len(v) for k, v in keeping.store.texts.items())
    assert keeping.write_settings("{}")
    assert keeping.store.texts == {SETTINGS: "{}"}


@pytest.mark.parametrize("refusal", ["QuotaExceededError", "SecurityError"])
def test_storage_that_refuses_whatever_goes_does_not_cost_all(keeping, refusal):
    for cell in range(2, 8):
        shelved(keeping, entered((cell, 1 + cell % 2)))
    kept = keeping.boards([])
    keeping.store.refusal = refusal
    assert not keeping.write("sudoku-tab-1", "x")
    assert keeping.boards([])[:5] == kept[:5]


def test_what_cannot_be_read_is_kept_under_another_name(keeping):
    keeping.write("sudoku-tab-1", "{")
    keeping.set_aside("sudoku-tab-1")
    keeping.set_aside("sudoku-tab-1")
    assert keeping.read("sudoku-tab-1") == ""
    (name,) = keeping.store.names()
    assert name.startswith(UNREAD)
    assert keeping.read(name) == "{"


def test_a_board_with_more_filled_in_takes_the_place_of_one_with_less(keeping):
    some, more, other = entered((2, 3)), entered((2, 3), (3, 4)), entered((2, 4))
    for board in (some, other, more):
        shelved(keeping, board)
    assert [text for _name, _when, text in keeping.boards([])] == [
        dump_puzzle(State(board=board)) for board in (more, other)
    ]


def test_what_is_noted_counts_until_the_board_is_full():
    some = entered((2, 3))
    for name, value in (("corner", (1,) * 16), ("centre", (1,) * 16), ("colours", bytes([1] * 16))):
        assert covers(some.but(**{name: value}), some)
        assert not covers(some, some.but(**{name: value}))
        assert covers(entered(*[(cell, 3) for cell in range(2, 16)]), some.but(**{name: value}))


def test_boards_of_closed_tabs_are_offered_newest_first(keeping):
    shelved(keeping, BOARD)
    for name in ("sudoku-tab-1", "sudoku-tab-2", "sudoku-tab-3"):
        keeping.write(name, name)
    keeping.write(SETTINGS, "{}")
    keeping.place = "sudoku-tab-1"
    found = [text for _name, _when, text in keeping.boards(["sudoku-tab-2"])]
    assert found == ["sudoku-tab-3", dump_puzzle(State(board=BOARD))]


def test_what_is_too_old_or_too_many_goes_but_not_what_is_open(keeping, monkeypatch):
    keeping.place = "sudoku-tab-1"
    for name in ("sudoku-tab-1", "sudoku-tab-2", "sudoku-tab-3", SETTINGS, "another-app"):
        keeping.write(name, "x")
    shelved(keeping, BOARD)
    monkeypatch.setattr(Days, "now", Days.now + DAYS * DAY + 1000)
    for k in range(MOST + 3):
        keeping.write(f"{RECENT}{k}", str(k))
    keeping.tidy(["sudoku-tab-2"])
    assert set(keeping.store.names()) == {
        *("sudoku-tab-1", "sudoku-tab-2", SETTINGS, "another-app"),
        *(f"{RECENT}{k}" for k in range(3, MOST + 3)),
    }


def test_the_boards_of_open_tabs_stay_however_many_closed_ones_there_are(keeping):
    for k in range(MOST + 3):
        keeping.write(f"{TAB}{k}", str(k))
    keeping.place = f"{TAB}1"
    keeping.tidy([f"{TAB}0", f"{TAB}1"])
    assert set(keeping.store.names()) == {f"{TAB}{k}" for k in (0, 1, *range(3, MOST + 3))}


def test_shelving_a_board_removes_no_board_of_another_tab(keeping):
    for k in range(MOST + 3):
        keeping.write(f"{TAB}{k}", str(k))
    shelved(keeping, BOARD)
    assert len([name for name in keeping.store.names() if name.startswith(TAB)]) == MOST + 3


def tab_of(shelf, own=""):
    """A tab of a browser without locks."""
    keeping = Keeping(shelf, Days())
    keeping.place = keeping.claimed(keeping.places(own))
    keeping.write(keeping.place, "board")
    return keeping


def test_without_locks_new_tabs_and_copies_have_places_of_their_own():
    shelf = Shelf()
    first = tab_of(shelf)
    other, copy = tab_of(shelf), tab_of(shelf, own=first.place)
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
    assert not first.moves()
    monkeypatch.setattr(Days, "now", Days.now + ALIVE + 1000)
    second = tab_of(shelf)
    assert second.place == first.place
    assert first.moves()
    assert first.place not in ("", second.place)
    first.release()
    assert second.claims() == [second.place]
    assert not second.moves()


def test_a_tab_that_is_used_stays_where_it_is(monkeypatch):
    shelf = Shelf()
    first = tab_of(shelf)
    for _ in range(3):
        monkeypatch.setattr(Days, "now", Days.now + ALIVE - 1000)
        assert not first.moves()
    assert tab_of(shelf).place != first.place


def test_what_was_removed_can_be_put_back(keeping):
    shelved(keeping, BOARD)
    ((name, when, text),) = before = keeping.boards([])
    keeping.store.remove(name)
    keeping.put_back(name, when, text)
    assert keeping.boards([]) == before


def test_text_of_unknown_origin_is_as_old_as_can_be(keeping):
    keeping.store.texts.update({f"{RECENT}a": "", f"{RECENT}b": "x y", f"{RECENT}c": "12 z"})
    assert [(when, text) for _name, when, text in keeping.boards([])] == [
        (12, "z"),
        (0, ""),
        (0, "x y"),
    ]


def test_puzzles_with_rules_have_places_of_their_own(keeping):
    caged = act(State(), "opening.drop", "1" + "0" * 15 + ";killer:5=r1c2-3").board
    plain = act(State(), "opening.drop", "1" + "0" * 15).board
    shelved(keeping, caged)
    shelved(keeping, plain)
    assert len(keeping.boards([])) == 2


def test_the_boards_of_one_puzzle_are_found_the_newest_first(keeping):
    other = BOARD.but(givens=bytes([2, 1] + [0] * 14))
    for board in (BOARD, other, BOARD.but(entries=bytes(15) + b"\1")):
        keeping.write(RECENT + str(keeping._clock()), dump_puzzle(State(board=board)))
    texts = [text for _name, _when, text in keeping.boards_of(BOARD, [])]
    assert texts == [
        dump_puzzle(State(board=board)) for board in (BOARD.but(entries=bytes(15) + b"\1"), BOARD)
    ]
