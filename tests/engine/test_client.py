"""The first worker of the engine client, for the user's own job and what is quick."""

from __future__ import annotations

import pytest

from priorities import USER, VISIBLE
from tests.engine.hands import Bench, HandHost, reply
from ui.browser.client import Engine
from ui.browser.worker_queue import (
    GRACE_SECONDS,
    HANGING_SECONDS,
    PATIENCE_SECONDS,
    READY_SECONDS,
    STARTS,
)
from ui.failures import unreported


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_a_request_waits_for_the_worker_and_then_runs(bench: Bench) -> None:
    number = bench.send()
    assert bench.worker.got == []
    bench.ready()
    assert bench.worker.got == [{"op": "solve", "id": number}]
    assert bench.actions[0] == ("readiness.engine", {"state": "loading", "bytes": 1000})
    assert bench.states() == ["loading", "ready"]
    assert bench.host.timers == {}
    assert bench.host.starts == 1


def test_nothing_starts_before_the_page_says_so() -> None:
    host = HandHost()
    engine = Engine(lambda *_action: None, host)
    engine.send({"op": "solve", "id": 1}, USER)
    assert host.workers == []
    engine.start()
    host.workers[0].say({"kind": "ready"})
    assert host.workers[0].numbers == [1]


def test_an_engine_that_cannot_be_started_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def launch(*_values: object) -> None:
        raise OSError("no worker")

    bench = Bench()
    monkeypatch.setattr(bench.host, "launch", launch)
    bench.engine.start()
    reason = {"code": "failed", "params": {"reason": "OSError: no worker"}}
    assert bench.actions[-1] == ("readiness.engine", {"state": "failed", "reason": reason})
    assert [str(error) for error in unreported()] == ["no worker"]


@pytest.mark.parametrize("behind", [False, True])
def test_events_of_a_request_are_passed_on_until_its_reply(bench: Bench, behind: bool) -> None:
    bench.ready()
    number = bench.behind() if behind else bench.send()
    worker = bench.ready() if behind else bench.worker
    progress = {"kind": "progress", "id": number, "seconds": 1}
    for event in (progress, reply(number), progress, reply(number)):
        worker.say(event)
    assert bench.events() == [progress, reply(number)]


def test_what_has_come_is_told(bench: Bench) -> None:
    bench.ready().say({"kind": "arrived"})
    assert bench.actions[-1] == ("readiness.arrived", {"kind": "arrived"})


def test_cancelling_starts_another_worker_and_nothing_more_is_told(bench: Bench) -> None:
    old = bench.ready()
    first, second = bench.send(), bench.send("check")
    bench.engine.cancel(first)
    assert old.ended
    assert bench.worker is not old
    for event in (reply(first), reply(second), {"kind": "ready"}):
        old.say(event)
    assert bench.events() == []
    bench.ready()
    assert bench.worker.numbers == [second]


def test_cancelling_before_the_worker_is_ready_leaves_it(bench: Bench) -> None:
    bench.engine.cancel(bench.send())
    assert len(bench.host.workers) == 1
    bench.ready()
    assert bench.worker.got == []


def test_cancelling_what_is_settled_does_nothing(bench: Bench) -> None:
    bench.ready()
    number = bench.send()
    bench.worker.say(reply(number))
    bench.engine.cancel(number)
    assert bench.replies() == [(number, "solved")]
    assert len(bench.host.workers) == 1


def test_a_worker_that_does_not_start_is_replaced_by_a_plain_one(bench: Bench) -> None:
    number = bench.send()
    bench.host.run_out(READY_SECONDS)
    assert [worker.flags for worker in bench.host.workers] == [(), ("plain",)]
    assert bench.host.workers[0].ended
    bench.ready()
    assert bench.worker.numbers == [number]


def test_when_none_starts_the_engine_has_failed_and_can_be_tried_again(bench: Bench) -> None:
    number = bench.send()
    for _ in range(STARTS - 1):
        bench.host.run_out(READY_SECONDS)
    bench.worker.say({"kind": "broke", "reason": "no memory"})
    assert bench.states() == ["loading", "failed"]
    reason = {"code": "engine.broke", "params": {"reason": "no memory"}}
    assert bench.actions[-1][1]["reason"] == reason
    assert bench.host.timers == {}
    count = len(bench.host.workers)
    bench.send("model")
    assert len(bench.host.workers) == count
    bench.engine.start()
    bench.ready()
    assert bench.states() == ["loading", "failed", "loading", "ready"]
    assert bench.worker.numbers == [number]


def test_a_worker_that_breaks_again_and_again_is_not_started_for_ever(bench: Bench) -> None:
    for _ in range(STARTS):
        bench.ready()
        bench.worker.say({"kind": "broke", "reason": "no memory"})
    assert bench.states()[-1] == "failed"
    assert len(bench.host.workers) == STARTS


def test_the_users_own_goes_before_what_is_quick(bench: Bench) -> None:
    worker = bench.ready()
    first, quick = bench.send(), bench.send("model", VISIBLE)
    bench.engine.cancel(bench.send("check"))
    second, later = bench.send(), bench.send("solvers", VISIBLE)
    assert worker.numbers == [first]
    for number in (first, second, quick, later):
        assert worker.numbers[-1] == number
        worker.say(reply(number))
    assert bench.host.workers == [worker]


@pytest.mark.parametrize(("op", "more"), [("model", {}), ("grade", {"quick": True})])
def test_what_is_quick_is_let_run_to_its_end_but_not_told(
    bench: Bench, op: str, more: dict[str, bool]
) -> None:
    worker = bench.ready()
    quick = bench.send(op, VISIBLE, **more)
    own_request = bench.send()
    bench.engine.cancel(quick)
    worker.say(reply(quick))
    assert bench.events() == []
    assert worker.numbers == [quick, own_request]
    worker.say(reply(own_request))
    assert bench.replies() == [(own_request, "solved")]


def test_a_solver_that_does_not_look_at_the_clock_is_ended(bench: Bench) -> None:
    for send in (bench.send, bench.behind):
        bench.ready()
        number = send(time_limit=10)
        if send == bench.behind:
            bench.ready()
        assert bench.host.seconds == [10 + GRACE_SECONDS]
        worker = bench.worker
        worker.say({"kind": "progress", "id": number, "seconds": 4})
        bench.host.run_out(10 + GRACE_SECONDS)
        assert bench.events()[-1]["reply"] == {"status": "limit", "seconds": 10}
        assert worker.ended
    assert [len(bench.lane(behind)) for behind in (False, True)] == [2, 1]


def test_out_of_time_for_the_proof_the_solution_stands(bench: Bench) -> None:
    bench.ready()
    number = bench.send(time_limit=10)
    solved_reply = {"status": "solved", "grid": [1], "unique": None, "seconds": 7}
    bench.worker.say({"kind": "first", "id": number, "result": solved_reply})
    bench.host.run_out(10 + GRACE_SECONDS)
    assert bench.events()[-1] == {"kind": "reply", "id": number, "reply": solved_reply}


def test_fetching_a_solver_does_not_count_as_solving(bench: Bench) -> None:
    bench.ready()
    number = bench.send(time_limit=10)
    bench.worker.say({"kind": "fetching", "id": number})
    assert bench.host.seconds == []
    bench.worker.say({"kind": "fetched", "id": number})
    assert bench.host.seconds == [10 + GRACE_SECONDS]


def test_a_request_that_breaks_its_worker_is_settled_and_the_next_one_runs(bench: Bench) -> None:
    old = bench.ready()
    first, second = bench.send(), bench.send("check")
    old.say({"kind": "broke", "reason": "out of memory"})
    assert bench.replies() == [(first, "error")]
    assert bench.worker is not old
    bench.ready()
    assert bench.worker.numbers == [second]


def test_a_quick_request_that_hangs_gives_way_to_the_users_own_and_begins_anew(
    bench: Bench,
) -> None:
    old = bench.ready()
    quick, other = bench.send("model", VISIBLE), bench.send("solvers", VISIBLE)
    own_request = bench.send()
    bench.send("check")
    assert bench.host.seconds == [PATIENCE_SECONDS]
    bench.host.run_out(PATIENCE_SECONDS)
    assert old.ended
    assert bench.ready().numbers == [own_request]
    old.say(reply(quick))
    assert bench.replies() == []
    bench.worker.say(reply(own_request))
    bench.worker.say(reply(own_request + 1))
    assert bench.worker.numbers == [own_request, own_request + 1, other]
    bench.worker.say(reply(other))
    assert bench.worker.numbers[-1] == quick
    bench.worker.say(reply(quick))
    assert [number for number, _ in bench.replies()] == [own_request, own_request + 1, other, quick]


def test_a_quick_request_that_is_answered_in_time_keeps_its_worker(bench: Bench) -> None:
    worker = bench.ready()
    quick, own_request = bench.send("model", VISIBLE), bench.send(time_limit=10)
    worker.say(reply(quick))
    assert (worker.numbers, bench.host.seconds) == ([quick, own_request], [10 + GRACE_SECONDS])
    worker.say(reply(own_request))
    assert (worker.ended, bench.host.seconds) == (False, [])


def test_a_quick_request_that_hangs_while_nobody_waits_is_an_error_in_the_end(
    bench: Bench,
) -> None:
    old = bench.ready()
    quick, other = bench.send("model", VISIBLE), bench.send("solvers", VISIBLE)
    assert bench.host.seconds == [HANGING_SECONDS]
    bench.host.run_out(HANGING_SECONDS)
    assert old.ended
    assert bench.replies() == [(quick, "error")]
    assert bench.events()[0]["reply"]["message"]["code"] == "engine.slow"
    assert bench.ready().numbers == [other]


def test_a_quick_request_that_is_not_wanted_any_more_does_not_begin_anew(bench: Bench) -> None:
    bench.ready()
    quick, own_request = bench.send("model", VISIBLE), bench.send()
    bench.engine.cancel(quick)
    bench.host.run_out(PATIENCE_SECONDS)
    bench.ready().say(reply(own_request))
    assert bench.worker.numbers == [own_request]
    assert bench.replies() == [(own_request, "solved")]


@pytest.mark.parametrize("priority", [USER, VISIBLE])
def test_a_request_that_cannot_be_written_down_is_an_error_and_the_next_one_runs(
    bench: Bench, priority: int
) -> None:
    worker = bench.ready()
    number, other = bench.send("model", priority, text=b""), bench.send()
    assert bench.replies() == [(number, "error")]
    assert worker.numbers == [other]
