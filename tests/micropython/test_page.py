"""What the page decides without a browser, natively and in MicroPython."""

from sudoku_core.formats import format_grid
from sudoku_core.puzzle import Puzzle
from sudoku_core.rules import Killer
from ui.saved import dump, load
from ui.state import Board, State, empty_board
from ui.update import update
from ui.view import cells

LINE = "1.34" + "." * 12


def act(state, *actions):
    for action in actions:
        state, _effects = update(state, action)
    return state


def test_values_of_the_page():
    state = State()
    assert state == State()
    assert state.but(picked=3) != state
    assert state.but(picked=3).but(picked=0) == state
    assert (state.board, state.limit, state.asked) == (Board(), 60, {})
    assert state.said == (("welcome", {}),)
    assert empty_board(6).but(setting=False).box == (2, 3)


def test_typing_solving_and_undoing():
    state = act(State(), ("drop", LINE), ("pick", 1), ("type", "2"))
    assert state.board.own[:4] == b"\1\2\3\4"
    assert act(state, ("undo",)).board.own[1] == 0
    assert act(state, ("undo",), ("redo",)).board == state.board
    state = act(state, ("pick", 4), ("type", "1"))
    assert state.said[0][0] == "conflict.column"
    assert cells(state)[4][3] == "picked conflict"
    asked = update(act(state, ("undo",)), ("solve", 0))
    assert asked[0].job.op == "solve"
    assert ("mark", "solve-start") in asked[1]


def test_a_reload_brings_the_board_back():
    state = act(State(), ("drop", LINE), ("pick", 1), ("type", "2"))
    values = load(dump(state))
    assert State(**values).board == state.board
    assert State(**values).past == state.past


def test_rules_are_not_dropped():
    text = format_grid(Puzzle([0] * 16, rules=[Killer((0, 1), 5)]), style="rules")
    before = act(State(), ("drop", LINE))
    state = act(before, ("drop", text))
    assert state.said == (("import.rules", {}),)
    assert state.board is before.board
