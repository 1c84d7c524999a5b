"""Test why a digit cannot stand in a cell, and which cell can be filled next."""

import pytest

import sudoku_core as sc
from tests.plain import GUROBI
from tests.ui.driver import codes, run, sent
from tests.ui.driver import shown as shown_by
from tests.ui.test_hinting import answered, pressed, state_of
from tests.ui.test_words import words_of
from ui import hinting, whynot
from ui.features import FEATURES
from ui.hinting.state import Hint
from ui.keys import Key, actions_of
from ui.state import Board, State, empty_board, layout_for
from ui.steps import after_step
from ui.whynot import view

PUZZLE = sc.parse(GUROBI)
SOLVED = next(sc.solutions(PUZZLE)).cells
AT_ONCE, BY_ITSELF, LATER = (2, 9), (2, 6), (17, 7)
"""Cells and digits that are ruled out by one step, by a step that fills the cell, by several."""
EMPTY, DIGIT = 2, 8
"""An empty cell and its digit in the solution."""
FREE = ".4.1........3.2."
"""A puzzle with several solutions."""


def shown(state):
    """Return the properties of the hint and of the dialog."""
    words = words_of("en")
    return {**shown_by(hinting.FEATURE, state, words), **shown_by(whynot.FEATURE, state, words)}


def answered_question(state, cell, digit):
    """Return the state after the answer why a digit cannot stand in a cell."""
    state, _ = run(state, ("whynot.choose", cell))
    assert state.dialog == "why-not"
    state, effects = run(state, ("whynot.digit", digit))
    assert not state.dialog
    state, _ = answered(state, effects)
    return state


def test_every_digit_but_the_one_that_stands_there_can_be_chosen():
    state, _ = run(state_of(GUROBI), ("whynot.choose", 0))
    seen = shown(state)
    assert seen["why-not", "showing"]
    assert [button[2] for button in seen["why-digits", "buttons"]] == list("12346789")
    assert "R1C1" in seen["why-title", "textContent"]
    assert state.picked == 0
    closed, _ = run(state, ("outcome.close",))
    assert not shown(closed)["why-not", "showing"]


def test_what_shows_it_at_once_is_the_hint_and_can_be_applied():
    cell, digit = AT_ONCE
    state = answered_question(state_of(GUROBI), cell, digit)
    known = state.part(Hint)
    assert codes(state) == ["why.at-once"]
    assert known.is_complete
    assert (known.question.cell, known.question.digit) == (cell, digit)
    seen = shown(state)
    assert seen["hint-title", "textContent"].startswith(f"Why not {digit} in R")
    assert not seen["hint-room", "hidden"]
    assert seen["question-steps", "hidden"]
    applied = pressed(state, 1)
    assert codes(applied) == ["hint.applied"]
    ((filled, placed),) = known.step["places"]
    assert applied.board.entries[filled] == placed


def test_what_stands_in_the_cell_is_not_told_unasked():
    cell, digit = BY_ITSELF
    state = answered_question(state_of(GUROBI), cell, digit)
    known = state.part(Hint)
    assert codes(state) == ["whynot.other"]
    assert not known.is_complete
    seen = shown(state)
    texts = [text for _kind, text, _beside in seen["hint-details", "items"]]
    assert seen["html", "data-repeated"]  # the status is the answer
    words = " ".join([*texts, seen["hint-answer", "textContent"]])
    place = "R{}C{}".format(*Board().places((cell,))[0])
    assert not (f"{SOLVED[cell]} " in words and place in texts)
    assert [level["kind"] for level in known.shown_details] == ["technique", "where"]
    assert len(texts) == 2  # the title is the question
    assert pressed(state, 2).part(Hint).is_complete


def test_each_of_several_steps_can_be_told():
    cell, digit = LATER
    state = answered_question(state_of(GUROBI), cell, digit)
    known = state.part(Hint)
    assert codes(state) == ["why.later"]
    seen, steps = shown(state)["question-steps", "buttons"], known.question.steps
    assert [on for *_rest, on in seen] == [True, *[False] * (len(steps) - 1)]
    last = len(steps) - 1
    state, _ = run(state, ("whynot.step", last))
    known = state.part(Hint)
    assert known.step is steps[last][0]
    assert known.question.step_number == last
    assert state.status == known.status != ()
    assert not shown(state)["hint-answer", "hidden"]
    fills = {**steps[last][0], "places": [[cell, SOLVED[cell]]]}
    asked_of = known.question.but(steps=(steps[0], (fills, *steps[last][1:])))
    other, _ = run(state.with_parts(known.but(question=asked_of)), ("whynot.step", 1))
    assert [level["kind"] for level in other.part(Hint).shown_details] == ["technique", "where"]
    reached = sc.Board(PUZZLE).candidates
    answer = sc.why_not(PUZZLE, cell, digit)
    for step, (_data, placed, masks) in zip(answer.steps, steps, strict=True):
        assert (placed, masks) == (reached.placed, reached.masks)
        reached = sc.hints.applied(reached, step)
    assert after_step(PUZZLE.layout, *steps[-1][1:], steps[-1][0])[1] == reached.masks


@pytest.mark.parametrize(
    ("text", "cell", "digit", "code"),
    [
        (GUROBI, EMPTY, 1, "why.seen"),
        (GUROBI, EMPTY, DIGIT, "why.may-be"),
        (FREE, 0, 4, "why.seen"),
        (FREE, 0, 2, "why.may-be"),
        ("11" + "." * 14, 4, 2, "step.no-solution"),
        (GUROBI, 0, 2, "why.stands"),
    ],
)
def test_every_answer_is_said_in_the_room_too(text, cell, digit, code):
    state = answered_question(
        state_of(text, entries=bytes(sc.parse(text).layout.size)), cell, digit
    )
    seen = shown(state)
    assert codes(state) == [code]
    assert not state.part(Hint).step
    assert not seen["hint-room", "hidden"]
    assert not seen["hint-answer", "hidden"]
    assert seen["hint-answer", "textContent"] == words_of("en")(*state.status[0])
    assert seen["hint-more", "hidden"]
    assert seen["hint-details", "items"] == ()
    hinted = pressed(state, 1)
    assert hinted.part(Hint).question is None


def test_an_answer_is_forgotten_with_the_board_and_a_question_let_go():
    state = answered_question(state_of(GUROBI), EMPTY, DIGIT)
    typed, _ = run(state, ("playing.put", DIGIT))
    assert not typed.part(Hint).question
    assert shown(typed)["hint-room", "hidden"]
    state, _ = run(state_of(GUROBI), ("whynot.choose", EMPTY))
    state, _ = run(state, ("whynot.digit", 9))
    typed, effects = run(state, ("playing.put", DIGIT))
    assert not typed.job
    assert ("cancel", state.job.number) in effects


def test_a_question_is_asked_anew_in_other_ways():
    state, _ = run(state_of(GUROBI), ("whynot.choose", EMPTY))
    state, effects = run(state, ("whynot.digit", 9))
    state, _ = run(state, ("hinting.uniqueness", True))
    state, effects = answered(state, effects)
    assert sent(effects)[0]["played"]["unique"]
    state, _ = answered(state, effects)
    assert codes(state) == ["why.at-once"]
    question = state.part(Hint).question
    assert (question.cell, question.digit) == (EMPTY, 9)
    again, _ = run(state, ("hinting.uniqueness", False))
    assert shown(again)["hint-room", "hidden"]


@pytest.mark.parametrize("text", [GUROBI, "1" + "." * 255, ".1..............;digits:0-3"])
def test_a_digit_that_is_typed_chooses_what_it_stands_for(text):
    size = sc.parse(text).layout.size
    state, _ = run(state_of(text, entries=bytes(size)), ("whynot.choose", 5))
    wide = state.board.side > 9
    letter = actions_of(state, Key("c", focus="dialog"), FEATURES)
    assert letter == ((("whynot.typed", "c"),) if wide else ())
    pressed = Key("C", focus="dialog") if wide else Key("2", "2", focus="dialog")
    _, effects = run(state, *actions_of(state, pressed, FEATURES))
    assert state.board.layout.digits[sent(effects)[0]["digit"] - 1] == (12 if wide else 2)
    assert not sent(run(state, ("whynot.typed", "9" if ":" in text else "0"))[1])


@pytest.mark.parametrize("wide", [False, True])
def test_a_key_opens_it_on_every_board(wide):
    state = State(board=empty_board(layout_for(16 if wide else 9)))
    assert actions_of(state, Key("y"), FEATURES) == (("whynot.choose",),)
    assert actions_of(state, Key("y", control=True), FEATURES) == (("board.redo",),)


def test_nothing_is_asked_where_nothing_is_played():
    entering = state_of(GUROBI, entering=True)
    solved = state_of(GUROBI, solution=bytes(SOLVED))
    model, _ = run(state_of(GUROBI), ("tabs.open", "model"))
    for state in (entering, solved, model):
        for action in (("whynot.choose", EMPTY), ("whynot.digit", 9), ("whynot.next-cell",)):
            state, effects = run(state, action)
            assert not state.dialog
            assert not state.job
            assert not sent(effects)
    seen = shown(entering)
    assert seen["why", "hidden"]
    assert seen["next-cell", "hidden"]
    assert codes(run(solved, ("whynot.next-cell",))[0]) == ["hint.solved"]


def test_the_next_cell_is_picked_and_lit_without_its_digit():
    state, effects = run(state_of(GUROBI), ("whynot.next-cell",))
    assert [shown(state)[name, "aria-disabled"] for name in ("why", "next-cell")] == [True, True]
    state, effects = answered(state, effects)
    assert not shown(state)["next-cell", "aria-disabled"]
    cell = sc.hints.next_cell(PUZZLE).cell
    assert codes(state) == ["hint.next-cell"]
    assert ("focus",) in effects
    assert state.picked == cell
    assert view.marks(state)["hinted"] == (cell,)
    assert not view.marks(run(state, ("tabs.open", "model"))[0])
    assert not state.part(Hint).step
    typed, _ = run(state, ("playing.put", SOLVED[cell]))
    assert view.marks(typed)["hinted"] == ()


def test_what_is_wrong_is_told_before_the_next_cell():
    entries = bytearray(81)
    entries[EMPTY] = DIGIT + 1
    state, effects = run(state_of(GUROBI, entries=bytes(entries)), ("whynot.next-cell",))
    state, _ = answered(state, effects)
    known = state.part(Hint)
    assert known.step["technique"] == "wrong-entry"
    assert known.detail == 1
    assert codes(state) == ["hint.mistake"]
    here = sc.Board(PUZZLE, [*entries]).candidates
    assert (known.placed, known.masks) == (here.placed, here.masks)
    full = State(engine="ready", board=state.board.but(entries=bytes(SOLVED)))
    state, effects = run(full, ("whynot.next-cell",))
    assert codes(answered(state, effects)[0]) == ["hint.full"]
