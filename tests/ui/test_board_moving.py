"""Test moves by keys, and the actions of keys."""

import pytest

from sudoku_core import Puzzle
from sudoku_core.rules import boards, jigsaw
from ui.features import FEATURES
from ui.keys import Key, actions_of, digit_of
from ui.state import State, empty_board, layout_for
from ui.update import update

from .driver import run

SAMURAI = Puzzle([0] * 441, boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3)),
                 digits=range(1, 10)).layout  # fmt: skip


@pytest.mark.parametrize(
    ("start", "where", "end"),
    [
        (0, "left", 0),
        (0, "right", 1),
        (40, "up", 31),
        (40, "down", 49),
        (80, "down", 80),
        (40, "row-start", 36),
        (40, "row-end", 44),
        (40, "first", 0),
        (40, "last", 80),
        (40, "box-up", 13),
        (40, "box-down", 67),
        (76, "box-down", 76),
        (67, "box-down", 76),
        (13, "box-up", 4),
    ],
)
def test_the_picked_cell_moves_and_stays_on_the_board(start, where, end):
    state, effects = run(State(picked=start), ("board.move", where))
    assert state.picked == end
    assert effects == [("focus",)]


@pytest.mark.parametrize(
    ("start", "where", "end"),
    [
        ((1, 9), "right", (1, 13)),
        ((1, 13), "left", (1, 9)),
        ((6, 9), "right", (6, 13)),
        ((7, 9), "right", (7, 10)),
        ((10, 7), "left", (10, 7)),
        ((9, 1), "down", (13, 1)),
        ((7, 11), "up", (7, 11)),
        ((10, 11), "row-start", (10, 7)),
        ((1, 1), "row-end", (1, 21)),
        ((11, 11), "first", (1, 1)),
        ((11, 11), "last", (21, 21)),
        ((8, 1), "box-down", (13, 1)),
        ((8, 11), "box-up", (7, 11)),
        ((14, 11), "box-down", (15, 11)),
    ],
)
def test_moves_pass_over_what_is_no_cell(start, where, end):
    def at(place):
        return (place[0] - 1) * 21 + place[1] - 1

    state = State(board=empty_board(SAMURAI), picked=at(start))
    assert update(state, ("board.move", where))[0].picked == at(end)


def test_a_board_without_boxes_moves_by_one_and_a_jigsaw_as_if_it_had_them():
    cut = Puzzle([0] * 81, jigsaw(9, "abcdefghi" * 9)).layout
    for layout, end in ((layout_for(7), 7), (cut, 27)):
        state = State(board=empty_board(layout))
        assert update(state, ("board.move", "box-down"))[0].picked == end


@pytest.mark.parametrize(
    ("key", "code", "digit"),
    [
        ("5", "Digit5", "5"),
        ("!", "Digit1", "1"),
        ("&", "Digit1", "1"),
        ("1", "KeyK", "1"),
        ("End", "Numpad1", "1"),
        ("+", "NumpadAdd", ""),
        ("a", "KeyA", ""),
        ("٣", "", ""),
    ],
)
def test_a_key_types_its_digit_whatever_its_layout(key, code, digit):
    assert digit_of(key, code) == digit


def on_side(side):
    """Return a state whose board has a side."""
    return State(board=empty_board(layout_for(side)))


@pytest.mark.parametrize(
    ("key", "modifiers", "action"),
    [
        ("5", "", ("playing.type", "5")),
        ("0", "", ("playing.type", "0")),
        ("5", "shift", ("playing.type", "5", "corner")),
        ("5", "control", ("playing.type", "5", "centre")),
        ("ArrowLeft", "", ("board.move", "left")),
        ("ArrowLeft", "shift", ("board.extend", "left")),
        ("ArrowLeft", "control", None),
        ("w", "", ("board.move", "up")),
        ("D", "shift", ("board.extend", "right")),
        ("w", "wide", None),
        ("g", "", None),
        ("g", "wide", ("playing.type", "g")),
        ("G", "shift wide", ("playing.type", "G", "corner")),
        ("z", "", ("playing.kind", "digit")),
        ("X", "", ("playing.kind", "corner")),
        ("c", "", ("playing.kind", "centre")),
        ("c", "wide", ("playing.type", "c")),
        ("v", "wide", ("playing.kind", "colour")),
        ("z", "control", ("board.undo",)),
        ("Z", "control shift", ("board.redo",)),
        ("y", "control", ("board.redo",)),
        ("a", "control", ("board.pick-all",)),
        ("c", "control", None),
        ("Delete", "", ("playing.erase",)),
        ("Backspace", "", ("playing.backspace",)),
        (".", "", ("playing.blank",)),
        ("Escape", "", ("board.pick-last",)),
        ("+", "shift", ("board.zoom", 1)),
        ("-", "", ("board.zoom", -1)),
        ("?", "shift", ("playing.open-keys",)),
        (" ", "", None),
        ("Enter", "", None),
        ("Home", "", None),
        ("Tab", "", None),
        ("F5", "", None),
        ("ç", "", None),
    ],
)
def test_keys_wherever_the_focus_is(key, modifiers, action):
    control, shift, wide = [name in modifiers for name in ("control", "shift", "wide")]
    pressed = Key(key, digit_of(key, ""), control, shift, focus="other")
    types = action and action[0][8:] in ("type", "erase", "backspace", "blank")
    actions = (("board.focus",), action) if types else (action,) if action else ()
    assert actions_of(on_side(16 if wide else 9), pressed, FEATURES) == actions


@pytest.mark.parametrize(
    ("key", "control", "shift", "action"),
    [
        (" ", False, False, ("playing.space",)),
        ("Enter", False, False, ("playing.next",)),
        ("Home", False, False, ("board.move", "row-start")),
        ("End", False, True, ("board.extend", "row-end")),
        ("Home", True, False, ("board.move", "first")),
        ("PageDown", False, False, ("board.move", "box-down")),
        ("Tab", False, False, None),
    ],
)
def test_keys_of_the_board_alone(key, control, shift, action):
    for focus in ("board", "page"):
        pressed = Key(key, control=control, shift=shift, focus=focus)
        assert actions_of(on_side(9), pressed, FEATURES) == ((action,) if action else ())
    for focus in ("other", "dialog"):
        pressed = Key(key, control=control, shift=shift, focus=focus)
        assert actions_of(on_side(9), pressed, FEATURES) == ()
