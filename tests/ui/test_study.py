"""What the panel knows of a puzzle goes when it no longer holds, and not before."""

import pytest

from tests.ui.test_panel import PUZZLE, run, sent
from ui import panel, study, view
from ui.page import properties
from ui.state import empty_board

TEXT = {"status": "exported", "head": "End", "size": 3, "texts": [("sudoku.lp", "End")]}


@pytest.fixture
def written(state):
    """The model is written down in the open panel."""
    return run(state, ("leaf", "export", True), ("reply", study.EXPORT, TEXT))[0]


def note(state, words):
    """What is said beside the written model."""
    return panel.properties(state, words)["export-note", "textContent"]


def test_that_the_model_was_copied_is_said_until_it_is_another(written, words):
    copied, _ = run(written, ("copy-model",))
    assert note(copied, words) == "The text is copied."
    for action in (("to", "mps"), ("form", "reduced"), ("put", 2)):
        assert "copied" not in note(run(copied, action)[0], words)


def test_a_model_that_is_not_written_yet_is_not_saved(state, words):
    state, _ = run(state, ("leaf", "export", True))
    after, effects = run(state, ("download-model",))
    assert effects == []
    assert note(after, words) == note(state, words)


def test_a_small_model_being_written_does_not_make_way(state):
    state, _ = run(state, ("leaf", "export", True))
    state, effects = run(state, ("solve", 0))
    assert ("cancel", study.EXPORT) not in effects
    assert run(state, ("reply", study.EXPORT, TEXT))[0].study.written == TEXT


def test_the_model_of_the_same_givens_in_other_boxes_is_another(state):
    wide = state.but(board=empty_board(6, (2, 3)))
    wide, effects = run(wide, ("pick", 2))
    assert sent(effects)[study.MODEL] == {
        "op": "model", "puzzle": dict(PUZZLE, side=6, box=[2, 3], givens=[0] * 36),
    }  # fmt: skip
    high = wide.but(board=empty_board(6, (3, 2)))
    assert run(high, ("reply", study.MODEL, {"status": "modelled"}))[0].study.seen is None


def test_of_a_long_log_the_end_is_kept(state, words):
    lines = [f"line {number}\n" for number in range(study.LOG // 8)]
    event = {"nodes": 1, "bound": None, "incumbent": None, "cuts": None}
    state, _ = run(state, ("solve", 0))
    for text in ("".join(lines), "last\n"):
        state, _ = run(state, ("progress", 1, dict(event, log=text)))
    log = panel.properties(state, words)["log", "textContent"]
    assert len(log) == study.LOG
    assert log.endswith(lines[-1] + "last\n")


def test_the_moves_of_a_local_search_are_no_tree(state, words):
    event = {"nodes": 500, "bound": None, "incumbent": 8, "cuts": None, "log": None}
    state, _ = run(state.but(solver="local-search"), ("solve", 0), ("progress", 1, event))
    assert panel.properties(state, words)["tree", "hidden"]


def test_a_given_that_clashes_is_said_to_rather_than_what_it_fixes(state, words):
    state, _ = run(state, ("put", 1))
    assert "more than once" in properties(state, words, ())["status", "textContent"]
    assert panel.equations_of(state, words)["news", "textContent"], "the panel tells it"


def test_what_a_given_touches_is_marked_until_another_thing_is_looked_at(state, words):
    given, _ = run(state.but(picked=15), ("put", 3))
    assert "reached" in view.cells(given)[11][3]
    for action in (("pick", 2), ("equation", "row4_digit1"), ("panel", False), ("solve", 0)):
        after, _ = run(given, action)
        assert "reached" not in view.cells(after)[11][3]
        assert panel.equations_of(after, words)["news", "textContent"] == ""
