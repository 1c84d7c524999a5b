"""Test undo and redo, zoom, and picking several cells."""

import pytest

from sudoku_core import Puzzle
from sudoku_core.rules import boards
from ui.state import Board, State, change, empty_board, layout_for
from ui.update import update

SAMURAI = Puzzle([0] * 441, boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3)),
                 digits=range(1, 10)).layout  # fmt: skip


def after(state, *actions):
    """Return the state after some actions."""
    for action in actions:
        state, _ = update(state, action)
    return state


def codes(state):
    return [code for code, _params in state.status]


def played(**fields):
    """Return a state with a board that is being played."""
    return State(board=Board(entering=False, **fields))


def test_undo_and_redo_go_through_every_change():
    made = [State(board=Board(givens=bytes([5] + [0] * 80)))]
    actions = [
        ("entering.start",),
        ("board.pick", 1),
        ("playing.put", 6),
        ("board.pick", 2),
        ("playing.kind", "corner"),
        ("playing.put", 7),
    ]
    actions += [
        ("playing.kind", "colour"),
        ("playing.put", 3),
        ("playing.restart",),
        ("entering.edit",),
        ("entering.empty",),
    ]
    step = made[0]
    for action in actions:
        board, step = step.board, after(step, action)
        if step.board is not board:
            made.append(step)
    made.append(change(made[-1], empty_board(SAMURAI))[0])
    assert len(made) == 9
    state = made[-1]
    for expected in reversed(made[:-1]):
        state = after(state, ("board.undo",))
        assert state.board == expected.board
    assert codes(after(state, ("board.undo",))) == ["undo.nothing"]
    for expected in made[1:]:
        state = after(state, ("board.redo",))
        assert state.board == expected.board
    assert codes(after(state, ("board.redo",))) == ["redo.nothing"]


def test_a_change_after_undo_ends_what_could_be_redone():
    state = after(State(), ("playing.type", "5"), ("board.undo",), ("playing.type", "6"))
    assert state.future == ()


def test_what_is_typed_and_picked_is_saved_and_looking_is_not():
    for action in (("playing.type", "5"), ("board.move", "right"), ("board.toggle", 5)):
        assert ("save",) in update(State(), action)[1]
    assert ("save",) not in update(State(), ("playing.open-keys",))[1]


def test_zoom_keeps_within_its_steps():
    assert after(State(), ("board.zoom", -1)).zoom == 0
    assert after(State(), *[("board.zoom", 1)] * 9).zoom == 4
    assert after(State(zoom=4), ("board.zoom", -9)).zoom == 0
    assert ("reveal",) in update(State(), ("board.zoom", 1))[1]


@pytest.mark.parametrize(
    ("actions", "cells"),
    [
        ([("board.toggle", 5)], (5, 0)),
        ([("board.toggle", 5), ("board.toggle", 5)], (0,)),
        ([("board.toggle", 0)], (0,)),
        ([("board.toggle", 5), ("board.toggle", 0)], (5,)),
        ([("board.extend", "right"), ("board.extend", "down")], (10, 1, 0)),
        ([("board.extend", "right"), ("board.extend", "left")], (0, 1)),
        ([("board.pick-rectangle", 10)], (10, 0, 1, 9)),
        ([("board.drag", 1), ("board.drag", 1)], (1, 0)),
        ([("board.drag", 3)], (3, 0, 1, 2)),
        ([("board.drag", 20)], (20, 0, 10)),
        ([("board.toggle", 5), ("board.pick-last",)], (5,)),
        ([("board.toggle", 5), ("board.move", "right")], (6,)),
        ([("board.toggle", 5), ("board.pick", 5)], (5,)),
        ([("board.toggle", 5), ("board.go-to", 0)], (0,)),
    ],
)
def test_several_cells_are_picked_by_hand_and_key(actions, cells):
    assert after(State(), *actions).cells == cells


def test_all_cells_are_picked_and_none_where_there_is_no_cell():
    assert set(after(State(), ("board.pick-all",)).cells) == set(range(81))
    state = after(State(board=empty_board(SAMURAI)), ("board.go-to", 8), ("board.drag", 12))
    assert state.cells == (12, 8)
    assert set(after(state, ("board.pick-all",)).cells) == set(SAMURAI.cells)


def test_a_second_click_picks_what_shows_the_same_digit():
    state = played(givens=bytes([5] + [0] * 80), entries=bytes([0, 0, 5, 4] + [0] * 77))
    assert sorted(after(state, ("board.pick-same-digit", 2)).cells) == [0, 2]
    assert after(state, ("board.pick-same-digit", 7)).cells == (7,)


def test_what_changes_cells_leaves_them_picked():
    state = after(played(), ("board.pick-rectangle", 10), ("playing.type", "5"), ("board.undo",))
    assert len(state.cells) == 4
    assert not state.growing


def test_another_layout_is_picked_in_at_its_first_cell():
    state = after(State(), ("board.pick-all",))
    state, _ = change(state, empty_board(layout_for(4)))
    assert state.cells == (0,)
