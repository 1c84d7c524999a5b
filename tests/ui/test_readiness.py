"""Test the readiness of the engine and its solvers."""

import pytest

from tests.ui.driver import codes, reply, run, sent, shown, told
from tests.ui.test_settings import of_solver
from ui.readiness import FEATURE
from ui.readiness.state import Readiness
from ui.settings.state import Settings, Solvers
from ui.state import State, empty_board, layout_for

READY = ("readiness.engine", {"kind": "engine", "state": "ready"})
LOADING = ("readiness.engine", {"kind": "engine", "state": "loading", "bytes": 8_200_000})
FAILED = (
    "readiness.engine",
    {"kind": "engine", "state": "failed", "reason": {"code": "engine.slow", "params": {}}},
)
SOLVE = ("solving.solve",)


@pytest.fixture
def state():
    return State(board=empty_board(layout_for(4)))


def line(state, words):
    """Return the line about the engine at the foot of the page."""
    return shown(FEATURE, state, words)["engine", "textContent"]


def test_what_is_loading_is_told_with_its_size(state, words):
    state, _ = run(state, LOADING)
    assert line(state, words).startswith("Loading the solvers, 8\xa0MB.")
    state, _ = run(state, READY)
    assert line(state, words) == "The solvers are ready."
    state, _ = run(state, ("readiness.offline",))
    assert line(state, words) == "The solvers are ready and work offline."


def test_when_the_engine_is_there_it_is_asked_which_solvers_there_are(state):
    state, effects = run(state, READY)
    assert effects[0] == ("mark", "engine-ready")
    assert sent(effects) == [{"op": "solvers", "id": 1}]
    solvers = [of_solver("highs"), of_solver("cbc", "solver.browser")]
    state, _ = run(state, reply(1, status="listed", solvers=solvers))
    assert state.part(Solvers).listed == tuple(solvers)
    assert state.part(Solvers).reason("cbc") == ("solver.browser", {"solver": "cbc"})


def test_started_anew_it_is_asked_anew(state):
    state, _ = run(state, READY)
    state, effects = run(state, READY)
    assert ("cancel", 1) in effects
    assert sent(effects) == [{"op": "solvers", "id": 2}]
    assert list(state.background) == [2]


def test_a_solver_on_its_way_is_said_to_be_until_it_has_come(state, words):
    state, _ = run(state, READY)
    solvers = [of_solver("highs", loading=True), of_solver("search")]
    state, _ = run(state, reply(1, status="listed", solvers=solvers))
    text = "The solvers are ready. HiGHS is still loading; until then, other solvers fill in."
    assert line(state, words) == text
    state, effects = run(state, ("readiness.arrived", {"kind": "arrived"}))
    assert line(state, words) == "The solvers are ready."
    assert sent(effects) == [{"op": "solvers", "id": 2}]
    solvers = [of_solver("highs", "solver.missing"), of_solver("search")]
    state, _ = run(state, reply(2, status="listed", solvers=solvers))
    assert state.part(Solvers).reason("highs") == ("solver.missing", {"solver": "highs"})


def test_who_waits_for_it_is_told_and_then_that_it_solves(state):
    coming = Solvers(listed=(of_solver("highs", loading=True),))
    state, _ = run(
        state.with_parts(coming, Settings(solver="highs")).but(engine="ready"), SOLVE, now=0
    )
    state, _ = run(state, ("tick",), now=400)
    assert state.status == (("busy.coming", {"solver": "highs"}),)
    state, _ = run(state, ("readiness.arrived", {"kind": "arrived"}), now=500)
    assert state.job.started == 500, "its time counts from when it begins"
    assert codes(run(state, ("tick",), now=900)[0]) == ["busy.solve"]


def test_solve_before_the_engine_is_there_waits_and_then_runs(state):
    state, effects = run(state, SOLVE, now=0)
    assert len(sent(effects)) == 1
    state, _ = run(state, ("tick",), now=400)
    assert codes(state) == ["busy.waiting"]
    state, effects = run(state, READY, now=500)
    assert codes(run(state, ("tick",), now=900)[0]) == ["busy.auto"]
    assert effects[0] == ("mark", "engine-ready")


def test_a_failed_engine_is_said_with_its_reason_and_tried_again(state, words):
    state, effects = run(state, SOLVE, FAILED)
    assert codes(state) == ["engine.failed", "engine.slow"]
    assert ("cancel", 1) in effects
    assert state.job is None
    assert line(state, words).endswith("The solvers did not answer in time.")
    assert not shown(FEATURE, state, words)["retry", "hidden"]
    again, effects = run(state, ("readiness.retry",))
    assert effects == [("start-engine",)]
    assert again.engine == "loading"
    again, effects = run(state, SOLVE)
    assert ("start-engine",) in effects
    assert again.job


def test_without_a_job_only_the_foot_of_the_page_says_that_it_failed(state):
    failed, effects = run(state, FAILED)
    assert (failed.status, effects) == (state.status, [])


def test_what_could_not_be_fetched_stays_on_offer(state):
    offer = {"bytes": 350_000, "licence": "MIT"}
    ready = Solvers(listed=(of_solver("cadical", offer=offer),))
    state, _ = run(state.with_parts(ready, Settings(solver="cadical")).but(engine="ready"), SOLVE)
    state, _ = run(state, told("fetching", 1, solver="cadical", **offer))
    assert codes(state) == ["busy.fetching"]
    state, _ = run(state, told("fetched", 1, solver="cadical", available=False))
    assert state.status == ()
    assert state.part(Solvers).find("cadical")["offer"] == offer


def test_taking_the_new_release_saves_first(state, words):
    assert shown(FEATURE, state, words)["release", "hidden"]
    state, _ = run(state, ("readiness.release",))
    assert state.part(Readiness).release
    assert not shown(FEATURE, state, words)["release", "hidden"]
    assert run(state, ("readiness.renew",))[1] == [("renew",)]


def test_a_browser_that_keeps_nothing_is_said_to(state, words):
    state, _ = run(state, READY, ("readiness.refused", "board"))
    assert line(state, words).endswith("when the page is closed, the board is lost.")
    state, _ = run(state, ("readiness.refused", ""))
    assert line(state, words) == "The solvers are ready."


def test_settings_that_are_not_kept_are_said_to_be(state, words):
    state, _ = run(state, READY, ("readiness.refused", "settings"))
    assert codes(state)[-1:] == ["unkept.settings"]
    assert line(state, words).endswith("the next visit begins without your settings.")
