"""The panel: what is known of a puzzle, asked of the engine while it shows."""

import json

import sudoku_core as sc
from tests.ui.test_words import LOCALES
from ui import panel, study, view
from ui.saved import dump, load
from ui.state import State, empty_board
from ui.update import update
from ui.words import load_words

SOLUTION = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
SEEN = {
    "status": "modelled",
    "full": dict.fromkeys(panel.SIZES, 64),
    "reduced": dict.fromkeys(panel.SIZES, 40),
    "left": [[1]] + [[1, 2, 3, 4]] * 15,
    "contradicts": False,
}
PUZZLE = {"side": 4, "box": [2, 2], "givens": [1] + [0] * 15}


def shown_by(state, words):
    """All properties of the panel."""
    shown = panel.properties(state, words)
    shown.update(panel.equations_of(state, words))
    return shown


def run(state, *actions):
    """The state after some actions, and the effects of the last."""
    effects = []
    for action in actions:
        state, effects = update(state, action)
    return state, effects


def sent(effects):
    """The requests among effects, by number."""
    return {effect[1]: effect[2] for effect in effects if effect[0] == "send"}


def test_nothing_is_asked_while_the_panel_is_closed_or_the_engine_is_not_there(state):
    for other in (state.but(panel=False), state.but(engine="loading")):
        assert sent(run(other, ("pick", 3))[1]) == {}


def test_the_model_is_asked_for_once_and_again_for_another_puzzle(state):
    state, effects = run(state.but(panel=False), ("panel", True))
    assert sent(effects) == {study.MODEL: {"op": "model", "puzzle": PUZZLE}}
    state, effects = run(state, ("put", 2))
    assert sent(effects) == {}, "one at a time"
    state, effects = run(state, ("reply", study.MODEL, SEEN))
    assert state.study.seen is None, "it was about the puzzle before"
    assert sent(effects)[study.MODEL]["puzzle"]["givens"][:2] == [1, 2]
    state, effects = run(state, ("reply", study.MODEL, SEEN))
    assert (state.study.seen, sent(effects)) == (SEEN, {})


def test_the_panel_is_open_again_after_a_reload(state):
    assert load(dump(state))["panel"] is True
    older = json.loads(dump(state))
    del older["panel"], older["modeler"]
    assert load(json.dumps(older))["panel"] is False


def test_sizes_and_what_presolve_takes_away(state, words):
    shown = shown_by(state.but(study=state.study.but(seen=SEEN)), words)
    assert ("variables", "64", "40") in shown["sizes-rows", "rows"]
    assert "24 variables and 24 constraints; 40 binary" in shown["presolve", "textContent"]
    contradiction = dict(SEEN, contradicts=True)
    shown = shown_by(state.but(study=state.study.but(seen=contradiction)), words)
    assert "0 = 1" in shown["presolve", "textContent"]


def test_the_variables_of_the_picked_cell_and_what_fixes_them(state, words):
    seen = dict(SEEN, left=[[1], [3, 4], [2], *[[1, 2, 3, 4]] * 13])
    state = state.but(study=state.study.but(seen=seen))
    items = shown_by(state, words)["variables", "items"]
    assert items == (
        ("fixed zero", "x_1_2_1 = 0", "by R1C1"),
        ("presolved zero", "x_1_2_2 = 0", "presolve"),
        ("free", "x_1_2_3", "free"),
        ("free", "x_1_2_4", "free"),
    )
    items = shown_by(state.but(picked=0), words)["variables", "items"]
    assert items[0] == ("fixed one", "x_1_1_1 = 1", "given here")
    items = shown_by(state.but(picked=2), words)["variables", "items"]
    assert items[1] == ("presolved one", "x_1_3_2 = 1", "presolve")


def test_picking_an_equation_lights_its_cells_and_another_cell_ends_it(state, words):
    state, _ = run(state, ("equation", "column2_digit3"))
    shown = shown_by(state, words)
    assert shown["equation-name", "textContent"] == "column2_digit3"
    assert shown["equation-full", "textContent"].endswith("x_4_2_3 = 1")
    marks = [look[3].split() for look in view.cells(state)]
    assert [cell for cell, names in enumerate(marks) if "term" in names] == [1, 5, 9, 13]
    label = view.label(words, 4, 5, view.cells(state)[5])
    assert label == "Row 2, column 2, empty, free, in the equation"
    state, _ = run(state, ("pick", 2))
    assert state.study.equation is None
    assert run(state, ("equation", "row4_digit1"))[0].study.equation is None, "not of this cell"


def test_a_given_tells_what_it_fixes_and_marks_the_cells(state, words):
    state, _ = run(state.but(picked=15), ("put", 3))
    assert shown_by(state, words)["news", "textContent"] == (
        "R4C4 = 3 fixes variables in the marked cells: 11."
    )
    assert "reached" in view.cells(state)[11][3]
    state, _ = run(state, ("erase",))
    assert "free again: 11" in shown_by(state, words)["news", "textContent"]
    closed, _ = run(state, ("panel", False))
    assert closed.study.news is None


def test_the_model_is_written_while_that_part_is_open(state):
    state, effects = run(state, ("leaf", "export", True))
    assert sent(effects)[study.EXPORT] == {
        "op": "export", "to": "lp", "form": "full", "puzzle": PUZZLE
    }  # fmt: skip
    text = {"status": "exported", "head": "E", "size": 3, "texts": [("sudoku.lp", "End")]}
    state, _ = run(state, ("reply", study.EXPORT, text))
    assert run(state, ("copy-model",))[1] == [("copy", "End")]
    assert run(state, ("download-model",))[1] == [("download", "sudoku.lp", "End")]
    assert (
        "first 1 of 3"
        in panel.properties(state, load_words("en", LOCALES))["export-note", "textContent"]
    )
    state, effects = run(state, ("to", "ampl"))
    assert sent(effects)[study.EXPORT]["to"] == "ampl"
    several = dict(text, texts=[("a.mod", "all"), ("a.mod", "model"), ("a.dat", "data")])
    both, _ = run(state, ("reply", study.EXPORT, several))
    assert run(both, ("copy-model",))[1] == [("copy", "all")]
    assert [effect[1:] for effect in run(both, ("download-model",))[1]] == several["texts"][1:]
    assert run(state, ("copy-model",))[1] == [], "nothing is written yet"
    late, _ = run(state, ("to", "mps"), ("reply", study.EXPORT, text))
    assert late.study.written is None
    closed, _ = run(state, ("leaf", "export", False))
    assert study.EXPORT not in sent(run(closed, ("put", 4))[1])


def test_the_formats_are_those_of_the_core():
    assert sorted(panel.FORMATS) == sorted(sc.EXPORTS)
    assert [name for name in panel.FORMATS if "reduced" in sc.export_forms(name)] == list(
        panel.SPELLED
    )


def test_the_steps_to_the_only_solution(state, words):
    state = state.but(board=state.board.but(givens=SOLUTION[:12] + bytes(4)))
    result = {
        "status": "solved", "grid": list(SOLUTION), "solver": "highs", "seconds": 0.1,
        "stats": {}, "unique": True, "second": None, "message": None,
        "proof": {"solver": "highs", "seconds": 0.2, "cut": 15},
    }  # fmt: skip
    state, _ = run(state, ("solve", 0), ("reply", 1, result))
    shown = shown_by(state, words)
    assert [text for _kind, text, _beside in shown["steps", "items"]] == [
        "First solution, by HiGHS in 0.10\xa0s.",
        "No-good cut: of its 16 variables that are 1, at most 15 may be 1 again.",
        "With the cut there is no solution, by HiGHS in 0.20\xa0s: the first is the only one.",
    ]
    cut = shown["cut-text", "textContent"]
    assert cut.startswith("x_1_1_1 + x_1_2_2 + ")
    assert cut.endswith(" + x_4_4_1 ≤ 15")
    assert cut.count("x_") == 16
    state, _ = run(state, ("mode", True), ("pick", 15), ("put", 1))
    assert shown_by(state, words)["steps", "hidden"]


def test_the_log_and_the_tree_are_heard_while_a_solver_runs(state, words):
    event = {"nodes": 3, "bound": 0.0, "incumbent": None, "cuts": 12, "log": "one\n"}
    state, _ = run(state, ("solve", 0), ("progress", 1, event))
    state, _ = run(state, ("progress", 1, dict(event, nodes=5, log="two\n")))
    shown = shown_by(state, words)
    assert shown["log", "textContent"] == "one\ntwo\n"
    assert shown["tree-rows", "rows"] == (("nodes", "5"), ("bound", "0"), ("cuts", "12"))


def test_only_what_has_a_reduced_form_is_written_reduced(state):
    state, _ = run(state, ("leaf", "export", True), ("form", "reduced"))
    for name in panel.FORMATS:
        fresh = state.but(asked={}, study=state.study.but(written=None))
        request = sent(run(fresh, ("to", name))[1])[study.EXPORT]
        assert request["form"] in sc.export_forms(name)


def test_a_large_model_being_written_makes_way_for_a_solve():
    state = State(board=empty_board(25), panel=True, engine="ready", leaves=("export",))
    state, effects = run(state, ("to", "dimacs"))
    assert study.EXPORT in sent(effects)
    state, effects = run(state, ("solve", 0))
    assert effects.index(("cancel", study.EXPORT)) < [e[0] for e in effects].index("send")
    state, effects = run(state, ("reply", 1, {"status": "limit", "seconds": 1.0, "stats": {}}))
    assert study.EXPORT in sent(effects), "asked again when the engine is free"


def test_what_the_engine_failed_to_tell_is_asked_again_when_it_is_back(state, words):
    broken = {"status": "error", "message": {"code": "engine.broke", "params": {"reason": "x"}}}
    state, _ = run(state, ("pick", 2), ("reply", study.MODEL, broken))
    assert "They stopped: x" in panel.equations_of(state, words)["presolve", "textContent"]
    state, _ = run(state, ("engine", {"state": "loading"}))
    state, effects = run(state, ("engine", {"state": "ready"}))
    assert study.MODEL in sent(effects)


def test_the_tree_is_that_of_a_solve_alone(state):
    state = state.but(study=state.study.but(impossible=True))
    event = {"bound": 12, "incumbent": 20, "nodes": None, "cuts": None, "log": None}
    state, _ = run(state, ("explain", 0), ("progress", 1, event))
    assert state.study.tree == {}


def test_the_steps_are_shown_as_they_are_taken(state, words):
    result = {"grid": list(SOLUTION), "solver": "highs", "seconds": 0.1, "stats": {}}
    state, _ = run(state, ("solve", 0), ("first", 1, result))
    last = panel.equations_of(state, words)["steps", "items"][-1][1]
    assert last == "With the cut it is being solved again …"
    heard, _ = run(state, ("progress", 1, {"nodes": 7, "incumbent": None, "log": "more"}))
    assert (heard.study.tree, heard.study.log) == ({}, "more"), "the tree is that of the first"
    cut = panel.equations_of(state, words)["cut-text", "textContent"]
    state, _ = run(state, ("cancel", 5))
    assert "did not finish" in panel.equations_of(state, words)["steps", "items"][-1][1]
    swapped = state.board.but(solution=bytes(reversed(SOLUTION)), second=SOLUTION)
    other = panel.equations_of(state.but(board=swapped), words)
    assert other["cut-text", "textContent"] == cut, "the cut is that of the first solution"


def test_closing_gives_the_focus_back_and_forgets_the_equation(state, words):
    state, _ = run(state, ("equation", "row1_digit2"))
    assert panel.equations_of(state, words)["families", "chosen"] == "row1_digit2"
    state, effects = run(state, ("panel", False))
    assert ("go", "show-panel") in effects
    state, _ = run(state, ("panel", True))
    assert panel.equations_of(state, words)["families", "chosen"] == ""


def test_with_the_panel_the_solver_may_prove_its_own_solution(state):
    assert sent(run(state, ("solve", 0))[1])[1]["patience"] > 0
    assert sent(run(state.but(panel=False), ("solve", 0))[1])[1]["patience"] == 0


def test_what_a_given_fixes_is_said_until_something_is_done(state):
    state, _ = run(state.but(picked=15), ("put", 3))
    assert state.said[0][0] == "news.given"
    assert run(state, ("relax", 0))[0].study.news is None
