"""A fault of a hook stays in its place: it is told once, and the rest is drawn, asked and kept."""

import json
from dataclasses import replace

import pytest

from tests.ui.driver import codes, reply, run, sent, told
from tests.ui.stage import Stage, Switch, broken, fault, with_feature
from ui import asking, failures, rendering, update
from ui.board import cells
from ui.feature import Feature, Filling, Stored, View
from ui.hinting import FEATURE as hinting_feature
from ui.hinting import actions as hinting
from ui.keys import Key, actions_of
from ui.settings.state import Settings
from ui.state import State
from ui.storage import scopes
from ui.storage.text import (
    dump_preferences,
    dump_puzzle,
    dump_tab,
    load,
    restore_preferences,
    restore_puzzle,
)
from ui.tabs.state import Tabs

pytestmark = pytest.mark.usefixtures("faulty")
PUZZLE = "1..." + "." * 12


# What is drawn


def test_a_view_that_raises_leaves_the_others_drawn_and_is_drawn_the_next_time(monkeypatch, words):
    properties = Switch({("mine", "textContent"): "here"})
    view = View(properties, lambda state: (state.board,))
    with_feature(monkeypatch, rendering, views=(view,))
    stage = Stage(words)
    stage.act("opening.drop", PUZZLE)
    assert stage.patched["board", "aria-rowcount"] == 4
    assert "Something went wrong" in stage.status
    assert "one given" in stage.status
    assert len(stage.errors) == 1
    properties.on = False
    stage.act("board.pick", 3)
    assert stage.patched["mine", "textContent"] == "here"
    assert len(stage.errors) == 1
    calls = properties.calls
    stage.act("board.pick", 4)
    assert properties.calls == calls


def test_a_view_that_raises_after_others_leaves_what_they_changed_drawn(monkeypatch, words):
    broken = Feature(name="mine", views=(View(Switch({})),))
    monkeypatch.setattr(rendering, "FEATURES", (*rendering.FEATURES, broken))
    stage = Stage(words)
    stage.act("opening.drop", PUZZLE)
    assert stage.patched["board", "aria-rowcount"] == 4
    stage.act("opening.size", "6")
    assert stage.patched["board", "aria-rowcount"] == 6
    assert len(stage.errors) == 1


def test_a_property_that_cannot_be_set_is_tried_again_and_the_others_are_set(words):
    patched, broken = {}, {("board", "aria-rowcount"), ("sheet", "--rows")}

    def patch(name, what, value):
        if (name, what) in broken:
            fault()
        patched[name, what] = value

    stage = Stage(words, patch=patch)
    stage.act("opening.drop", PUZZLE)
    assert ("board", "aria-rowcount") not in patched
    assert patched["import", "showing"] is False
    broken.clear()
    stage.act("board.pick", 3)
    assert patched["board", "aria-rowcount"] == 4
    assert stage.renderer.value_of("board", "aria-rowcount") == 4


def test_what_a_patch_does_itself_is_drawn_too(words):
    patched = []

    def patch(name, what, value):
        patched.append((name, what))
        if len(patched) == 1:
            stage.act("opening.size", "6")

    stage = Stage(words, patch=patch)
    stage.act("opening.drop", PUZZLE)
    assert stage.store.state.board.side == 6
    assert stage.renderer.value_of("board", "aria-rowcount") == 6
    assert len(patched) == len(set(patched))


def test_marks_and_fillings_that_raise_leave_those_of_others():
    filling = Filling(digit=3)
    features = (
        Feature(name="mine", marks=fault, fillings=fault),
        Feature(name="mine", marks=lambda _: {"term": (8,)}, fillings=lambda _: {2: filling}),
        Feature(name="mine", marks=lambda _: fault() or {"lost": (1,)}),
    )
    scene = cells.scene(State(), features)
    assert "term" in cells.marks_of(scene, 8)
    assert scene.fillings == {2: filling}


# What is done


def test_an_action_that_raises_leaves_the_board_and_says_so_each_time(monkeypatch, words):
    stage = Stage(words)
    stage.act("opening.drop", PUZZLE)
    monkeypatch.setitem(update.ACTIONS, "board.zoom", fault)
    board = stage.store.state.board
    for count in (1, 2):
        stage.act("board.zoom", 1)
        assert stage.store.state.status == (("failed", {"reason": "ZeroDivisionError: no hook"}),)
        assert stage.store.state.board is board
        assert len(stage.errors) == count
        stage.act("board.pick", count)
        stage.act("tabs.open", "play")
    stage.act("no such action")
    assert codes(stage.store.state) == ["failed"]


def test_each_feature_follows_though_another_raises(monkeypatch, words):
    with_feature(monkeypatch, update, follow=fault)
    stage = Stage(words)
    for digit in "12":
        stage.act("playing.type", digit)
    stage.act("opening.drop", PUZZLE)
    assert "shelve" in [effect[0] for effect in stage.effects]
    assert stage.store.state.board.side == 4
    assert len(stage.errors) == 1


def test_a_reply_that_raises_ends_the_job_which_can_be_asked_anew(monkeypatch, words):
    heard = []
    monkeypatch.setitem(update.REPLIES, "solve", fault)
    monkeypatch.setitem(update.LET_GO, "solve", lambda state, job: heard.append(job) or (state, []))
    stage = Stage(words, State(engine="ready"))
    stage.act("opening.drop", PUZZLE)
    for number in (1, 2):
        stage.act("solving.solve")
        assert stage.store.state.job
        stage.act(*reply(stage.store.state.job.number, status="limit", seconds=1))
        assert not stage.store.state.job
        assert codes(stage.store.state) == ["failed"]
        assert len(heard) == number
    assert stage.store.state.board.count == 1


def test_a_job_goes_on_though_what_is_told_of_it_raises(monkeypatch, words):
    monkeypatch.setitem(update.BUSY, "solve", fault)
    with_feature(monkeypatch, update, events={"progress": fault, "first": fault})
    monkeypatch.setitem(update.LET_GO, "solve", fault)
    stage = Stage(words, State(engine="ready"))
    stage.act("opening.drop", PUZZLE)
    stage.act("solving.solve")
    job = stage.store.state.job
    figures = dict.fromkeys(("nodes", "bound", "incumbent", "cuts"))
    stage.act(*told("progress", job.number, seconds=1, log="further", **figures))
    stage.act("tick")
    assert stage.store.state.job.number == job.number
    stage.act("cancel")
    assert ("cancel", job.number) in stage.effects
    assert not stage.store.state.job


def asked_behind(monkeypatch, answer):
    """A state in which something runs behind, whose answer goes to a function."""
    monkeypatch.setitem(update.ANSWERS, "solvers", answer)
    before, request = State(engine="ready"), {"op": "solvers"}
    state, effects = asking.ask_in_background(before, "solvers", request, 3)
    assert len(sent(effects)) == 1
    return state


def test_an_answer_that_raises_is_asked_again_once(monkeypatch):
    replies = []

    def answer(state, reply):
        replies.append(reply["status"])
        return fault() if len(replies) == 1 else (state, [])

    state = asked_behind(monkeypatch, answer)
    state, effects = run(state, reply(1, status="listed", solvers=[]))
    assert effects == [("send", {"op": "solvers", "id": 2}, 3)]
    assert run(state, reply(1, status="listed", solvers=[])) == (state, [])
    state, effects = run(state, reply(2, status="listed", solvers=[]))
    assert (state.background, effects, replies) == ({}, [], ["listed", "listed"])


def test_an_answer_that_raises_twice_is_told_to_the_feature_as_an_error(monkeypatch):
    replies = []

    def answer(state, reply):
        replies.append(reply)
        return fault() if reply["status"] == "listed" else (state, [])

    state = asked_behind(monkeypatch, answer)
    for number in (1, 2):
        state, _ = run(state, reply(number, status="listed", solvers=[]))
    assert (state.background, len(replies)) == ({}, 3)
    assert replies[-1]["message"]["params"]["reason"] == "ZeroDivisionError: no hook"


def test_what_raises_at_any_answer_is_not_asked_for_ever(monkeypatch):
    state = asked_behind(monkeypatch, fault)
    for number in (1, 2):
        state, effects = run(state, reply(number, status="listed", solvers=[]))
    assert effects == []
    assert asking.ask_in_background(state, "solvers", {"op": "solvers"}) == (state, [])
    state, effects = asking.ask_in_background(state, "solvers", {"op": "model"})
    assert [request["op"] for request in sent(effects)] == ["model"]


def test_an_effect_that_raises_leaves_the_others_to_be_carried_out(words):
    stage = broken(Stage(words, State(engine="ready")), "mark", "save", "in-sight")
    stage.act("opening.drop", PUZZLE)
    stage.act("solving.solve")
    assert "send" in [effect[0] for effect in stage.effects]
    assert stage.store.state.job
    assert [str(error) for error in stage.errors] == ["no hook"] * 3


def test_a_drawing_that_raises_leaves_what_is_to_be_sent(words):
    stage = Stage(words, State(engine="ready"))
    stage.act("opening.drop", PUZZLE)
    stage.store._draw = fault
    stage.act("solving.solve")
    assert "send" in [effect[0] for effect in stage.effects]
    assert len(stage.errors) == 1
    with pytest.raises(ZeroDivisionError):
        stage.store.begin("opening.link", {}, "")


def test_a_request_that_cannot_be_sent_has_failed(words):
    stage = broken(Stage(words, State(engine="ready")), "send")
    stage.act("opening.drop", PUZZLE)
    stage.act("solving.solve")
    assert not stage.store.state.job
    assert codes(stage.store.state) == ["failed"]
    stage.act("tabs.open", "model")
    assert stage.store.state.background == {}
    assert "no hook" in stage.status
    assert len(stage.errors) == 1


def test_what_javascript_threw_away_is_drawn_and_carried_out_the_next_time(words):
    class Thrown(BaseException):
        """No ``except`` catches it, as in MicroPython."""

    def throw(*_given):
        raise Thrown

    stage = Stage(words, State(engine="ready"))
    stage.act("opening.drop", PUZZLE)
    carry_out, stage.store._do = stage.store._do, throw
    with pytest.raises(Thrown):
        stage.act("solving.solve")
    stage.store._do = carry_out
    stage.act("tick")
    assert "send" in [effect[0] for effect in stage.effects]
    patch = stage.renderer._patch
    stage.renderer._patch = throw
    with pytest.raises(Thrown):
        stage.act("opening.size", "6")
    stage.renderer._patch = patch
    stage.act("board.pick", 1)
    assert stage.patched["board", "aria-rowcount"] == 6
    stage.act("opening.drop", PUZZLE)
    draw, stage.store._draw = stage.store._draw, throw
    with pytest.raises(Thrown):
        stage.act("solving.solve")
    stage.store._draw = draw
    stage.act("tick")
    assert [effect[0] for effect in stage.effects].count("send") == 2


# What is stored


def test_what_one_feature_cannot_store_or_restore_costs_nothing_else(monkeypatch):
    names = [dict.fromkeys(("dump", "restore"), fault), {"dump": lambda _: {"n": 1}}]
    broken, whole = [tuple([Stored(scope, **hooks) for scope in scopes.SCOPES]) for hooks in names]
    spoiled = tuple([replace(stored, restore=fault) for stored in whole])
    with_feature(monkeypatch, scopes, storage=broken)
    with_feature(monkeypatch, scopes, storage=spoiled)
    state, effects = update.update(State(), ("opening.drop", PUZZLE))
    assert ("save",) in effects
    state = state.with_parts(Tabs(open="model"), Settings(theme="dark"))
    again, sound = load(State(), dump_tab(state), dump_preferences(state))
    assert sound
    assert (again.board, again.past) == (state.board, state.past)
    assert (again.part(Tabs).open, again.part(Settings).theme) == ("model", "dark")
    assert restore_puzzle(again, dump_puzzle(state)).board == state.board
    light = state.with_parts(Settings(theme="light"))
    assert restore_preferences(again, dump_preferences(light))[0].part(Settings).theme == "light"
    assert len(failures.unreported()) == 1


def test_preferences_that_a_feature_cannot_dump_stay_as_they_were_written(monkeypatch):
    before = dump_preferences(State().with_parts(hinting.HintPreferences(uniqueness=True)))
    broken = [replace(stored, dump=fault) for stored in hinting_feature.storage]
    features = [
        replace(feature, storage=tuple(broken)) if feature is hinting_feature else feature
        for feature in scopes.FEATURES
    ]
    monkeypatch.setattr(scopes, "FEATURES", tuple(features))
    after = json.loads(dump_preferences(State().with_parts(Settings(theme="dark")), before))
    assert after["browser"]["hinting"] == {"lone": True}
    assert after["browser"]["settings"]["theme"] == "dark"


def test_a_key_goes_to_the_other_features_where_one_raises():
    def raising(*_given):
        fault()

    features = (
        Feature(name="raising", keys=raising, keys_in_mode=raising),
        Feature(name="sound", keys=lambda _state, _key: (("sound.go",),)),
    )
    assert actions_of(State(), Key(name="a"), features) == (("sound.go",),)
