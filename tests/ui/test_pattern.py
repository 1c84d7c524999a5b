"""Test patterns: cells are marked, and a puzzle is made with givens there."""

import sudoku_core as sc
from engine.dispatch import answer
from tests.ui.driver import codes, reply, run, sent
from tests.ui.driver import shown as shown_by
from tests.ui.test_hinting import state_of
from tests.ui.test_words import words_of
from ui import board, pattern
from ui.features import FEATURES
from ui.keys import Key, actions_of
from ui.pattern import marks
from ui.pattern.state import Pattern
from ui.remaining_solutions.state import SolutionCount
from ui.state import State

CELLS = (0, 3, 5, 6, 9, 10, 12, 15)


def shown(state):
    return shown_by(pattern.FEATURE, state, words_of("en"))


def drawing(*cells):
    """Return the state in which a pattern of these cells is drawn on an empty small board."""
    state = state_of("." * 16, entries=bytes(16), entering=True)
    return run(state, ("pattern.draw",), *[("pattern.cell", cell) for cell in cells])[0]


def test_taps_switch_cells_on_and_off():
    state = drawing(3, 5, 3, 9)
    assert marks(state)["patterned"] == (5, 9)
    assert state.picked == 9
    assert "2 givens" in shown(state)["fill-pattern", "textContent"]
    here, effects = run(state, ("pattern.here",))
    assert marks(here)["patterned"] == (5,)
    assert ("focus",) in effects
    assert not any(here.board.givens)


def test_it_begins_with_the_givens_and_ends_with_a_second_press():
    state = state_of("1..2" + "." * 12, entries=bytes(16), entering=True)
    state, _ = run(state, ("pattern.draw",))
    assert marks(state)["patterned"] == (0, 3)
    assert shown(state)["pattern", "aria-pressed"]
    assert codes(state) == ["pattern.drawing"]
    state, _ = run(state, ("pattern.draw",))
    assert state.part(Pattern) == Pattern()
    assert shown(state)["fill-pattern", "hidden"]


def test_keys_switch_the_picked_cell_only_while_one_draws():
    state = drawing()
    for name, otherwise in ((" ", "playing.space"), ("Enter", "playing.next")):
        assert actions_of(state, Key(name), FEATURES) == (("pattern.here",),)
        assert actions_of(State(), Key(name), FEATURES) == ((otherwise,),)
    assert actions_of(state, Key("ArrowLeft"), FEATURES) == (("board.move", "left"),)


def test_a_puzzle_with_givens_just_there_is_made_and_opened():
    state, effects = run(drawing(*CELLS), ("pattern.fill",))
    (request,) = [effect for effect in sent(effects) if effect["op"] == "generate"]
    assert request["pattern"] == list(CELLS)
    assert request["time_limit"]
    assert shown(state)["fill-pattern", "aria-disabled"]
    reports = []
    answer(request, reports.append, {})
    state, _ = run(state, reply(request["id"], **reports[-1]["reply"]))
    board = state.board
    assert tuple(cell for cell, digit in enumerate(board.givens) if digit) == CELLS
    assert sc.count_solutions(sc.Puzzle(list(board.givens))).unique
    assert not board.entering
    assert state.part(Pattern) == Pattern()


def test_nothing_is_made_of_no_cells_and_nothing_drawn_on_what_is_played():
    state, effects = run(drawing(), ("pattern.fill",))
    assert codes(state) == ["pattern.none"]
    assert not [effect for effect in sent(effects) if effect["op"] == "generate"]
    played = state_of("1" + "." * 15, entries=bytes(16))
    assert run(played, ("pattern.draw",))[0].part(Pattern) == Pattern()
    assert shown(played)["pattern", "hidden"]
    assert run(drawing(3), ("opening.size", "6"))[0].part(Pattern) == Pattern()


def test_where_no_puzzle_has_the_pattern_that_is_said():
    state, effects = run(drawing(*CELLS), ("pattern.fill",))
    number = next(effect["id"] for effect in sent(effects) if effect["op"] == "generate")
    state, _ = run(state, reply(number, status="limit", seconds=60))
    assert codes(state) == ["pattern.unfound"]


def test_other_marks_go_when_one_begins_to_draw():
    marking = drawing().with_parts(Pattern(), SolutionCount(marking=True))
    state, _ = run(marking, ("pattern.draw",))
    assert state.part(Pattern).drawing
    assert not state.part(SolutionCount).marking


def test_clear_takes_the_marked_cells_too():
    state, _ = run(drawing(3, 5, 9), ("entering.empty",))
    assert marks(state)["patterned"] == ()
    assert state.part(Pattern).drawing
    assert codes(state) == ["clear.all"]
    assert codes(run(state, ("entering.empty",))[0]) == ["clear.nothing"]
    assert run(state, ("board.undo",))[0].part(Pattern).cells == (3, 5, 9)


def test_undo_takes_back_cell_after_cell_and_redo_brings_them_again():
    state, _ = run(drawing(), ("pattern.cell", 3), ("pattern.cell", 5), ("board.undo",))
    assert (state.part(Pattern).cells, codes(state)) == ((3,), ["undo.done"])
    assert not shown_by(board.FEATURE, state, words_of("en"))["redo", "aria-disabled"]
    again, _ = run(state, ("board.redo",))
    assert (again.part(Pattern).cells, codes(again)) == ((3, 5), ["redo.done"])
    state, _ = run(state, ("board.undo",))
    assert state.part(Pattern).cells == ()
    assert state.part(Pattern).drawing
    assert not run(state, ("pattern.cell", 7))[0].part(Pattern).future
