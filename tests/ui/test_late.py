"""Modules that come in bundles: what needs one that is not there has it fetched, and goes on."""

import ast
from pathlib import Path

import pytest

import ui
from sitebuild.groups import BUNDLES, page_sources
from tests.ui.driver import codes, reply, run
from tests.ui.stage import Stage, with_feature
from ui import asking, late, rendering, update
from ui.feature import View
from ui.settings import actions
from ui.state import State

UI = Path(ui.__file__).parent
MODULE = "ui.model.mathml"
LATE = {module for modules in BUNDLES.values() for module in modules}


@pytest.fixture(autouse=True)
def expected():
    """One module is not there yet."""
    late.expect({MODULE: "model"})
    yield
    late.expect({})
    late.wanted()


class Lacking:
    """A hook that needs a module, until it has come."""

    def __init__(self, result):
        self.result = result

    def __call__(self, state, *_given):
        if late.missing(ImportError(f"no module named '{MODULE}'")):
            raise ImportError(f"no module named '{MODULE}'")
        return self.result or (state, [("focus",)])


def test_only_what_is_to_come_is_missing():
    assert late.missing(ImportError(f"no module named '{MODULE}'")) == "model"
    assert late.missing(ImportError("no module named 'ui.model'")) == ""
    assert late.missing(ZeroDivisionError(MODULE)) == ""
    late.come("model")
    assert late.missing(ImportError(f"no module named '{MODULE}'")) == ""


def test_an_action_waits_for_its_bundle(monkeypatch, words):
    monkeypatch.setitem(update.ACTIONS, "show-it", Lacking(None))
    stage = Stage(words)
    before = stage.store.state
    stage.act("show-it", 7)
    assert stage.effects == [("fetch", "model", ("show-it", 7))]
    assert stage.store.state.but(now=before.now) == before
    assert not stage.errors
    late.come("model")
    stage.act("show-it", 7)
    assert stage.effects[1:] == [("focus",)]


def test_an_effect_waits_for_its_bundle(words):
    done = []
    lacking = Lacking(True)

    def carry_out(effect):
        if effect[0] == "mine":
            lacking(None)
        done.append(effect)

    stage = Stage(words, carry_out=carry_out)
    stage.store.carry_out([("mine", 1), ("focus",)])
    assert done == [("focus",), ("fetch", "model", ("carry-out", ("mine", 1)))]
    late.come("model")
    stage.act("carry-out", ("mine", 1))
    assert done[2:] == [("mine", 1)]
    assert not stage.errors


def test_what_is_drawn_waits_for_its_bundle_and_asks_once(monkeypatch, words):
    view = View(Lacking({("mine", "textContent"): "here"}), lambda state: (state.board,))
    with_feature(monkeypatch, rendering, views=(view,))
    stage = Stage(words)
    stage.act("opening.drop", "1..." + "." * 12)
    asked = ("fetch", "model", ("carry-out", ("mark", "bundle")))
    assert stage.effects.count(asked) == 1
    assert "went wrong" not in stage.status
    late.come("model")
    stage.act(*asked[2])
    assert stage.patched["mine", "textContent"] == "here"


def test_a_bundle_that_is_not_fetched_is_told_and_asked_for_again_later(words):
    stage = Stage(words)
    late.refuse("model")
    late.want("model")
    assert late.wanted() == []
    stage.act("unfetched")
    assert "could not be fetched" in stage.status
    late.allow("model")
    late.want("model")
    assert late.wanted() == ["model"]
    stage.act("carry-out", ("mark", "bundle"))
    assert "could not be fetched" not in stage.status


def imported_at_once(path):
    """The modules that a module imports when it is imported itself."""
    here = ["ui", *path.relative_to(UI).with_suffix("").parts]
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            above = here[: -node.level] + (node.module.split(".") if node.module else [])
            yield "/".join(above)
            yield from ("/".join([*above, alias.name]) for alias in node.names)


def test_nothing_imports_a_late_module_at_once_but_its_own_bundle():
    for path in UI.rglob("*.py"):
        module = "ui/" + path.relative_to(UI).with_suffix("").as_posix()
        bundle = next((set(names) for names in BUNDLES.values() if module in names), set())
        late_ones = set(imported_at_once(path)) & LATE
        assert late_ones <= bundle, (module, late_ones - bundle)
    known = {path.rpartition(".")[0] for path in page_sources()}
    assert set(LATE) <= known


def test_another_language_waits_for_its_bundle(monkeypatch, words):
    def lacking(language):
        raise ImportError(f"no module named 'sudoku_core.language.{language}'")

    late.expect({"sudoku_core.language.pt": "pt"})
    stage = Stage(words)
    with monkeypatch.context() as before:
        before.setattr(actions, "table_of", lacking)
        stage.act("settings.language", "pt")
    assert stage.effects == [("fetch", "pt", ("settings.language", "pt"))]
    assert stage.store.state.language != "pt"
    stage.act("settings.language", "pt")
    assert stage.store.state.language == "pt"


def test_an_answer_waits_for_its_bundle(monkeypatch):
    monkeypatch.setitem(update.ANSWERS, "solvers", Lacking(None))
    before, request = State(engine="ready"), {"op": "solvers"}
    asked, _effects = asking.ask_in_background(before, "solvers", request, 3)
    event = reply(1, status="listed", solvers=[])
    state, effects = run(asked, event)
    assert (state.background, effects) == (asked.background, [("fetch", "model", event)])
    late.come("model")
    state, effects = run(state, event)
    assert (state.background, effects) == ({}, [("focus",)])


def test_an_answer_whose_bundle_could_not_be_fetched_is_not_waited_for():
    state, _effects = asking.ask_in_background(State(engine="ready"), "solvers", {"op": "solvers"})
    state, effects = run(state, ("unfetched", "event"))
    assert (state.background, codes(state)) == ({}, ["unfetched"])
    assert effects == [("cancel", 1)]
