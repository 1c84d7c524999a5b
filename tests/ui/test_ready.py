"""Test ready puzzles: each opens once, drawn at random, and is what was asked."""

import pytest

from sudoku_core import count_solutions, grade, parse
from tests.ui.driver import run, sent
from ui.making.actions import restore
from ui.making.ready import PUZZLES
from ui.making.state import Opened, Options
from ui.state import State
from ui.storage.text import dump_preferences, dump_tab, load


def test_ready_puzzles_open_once_each_and_then_are_made():
    options = Options(kind="killer", level="extreme").feasible()
    state, _ = run(State(engine="ready"), ("making.kind", "killer"))
    boards = []
    while True:
        state, effects = run(state, ("making.make", options.level))
        if sent(effects):
            break
        boards.append(state.board.layout.extras)
        state, sound = load(State(engine="ready"), dump_tab(state), dump_preferences(state))
        assert sound
    ready = [line for line in PUZZLES.splitlines() if line.startswith(options.key + " ")]
    assert len(boards) == len({*boards}) == len(ready) > 1


def test_each_profile_meets_the_ready_puzzles_in_another_order():
    first = set()
    for seed in range(30):
        state, _ = run(State(engine="ready", seed=seed), ("making.kind", "dots"))
        state, effects = run(state, ("making.make", "medium"))
        assert not sent(effects)
        first.add(state.board.layout.extras)
    key = state.part(Options).key
    assert len(first) == PUZZLES.count(f"\n{key} ") > 1


def test_ready_puzzles_that_an_older_release_opened_are_not_opened_again():
    key = Options(kind="killer", level="extreme").feasible().key
    texts = [text for text in PUZZLES.splitlines() if text.startswith(key + " ")]
    state = restore(State(), {"opened": f"{key}\n{key}"})
    drawn, opened = [], state.part(Opened)
    while True:
        text, opened = opened.pick(key, PUZZLES, seed=1000 - len(drawn))
        if not text:
            break
        drawn.append(f"{key} {text}")
    assert sorted(drawn) == sorted(texts[2:])


def test_each_ready_puzzle_is_met_by_its_request():
    keys = {line.partition(" ")[0] for line in PUZZLES.splitlines()}
    for key in keys:
        state = restore(State(engine="ready"), {"wish": key})
        state, effects = run(state, ("making.make", key.rpartition("/")[2]))
        assert (sent(effects), state.part(Opened).keys) == ([], (f"{key} 0",))


@pytest.mark.long
@pytest.mark.parametrize("key", sorted({line.partition(" ")[0] for line in PUZZLES.splitlines()}))
def test_a_ready_puzzle_is_what_was_asked(key):
    text, _opened = Opened().pick(key, PUZZLES, seed=0)
    puzzle = parse(text)
    assert grade(puzzle).level == key.rpartition("/")[2]
    assert count_solutions(puzzle).unique
    assert int(key.partition("/")[0]) == puzzle.side
