"""Requests on their way to the engine: which are sent, and which are let go."""

import json

import pytest

from priorities import USER, VISIBLE
from tests.ui.driver import reply, run, sent
from ui.asking import LONG, as_json, ask, ask_in_background, let_go, puzzle_data
from ui.state import Job, State
from ui.update import WHEN_FREE

SOLVERS = {"op": "solvers"}


@pytest.fixture
def state():
    return State(engine="ready")


def model(state, givens):
    board = state.board.but(givens=bytes([givens] + [0] * 80))
    return {"op": "model", "puzzle": puzzle_data(board)}


def test_each_request_has_a_number_of_its_own_and_what_was_asked_stays_as_it_was(state):
    state, effects = ask_in_background(state, "solvers", SOLVERS)
    state, more = ask(state, model(state, 1))
    assert [(effect[1]["id"], effect[2]) for effect in effects + more] == [(1, VISIBLE), (2, USER)]
    assert SOLVERS == {"op": "solvers"}
    assert (state.job.number, state.job.purpose) == (2, "model")


def test_what_is_wanted_runs_until_something_else_is(state):
    state, effects = ask_in_background(state, "model", model(state, 1), VISIBLE + 1)
    assert effects == [("send", dict(model(state, 1), id=1), VISIBLE + 1)]
    assert ask_in_background(state, "model", model(state, 1)) == (state, [])
    state, effects = ask_in_background(state, "model", model(state, 2))
    assert [effect[0] for effect in effects] == ["cancel", "send"]
    assert effects[0] == ("cancel", 1)
    state, effects = ask_in_background(state, "model", None)
    assert (effects, state.background) == ([("cancel", 2)], {})
    assert ask_in_background(state, "model", None) == (state, [])


def test_purposes_do_not_get_into_each_others_way(state):
    state, _ = ask_in_background(state, "model", model(state, 1))
    state, effects = ask_in_background(state, "solvers", SOLVERS)
    assert len(sent(effects)) == 1
    state, effects = let_go(state, "model")
    assert effects == [("cancel", 1)]
    assert [request.purpose for request in state.background.values()] == ["solvers"]


def test_a_failed_engine_is_started_for_a_job(state):
    assert ask(state.but(engine="failed"), model(state, 1))[1][-1] == ("start-engine",)
    assert len(ask(state, model(state, 1))[1]) == 1


def test_actions_that_need_a_free_engine_do_nothing_while_there_is_a_job(state):
    busy = state.but(job=Job(number=1))
    assert len(WHEN_FREE) > 5
    for name in WHEN_FREE:
        assert run(busy, (name, "anything")) == (busy, [])


def test_what_was_let_go_is_not_heard(state):
    state, _ = ask_in_background(state, "solvers", SOLVERS)
    gone, _ = let_go(state, "solvers")
    assert run(gone, reply(1, status="listed", solvers=[])) == (gone, [])


@pytest.mark.parametrize("text", ["", "short", 'é"\\\n' * 20_000, "x" * LONG, "x" * (LONG + 1)])
def test_a_request_is_json_however_long_its_text(text):
    request = {"op": "open", "text": text, "id": 3}
    assert json.loads(as_json(request)) == request
    assert json.loads(as_json(SOLVERS)) == SOLVERS
