"""Test that the puzzle of the day goes on where it was left, and its label in Recent."""

import pytest

import sudoku_core as sc
from tests.ui.driver import codes, run, shown
from ui import recent
from ui.game.state import Clock
from ui.making.state import Stock
from ui.recent.state import Recent
from ui.state import State
from ui.storage.text import dump_puzzle

DATE, TODAY = "2026-11-22", ("making.daily", 2026, 11, 22, 0)
PUZZLE = sc.parse(
    "36...7....8......4..4....67..8...24...........39...5..89....6..4......7....5...39"
)
TEXT = sc.format_grid(PUZZLE, "rules")


@pytest.fixture
def begun():
    """Return the state with an entry in the puzzle of the day, after a minute."""
    state = State(engine="ready").with_parts(Stock().with_puzzle(DATE, TEXT))
    state, _ = run(state, TODAY, ("board.pick", 3), now=0)
    return run(run(state, ("playing.put", 1), now=1000)[0], ("playing.put", 2), now=61_000)[0]


def left_off(begun, *actions):
    """Return the state with the puzzle of the day opened again, and the action that restores it."""
    other, effects = run(begun, ("opening.example", "hard"), *actions, now=90_000)
    (stored,) = [dump_puzzle(effect[1]) for effect in effects if effect[0] == "shelve"]
    state, effects = run(other, TODAY, now=100_000)
    (wanted,) = [effect for effect in effects if effect[0] == "find-recent"]
    assert wanted[1].same_puzzle(begun.board)
    return state, (wanted[2], [("name", 1.0, stored)])


def test_it_is_as_it_was_left_with_its_clock(begun):
    state, boards = left_off(begun)
    state, effects = run(state, boards, now=100_000)
    assert state.board == begun.board
    assert codes(state) == ["new.day-on"]
    assert ("forget", "name") in effects
    assert state.part(Clock).time_at(100_000) == 60_000
    assert codes(run(state, ("board.undo",))[0]) == ["undo.puzzle"]


def test_on_the_board_already_it_stays_as_it_is(begun):
    state, effects = run(begun.but(dialog="new-puzzle"), TODAY)
    assert (state.board, state.dialog) == (begun.board, "")
    assert codes(state) == ["new.day-on"]
    assert ("focus",) in effects


def test_what_was_typed_meanwhile_is_not_written_over(begun):
    state, boards = left_off(begun)
    typed, _ = run(state, ("board.pick", 4), ("playing.put", 4))
    assert run(typed, boards)[0].board == typed.board


def test_the_engine_writes_a_puzzle_as_the_label_is_looked_for():
    assert sc.format_grid(sc.parse(TEXT), "rules") == TEXT


def test_where_nothing_was_left_it_begins(begun):
    state, boards = left_off(begun)
    assert codes(run(state, (boards[0], []))[0]) == ["new.day-of"]


def test_recent_labels_it(begun, words):
    stored = dump_puzzle(begun)
    state, _ = run(State(), ("outcome.dialog", "recent"), ("recent.list", [("n", 1.0, stored)]))
    assert state.part(Recent).entries[0].day == DATE
    ((_board, _when, about, remove),) = shown(recent.FEATURE, state, words)[
        "recents", "recent.cards"
    ]
    assert about.startswith("Puzzle of the day, 2026-11-22, 9 × 9")
    assert "Puzzle of the day" in remove
    other = dump_puzzle(
        run(begun, ("opening.example", "hard"), ("board.pick", 1), ("playing.put", 1))[0]
    )
    state, _ = run(State(), ("outcome.dialog", "recent"), ("recent.list", [("n", 1.0, other)]))
    assert state.part(Recent).entries[0].day == ""
