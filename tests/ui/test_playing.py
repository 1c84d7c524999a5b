"""Test digits, notes and colours, erasing, restarting, and remaining digits."""

import pytest

from sudoku_core import Puzzle
from sudoku_core.rules import Killer
from tests.ui.driver import stored
from ui.colours import colours_in
from ui.game.state import GamePreferences
from ui.playing import FEATURE
from ui.playing.state import Typing, remaining_counts
from ui.state import Board, State, empty_board, layout_for
from ui.storage.text import dump_preferences, dump_tab, load
from ui.update import update

from .driver import codes, shown
from .test_board import SAMURAI, after


def board(text="", entries="", side=9, **fields):
    """Return a board that is played, from one-digit texts."""
    digits, filled = [
        bytes([int(c) if c.isdigit() else 0 for c in digits.ljust(side * side, ".")])
        for digits in (text, entries)
    ]
    layout = layout_for(side)
    return Board(layout=layout, givens=digits, entries=filled, entering=False, **fields)


def playing(*fields, **more):
    return State(board=board(*fields, **more))


def notes(state, kind):
    """Return by cell the digits noted."""
    masks = getattr(state.board, kind)
    return {
        cell: [digit for digit in range(1, 26) if mask >> (digit - 1) & 1]
        for cell, mask in enumerate(masks)
        if mask
    }


def test_the_same_digit_again_erases_it():
    state = after(playing(), ("playing.type", "5"))
    assert state.board.entries[0] == 5
    assert not any(after(state, ("playing.type", "5")).board.entries)
    assert after(state, ("playing.type", "6")).board.entries[0] == 6


def test_above_nine_only_the_pad_erases_it():
    state = after(playing(side=16), ("playing.put", 11))
    assert after(state, ("playing.type", "1"), ("playing.type", "1")).board.entries[0] == 11
    assert not any(after(state, ("playing.put", 11)).board.entries)


def test_a_given_stays_and_it_is_said_why():
    for action in (
        ("playing.type", "7"),
        ("playing.put", 7),
        ("playing.erase",),
        ("playing.backspace",),
        ("playing.space",),
    ):
        state = after(playing("5"), action)
        assert state.board.givens[0] == 5
        assert codes(state) == ["digit.given"]


def test_a_digit_goes_into_all_picked_cells_but_givens_as_one_step():
    state = after(playing("5"), ("board.pick-rectangle", 10), ("playing.type", "7"))
    assert state.board.entries[:12] == bytes([0, 7, 0, 0, 0, 0, 0, 0, 0, 7, 7, 0])
    assert len(state.past) == 1
    assert not any(after(state, ("playing.type", "7")).board.entries)
    mixed = after(
        state,
        ("board.pick", 1),
        ("playing.erase",),
        ("board.pick-rectangle", 10),
        ("playing.type", "7"),
    )
    assert mixed.board.entries[1] == 7


def test_a_conflict_is_said_at_once_unless_mistakes_never_show():
    state = after(playing("...5"), ("playing.type", "5"))
    assert codes(state) == ["conflict.row"]
    assert state.status[0][1]["cells"] == ((1, 1), (1, 4))
    never = playing("...5").with_parts(GamePreferences(mistakes="never"))
    assert "conflict.row" not in codes(after(never, ("playing.type", "5")))


def test_a_broken_rule_is_said_at_once():
    caged = Puzzle([0] * 16, rules=[Killer((0, 4), 4)]).layout
    state = State(board=empty_board(caged).but(entering=False))
    state = after(state, ("playing.type", "2"), ("board.pick", 4), ("playing.type", "1"))
    assert codes(state) == ["conflict.killer-sum"]


def test_typing_and_erasing_take_a_solution_away():
    for action in (("playing.erase",), ("playing.type", "3"), ("playing.put", 3)):
        state = playing(solution=bytes([1] * 81))
        assert after(state, action).board.solution == b""


def test_notes_are_kinds_of_their_own():
    state = after(
        playing(),
        ("playing.type", "1", "corner"),
        ("playing.type", "2", "centre"),
        ("playing.type", "3", "corner"),
    )
    assert (notes(state, "corner"), notes(state, "centre")) == ({0: [1, 3]}, {0: [2]})
    assert len(state.past) == 3
    assert state.part(Typing).kind == "digit"


def test_a_note_goes_where_all_cells_have_it_and_else_comes():
    state = after(
        playing("..5"),
        ("playing.kind", "corner"),
        ("playing.type", "4"),
        ("board.pick-rectangle", 2),
        ("playing.type", "4"),
    )
    assert notes(state, "corner") == {0: [4], 1: [4]}
    state = after(state, ("playing.type", "4"))
    assert state.board.corner == ()
    assert codes(after(state, ("board.pick", 2), ("playing.type", "4"))) == ["note.full"]


def test_a_note_of_two_digits_is_one_step():
    state = after(
        playing(side=16), ("playing.type", "1", "centre"), ("playing.type", "2", "centre")
    )
    assert notes(state, "centre") == {0: [12]}
    assert not after(state, ("board.undo",)).board.centre
    state = after(state, ("playing.kind", "centre"), ("playing.type", "1"), ("playing.type", "2"))
    assert not state.board.centre
    assert notes(after(state, ("playing.type", "c", "corner")), "corner") == {0: [12]}


def test_a_nought_that_is_no_digit_notes_nothing():
    state = after(playing(), ("playing.type", "4"), ("playing.type", "0", "centre"))
    assert state.board.entries[0] == 4
    assert not any(after(state, ("playing.type", "0")).board.entries)


def test_a_placed_digit_leaves_the_notes_of_its_peers_in_one_step():
    state = after(
        playing(),
        ("board.pick-all",),
        ("playing.type", "5", "corner"),
        ("playing.type", "6", "centre"),
    )
    state = after(state, ("playing.type", "5", "centre"), ("board.pick", 0), ("playing.type", "5"))
    assert 1 not in notes(state, "corner")
    assert notes(state, "corner")[0] == [5]
    assert notes(state, "centre")[9] == [6]
    assert notes(state, "centre")[40] == [5, 6]
    assert notes(after(state, ("board.undo",)), "corner")[1] == [5]
    undone = after(state, ("board.undo",), ("playing.upkeep", False), ("playing.type", "5"))
    assert notes(undone, "corner")[1] == [5]


def test_peers_follow_from_all_that_makes_digits_differ():
    caged = Puzzle([0] * 16, rules=[Killer((0, 7), 4)]).layout
    state = State(board=empty_board(caged).but(entering=False))
    state = after(
        state,
        ("board.pick-all",),
        ("playing.type", "1", "corner"),
        ("board.pick", 0),
        ("playing.type", "1"),
    )
    assert 7 not in notes(state, "corner")
    assert 11 in notes(state, "corner")


def test_all_candidates_are_filled_in_as_centre_notes():
    state = after(playing("12", ".....3", side=4), ("playing.fill-in",))
    assert notes(state, "centre")[2] == [3, 4]
    assert notes(state, "centre")[4] == [4]
    assert set(notes(state, "centre")) == set(range(16)) - {0, 1, 5}
    assert len(state.past) == 1
    state = after(
        state,
        ("board.undo",),
        ("playing.kind", "corner"),
        ("playing.kind", "digit"),
        ("playing.fill-in",),
    )
    assert (notes(state, "centre")[2], state.board.corner) == ([3, 4], ())
    assert codes(after(playing("1234341221434321", side=4), ("playing.fill-in",))) == ["note.full"]


def test_filling_in_again_forgets_what_was_ruled_out():
    state = after(
        playing("12", side=4),
        ("playing.fill-in",),
        ("board.pick", 2),
        ("playing.type", "3", "centre"),
    )
    assert notes(state, "centre")[2] == [4]
    assert notes(after(state, ("playing.fill-in",)), "centre")[2] == [3, 4]


def test_cells_are_coloured_givens_too_and_plain_again():
    state = after(
        playing("5"),
        ("playing.kind", "colour"),
        ("board.pick-rectangle", 1),
        ("playing.type", "3"),
        ("board.pick", 1),
    )
    state = after(state, ("playing.put", 9))
    assert [colours_in(number) for number in state.board.colours[:3]] == [[3], [3, 9], []]
    again = after(state, ("playing.put", 9))
    assert again.board.colours[:3] == (3, 3, 0)
    assert after(again, ("playing.put", 3)).board.colours[:3] == (3, 0, 0)
    assert after(state, ("board.undo",)).board.colours[:3] == (3, 3, 0)
    both = after(state, ("board.pick-rectangle", 0), ("playing.put", 9))
    assert both.board.colours[0] == both.board.colours[1]
    assert after(state, ("board.pick-all",), ("playing.type", "0")).board.colours == ()


def test_a_colour_leaves_a_solution_on_the_board():
    state = playing(solution=bytes([1] * 81))
    assert after(state, ("playing.kind", "colour"), ("playing.type", "3")).board.solution


def test_erasing_takes_digits_first_then_notes_and_colours():
    state = after(
        playing(),
        ("playing.type", "1", "corner"),
        ("playing.type", "2", "centre"),
        ("playing.kind", "colour"),
    )
    state = after(
        state,
        ("playing.type", "3"),
        ("playing.kind", "digit"),
        ("playing.type", "4"),
        ("board.pick-all",),
    )
    digitless = after(state, ("playing.erase",))
    assert not any(digitless.board.entries)
    for name in ("corner", "centre", "colours"):
        assert getattr(digitless.board, name)
    bare = after(digitless, ("playing.erase",))
    assert (bare.board.corner, bare.board.centre, bare.board.colours) == ((), (), ())
    assert len(bare.past) == len(state.past) + 2


def test_the_colour_of_a_given_can_be_erased():
    state = after(
        playing("5"), ("playing.kind", "colour"), ("playing.type", "3"), ("playing.erase",)
    )
    assert (state.board.colours, state.board.givens[0]) == ((), 5)


def test_restart_keeps_the_givens_and_undo_the_rest():
    state = after(
        playing("5"),
        ("board.pick", 1),
        ("playing.type", "7"),
        ("board.pick", 2),
        ("playing.type", "1", "corner"),
    )
    begun = after(state, ("playing.restart",))
    assert begun.board == board("5")
    assert codes(begun) == ["restart.done"]
    assert after(begun, ("board.undo",)).board == state.board
    assert codes(after(begun, ("playing.restart",))) == ["restart.nothing"]


def test_the_notes_button_goes_between_digits_and_the_notes_chosen_last():
    state = after(playing(), ("playing.notes",))
    assert state.part(Typing).kind == "centre"
    assert after(state, ("playing.notes",)).part(Typing).kind == "digit"
    state = after(state, ("playing.kind", "corner"), ("playing.kind", "colour"), ("playing.notes",))
    assert state.part(Typing).kind == "corner"


def test_space_switches_the_kind_of_typing_by_choice():
    state = playing("5")
    assert after(state, ("playing.space",)).part(Typing).kind == "digit"
    state, kinds = after(state, ("playing.spaced", True)), []
    for _ in range(4):
        state = after(state, ("playing.space",))
        kinds.append(state.part(Typing).kind)
    assert kinds == ["corner", "centre", "colour", "digit"]
    assert state.board == playing("5").board
    again, _ = load(State(), dump_tab(State()), dump_preferences(state))
    assert again.part(Typing).spaced


def test_a_puzzle_that_is_entered_has_digits_only():
    state = after(
        State(), ("playing.kind", "corner"), ("playing.put", 5), ("playing.type", "6", "centre")
    )
    assert state.board.givens[:2] == bytes([5, 6])
    assert (state.board.corner, state.board.centre) == ((), ())


@pytest.mark.parametrize(
    ("layout", "left"),
    [
        (layout_for(9), [8, 9, 9]),
        (SAMURAI, [40, 41, 41]),
        (Puzzle([[0] * 3] * 2, [(0, 1, 2), (3, 4, 5)], digits=range(1, 7)).layout, None),
    ],
)
def test_what_is_left_of_a_digit(layout, left):
    counts = remaining_counts(empty_board(layout).but(givens=bytes([1] + [0] * (layout.size - 1))))
    assert counts is None if left is None else list(counts[:3]) == left


def test_the_pad_says_how_many_are_left_and_shows_colours(words):
    from ui import playing as feature

    state = playing("1", side=4)
    kind, keys = shown(feature.FEATURE, state, words)["pad", "playing.pad"]
    assert (kind, keys[0], keys[3]) == ("digit", (1, "1", "1", "3"), (4, "4", "4", "4"))
    state = after(state, ("playing.kind", "colour"))
    kind, keys = shown(feature.FEATURE, state, words)["pad", "playing.pad"]
    assert (kind, len(keys), keys[0]) == ("colour", 9, (1, "1", "1 red", "red"))


def test_every_key_of_the_dialog_has_words(words):
    from ui import playing as feature

    for side in (9, 16):
        state = after(State(board=empty_board(layout_for(side))), ("playing.open-keys",))
        view = shown(feature.FEATURE, state, words)
        assert view["keys", "showing"]
        groups = [view["keys-" + name, "rows"] for name in ("typing", "moving", "picking", "page")]
        assert sum(len(rows) for rows in groups) > 18
        for does, key in sum(groups, ()):
            assert does
            assert key


def test_what_is_typed_and_how_it_is_helped_comes_back_and_nonsense_does_not():
    state = after(
        State(), ("playing.kind", "corner"), ("playing.upkeep", False), ("playing.mirrored", True)
    )
    again, _ = load(State(), dump_tab(state), dump_preferences(state))
    assert again.part(Typing) == state.part(Typing)
    nonsense = {"kind": "pen", "notes": 3, "upkeep": "no", "mirrored": None}
    for scope in ("tab", "browser"):
        restored = stored(FEATURE, scope).restore(State(), nonsense)
        assert restored.part(Typing) == Typing()


def test_what_is_typed_is_no_step_and_is_saved():
    _, effects = update(playing(), ("playing.kind", "corner"))
    assert ("save",) in effects
