"""Test Recent: replaced boards are stored, listed, opened again and removed."""

import pytest

from sudoku_core import Puzzle, format_grid
from sudoku_core.language.tables import choose
from sudoku_core.rules import Killer
from tests.ui.driver import run, shown, stored
from tests.ui.test_opening import SEED
from ui.opening.state import Origin
from ui.recent import FEATURE
from ui.recent.state import PAGE, Recent
from ui.state import State, empty_board, layout_for
from ui.storage.text import dump_puzzle

OTHER = "1" + "." * 14 + "2"
CAGED = format_grid(Puzzle([0] * 16, rules=[Killer((0, 1), 5)]), style="rules")


def shelved(effects):
    """Return the boards that some effects store."""
    return [effect[1].board for effect in effects if effect[0] == "shelve"]


def stored_texts(*boards):
    """Return the boards as they are read from storage."""
    return [(f"n{k}", 1000 - k, dump_puzzle(State(board=board))) for k, board in enumerate(boards)]


def opened(state, *boards):
    """Return the state with the list open."""
    state, effects = run(state, ("outcome.dialog", "recent"))
    assert ("list-recent",) in effects
    return run(state, ("recent.list", stored_texts(*boards)))[0]


def boards_of(count):
    """Return boards with different puzzles."""
    board = empty_board(layout_for(9)).but(entering=False)
    return [board.but(givens=bytes(k) + b"\1\2" + bytes(79 - k)) for k in range(count)]


@pytest.fixture
def played():
    return run(State(), ("opening.drop", SEED), ("board.pick", 0), ("playing.put", 5))[0]


@pytest.mark.parametrize(
    "action",
    [
        ("opening.example", "easy"),
        ("opening.size", "4"),
        ("opening.drop", OTHER),
        ("entering.enter",),
    ],
)
def test_a_played_board_is_stored_when_another_replaces_it(played, action):
    after, effects = run(played, action)
    assert not after.board.same_puzzle(played.board)
    assert shelved(effects) == [played.board]


def test_an_untouched_example_is_not_stored_but_a_users_puzzle_is():
    looked = run(State(), ("opening.example", "easy"))[0]
    assert shelved(run(looked, ("opening.size", "4"))[1]) == []
    assert shelved(run(State(), ("opening.size", "4"))[1]) == []
    brought = run(State(), ("opening.drop", SEED))[0]
    assert shelved(run(brought, ("opening.size", "4"))[1]) == [brought.board]
    bare = run(State(), ("opening.drop", CAGED))[0]
    assert shelved(run(bare, ("opening.size", "9"))[1]) == [bare.board]
    for name, value in (("corner", (1,) * 81), ("colours", (1,) * 81)):
        noted = looked.but(board=looked.board.but(**{name: value}))
        assert shelved(run(noted, ("opening.size", "4"))[1]) == [noted.board]


def test_entering_and_editing_a_puzzle_replaces_nothing():
    actions = [
        *[("board.pick", 0), ("playing.put", 1), ("board.pick", 1), ("playing.put", 2)],
        *[("playing.put", 3), ("playing.erase",), ("playing.put", 4), ("entering.start",)],
        *[("board.pick", 8), ("playing.put", 5), ("entering.edit",), ("board.pick", 3)],
        *[("playing.put", 6), ("board.undo",)],
    ]
    state, effects = run(State(), *actions)
    assert shelved(effects) == []
    cleared, effects = run(state, ("entering.empty",))
    assert not any(cleared.board.filled)
    assert shelved(effects) == [state.board]


def test_removing_a_given_replaces_nothing():
    state = run(State(), ("opening.drop", SEED))[0]
    givens = bytearray(state.board.givens)
    givens[2] = 0
    less = state.but(board=state.board.but(givens=bytes(givens)))
    assert FEATURE.follow(state, less)[1] == []
    assert FEATURE.follow(less, state)[1] == []


def test_the_list_has_each_other_puzzle_once(played):
    less = played.board.but(entries=bytes(81))
    empty = empty_board(layout_for(9))
    other, again = boards_of(2), boards_of(1)
    state = opened(played, played.board, less, *other, empty, *again)
    assert [entry.board for entry in state.part(Recent).entries] == other
    assert (
        run(state, ("recent.list", [("n", 1, "{"), ("m", 2, "[]")]))[0].part(Recent).entries == ()
    )


def test_a_reopened_board_comes_back_whole_and_the_board_before_is_stored(played):
    state = opened(run(State(), ("opening.drop", OTHER))[0], played.board)
    after, effects = run(state, ("recent.reopen", 0))
    assert (after.board, after.dialog) == (played.board, "")
    assert ("forget", "n0") in effects
    assert shelved(effects) == [state.board]
    assert run(after, ("board.undo",))[0].board == state.board


def test_removed_boards_can_be_put_back(played):
    boards = boards_of(3)
    state = opened(played, *boards)
    whole = state.part(Recent).entries
    state, effects = run(state, ("recent.remove", 1))
    assert effects == [("forget", "n1")]
    assert [entry.name for entry in state.part(Recent).entries] == ["n0", "n2"]
    state, effects = run(state, ("recent.remove-all",))
    assert effects == [("forget", "n0"), ("forget", "n2")]
    state, effects = run(state, ("recent.undo",))
    assert sorted(effect[:2] for effect in effects) == [("remember", "n0"), ("remember", "n2")]
    state, effects = run(state, ("recent.undo",))
    assert effects == [("remember", "n1", 999, whole[1].text)]
    assert state.part(Recent).entries == whole
    assert run(state, ("recent.undo",))[1] == []


def test_nothing_of_the_list_is_remembered_when_it_is_closed(played):
    state = run(opened(played, *boards_of(2)), ("recent.remove-all",), ("outcome.close",))[0]
    assert state.part(Recent) == Recent()


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_a_card_says_size_and_progress(played, language):
    from tests.ui.test_words import words_of

    words = words_of(choose([language]))
    entering = empty_board(layout_for(4)).but(givens=bytes([1, 2] + [0] * 14))
    full = boards_of(1)[0].but(entries=b"\0\0" + bytes([1] * 79))
    looked = boards_of(2)[1]
    properties = shown(FEATURE, opened(State(), played.board, entering, full, looked), words)
    cards = properties["recents", "recent.cards"]
    assert [board for board, *_rest in cards] == [played.board, entering, full, looked]
    texts = [text for _board, _when, text, _removal in cards]
    assert texts[0].startswith("9 × 9, 1 ")
    assert " 59 " in texts[0]
    assert texts[1].startswith("4 × 4, ")
    assert "2" in texts[1]
    assert len({text.partition(", ")[2] for text in texts}) == 4
    assert all(text in removal != text for _board, _when, text, removal in cards)


def test_a_long_list_is_shown_by_pages(words, played):
    state = opened(played, *boards_of(PAGE + 3))
    properties = shown(FEATURE, state, words)
    assert len(properties["recents", "recent.cards"]) == PAGE
    assert not properties["recent-more", "hidden"]
    properties = shown(FEATURE, run(state, ("recent.more",))[0], words)
    assert len(properties["recents", "recent.cards"]) == PAGE + 3
    assert properties["recent-more", "hidden"]


def test_buttons_show_only_while_they_have_an_effect(words, played):
    empty = opened(played)
    single = opened(played, *boards_of(1))
    for state, none, clear, undo in (
        (empty, False, True, True),
        (single, True, False, True),
        (run(single, ("recent.remove-all",))[0], False, True, False),
    ):
        properties = shown(FEATURE, state, words)
        hidden = [properties["recent-" + name, "hidden"] for name in ("none", "clear", "undo")]
        assert hidden == [none, clear, undo]


def test_an_untouched_example_is_stored_as_such():
    state = run(State(), ("opening.example", "easy"))[0]
    recent = stored(FEATURE, "puzzle")
    assert recent.dump(state) == {"made": False, "day": ""}
    assert recent.dump(state.with_parts(Origin())) == {"made": True, "day": ""}
