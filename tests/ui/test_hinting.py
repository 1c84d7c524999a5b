"""Test hints: the details that each press shows, and the changes of the board."""

import pytest

import sudoku_core as sc
from engine.dispatch import answer
from tests.ui.driver import after_reload, codes, reply, run, sent, shown, told
from ui.features import hinting
from ui.hinting.state import Hint, HintPreferences, is_visible, played_data
from ui.marking import candidates_in_notes
from ui.state import Board, State

TEXT = "100007090030020008009600500005300900010080002600004000300000010040000007007000300"
SIMPLE = "...8.5...4...3...63.......5...173....6.....9.....5....6.1...4.28..4.9..7.24...93."
LEVELS = ["hint.technique", "hint.where", "hint.what", "step.pointing"]


def state_of(text=TEXT, **board):
    """Return the state in which a puzzle is played."""
    puzzle = sc.parse(text)
    empty = Board(layout=puzzle.layout, givens=bytes(puzzle.givens.cells), entering=False)
    return State(board=empty.but(**board), engine="ready")


def answered(state, effects):
    """Return the state after the engine's answer to the last request."""
    request, events = sent(effects)[-1], []
    answer(request, events.append, {})
    for event in events:
        kind, number = event.pop("kind"), event.pop("id")
        state, effects = run(state, told(kind, number, **event))
    return state, effects


def pressed(state, times):
    """Return the state after so many presses."""
    for _ in range(times):
        state, effects = run(state, ("hinting.hint",))
        if state.job:
            state, _ = answered(state, effects)
    return state


def test_each_press_tells_a_little_more_and_the_last_one_applies():
    state = state_of()
    seen = []
    for _ in range(4):
        state = pressed(state, 1)
        seen.append(codes(state)[0])
    step = state.part(Hint).step
    assert seen[:2] == LEVELS[:2]
    assert state.part(Hint).is_complete
    assert not state.job
    after = pressed(state, 1)
    assert codes(after) == ["hint.applied"]
    assert not after.part(Hint).step
    for cell, digit in step["places"]:
        assert after.board.entries[cell] == digit
    for cell, digit in step["eliminates"]:
        assert not candidates_in_notes(after.board)[cell] >> digit - 1 & 1
    undone, _ = run(after, ("board.undo",))
    assert undone.board == state.board


def test_hints_alone_finish_a_puzzle():
    state = state_of(SIMPLE)
    for _ in range(400):
        state = pressed(state, 1)
        if state.board.is_full:
            break
    assert sc.is_solution(sc.parse(SIMPLE), sc.Grid(state.board.filled))
    assert codes(pressed(state, 1)) == ["hint.full"]


def test_what_the_player_made_wrong_is_told_first_and_mended():
    right = next(sc.solutions(sc.parse(SIMPLE))).cells
    cell = SIMPLE.index(".")
    entries = bytearray(81)
    entries[cell] = right[cell] % 9 + 1
    state = pressed(state_of(SIMPLE, entries=bytes(entries)), 1)
    assert state.part(Hint).step["technique"] == "wrong-entry"
    assert str(right[cell]) not in str(state.status)
    state = pressed(state, 4)
    assert state.board.entries[cell] == 0
    assert codes(state) == ["hint.mended"]
    notes = [0] * 81
    notes[cell] = 0b111111111 & ~(1 << right[cell] - 1)
    state = pressed(state_of(SIMPLE, centre=tuple(notes)), 1)
    assert state.part(Hint).step["technique"] == "wrong-note"
    state = pressed(state, 4)
    assert candidates_in_notes(state.board)[cell] >> right[cell] - 1 & 1


def test_corner_notes_count_once_every_empty_cell_has_notes():
    state = state_of()
    board = state.board
    notes = tuple([1 if cell == 1 else 0 for cell in range(81)])
    assert candidates_in_notes(board.but(corner=notes)) == (0,) * 81
    assert candidates_in_notes(board.but(centre=notes)) == notes
    full = tuple([0 if given else 511 for given in board.givens])
    assert candidates_in_notes(board.but(corner=full)) == full


def test_another_move_forgets_the_hint_and_a_colour_does_not():
    state = pressed(state_of(), 2)
    coloured, _ = run(state, ("board.pick", 1), ("playing.kind", "colour"), ("playing.put", 2))
    assert coloured.part(Hint).detail == 2
    moved, _ = run(state, ("board.pick", 1), ("playing.put", 2))
    assert moved.part(Hint) == Hint()
    assert not hinting.FEATURE.marks(moved)
    for kind in ("corner", "centre"):
        noted, _ = run(state, ("board.pick", 1), ("playing.kind", kind), ("playing.put", 2))
        assert noted.part(Hint) == Hint()


def test_who_types_while_it_is_looked_for_gets_the_hint_of_the_new_board():
    state, effects = run(state_of(), ("hinting.hint",), ("board.pick", 1), ("playing.put", 2))
    first = sent(effects)[0]
    events = []
    answer(first, events.append, {})
    state, effects = run(state, told("reply", first["id"], reply=events[-1]["reply"]))
    (again,) = sent(effects)
    assert again["played"] == played_data(state)
    assert again["played"]["entries"][1] == 2
    state, _ = answered(state, effects)
    assert state.part(Hint).detail == 1


def test_who_enters_a_puzzle_meanwhile_is_told_nothing_of_it():
    state, effects = run(state_of(), ("hinting.hint",))
    state, _ = run(state, ("entering.edit",))
    state, effects = answered(state, effects)
    assert codes(state) == ["entering.edit"]
    assert state.part(Hint) == Hint()
    assert not sent(effects)


def test_a_hint_that_is_looked_for_in_other_ways_than_wanted_is_asked_for_anew():
    state, effects = run(state_of(), ("hinting.hint",))
    state, _ = run(state, ("hinting.uniqueness", True))
    assert not sent(effects)[0]["played"]["unique"]
    state, effects = answered(state, effects)
    assert sent(effects)[0]["played"]["unique"]
    assert answered(state, effects)[0].part(Hint).detail == 1


def test_a_hint_starts_a_puzzle_that_is_being_entered():
    state, _ = run(state_of(entering=True), ("hinting.hint",))
    assert not state.board.entering
    assert state.job.purpose == "hint"


def test_the_solution_on_the_board_needs_no_hint():
    solved = bytes(next(sc.solutions(sc.parse(TEXT))).cells)
    state, effects = run(state_of(solution=solved), ("hinting.hint",))
    assert codes(state) == ["hint.solved"]
    assert not sent(effects)


def test_the_room_shows_what_is_told(words):
    state = state_of()
    assert shown(hinting.FEATURE, state, words)["hint-room", "hidden"]
    state = pressed(state, 3)
    properties = shown(hinting.FEATURE, state, words)
    assert not properties["hint-room", "hidden"]
    assert len(properties["hint-details", "items"]) == 2  # the technique is the title
    assert properties["hint-more", "textContent"] == words("hint.next.why")
    first = shown(hinting.FEATURE, pressed(state_of(), 1), words)
    assert first["hint-more", "textContent"] == words("hint.next.where")
    closed, _ = run(state, ("hinting.close",))
    assert shown(hinting.FEATURE, closed, words)["hint-room", "hidden"]


@pytest.mark.parametrize("has_step", [True, False])
def test_what_was_looked_for_without_is_said_beside_the_step_and_where_there_is_none(has_step):
    without = {"code": "step.no-solution", "params": {}}
    level = {"kind": "technique", "messages": [], "cells": []}
    step = {"details": [level, level], "places": [], "eliminates": []} if has_step else None
    state, effects = run(state_of(), ("hinting.hint",))
    answer = {"status": "hinted", "step": step, "placed": [], "masks": [], "warnings": [without]}
    state, _ = run(state, reply(sent(effects)[0]["id"], **answer))
    assert [code for code, _params in state.small_print] == ["step.no-solution"]
    assert codes(state) == ([] if has_step else ["hint.none"])
    if has_step:
        assert run(state, ("hinting.hint",))[0].small_print == state.small_print


def test_the_argument_is_told_with_the_whole_of_it_and_not_before(words):
    line = {"depth": 0, "messages": [{"code": "step.no-solution", "params": {}}]}
    state = pressed(state_of(), 1)
    known = state.part(Hint)
    step = {**known.step, "argument": [line]}
    for count in range(1, len(step["details"]) + 1):
        properties = shown(
            hinting.FEATURE, state.with_parts(known.but(step=step, detail=count)), words
        )
        whole = count == len(step["details"])
        assert properties["hint-argument", "hidden"] is not whole
        assert bool(properties["hint-lines", "items"]) is whole


def test_escape_closes_a_hint_that_is_in_sight():
    state = pressed(state_of(), 1)
    assert is_visible(state)
    for hidden in (
        state_of(),
        run(state, ("tabs.open", "model"))[0],
        run(state, ("game.pause",))[0],
    ):
        assert not is_visible(hidden)
    assert not is_visible(run(state, ("hinting.close",))[0])


@pytest.mark.parametrize("lone", [True, False])
def test_whether_hints_may_rest_on_one_solution_is_kept(lone):
    state, _ = run(pressed(state_of(), 1), ("hinting.uniqueness", lone))
    assert not state.part(Hint).step
    assert played_data(state)["unique"] is lone
    assert after_reload(hinting.FEATURE, "browser", state).part(HintPreferences).uniqueness is lone
